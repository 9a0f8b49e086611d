import { Mail, MessageCircle, Phone } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Message } from '#contract/office/inbox'
import type { Channel } from '#contract/outbox'
import { useSaveKey } from '../../ui/input/keys'
import { Panel } from '../../ui/layout/panel'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { telHref } from '../../ui/text/shop-phone'
import { mayHaveWhatsapp } from '../orders/phone'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import { WayPicker } from '../ui/way-picker'
import { mailHref, whatsappWith } from './reach'

type AnswerFormProps = {
  message: Message
  busy: boolean
  /** `by`: the shop sends it; `sent`: a program of this device; else it is only kept. */
  onKeep: (answer: string, how: { sent: boolean; by?: Channel }, onKept: () => void) => void
  /** Called, or written to, without words of an answer. */
  onReach: () => void
}

const longest = 5000

/**
 * An answer is stored here, and sent by the shop where it can send, or by the person's own programs. Typed
 * words stay; another person's answer appears above them.
 */
export function AnswerForm({ message, busy, onKeep, onReach }: AnswerFormProps) {
  const text = useText()
  const [draft, setDraft] = useMemoryDraft<string>(`answer to ${message.id}`, true)
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const words = draft ?? message.answer ?? ''
  const isOther = draft !== undefined && message.answer !== null && message.answer !== draft.trim()
  const { ways } = message
  const [chosen, setChosen] = useState<Channel>()
  const by = chosen && ways.includes(chosen) ? chosen : ways[0]
  const saving = useSaveKey(by ? text.inbox.send[by] : text.inbox.keep)

  function save(event: FormEvent) {
    event.preventDefault()
    store(by && { by })
  }

  function store(how: { by: Channel } | undefined) {
    const answer = words.trim()
    setIsEmpty(!answer)
    if (!answer) field.current?.focus()
    else if (!busy) onKeep(answer, { sent: false, ...how }, () => setDraft(undefined))
  }

  /** The other program opens with the words; the message is answered by them. */
  function reach() {
    const answer = words.trim()
    if (busy) return
    if (answer && draft !== undefined) onKeep(answer, { sent: true }, () => setDraft(undefined))
    else onReach()
  }

  const to = by === 'mail' ? message.email : message.number
  const hint = by ? text.inbox.goesTo(to) : text.inbox.answerHint

  return (
    <Panel title={text.inbox.answer}>
      <form {...saving} className="panel-body stack" onSubmit={save}>
        {isOther && (
          <blockquote className="note said">
            {`${text.inbox.answeredBy(message.by ?? '')}\n${message.answer}`}
          </blockquote>
        )}
        <div className="field grid">
          <label htmlFor={id} className="visually-hidden">
            {text.inbox.answer}
          </label>
          <textarea
            ref={field}
            id={id}
            className="input"
            rows={5}
            maxLength={longest}
            value={words}
            aria-invalid={isEmpty || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setDraft(target.value)}
          />
          <p className="hint" id={`${id}-hint`}>
            {isEmpty ? <span className="wrong">{text.fields.empty}</span> : hint}
          </p>
        </div>
        <WayPicker
          label={text.inbox.way}
          ways={ways}
          names={{ mail: text.inbox.mail, sms: 'SMS' }}
          value={by ?? 'mail'}
          onChange={setChosen}
        />
        <div className="acts ways">
          <ActButton type="submit" kind="primary" busy={busy}>
            {by ? text.inbox.send[by] : text.inbox.keep}
          </ActButton>
          {by && (
            <ActButton busy={busy} onClick={() => store(undefined)}>
              {text.inbox.keepOnly}
            </ActButton>
          )}
          <a
            className="button button-outline"
            href={mailHref(message.email, message.subject, words)}
            onClick={reach}
          >
            <Mail className="glyph glyph-small" aria-hidden />
            {text.inbox.mail}
          </a>
          {/* A masked number cannot be called. */}
          {!message.number.includes('*') && (
            <>
              {mayHaveWhatsapp(message.number) && (
                <a
                  className="button button-outline"
                  href={whatsappWith(message.number, words)}
                  target="_blank"
                  rel="noreferrer"
                  onClick={reach}
                >
                  <MessageCircle className="glyph glyph-small" aria-hidden />
                  {text.inbox.whatsapp}
                </a>
              )}
              <a className="button button-outline" href={telHref(message.number)} onClick={reach}>
                <Phone className="glyph glyph-small" aria-hidden />
                {text.inbox.call}
              </a>
            </>
          )}
        </div>
      </form>
    </Panel>
  )
}

import { Mail, MessageCircle, Phone } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Message } from '#contract/office/inbox'
import { useSaveKey } from '../../ui/input/keys'
import { Panel } from '../../ui/layout/panel'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { telHref } from '../../ui/text/shop-phone'
import { mayHaveWhatsapp } from '../orders/phone'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'
import { mailHref, whatsappWith } from './reach'

type AnswerFormProps = {
  message: Message
  busy: boolean
  onKeep: (answer: string, onKept: () => void) => void
}

const longest = 5000

/**
 * An answer is stored here, and sent by the person's own programs. Typed words stay; another
 * person's answer appears above them.
 */
export function AnswerForm({ message, busy, onKeep }: AnswerFormProps) {
  const text = useText()
  const [draft, setDraft] = useMemoryDraft<string>(`answer to ${message.id}`)
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const words = draft ?? message.answer ?? ''
  const isOther = draft !== undefined && message.answer !== null && message.answer !== draft.trim()
  const saving = useSaveKey(text.inbox.keep)

  function save(event: FormEvent) {
    event.preventDefault()
    const answer = words.trim()
    setIsEmpty(!answer)
    if (!answer) field.current?.focus()
    else if (!busy) onKeep(answer, () => setDraft(undefined))
  }

  return (
    <Panel title={text.inbox.answer}>
      <form {...saving} className="in stack" onSubmit={save}>
        {isOther && (
          <blockquote className="note said">
            {`${text.inbox.answeredBy(message.by ?? '')}\n${message.answer}`}
          </blockquote>
        )}
        <div className="field grid">
          <label htmlFor={id} className="vh">
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
            {isEmpty ? <span className="wrong">{text.fields.empty}</span> : text.inbox.answerHint}
          </p>
        </div>
        <div className="acts ways">
          <ActButton type="submit" kind="primary" busy={busy}>
            {text.inbox.keep}
          </ActButton>
          <a
            className="button button-outline"
            href={mailHref(message.email, message.subject, words)}
          >
            <Mail className="i s" aria-hidden />
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
                >
                  <MessageCircle className="i s" aria-hidden />
                  {text.inbox.whatsapp}
                </a>
              )}
              <a className="button button-outline" href={telHref(message.number)}>
                <Phone className="i s" aria-hidden />
                {text.inbox.call}
              </a>
            </>
          )}
        </div>
      </form>
    </Panel>
  )
}

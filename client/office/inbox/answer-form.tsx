import { Mail, MessageCircle, Phone } from 'lucide-react'
import { useState } from 'react'
import type { Message } from '#contract/office/inbox'
import type { Channel } from '#contract/outbox'
import { useWords } from '../../text/lang'
import { telHref } from '../../ui/text/shop-phone'
import { mayHaveWhatsapp } from '../orders/phone'
import { ActButton } from '../ui/act-button'
import { WayPicker } from '../ui/way-picker'
import { mailHref, whatsappWith } from './reach'
import { TypedAnswer } from './typed-answer'
import { inboxWords } from './words'

type AnswerFormProps = {
  message: Message
  busy: boolean
  /** `by`: the shop sends it; `sent`: a program of this device; else it is only kept. */
  onKeep: (answer: string, how: { sent: boolean; by?: Channel }, onKept: () => void) => void
  /** Called, or written to, without words of an answer. */
  onReach: () => void
}

/**
 * An answer is stored here, and sent by the shop where it can send, or by the person's own
 * programs.
 */
export function AnswerForm({ message, busy, onKeep, onReach }: AnswerFormProps) {
  const { inbox } = useWords(inboxWords)
  const { ways, number, email, subject } = message
  const [chosen, setChosen] = useState<Channel>()
  const by = chosen && ways.includes(chosen) ? chosen : ways[0]
  const store = (how: { sent: boolean; by?: Channel }) => (words: string, onKept: () => void) => {
    if (!busy) onKeep(words, how, onKept)
  }
  return (
    <TypedAnswer
      what={`answer to ${message.id}`}
      answer={message.answer}
      by={message.by}
      rows={5}
      most={5000}
      hint={by ? inbox.goesTo(by === 'mail' ? email : number) : inbox.answerHint}
      saves={by ? inbox.send[by] : inbox.keep}
      onSave={store({ sent: false, by })}
    >
      {({ words, isChanged, take, forget }) => {
        /** The other program opens with the words; the message is answered by them. */
        function reach() {
          if (busy) return
          if (words.trim() && isChanged) onKeep(words.trim(), { sent: true }, forget)
          else onReach()
        }
        return (
          <>
            <WayPicker
              label={inbox.way}
              ways={ways}
              names={{ mail: inbox.mail, sms: 'SMS' }}
              value={by ?? 'mail'}
              onChange={setChosen}
            />
            <div className="acts ways">
              <ActButton type="submit" kind="primary" busy={busy}>
                {by ? inbox.send[by] : inbox.keep}
              </ActButton>
              {by && (
                <ActButton busy={busy} onClick={() => take(store({ sent: false }))}>
                  {inbox.keepOnly}
                </ActButton>
              )}
              <a
                className="button button-outline"
                href={mailHref(email, subject, words)}
                onClick={reach}
              >
                <Mail className="glyph glyph-small" aria-hidden />
                {inbox.mail}
              </a>
              {/* A masked number cannot be called. */}
              {!number.includes('*') && (
                <>
                  {mayHaveWhatsapp(number) && (
                    <a
                      className="button button-outline"
                      href={whatsappWith(number, words)}
                      target="_blank"
                      rel="noreferrer"
                      onClick={reach}
                    >
                      <MessageCircle className="glyph glyph-small" aria-hidden />
                      {inbox.whatsapp}
                    </a>
                  )}
                  <a className="button button-outline" href={telHref(number)} onClick={reach}>
                    <Phone className="glyph glyph-small" aria-hidden />
                    {inbox.call}
                  </a>
                </>
              )}
            </div>
          </>
        )
      }}
    </TypedAnswer>
  )
}

import { useState } from 'react'
import { countParts, fillSms, longestText, placeholdersOf } from '#contract/message-text'
import {
  channels,
  type MessageKind,
  type MessageLang,
  type MessageText,
  messageKinds,
  messageLangs,
  messageTexts,
} from '#contract/outbox'
import { readyMessages } from '#contract/ready-messages'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { TextArea } from '../../ui/form/text-area'
import { outboxWords } from '../ui/outbox-words'
import { FeedPanel } from './feed-panel'
import { MessagePreview, SendingNote } from './message-preview'
import { samples } from './message-samples'
import { type Typed, typedOf } from './typed-values'
import '../../ui/form/seg.css'
import './message-fields.css'

type Bound = { name: string; error: string | undefined }
type MessageFieldsProps = {
  bind: (name: string, value: string) => Bound
  stored: object
  typed: Typed | undefined
  now: Typed | undefined
  mayChange: boolean
}

/** Which messages go by which channel, and the shop's own words of each. */
export function MessageFields({ bind, stored, typed, now, mayChange }: MessageFieldsProps) {
  const words = useWords(outboxWords)
  const values = typed ?? typedOf('texts', { v: 0, value: stored })
  const shown = now ?? values
  return (
    <div className="stack">
      <SendingNote />
      {messageKinds.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          bind={bind}
          values={values}
          shown={shown}
          mayChange={mayChange}
        />
      ))}
      <p className="note calm">
        <b>{words.undoTitle}</b> {words.undoWhy}
      </p>
      <FeedPanel mayChange={mayChange} />
    </div>
  )
}

type KindProps = Pick<MessageFieldsProps, 'bind' | 'mayChange'> & {
  kind: MessageKind
  values: Typed
  shown: Typed
}

function Kind({ kind, bind, values, shown, mayChange }: KindProps) {
  const words = useWords(outboxWords)
  const [lang, setLang] = useState<MessageLang>('bn')
  const [isOpen, setIsOpen] = useState(false)
  const nameOf = (of: MessageLang, what: MessageText) => `${kind}_${of}_${what}`
  const isWrong = messageLangs.some((of) =>
    messageTexts.some((what) => bind(nameOf(of, what), '').error),
  )
  return (
    <section className="message-kind" aria-label={words.kinds[kind]}>
      <div className="flex wraps message-head">
        <span>
          <b>{words.kinds[kind]}</b>
          <small className="mute">{words.abouts[kind]}</small>
        </span>
        {channels.map((channel) => (
          <label key={channel} className="flex gap-10 switch-line">
            <input
              type="checkbox"
              name={`${kind}_${channel}`}
              defaultChecked={values[`${kind}_${channel}`] === 'on'}
            />
            {words.channels[channel]}
          </label>
        ))}
      </div>
      <details
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="link">{words.change}</summary>
        <div className="stack">
          <div className="segments" role="radiogroup" aria-label={words.lang}>
            {messageLangs.map((each) => (
              <label key={each}>
                <input type="radio" checked={lang === each} onChange={() => setLang(each)} />
                <span lang={each}>{words.langs[each]}</span>
              </label>
            ))}
          </div>
          {messageLangs.map((of) => (
            <div key={of} className="stack" hidden={of !== lang}>
              {messageTexts.map((what) => (
                <Text
                  key={what}
                  kind={kind}
                  lang={of}
                  what={what}
                  mayChange={mayChange}
                  bound={bind(nameOf(of, what), values[nameOf(of, what)] ?? '')}
                  written={shown[nameOf(of, what)] ?? ''}
                />
              ))}
            </div>
          ))}
          {isOpen && <MessagePreview kind={kind} lang={lang} shown={shown} mayTry={mayChange} />}
        </div>
      </details>
    </section>
  )
}

type TextProps = {
  kind: MessageKind
  lang: MessageLang
  what: MessageText
  bound: Bound
  written: string
  mayChange: boolean
}

function Text({ kind, lang, what, bound, written, mayChange }: TextProps) {
  const words = useWords(outboxWords)
  const ready = readyMessages[lang][kind][what]
  const { letters, parts } = countParts(fillSms(written || ready, samples[lang], samples.en.shop))
  const shared = {
    ...bound,
    label: words.texts[what],
    maxLength: longestText[what],
    placeholder: ready,
    lang,
    hint: what === 'sms' ? words.count(letters, parts) : undefined,
  }

  /** A value set by a script fires no event: the form is notified here. */
  function write(next: (field: HTMLTextAreaElement | HTMLInputElement) => void) {
    const field = document.getElementsByName(bound.name)[0]
    if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return
    next(field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <div>
      {what === 'subject' ? <Field {...shared} /> : <TextArea {...shared} rows={3} />}
      {mayChange && (
        <fieldset className="flow gap-6 message-chips">
          <legend className="visually-hidden">{words.insert}</legend>
          {placeholdersOf(kind).map((name) => (
            <button
              key={name}
              type="button"
              className="tag"
              onClick={() =>
                write((field) => {
                  const at = field.selectionStart ?? field.value.length
                  field.setRangeText(`{${name}}`, at, field.selectionEnd ?? at, 'end')
                })
              }
            >
              {words.placeholders[name]}
            </button>
          ))}
          {written === '' && (
            <Button
              className="quiet"
              onClick={() =>
                write((field) => {
                  field.value = ready
                })
              }
            >
              {words.start}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  )
}

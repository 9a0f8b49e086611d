import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useWords } from '../../text/lang'
import { useSaveKey } from '../../ui/input/keys'
import { Panel } from '../../ui/layout/panel'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { frameWords } from '../text/frame-words'
import { inboxWords } from './words'

type TypedAnswerProps = {
  /** Names the draft. */
  what: string
  /** The stored answer, and who wrote it. */
  answer: string | null
  by: string | null
  rows: number
  most: number
  hint: string
  /** What `Ctrl S` does. */
  saves: string
  onSave: (words: string, onKept: () => void) => void
  children: (typed: Typed) => ReactNode
}
type Typed = {
  words: string
  isChanged: boolean
  /** Sends the words elsewhere; without any the field asks for them. */
  take: (send: (words: string, onKept: () => void) => void) => void
  forget: () => void
}

/** An answer and its buttons. Typed words stay; another person's answer appears above them. */
export function TypedAnswer(props: TypedAnswerProps) {
  const { what, answer, by, rows, most, hint, saves, onSave, children } = props
  const text = useWords(inboxWords)
  const frame = useWords(frameWords)
  const [draft, setDraft] = useMemoryDraft<string>(what, true)
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const words = draft ?? answer ?? ''
  const isOther = draft !== undefined && answer !== null && answer !== draft.trim()
  const saving = useSaveKey(saves)
  const forget = () => setDraft(undefined)

  function take(send: typeof onSave) {
    const said = words.trim()
    setIsEmpty(!said)
    if (said) send(said, forget)
    else field.current?.focus()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    take(onSave)
  }

  return (
    <Panel title={text.inbox.answer}>
      <form {...saving} className="panel-body stack" onSubmit={save}>
        {isOther && (
          <blockquote className="note said">
            {`${text.inbox.answeredBy(by ?? '')}\n${answer}`}
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
            rows={rows}
            maxLength={most}
            value={words}
            aria-invalid={isEmpty || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setDraft(target.value)}
          />
          <p className="hint" id={`${id}-hint`}>
            {isEmpty ? <span className="wrong">{frame.fields.empty}</span> : hint}
          </p>
        </div>
        {children({ words, isChanged: draft !== undefined, take, forget })}
      </form>
    </Panel>
  )
}

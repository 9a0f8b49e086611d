import { type FormEvent, useId, useRef, useState } from 'react'
import type { OfficeReview } from '#contract/office/inbox'
import { longestReview } from '#contract/shop'
import { useSaveKey } from '../../ui/input/keys'
import { Panel } from '../../ui/layout/panel'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import { useText } from '../text/lang'
import { ActButton } from '../ui/act-button'

type ReviewAnswerProps = {
  review: OfficeReview
  busy: boolean
  /** Without words the answer is removed. */
  onSend: (answer: string, onSent: () => void) => void
}

/** The shop's answer to a review. Typed words stay; another person's answer appears above them. */
export function ReviewAnswer({ review, busy, onSend }: ReviewAnswerProps) {
  const text = useText()
  const [draft, setDraft] = useMemoryDraft<string>(`answer to review ${review.id}`, true)
  const [isEmpty, setIsEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const { answer, answered_by: by } = review
  const words = draft ?? answer ?? ''
  const isOther = draft !== undefined && answer !== null && answer !== draft.trim()
  const saving = useSaveKey(text.inbox.publish)

  function send(said: string) {
    if (!busy) onSend(said, () => setDraft(undefined))
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const said = words.trim()
    setIsEmpty(!said)
    if (said) send(said)
    else field.current?.focus()
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
            rows={4}
            maxLength={longestReview}
            value={words}
            aria-invalid={isEmpty || undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setDraft(target.value)}
          />
          <p className="hint" id={`${id}-hint`}>
            {isEmpty ? (
              <span className="wrong">{text.fields.empty}</span>
            ) : (
              [by, text.inbox.reviewAnswerHint].filter(Boolean).join(' · ')
            )}
          </p>
        </div>
        <div className="acts">
          <ActButton type="submit" kind="primary" busy={busy}>
            {text.inbox.publish}
          </ActButton>
          {answer !== null && (
            <ActButton busy={busy} onClick={() => send('')}>
              {text.inbox.removeAnswer}
            </ActButton>
          )}
        </div>
      </form>
    </Panel>
  )
}

import { useState } from 'react'
import type { ApiError } from '../../api/api-error'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Refusal } from '../ui/refusal'
import { localOf, momentOf, usualTimes } from './times'

type LaterDialogProps = {
  note: string
  onNote: (note: string) => void
  busy: boolean
  error: ApiError | null
  onChoose: (callAt: string, note: string | undefined) => void
  onClose: () => void
}

/** When the customer wants to be called: the usual times are one tap. */
export function LaterDialog({ note, onNote, busy, error, onChoose, onClose }: LaterDialogProps) {
  const text = useText()
  const [own, setOwn] = useState('')
  const [now] = useState(() => new Date())
  const { inAnHour, thisEvening, tomorrow } = usualTimes(now)
  const choose = (callAt: string) => onChoose(callAt, note.trim() || undefined)
  const usual = [
    { name: text.order.inAnHour, at: inAnHour },
    ...(thisEvening ? [{ name: text.order.thisEvening, at: thisEvening }] : []),
    { name: text.order.tomorrow, at: tomorrow },
  ]
  return (
    <Dialog title={text.order.laterTitle} onClose={onClose}>
      <div className="stack">
        <OfflineWhy />
        <Refusal>{error ? sentenceOf(error) : ''}</Refusal>
        {usual.map(({ name, at }) => (
          <ActButton key={name} busy={busy} onClick={() => choose(at)}>
            {name}
          </ActButton>
        ))}
        <Field
          label={text.order.ownTime}
          type="datetime-local"
          min={localOf(now)}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
        />
        <ActButton
          kind="main"
          busy={busy}
          disabled={!own || momentOf(own) < now}
          onClick={() => choose(momentOf(own).toISOString())}
        >
          {text.order.keepTime}
        </ActButton>
        <Field
          label={text.order.noteLabel}
          hint={text.order.optional}
          maxLength={1000}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </div>
    </Dialog>
  )
}

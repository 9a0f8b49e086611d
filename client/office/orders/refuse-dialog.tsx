import type { ApiError } from '../../api/api-error'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { ActButton, OfflineWhy } from '../ui/act-button'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { LongField } from '../ui/field'
import { Refusal } from '../ui/refusal'

type RefuseDialogProps = {
  note: string
  onNote: (note: string) => void
  busy: boolean
  error: ApiError | null
  onRefuse: (note: string | undefined) => void
  onClose: () => void
}

/** Asks before a refusal cancels the order. */
export function RefuseDialog({ note, onNote, busy, error, onRefuse, onClose }: RefuseDialogProps) {
  const text = useText()
  return (
    <Dialog title={text.order.refuseTitle} onClose={onClose}>
      <div className="stack">
        <p>{text.order.refuseWhy}</p>
        <LongField
          label={text.order.noteLabel}
          hint={text.order.optional}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
        <OfflineWhy />
        <Refusal>{error ? sentenceOf(error) : ''}</Refusal>
        <div className="acts">
          <ActButton kind="bad" busy={busy} onClick={() => onRefuse(note.trim() || undefined)}>
            {text.order.refuse}
          </ActButton>
          <Button onClick={onClose}>{text.words.cancel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

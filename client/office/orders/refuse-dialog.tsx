import type { ApiError } from '../../api/api-error'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { TextArea } from '../../ui/form/text-area'
import { sentenceOf } from '../api/send'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { orderWords } from './words'

type RefuseDialogProps = {
  note: string
  onNote: (note: string) => void
  busy: boolean
  error: ApiError | null
  onRefuse: (note: string | undefined) => void
  onClose: () => void
}

/** Confirms that a refusal cancels the order. */
export function RefuseDialog({ note, onNote, busy, error, onRefuse, onClose }: RefuseDialogProps) {
  const text = useWords(orderWords)
  return (
    <Dialog title={text.order.refuseTitle} firstFocus=".acts .button-outline" onClose={onClose}>
      <div className="stack">
        <p>{text.order.refuseWhy}</p>
        <TextArea
          label={text.order.noteLabel}
          hint={text.order.optional}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
        <FormActs
          kind="danger-outline"
          refusal={error ? sentenceOf(error) : ''}
          busy={busy}
          onClick={() => onRefuse(note.trim() || undefined)}
          other={<Button onClick={onClose}>{text.order.goBack}</Button>}
        >
          {text.order.refuse}
        </FormActs>
      </div>
    </Dialog>
  )
}

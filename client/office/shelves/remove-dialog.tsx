import { useState } from 'react'
import { toast } from '../../ui/toast'
import { useShelfText } from '../text/shelves'
import { Dialog } from '../ui/dialog'
import { Choice } from '../ui/field'
import { FormActs } from '../ui/form-acts'
import { useForm } from '../ui/use-form'

type RemoveDialogProps = {
  name: string
  /** The goods there, and where they go. */
  says: string
  /** It cannot be removed before somebody says where that goes. */
  mustGo: boolean
  /** Where it can go: then the old name leads there, and the two are one. */
  places: [id: number, name: string][]
  onRemove: (to: number | undefined) => Promise<unknown>
  onClose: () => void
}

/** Asks before a shelf is removed, or joined with another: that cannot be taken back. */
export function RemoveDialog({ name, says, mustGo, places, onRemove, onClose }: RemoveDialogProps) {
  const text = useShelfText()
  const [to, setTo] = useState('')
  const { form, field, refusal, busy } = useForm({
    onSubmit: async () => {
      await onRemove(Number(to) || undefined)
      toast.success(to ? text.joined(name) : text.removed(name))
      onClose()
    },
  })
  return (
    <Dialog title={text.removing(name)} onClose={onClose}>
      <form {...form} className="stack">
        <p>{says}</p>
        {places.length > 0 && (
          <Choice
            {...field('move_to')}
            label={text.to}
            hint={to && text.leads}
            value={to}
            onChange={({ target }) => setTo(target.value)}
            required={mustGo}
          >
            <option value="">{mustGo ? text.choose : text.nowhere}</option>
            {places.map(([id, place]) => (
              <option key={id} value={id}>
                {place}
              </option>
            ))}
          </Choice>
        )}
        <FormActs
          kind="bad"
          refusal={refusal}
          busy={busy}
          disabled={mustGo && places.length === 0}
          onClose={onClose}
        >
          {to ? text.joinNow : text.remove}
        </FormActs>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { useWords } from '../../text/lang'
import { Choice } from '../../ui/form/choice'
import { toast } from '../../ui/overlay/toast'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { useOfficeForm } from '../ui/use-office-form'
import { catalogueWords } from './words'

type RemoveDialogProps = {
  name: string
  /** A sentence about its products and their next place. */
  says: string
  /** A target is required before it can be removed. */
  mustGo: boolean
  /** Possible targets: the old name then leads there, and the two are joined. */
  places: [id: number, name: string][]
  onRemove: (to: number | undefined) => Promise<unknown>
  onClose: () => void
}

/** Confirms that a category or tag is removed or joined: neither can be undone. */
export function RemoveDialog({ name, says, mustGo, places, onRemove, onClose }: RemoveDialogProps) {
  const text = useWords(catalogueWords)
  const [to, setTo] = useState('')
  const { form, field, refusal, busy } = useOfficeForm({
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
          kind="danger-outline"
          refusal={refusal}
          busy={busy}
          isOff={mustGo && places.length === 0}
          onClose={onClose}
        >
          {to ? text.joinNow : text.remove}
        </FormActs>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import type { ApiError } from '../../api/api-error'
import { choiceWords } from '../../text/format'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { sentenceOf } from '../api/send'
import { useText } from '../text/lang'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'

export type Restock = { line_id: number; quantity: number }[]
type ReceivedDialogProps = {
  order: OfficeOrder
  busy: boolean
  error: ApiError | null
  onRecord: (restock: Restock) => void
  onClose: () => void
}

/** Confirms that a returned parcel cancels its order, with the undamaged pieces. */
export function ReceivedDialog({ order, busy, error, onRecord, onClose }: ReceivedDialogProps) {
  const text = useText()
  const counted = countedLines(order)
  const cancels = order.status === orderStatus.shipped
  const [whole, setWhole] = useState<Record<number, number>>({})
  const restock = counted
    .map(({ id, to_restock = 0 }) => ({ line_id: id, quantity: whole[id] ?? to_restock }))
    .filter(({ quantity }) => quantity > 0)
  return (
    <Dialog title={text.order.receivedTitle} onClose={onClose}>
      <div className="stack num">
        {cancels && <p>{text.order.receivedWhy}</p>}
        {counted.map(({ id, title, to_restock = 0, ...line }) => (
          <Field
            key={id}
            label={[title, choiceWords(line)].filter(Boolean).join(' · ')}
            hint={text.order.backOnShelf(to_restock)}
            type="number"
            min={0}
            max={to_restock}
            value={whole[id] ?? to_restock}
            onChange={({ target }) =>
              setWhole({ ...whole, [id]: Math.min(to_restock, Math.max(0, Number(target.value))) })
            }
          />
        ))}
        <FormActs
          kind={cancels ? 'danger-outline' : 'primary'}
          refusal={error ? sentenceOf(error) : ''}
          busy={busy}
          onClick={() => onRecord(restock)}
          other={<Button onClick={onClose}>{text.order.goBack}</Button>}
        >
          {text.order.parcel.received}
        </FormActs>
      </div>
    </Dialog>
  )
}

/** Lines with counted pieces that are not all returned yet. */
export function countedLines({ lines }: OfficeOrder) {
  return lines.filter(({ to_restock = 0 }) => to_restock > 0)
}

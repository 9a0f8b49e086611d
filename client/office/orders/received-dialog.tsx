import { useState } from 'react'
import { readWhole } from '#contract/office/numbers'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import type { ApiError } from '../../api/api-error'
import { choiceWords } from '../../text/format'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Field } from '../../ui/form/field'
import { sentenceOf } from '../api/send'
import { Dialog } from '../ui/dialog'
import { FormActs } from '../ui/form-acts'
import { orderWords } from './words'

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
  const text = useWords(orderWords)
  const counted = countedLines(order)
  const cancels = order.status === orderStatus.shipped
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [isPressed, setIsPressed] = useState(false)
  const back = counted.map(({ id, to_restock = 0 }) => {
    const quantity = readWhole(typed[id] ?? String(to_restock))
    return { line_id: id, quantity: quantity ?? 0, isWrong: (quantity ?? Infinity) > to_restock }
  })
  const isWrong = (id: number) => isPressed && back.some((one) => one.line_id === id && one.isWrong)

  function recordBack() {
    setIsPressed(true)
    if (back.some((one) => one.isWrong)) return
    const whole = back.map(({ line_id, quantity }) => ({ line_id, quantity }))
    onRecord(whole.filter(({ quantity }) => quantity > 0))
  }

  return (
    <Dialog title={text.order.receivedTitle} onClose={onClose}>
      <div className="stack num">
        {cancels && <p>{text.order.receivedWhy}</p>}
        {counted.map(({ id, title, to_restock = 0, ...line }) => (
          <Field
            key={id}
            label={[title, choiceWords(line)].filter(Boolean).join(' · ')}
            hint={text.order.backInStock(to_restock)}
            error={isWrong(id) ? text.order.wholeUpTo(to_restock) : undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed[id] ?? String(to_restock)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
          />
        ))}
        <FormActs
          kind={cancels ? 'danger-outline' : 'primary'}
          refusal={error ? sentenceOf(error) : ''}
          busy={busy}
          onClick={recordBack}
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

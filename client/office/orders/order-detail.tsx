import { useText } from '../text/lang'
import { ReadFailed } from '../ui/read-failed'
import { OrderSheet } from './order-sheet'
import { useOrder } from './queries'
import './order.css'

export type OrderDetailProps = {
  transId: string
  /** The part of the address that says from which list it was opened. */
  search: string
  /** False while rows are ticked: the keys are then for those. */
  areKeysFree: boolean
}

export function OrderDetail({ transId, ...rest }: OrderDetailProps) {
  const text = useText()
  const { data: answer, error, refetch } = useOrder(transId)
  if (answer) return <OrderSheet order={answer.order} {...rest} />
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  return <p className="waiting">{text.words.loading}</p>
}

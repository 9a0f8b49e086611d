import { ReadFailed } from '../ui/read-failed'
import { OrderSheet } from './order-sheet'
import { useOrder } from './queries'
import '../ui/detail.css'
import './order.css'
import { Waiting } from '../ui/waiting'

export type OrderDetailProps = {
  transId: string
  /** The part of the address that says from which list it was opened. */
  search: string
  /** False while rows are ticked: the keys are then for those. */
  areKeysFree: boolean
  /** Shown because it is the first of its list. */
  isAhead: boolean
}

export function OrderDetail({ transId, ...rest }: OrderDetailProps) {
  const { data: answer, error, refetch } = useOrder(transId)
  if (answer) return <OrderSheet order={answer.order} {...rest} />
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  return <Waiting />
}

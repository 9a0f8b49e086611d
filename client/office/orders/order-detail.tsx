import { useQuery } from '@tanstack/react-query'
import { getOrder } from '#contract/office/orders'
import { poll } from '../api/poll'
import { ReadFailed } from '../ui/read-failed'
import { OrderSheet } from './order-sheet'
import '../../ui/layout/detail.css'
import './order.css'
import { Waiting } from '../ui/waiting'

export type OrderDetailProps = {
  transId: string
  /** The query of the list that the order was opened from. */
  search: string
  /** False while rows are ticked: the keys then act on those. */
  areKeysFree: boolean
  /** Opened as the first of its list, without a choice. */
  isAhead: boolean
}

export function OrderDetail({ transId, ...rest }: OrderDetailProps) {
  const { data: answer, error, refetch } = useQuery(poll(getOrder, { trans_id: transId }))
  if (answer) return <OrderSheet order={answer.order} {...rest} />
  if (error) return <ReadFailed error={error} onRetry={refetch} />
  return <Waiting />
}

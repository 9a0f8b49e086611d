import type { OrderRow } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { ordersWords } from '../text/orders-words'

/** The status of an order and the outcome of its parcel. */
export function StatusPill({ order: { status, outcome } }: { order: OrderRow }) {
  const { orders } = useWords(ordersWords)
  return (
    <span className={`status ${outcome ? 'back' : `status-${status}`}`}>
      {outcome ? orders.outcomes[outcome] : orders.status[status]}
    </span>
  )
}

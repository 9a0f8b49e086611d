import type { OrderRow } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { useWords } from '../../text/lang'
import { ordersWords } from '../text/orders-words'

/** The status of an order and the outcome of its parcel; nobody refused one that was joined with another. */
export function StatusPill({ order: { status, outcome, joined_into } }: { order: OrderRow }) {
  const { orders } = useWords(ordersWords)
  const words = joined_into ? orders.joined : orders.status[status]
  const look = joined_into ? orderStatus.confirmed : status
  return (
    <span className={`status ${outcome ? 'back' : `status-${look}`}`}>
      {outcome ? orders.outcomes[outcome] : words}
    </span>
  )
}

import type { OrderRow } from '#contract/office/order-row-shapes'
import { useText } from '../text/lang'

/** The status of an order and the outcome of its parcel. */
export function StatusPill({ order: { status, outcome } }: { order: OrderRow }) {
  const { orders } = useText()
  return (
    <span
      className={`inline-flex gap-6 bold small nowrap status ${outcome ? 'back' : `status-${status}`}`}
    >
      {outcome ? orders.outcomes[outcome] : orders.status[status]}
    </span>
  )
}

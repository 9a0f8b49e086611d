import type { Order } from '#contract/orders'
import { expectedArrival, orderStatus, shippingFees } from '#contract/shop'
import { useText } from '../text/lang'
import { orders } from '../text/rooms/orders'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import './expected-arrival.css'
import { OrderDate } from './order-date'

/** The expected arrival for a list of facts; empty for an order that will not arrive. */
export function ExpectedArrival({ order }: { order: Order | undefined }) {
  const text = useText({ orders }).orders
  if (order?.order_status === orderStatus.cancelled) return null
  return (
    <div>
      <dt>
        <Said text={words.expectedArrival} />
      </dt>
      <dd>
        {order ? <OrderDate time={expectedArrival(new Date(order.created_at))} /> : '…'}
        {order?.fee === shippingFees.outsideDhaka && (
          <small className="expected-note block mute plain">{text.mayTakeLonger}</small>
        )}
      </dd>
    </div>
  )
}

import type { Order } from '#contract/orders'
import { expectedArrival, isOutside, orderStatus } from '#contract/shop'
import { useWords } from '../text/lang'
import { useFees } from '../text/shop-facts'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import { orderWords } from './words'
import './expected-arrival.css'
import { OrderDate } from './order-date'

/** The expected arrival for a list of facts; empty for an order that will not arrive. */
export function ExpectedArrival({ order }: { order: Order | undefined }) {
  const text = useWords(orderWords)
  const fees = useFees()
  if (order?.order_status === orderStatus.cancelled) return null
  return (
    <div>
      <dt>
        <Said text={words.expectedArrival} />
      </dt>
      <dd>
        {order ? <OrderDate time={expectedArrival(new Date(order.created_at))} /> : '…'}
        {order && isOutside(order.fee, fees) && (
          <small className="expected-note block mute plain">{text.mayTakeLonger}</small>
        )}
      </dd>
    </div>
  )
}

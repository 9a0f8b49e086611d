import { useState } from 'react'
import type { Order } from '#contract/orders-shapes'
import { expectedArrival, isCancellable } from '#contract/shop'
import { OrderSums } from '../checkout/order-sums'
import { formatDate } from '../text/format'
import { sentences } from '../text/sentences'
import { Button } from '../ui/button'
import { CancelDialog } from './cancel-dialog'
import { OrderLines } from './order-lines'
import { OrderSteps } from './order-steps'
import '../ui/columns.css'
import './tracked-order.css'

/** Everything about one order. */
export function TrackedOrder({ order }: { order: Order }) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { address, created_at } = order
  const mayCancel = isCancellable(order.order_status)
  return (
    <div className="tracked-order">
      <section className="panel" aria-label="অর্ডারের অবস্থা">
        <dl className="tracked-order-facts num">
          <div>
            <dt>{sentences.transactionId}</dt>
            <dd>{order.trans_id}</dd>
          </div>
          <div>
            <dt>Ordered date</dt>
            <dd>{formatDate(created_at)}</dd>
          </div>
          <div>
            <dt>Expected arrival</dt>
            <dd>{formatDate(expectedArrival(new Date(created_at)))}</dd>
          </div>
        </dl>
        <OrderSteps status={order.order_status} />
      </section>
      <div className="with-side">
        <section className="panel" aria-labelledby="tracked-lines">
          <h2 id="tracked-lines">Items</h2>
          <OrderLines lines={order.products} />
        </section>
        <div className="side">
          <section className="panel" aria-labelledby="tracked-sums">
            <h2 id="tracked-sums">Order summary</h2>
            <OrderSums
              subtotalTaka={order.subtotal}
              feeTaka={order.fee}
              promo={order.promo_code && { promo_code: order.promo, price: order.promo_code.price }}
            />
          </section>
          <section className="panel" aria-labelledby="tracked-address">
            <h2 id="tracked-address">ডেলিভারির ঠিকানা</h2>
            <address className="tracked-order-address num">
              <strong>{address.name}</strong>
              <span>{address.number}</span>
              <span>{address.address}</span>
            </address>
          </section>
          {mayCancel && (
            <Button kind="danger-outline" wide onClick={() => setIsCancelling(true)}>
              {sentences.cancelOrder}
            </Button>
          )}
        </div>
      </div>
      <CancelDialog
        orderId={order.id}
        open={isCancelling && mayCancel}
        onClose={() => setIsCancelling(false)}
      />
    </div>
  )
}

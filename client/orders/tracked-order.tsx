import { useEffect, useState } from 'react'
import type { Order } from '#contract/orders'
import { isCancellable } from '#contract/shop'
import { OrderSums } from '../checkout/order-sums'
import { paths } from '../paths'
import { useWords } from '../text/lang'
import { fixed } from '../text/sentences'
import { words } from '../text/words'
import { Button } from '../ui/form/button'
import { LinkButton } from '../ui/form/link-button'
import { focusHeading } from '../ui/input/focus-heading'
import { Link } from '../ui/text/link'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { CancelDialog } from './cancel-dialog'
import { DeliveryTo } from './delivery-to'
import { ExpectedArrival } from './expected-arrival'
import { OrderAgain } from './order-again-button'
import { OrderDate } from './order-date'
import { OrderLines } from './order-lines'
import { OrderSteps } from './order-steps'
import { orderWords } from './words'
import '../ui/layout/columns.css'
import './tracked-order.css'

type TrackedOrderProps = {
  order: Order
  /** Opened by a link of a message: nothing can be done here but log in to see all. */
  link?: string | undefined
}

/** All facts of one order. */
export function TrackedOrder({ order, link }: TrackedOrderProps) {
  const isLinked = link !== undefined
  const text = useWords(orderWords)
  const [isCancelling, setIsCancelling] = useState(false)
  const { created_at } = order
  const mayCancel = !isLinked && isCancellable(order.order_status)
  // Shipped meanwhile: the dialog closes, and the button that opened it is gone.
  const isTooLate = isCancelling && !mayCancel
  useEffect(() => {
    if (isTooLate) focusHeading()
  }, [isTooLate])
  const phone = isLinked ? shopPhone() : null
  return (
    <div className="tracked-order">
      <section className="panel" aria-label={text.state}>
        <dl className="tracked-order-facts facts flow num">
          <div>
            <dt>
              <Said text={fixed('transactionId')} />
            </dt>
            <dd translate="no">{order.trans_id}</dd>
          </div>
          <div>
            <dt>
              <Said text={words.orderedDate} />
            </dt>
            <dd>
              <OrderDate time={created_at} />
            </dd>
          </div>
          <ExpectedArrival order={order} />
        </dl>
        {order.joined_into ? (
          <JoinedInto transId={order.joined_into} isLinked={isLinked} />
        ) : (
          <OrderSteps status={order.order_status} />
        )}
      </section>
      <div className="with-side beside">
        <section className="panel" aria-labelledby="tracked-lines">
          <h2 id="tracked-lines">{text.products}</h2>
          <OrderLines lines={order.products} />
        </section>
        <div className="side">
          {!order.joined_into && (
            <section className="panel" aria-labelledby="tracked-sums">
              <h2 id="tracked-sums">
                <Said text={words.orderSummary} />
              </h2>
              <OrderSums
                subtotalTaka={order.subtotal}
                feeTaka={order.fee}
                promo={
                  order.promo_code && { promo_code: order.promo, price: order.promo_code.price }
                }
                rebateTaka={order.rebate}
                paidTaka={order.paid}
              />
            </section>
          )}
          <DeliveryTo order={order} isLinked={isLinked} />
          {phone && (
            <p className="num">
              {text.help()}{' '}
              <a className="text-link" href={phone.href} translate="no">
                {phone.text}
              </a>
            </p>
          )}
          {isLinked && (
            <LinkButton kind="primary" to={paths.tracking(order.trans_id)} wide>
              {text.logInToSeeAll}
            </LinkButton>
          )}
          {!isLinked && <OrderAgain transId={order.trans_id} kind="outline" wide />}
          {mayCancel && (
            <Button kind="danger-outline" wide onClick={() => setIsCancelling(true)}>
              <Said text={fixed('cancelOrder')} inControl />
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

/** An order joined into another: it is not shown as cancelled, and the other order has the sum to pay. */
function JoinedInto({ transId, isLinked }: { transId: string; isLinked: boolean }) {
  const text = useWords(orderWords)
  return (
    <p className="tracked-order-joined num">
      {`${text.joinedInto} `}
      {isLinked ? (
        <strong translate="no">{transId}</strong>
      ) : (
        <Link className="text-link" to={paths.tracking(transId)} translate="no">
          {transId}
        </Link>
      )}
    </p>
  )
}

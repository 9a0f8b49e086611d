import type { Order } from '#contract/orders'
import { paths } from '../paths'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { scriptOf } from '../text/script-of'
import { fixed } from '../text/sentences'
import { LinkButton } from '../ui/form/link-button'
import { Skeleton } from '../ui/layout/skeleton'
import { Said } from '../ui/text/said'
import { shopPhone } from '../ui/text/shop-phone'
import { CopyButton } from './copy-button'
import { ExpectedArrival } from './expected-arrival'
import { OrderLines } from './order-lines'
import { useOrder } from './queries'
import { orderWords } from './words'

type ReceiptProps = { transId: string }

/** The sum at the door, the day of arrival, and the products. */
export function WhatComes({ transId }: ReceiptProps) {
  const order = useOrder(transId).data?.order
  const text = useWords(orderWords)
  return (
    <>
      <dl className="receipt receipt-sum facts num">
        <div>
          <dt>{text.toPay}</dt>
          <dd>
            <span translate="no">{order ? formatTaka(order.due ?? order.total) : '…'}</span>
            {order?.advance && order.paid === undefined && (
              <small className="block mute plain">{text.bookingCounts}</small>
            )}
          </dd>
        </div>
        <ExpectedArrival order={order} />
      </dl>
      <section className="receipt-goods" aria-label={text.products}>
        {order ? <OrderLines lines={order.products} /> : <Skeleton height={68} />}
      </section>
    </>
  )
}

/** The customer's copy of an order: number, phone and address, and the way to its state. */
export function Receipt({ transId }: ReceiptProps) {
  const order = useOrder(transId).data?.order
  const text = useWords(orderWords)
  const phone = shopPhone()
  return (
    <>
      <dl className="receipt facts num">
        <div>
          <dt>
            <Said text={fixed('transactionId')} />
          </dt>
          <dd className="receipt-id flex wraps between">
            <span translate="no">{transId}</span>
            <CopyButton text={transId} />
          </dd>
        </div>
        {phone && (
          <div>
            <dt>{text.help()}</dt>
            <dd>
              <a className="text-link" href={phone.href} translate="no">
                {phone.text}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{text.deliveryAddress}</dt>
          <dd className="break" lang={order && scriptOf(addressLineOf(order))}>
            {order ? addressLineOf(order) : '…'}
          </dd>
        </div>
      </dl>
      <LinkButton kind="primary" to={paths.tracking(transId)} wide>
        <Said text={fixed('checkStatus')} inControl />
      </LinkButton>
    </>
  )
}

function addressLineOf({ address: { name, number, address } }: Order): string {
  return `${name}, ${number}, ${address}`
}

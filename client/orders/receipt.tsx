import type { Order } from '#contract/orders-shapes'
import { expectedArrival } from '#contract/shop'
import { paths } from '../paths'
import { formatDate, formatTaka } from '../text/format'
import { sentences } from '../text/sentences'
import { callHours } from '../text/shop-facts'
import { LinkButton } from '../ui/link-button'
import { shopPhone } from '../ui/shop-phone'
import { CopyButton } from './copy-button'
import { useOrder } from './queries'

/** What to keep of an order: its number, what to pay, when it comes, whom to call, where it goes. */
export function Receipt({ transId }: { transId: string }) {
  const order = useOrder(transId).data?.order
  const phone = shopPhone()
  return (
    <>
      <dl className="receipt num">
        <div>
          <dt>{sentences.transactionId}</dt>
          <dd className="receipt-id">
            {transId}
            <CopyButton text={transId} />
          </dd>
        </div>
        <div>
          <dt>হাতে পেয়ে দিতে হবে</dt>
          <dd>{order ? formatTaka(order.total) : '…'}</dd>
        </div>
        <div>
          <dt>Expected arrival</dt>
          <dd>{order ? formatDate(expectedArrival(new Date(order.created_at))) : '…'}</dd>
        </div>
        <div>
          <dt>সাহায্য ({callHours})</dt>
          <dd>
            <a className="text-link" href={phone.href}>
              {phone.text}
            </a>
          </dd>
        </div>
        <div>
          <dt>ডেলিভারির ঠিকানা</dt>
          <dd className="receipt-address">{order ? addressLineOf(order) : '…'}</dd>
        </div>
      </dl>
      <LinkButton to={paths.tracking(transId)} wide>
        {sentences.checkStatus}
      </LinkButton>
    </>
  )
}

function addressLineOf({ address: { name, number, address } }: Order): string {
  return `${name}, ${number}, ${address}`
}

import type { CustomerCard } from '#contract/office/customers'
import { orderStatus } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useLang, useWords } from '../../text/lang'
import { formatMoment } from '../../text/times'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { ordersWords } from '../text/orders-words'
import { customerWords } from './words'

/** Links to the customer's orders, newest first. */
export function CustomerOrders({
  customer: { orders, orders_list: list },
}: {
  customer: CustomerCard
}) {
  const text = useWords(customerWords)
  const ordersText = useWords(ordersWords)
  const lang = useLang()
  return (
    <Panel
      title={text.customers.ordersTitle}
      actions={
        <span className="mute num">
          {orders > list.length ? text.customers.newestOnly(list.length) : orders}
        </span>
      }
    >
      {list.length === 0 && <p className="panel-body mute">{text.customers.noOrders}</p>}
      <ul className="ruled bought num">
        {list.map(({ trans_id: transId, status, total, created_at: at, joined }) => (
          <li key={transId}>
            <Link to={`/orders/${transId}`}>
              <span className="bold" translate="no">
                {transId}
              </span>
              <span className="bold" translate="no">
                {formatTaka(total)}
              </span>
              <span className="mute">{formatMoment(at, lang)}</span>
              <span className={`status status-${joined ? orderStatus.confirmed : status}`}>
                {joined ? ordersText.orders.joined : ordersText.orders.status[status]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

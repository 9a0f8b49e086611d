import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { ordersWords } from '../text/orders-words'
import { When } from '../ui/when'
import { orderWords } from './words'

/** Other open orders of the same number. */
export function OthersPanel({ order, search }: { order: OfficeOrder; search: string }) {
  const text = useWords(orderWords)
  const ordersText = useWords(ordersWords)
  if (order.others.length === 0) return null
  return (
    <Panel title={text.order.othersOf}>
      <ul className="ruled others num">
        {order.others.map(({ trans_id, status, total, created_at }) => (
          <li key={trans_id}>
            <Link to={`/orders/${trans_id}${search}`}>
              <span className="bold link" translate="no">
                {trans_id}
              </span>
              <span className="bold" translate="no">
                {formatTaka(total)}
              </span>
              <span className="small mute">
                {`${ordersText.orders.status[status]} · `}
                <When at={created_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

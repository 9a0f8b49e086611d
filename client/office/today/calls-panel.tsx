import { useInfiniteQuery } from '@tanstack/react-query'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { useNow } from '../../ui/state/use-now'
import { Link } from '../../ui/text/link'
import { OrderRow } from '../orders/order-row'
import { orderPages } from '../orders/reads'
import { todayWords } from '../text/today-words'

import '../ui/list.css'
import '../orders/orders.css'

const most = 5

/** The calls that have waited longest, each with a link. */
export function CallsPanel() {
  const text = useWords(todayWords)
  const nowMs = useNow()
  const { data } = useInfiniteQuery(orderPages({ queue: 'call' }))
  const rows = data?.pages[0]?.orders.slice(0, most) ?? []
  if (rows.length === 0) return null
  return (
    <Panel
      title={text.today.oldestCalls}
      actions={
        <Link className="link" to="/orders?queue=call">
          {text.today.allCalls}
        </Link>
      }
    >
      <ul className="ruled rows">
        {rows.map((row) => (
          <OrderRow
            key={row.id}
            row={row}
            to={`/orders/${row.trans_id}?queue=call`}
            isOpen={false}
            nowMs={nowMs}
            withStatus={false}
            selection={null}
            refusal={undefined}
          />
        ))}
      </ul>
    </Panel>
  )
}

import { useState } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { ordersWords } from '../text/orders-words'
import { ActButton } from '../ui/act-button'
import { latePart } from '../ui/late'
import { When } from '../ui/when'
import { joinWords } from './join-words'
import { orderWords } from './words'

const JoinDialog = latePart(async () => (await import('./join-dialog')).JoinDialog)

/** Other open orders of the same number; two that are not packed yet become one. */
export function OthersPanel({ order, search }: { order: OfficeOrder; search: string }) {
  const text = useWords(orderWords)
  const words = useWords(joinWords)
  const ordersText = useWords(ordersWords)
  const rights = useRights()
  const [other, setOther] = useState<string | null>(null)
  const mayChange = (status: number) =>
    status === orderStatus.pending ||
    (status === orderStatus.confirmed && rights.includes('editAny') && rights.includes('cancelAny'))
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
            {mayChange(order.status) && mayChange(status) && (
              <ActButton aria-label={words.joinWith(trans_id)} onClick={() => setOther(trans_id)}>
                {words.join}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
      {other && (
        <JoinDialog order={order} other={other} search={search} onClose={() => setOther(null)} />
      )}
    </Panel>
  )
}

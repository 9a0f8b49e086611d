import { Ban } from 'lucide-react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'
import { useLang, useWords } from '../../text/lang'
import { formatDayOf } from '../../text/times'
import { Link } from '../../ui/text/link'
import { useRights } from '../api/me'
import { ordersWords } from '../text/orders-words'
import { orderWords } from './words'

/** Whether the number is blocked, and why; else the way to block it, which takes the number along. */
export function BlockLine({ order }: { order: OfficeOrder }) {
  const { order: text } = useWords(orderWords)
  const { orders } = useWords(ordersWords)
  const lang = useLang()
  const mayBlock = useRights().includes('blocks') && isLocalMobileNumber(order.number)
  const { blocked } = order
  if (!blocked && !mayBlock) return null
  const address = `/blocked?q=${localPhoneDigits(order.number)}`
  return (
    <p className="flow gap-6 block-line">
      {blocked && (
        <span className="tag warn break">
          <Ban className="glyph glyph-small" aria-hidden />
          {orders.blocked(blocked.reason)}
          {blocked.until && ` · ${text.blockedUntil(formatDayOf(blocked.until, lang))}`}
        </span>
      )}
      {mayBlock && (
        <Link className="link" to={blocked ? address : `${address}&open=new`}>
          {blocked ? text.changeBlock : text.block}
        </Link>
      )}
    </p>
  )
}

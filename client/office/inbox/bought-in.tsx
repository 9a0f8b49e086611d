import { Phone } from 'lucide-react'
import type { OfficeReview } from '#contract/office/inbox'
import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { telHref } from '../../ui/text/shop-phone'
import { formatPhone } from '../orders/phone'
import { ordersWords } from '../text/orders-words'
import { inboxWords } from './words'

/** An order of a review's writer, and the number to call; a masked one is only shown. */
export function BoughtIn({ trans_id, status, number }: OfficeReview['orders'][number]) {
  const text = useWords(ordersWords)
  const inboxText = useWords(inboxWords)
  return (
    <li className="flex wraps gap-12">
      <Link className="link inline-flex control" to={`/orders/${trans_id}`} translate="no">
        {trans_id}
      </Link>
      <span className={`status status-${status}`}>{text.orders.status[status]}</span>
      {number.includes('*') ? (
        <span className="mute">{number}</span>
      ) : (
        <a
          className="link inline-flex gap-6 control"
          href={telHref(number)}
          aria-label={`${inboxText.inbox.call} ${formatPhone(number)}`}
        >
          <Phone className="glyph glyph-small" aria-hidden />
          {formatPhone(number)}
        </a>
      )}
    </li>
  )
}

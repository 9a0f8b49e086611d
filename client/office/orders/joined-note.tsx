import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { orderWords } from './words'

/** Of an order that was joined with an older one: where its products are. */
export function JoinedNote({ order, search }: { order: OfficeOrder; search: string }) {
  const { order: text } = useWords(orderWords)
  if (!order.joined_into) return null
  return (
    <p className="note num">
      {`${text.joinedInto} `}
      <Link className="link" to={`/orders/${order.joined_into}${search}`} translate="no">
        {order.joined_into}
      </Link>
    </p>
  )
}

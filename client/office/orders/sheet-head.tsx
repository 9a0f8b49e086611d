import { Ban, Copy, Pencil, Printer, Repeat2 } from 'lucide-react'
import type { RefObject } from 'react'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { useWords } from '../../text/lang'
import { Button } from '../../ui/form/button'
import { Link } from '../../ui/text/link'
import { moneyWords } from '../text/money-words'
import { ordersWords } from '../text/orders-words'
import { useCopy } from '../ui/use-copy'
import { When } from '../ui/when'
import { StatusPill } from './status-pill'
import { orderWords } from './words'

type SheetHeadProps = {
  order: OfficeOrder
  heading: RefObject<HTMLHeadingElement | null>
  onPrint: () => void
  /** Undefined without the right, or too late. */
  onEdit: (() => void) | undefined
  onCancel: (() => void) | undefined
}

/** Number, status and age of an order; on a phone rare acts are in the bar above. */
export function SheetHead({ order, heading, onPrint, onEdit, onCancel }: SheetHeadProps) {
  const text = useWords(orderWords)
  const ordersText = useWords(ordersWords)
  const money = useWords(moneyWords)
  const copy = useCopy()
  return (
    <div className="flex wraps detail-head num">
      <h2 className="id" translate="no" ref={heading} tabIndex={-1}>
        {order.trans_id}
      </h2>
      <Button
        square
        className="quiet"
        aria-label={text.order.copyId}
        onClick={() => copy(order.trans_id)}
      >
        <Copy className="glyph glyph-small" aria-hidden />
      </Button>
      <StatusPill order={order} />
      <span className="mute">
        <When at={order.created_at} />
        {` · ${order.source ? money.sources[order.source] : text.order.website}`}
      </span>
      <span className="flex gap-8 head-acts">
        {!order.joined_into && (
          <Button square aria-label={ordersText.orders.print} onClick={onPrint}>
            <Printer className="glyph" aria-hidden />
          </Button>
        )}
        <Link
          className="button button-outline button-square"
          to={`/orders/new?copy=${order.trans_id}`}
          aria-label={text.order.sendAgain}
        >
          <Repeat2 className="glyph" aria-hidden />
        </Link>
        {onEdit && (
          <Button square aria-label={text.edit.title} onClick={onEdit}>
            <Pencil className="glyph" aria-hidden />
          </Button>
        )}
        {onCancel && (
          <Button square aria-label={text.order.cancel} onClick={onCancel}>
            <Ban className="glyph" aria-hidden />
          </Button>
        )}
      </span>
    </div>
  )
}

import type { CustomerRow as Row } from '#contract/office/customers'
import { formatMoment } from '../../text/times'
import { Link } from '../../ui/text/link'
import { formatPhone } from '../orders/phone'
import { useLang, useText } from '../text/lang'

type CustomerRowProps = { row: Row; to: string; isOpen: boolean }

export function CustomerRow({ row, to, isOpen }: CustomerRowProps) {
  const text = useText()
  const lang = useLang()
  const { name, number, email, orders, created_at: since } = row
  return (
    <li>
      <Link data-row className="row num" to={to} aria-current={isOpen ? 'true' : undefined}>
        <span className="ellipsis bold row-name">{name}</span>
        <span className="right sum">{text.customers.orders(orders)}</span>
        <span className="flow row-phone" translate={number ? 'no' : undefined}>
          {number ? formatPhone(number) : text.customers.noNumber}
        </span>
        <span className="ellipsis right mute small wait">{formatMoment(since, lang)}</span>
        <span className="what">{email}</span>
      </Link>
    </li>
  )
}

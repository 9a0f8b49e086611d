import type { Slip } from '#contract/office/order-row-shapes'
import { choiceWords, formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Link } from '../../ui/text/link'
import { formatPhone } from '../orders/phone'
import { orderWords } from '../orders/words'

/** The sheets as lists for a phone, on which a sheet would be too small to read. */
export function SlipList({ slips }: { slips: readonly Slip[] }) {
  const text = useWords(orderWords)
  return (
    <ul className="panel ruled slip-list only-m num">
      {slips.map(({ id, trans_id: transId, name, number, address, district, lines, due }) => (
        <li key={id}>
          <p className="between gap-10 head">
            <Link className="link" to={`/orders/${transId}`} translate="no">
              {transId}
            </Link>
            <b translate="no">{formatTaka(due)}</b>
          </p>
          <p>{`${name} · ${formatPhone(number)}`}</p>
          <p className="mute">{[address, district].filter(Boolean).join(' · ')}</p>
          <ul aria-label={text.order.products}>
            {lines.map((line) => (
              <li key={line.id}>
                {line.title} <b>{`${choiceWords(line)} × ${line.quantity}`.trim()}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

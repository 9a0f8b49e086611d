import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus, productCode } from '#contract/shop'
import { choiceWords, formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { Panel } from '../../ui/layout/panel'
import { Thumb } from '../../ui/media/thumb'
import { moneyWords } from '../text/money-words'
import { orderWords } from './words'

type ProductsPanelProps = {
  order: OfficeOrder
  onEdit: (() => void) | undefined
  /** To be read out: a title is one line. */
  isBrief?: boolean
}

/** The ordered products and the sum to pay. */
export function ProductsPanel({ order, onEdit, isBrief }: ProductsPanelProps) {
  const { order: text, edit } = useWords(orderWords)
  const money = useWords(moneyWords)
  const { lines, subtotal, fee, fees, discount, promo, rebate, total, due = total } = order
  const isCancelled = order.status === orderStatus.cancelled
  const place = (['inside', 'outside'] as const).find((each) => fees[each] === fee)
  const feeLabel = place ? { inside: text.feeInside, outside: text.feeOutside }[place] : edit.fee
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel
      title={`${text.products} · ${text.pieces(count)}`}
      actions={
        onEdit && (
          <button type="button" className="link" onClick={onEdit}>
            {text.changeProducts}
          </button>
        )
      }
    >
      <ul className={isBrief ? 'ruled lines brief num' : 'ruled lines num'}>
        {lines.map((line) => {
          const [asked, ...others] = line.asked_on_call ?? []
          const choice = (
            <>
              {(line.color || line.size) && <span className="tag">{choiceWords(line)}</span>}{' '}
              {asked && (
                <span className="tag warn">{text.ask[others.length > 0 ? 'both' : asked]}</span>
              )}
            </>
          )
          return (
            <li key={line.id}>
              <Thumb url={line.image} size={isBrief ? 36 : 44} />
              <div className="line-title">
                <a
                  className={isBrief ? 'bold ellipsis' : 'bold'}
                  href={`/product/${line.slug}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {line.title}
                </a>
                {!isBrief && choice}
                {!isBrief && <span className="tag">{productCode(line.product_id)}</span>}
              </div>
              <span className="mute">
                {isBrief && choice}
                {`${line.quantity} × ${formatTaka(line.price)}`}
              </span>
              <b translate="no">{formatTaka(line.quantity * line.price)}</b>
            </li>
          )
        })}
      </ul>
      <dl className="sums num">
        <dt>{text.subtotal}</dt>
        <dd translate="no">{formatTaka(subtotal)}</dd>
        <dt>{feeLabel}</dt>
        <dd translate="no">{formatTaka(fee)}</dd>
        {discount > 0 && (
          <>
            <dt>{text.discount(promo ?? '')}</dt>
            <dd translate="no">{`−${formatTaka(discount)}`}</dd>
          </>
        )}
        {rebate && (
          <>
            <dt>{money.rebate}</dt>
            <dd translate="no">{`−${formatTaka(rebate.taka)}`}</dd>
          </>
        )}
        {!isCancelled && due !== total && (
          <>
            <dt>{money.paid}</dt>
            <dd translate="no">{`−${formatTaka(total - due)}`}</dd>
          </>
        )}
        <dt className="total">{isCancelled ? text.sum : text.due}</dt>
        <dd className="total" translate="no">
          {formatTaka(isCancelled ? total : due)}
        </dd>
      </dl>
    </Panel>
  )
}

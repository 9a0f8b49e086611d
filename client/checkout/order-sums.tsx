import { dueOf, orderTotal, promoDiscount } from '#contract/shop'
import { formatTaka } from '../text/format'
import { useWords } from '../text/lang'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import { checkoutWords } from './words'
import './order-sums.css'

type OrderSumsProps = {
  subtotalTaka: number
  feeTaka: number
  /** The code may be unknown; only the amount matters. */
  promo: { promo_code: string | null; price: number } | null
  isSettling?: boolean
  /** What staff took off, and what was paid in advance. */
  rebateTaka?: number | undefined
  paidTaka?: number | undefined
}

/** Subtotal, shipping fee, promo and total; also the discount and the sum due where staff changed the order. */
export function OrderSums({
  subtotalTaka,
  feeTaka,
  promo,
  isSettling = false,
  rebateTaka = 0,
  paidTaka = 0,
}: OrderSumsProps) {
  const text = useWords(checkoutWords)
  const promoTaka = promo?.price ?? 0
  const totalTaka = orderTotal(subtotalTaka, feeTaka, promoTaka) - rebateTaka
  return (
    <dl className="order-sums num" aria-busy={isSettling}>
      <div>
        <dt>
          <Said text={words.subtotal} />
        </dt>
        <dd translate="no">{formatTaka(subtotalTaka)}</dd>
      </div>
      <div>
        <dt>
          <Said text={words.shippingFee} />
        </dt>
        <dd translate="no">{formatTaka(feeTaka)}</dd>
      </div>
      {promo && (
        <div className="order-sums-promo">
          <dt>
            {text.promo} <span translate="no">{promo.promo_code}</span>
          </dt>
          <dd translate="no">{`-${formatTaka(promoDiscount(subtotalTaka, feeTaka, promoTaka))}`}</dd>
        </div>
      )}
      {rebateTaka > 0 && (
        <div className="order-sums-promo">
          <dt>{text.rebate}</dt>
          <dd translate="no">{`-${formatTaka(rebateTaka)}`}</dd>
        </div>
      )}
      <div className="order-sums-total">
        <dt>
          <Said text={words.total} />
        </dt>
        <dd translate="no">{formatTaka(totalTaka)}</dd>
      </div>
      {paidTaka > 0 && (
        <>
          <div>
            <dt>{text.advance}</dt>
            <dd translate="no">{`-${formatTaka(paidTaka)}`}</dd>
          </div>
          <div className="order-sums-total">
            <dt>{text.due}</dt>
            <dd translate="no">{formatTaka(dueOf(totalTaka, paidTaka))}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

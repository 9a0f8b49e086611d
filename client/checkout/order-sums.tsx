import { orderTotal, promoDiscount } from '#contract/shop'
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
}

/** Subtotal, shipping fee, promo and total. */
export function OrderSums({ subtotalTaka, feeTaka, promo, isSettling = false }: OrderSumsProps) {
  const text = useWords(checkoutWords)
  const promoTaka = promo?.price ?? 0
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
      <div className="order-sums-total">
        <dt>
          <Said text={words.total} />
        </dt>
        <dd translate="no">{formatTaka(orderTotal(subtotalTaka, feeTaka, promoTaka))}</dd>
      </div>
    </dl>
  )
}

import { orderTotal, promoDiscount } from '#contract/shop'
import { formatTaka } from '../text/format'
import './order-sums.css'

type OrderSumsProps = {
  subtotalTaka: number
  feeTaka: number
  /** The code may be unknown; the amount counts. */
  promo: { promo_code: string | null; price: number } | null
  isSettling?: boolean
}

/** Subtotal, shipping fee, promo and total. */
export function OrderSums({ subtotalTaka, feeTaka, promo, isSettling = false }: OrderSumsProps) {
  const promoTaka = promo?.price ?? 0
  return (
    <dl className="order-sums num" aria-busy={isSettling} lang="en">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatTaka(subtotalTaka)}</dd>
      </div>
      <div>
        <dt>Shipping fee</dt>
        <dd>{formatTaka(feeTaka)}</dd>
      </div>
      {promo && (
        <div className="order-sums-promo">
          <dt>Promo {promo.promo_code}</dt>
          <dd>-{formatTaka(promoDiscount(subtotalTaka, feeTaka, promoTaka))}</dd>
        </div>
      )}
      <div className="order-sums-total">
        <dt>Total</dt>
        <dd>{formatTaka(orderTotal(subtotalTaka, feeTaka, promoTaka))}</dd>
      </div>
    </dl>
  )
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderTotal, promoTakes } from '#contract/shop'

/** The shop's two, and the order's own where the shop has others since. */
export function feesFor({ fee, fees: { inside, outside } }: OfficeOrder) {
  const known = [['inside', inside] as const, ['outside', outside] as const]
  return fee === inside || fee === outside ? known : [...known, ['kept', fee] as const]
}

/** What the edited order comes to: its promo takes off what its kind says, a discount of staff stays. */
export function totalOf(
  { discount, promo_terms, rebate }: OfficeOrder,
  subtotal: number,
  fee: number,
): number {
  const takes = promoTakes({ price: discount, ...promo_terms }, subtotal, fee)
  return Math.max(0, orderTotal(subtotal, fee, takes) - (rebate?.taka ?? 0))
}

/** The sums of two orders that become one, for server and screens. No Node, no DOM, no zod. */

type Sums = {
  subtotal: number
  fee: number
  /** What the promo takes off. */
  discount: number
  promo: string | null
  rebate: number
  paid: number
}
type Newer = Sums & {
  /** Its promo takes the fee off, as it does still. */
  isDeliveryFree: boolean
}
export type JoinedSums = Sums & { total: number; isPromoOfNewer: boolean; isPromoInRebate: boolean }

/**
 * One fee, the older's. Discounts stay the sums that they were: the newer's promo goes along where the older has none, else
 * its sum becomes part of the rebate. Free delivery takes nothing more off, for the newer's fee is not asked.
 */
export function joinedSums(older: Sums, newer: Newer): JoinedSums {
  const subtotal = older.subtotal + newer.subtotal
  const promised = newer.isDeliveryFree ? 0 : newer.discount
  const isPromoOfNewer = older.promo === null && promised > 0
  const isPromoInRebate = !isPromoOfNewer && promised > 0
  const whole = subtotal + older.fee
  const discount = Math.min(isPromoOfNewer ? promised : older.discount, whole)
  const off = older.rebate + newer.rebate + (isPromoInRebate ? promised : 0)
  const rebate = Math.min(off, whole - discount)
  return {
    subtotal,
    fee: older.fee,
    discount,
    promo: isPromoOfNewer ? newer.promo : older.promo,
    rebate,
    paid: older.paid + newer.paid,
    total: whole - discount - rebate,
    isPromoOfNewer,
    isPromoInRebate,
  }
}

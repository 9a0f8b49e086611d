import type { CartItem } from '#contract/cart-shapes'
import { orderTotal, subtotalOf } from '#contract/shop'
import { useAppliedPromo } from './applied-promo'
import { useShippingFee } from './shipping-fee'

/** Sums of the lines with the chosen fee and the applied promo, in whole taka. */
export function useSums(lines: readonly CartItem[]) {
  const [feeTaka] = useShippingFee()
  const [promo] = useAppliedPromo()
  const subtotalTaka = subtotalOf(
    lines.map(({ quantity, product }) => ({ quantity, priceTaka: product.price })),
  )
  const totalTaka = orderTotal(subtotalTaka, feeTaka, promo?.price ?? 0)
  return { subtotalTaka, feeTaka, promo, totalTaka }
}

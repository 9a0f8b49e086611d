import type { CartItem } from '#contract/cart'
import { orderTotal, promoTakes, subtotalOf } from '#contract/shop'
import { useAppliedPromo } from './applied-promo'
import { useShippingFee } from './shipping-fee'

/** Sums of the lines in stock with the chosen fee and the applied promo, in whole taka. */
export function useSums(lines: readonly CartItem[]) {
  const { feeTaka } = useShippingFee()
  const [applied] = useAppliedPromo()
  const subtotalTaka = subtotalOf(
    lines
      .filter(({ product }) => product.stock === 1)
      .map(({ quantity, product }) => ({ quantity, priceTaka: product.price })),
  )
  // Below its least order a promo is in no sum, and in it again above.
  const promo =
    applied && subtotalTaka >= (applied.min_subtotal ?? 0)
      ? { ...applied, price: promoTakes(applied, subtotalTaka, feeTaka) }
      : null
  const totalTaka = orderTotal(subtotalTaka, feeTaka, promo?.price ?? 0)
  return { subtotalTaka, feeTaka, promo, totalTaka }
}

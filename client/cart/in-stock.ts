import type { CartItem } from '#contract/cart-shapes'

export const outOfStockNote = 'Out of stock: এখন স্টকে নেই, সরিয়ে দিন'

/** Stock 1 is in stock (spec section 2). */
export function isInStock({ product }: Pick<CartItem, 'product'>): boolean {
  return product.stock === 1
}

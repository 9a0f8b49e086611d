import type { CartItem } from '#contract/cart-shapes'

/** Whether the line may be ordered as it is. */
export function isOrderable(line: CartItem): boolean {
  return isInStock(line) && !line.needs_choice
}

/** Stock 1 is in stock (spec section 2). */
export function isInStock({ product }: Pick<CartItem, 'product'>): boolean {
  return product.stock === 1
}

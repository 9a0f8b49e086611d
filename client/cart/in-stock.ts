import type { CartItem } from '#contract/cart-shapes'

/** Whether the line can be ordered as it is. */
export function isOrderable(line: CartItem): boolean {
  return isInStock(line) && !line.needs_choice
}

/** `stock` 1 means in stock (spec section 2). */
export function isInStock({ product }: Pick<CartItem, 'product'>): boolean {
  return product.stock === 1
}

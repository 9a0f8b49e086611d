import type { CartItem } from '#contract/cart'

/** Whether the line can be ordered as it is. */
export function isOrderable(line: CartItem): boolean {
  return isInStock(line) && !line.needs_choice
}

/** `stock` 1 means in stock (spec section 2). */
export function isInStock({ product }: Pick<CartItem, 'product'>): boolean {
  return product.stock === 1
}

/** Pieces to offer where a line is for more than are left, and some can be sold. */
export function fittingQuantity({ quantity, product }: CartItem): number | undefined {
  const { left, minimum_order: least } = product
  return left !== undefined && quantity > left && left >= least ? left : undefined
}

/** Whether a line is for more pieces than are left. */
export function isTooMany({ quantity, product }: CartItem): boolean {
  return product.left !== undefined && quantity > product.left
}

import type { Product } from '#contract/catalog'
import type { Choice } from '../customers/wish'

/** What was chosen at each product since the page was loaded: a way back finds it again. */
const kept = new Map<number, Choice>()

export function keepChoice({ id }: Product, choice: Choice): void {
  kept.set(id, choice)
}

/** The choice that was made before, as far as the product still has it. */
export function keptChoice({ id, minimum_order, colors, sizes }: Product): Choice {
  const { quantity = minimum_order, color, size } = kept.get(id) ?? {}
  return {
    quantity: Math.max(quantity, minimum_order),
    ...(colors.some((one) => one.id === color) && { color }),
    ...(sizes.some((one) => one.id === size) && { size }),
  }
}

import type { Product } from '#contract/catalog'
import type { Choice } from '../customers/wish'

type Chosen = Pick<Choice, 'color' | 'size'>
export type Part = keyof Chosen

/** Whether a choice has pieces; for half a choice, whether any completion has. */
export function isThere({ stock_items: items = [] }: Product, { color, size }: Chosen): boolean {
  const fits = (id: number | null, chosen?: number) => id === null || (chosen ?? id) === id
  return (
    items.length === 0 ||
    items.some((item) => item.available && fits(item.color_id, color) && fits(item.size_id, size))
  )
}

/** The part that the shopper must choose first; a single option needs no choice. */
export function missingPart(product: Product, choice: Chosen): Part | undefined {
  if (!product.choice_goes_with_order) return undefined
  if (product.colors.length > 1 && !choice.color) return 'color'
  return product.sizes.length > 1 && !choice.size ? 'size' : undefined
}

/** Pieces left of a whole choice, where they are few. */
export function leftOf(product: Product, choice: Chosen): number | undefined {
  const { left, stock_items: items = [], colors, sizes } = product
  if (items.length === 0) return left
  const color = choice.color ?? (colors.length === 1 ? colors[0]?.id : undefined)
  const size = choice.size ?? (sizes.length === 1 ? sizes[0]?.id : undefined)
  return items.find((item) => (item.color_id ?? color) === color && (item.size_id ?? size) === size)
    ?.left
}

/** The names of a choice. */
export function namesOf({ colors, sizes }: Product, { color, size }: Chosen) {
  return {
    color: colors.find(({ id }) => id === color)?.color,
    size: sizes.find(({ id }) => id === size)?.size,
  }
}

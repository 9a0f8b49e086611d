import type { Product } from '#contract/catalog-shapes'
import type { Choice } from './wish'

type Part = Pick<Choice, 'color' | 'size'>

/** Whether pieces of a choice are there; of one that is not whole, whether any of it are. */
export function isThere({ stock_items: items = [] }: Product, { color, size }: Part): boolean {
  const fits = (id: number | null, chosen?: number) => id === null || (chosen ?? id) === id
  return (
    items.length === 0 ||
    items.some((item) => item.available && fits(item.color_id, color) && fits(item.size_id, size))
  )
}

/** The part that the shopper has to choose first; of a single one there is nothing to choose. */
export function missingPart(product: Product, choice: Part): 'color' | 'size' | undefined {
  if (!product.choice_goes_with_order) return undefined
  if (product.colors.length > 1 && !choice.color) return 'color'
  return product.sizes.length > 1 && !choice.size ? 'size' : undefined
}

import type { OfficeProduct } from '#contract/office/product-row-shapes'

/** A color or a size: the id of an existing one, or the key of a new one. */
type Named = { ref: number | string; name: string }
/** The way in which products are counted. */
export type Counting = {
  counted: boolean
  choice_goes_with_order: boolean
  colors: readonly Named[]
  sizes: readonly Named[]
}
/** A color and a size that are counted together; either may be missing. */
export type Pair = { key: string; color: Named | null; size: Named | null }

export function pairKey(color: Named['ref'] | null, size: Named['ref'] | null): string {
  return `${color ?? ''}|${size ?? ''}`
}

/** The counted units: each color in each size where the choice goes with the order, else the product. */
export function pairsOf(counting: Counting): Pair[] {
  if (!counting.counted) return []
  const orOne = (members: readonly Named[]) => (members.length > 0 ? members : [null])
  const isByChoice = counting.choice_goes_with_order
  const colors = isByChoice ? orOne(counting.colors) : [null]
  const sizes = isByChoice ? orOne(counting.sizes) : [null]
  return colors.flatMap((color) =>
    sizes.map((size) => ({ key: pairKey(color?.ref ?? null, size?.ref ?? null), color, size })),
  )
}

type Known = Pick<OfficeProduct, 'colors' | 'sizes' | 'items'>
type Item = Known['items'][number]

/**
 * Pairs that the shop counts, by their keys. One that was removed with its color or size returns
 * with it; one that was removed alone is counted anew.
 */
export function itemsByPair(product: Known | null): ReadonlyMap<string, Item> {
  if (!product) return new Map()
  const isGone = (list: readonly { id: number; removed: boolean }[], id: number | null) =>
    list.some((member) => member.id === id && member.removed)
  const known = product.items.filter(
    ({ removed, color_id, size_id }) =>
      !removed || isGone(product.colors, color_id) || isGone(product.sizes, size_id),
  )
  return new Map(known.map((item) => [pairKey(item.color_id, item.size_id), item]))
}

/** Pairs that are counted for the first time. */
export function newPairs(counting: Counting, product: Known | null): Pair[] {
  const known = itemsByPair(product)
  return pairsOf(counting).filter(({ key }) => !known.has(key))
}

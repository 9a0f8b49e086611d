import type { Fields, Named, Ref } from './fields'
import type { OfficeProduct } from '#contract/office/product-row-shapes'

/** A color and a size that are counted together; either may be missing. */
export type Pair = { key: string; color: Named | null; size: Named | null }

export function pairKey(color: Ref | null, size: Ref | null): string {
  return `${color ?? ''}|${size ?? ''}`
}

/** The counted units: each color in each size where the choice goes with the order, else the product. */
export function pairsOf(fields: Fields): Pair[] {
  if (!fields.counted) return []
  const orOne = (members: readonly Named[]) => (members.length > 0 ? members : [null])
  const isByChoice = fields.choice_goes_with_order
  const colors = isByChoice ? orOne(fields.colors) : [null]
  const sizes = isByChoice ? orOne(fields.sizes) : [null]
  return colors.flatMap((color) =>
    sizes.map((size) => ({ key: pairKey(color?.ref ?? null, size?.ref ?? null), color, size })),
  )
}

type Item = OfficeProduct['items'][number]

/** Pairs that the shop counts already, by their keys. */
export function itemsByPair(product: OfficeProduct | null): ReadonlyMap<string, Item> {
  const items = product?.items ?? []
  return new Map(items.map((item) => [pairKey(item.color_id, item.size_id), item]))
}

/** Pairs that are counted for the first time. */
export function newPairs(fields: Fields, product: OfficeProduct | null): Pair[] {
  const known = itemsByPair(product)
  return pairsOf(fields).filter(({ key }) => !known.has(key))
}

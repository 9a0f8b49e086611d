import type { ProductModel } from '../../database/generated/models.ts'
import { lockRows } from '../../database/lock-rows.ts'
import type { Transaction } from '../as-staff.ts'

/** The present offer of a product in this color and size. */
export type Offer = Pick<
  ProductModel,
  'title' | 'slug' | 'image' | 'priceTaka' | 'oldPriceTaka' | 'minimumOrder' | 'stock'
> & {
  productId: number
  isCounted: boolean
  isArchived: boolean
  /** The pieces depend on the choice. */
  isByChoice: boolean
  colorId: number | null
  sizeId: number | null
  color: string | null
  size: string | null
  colorIsMissing: boolean
  sizeIsMissing: boolean
  /** The item that counts the pieces of this choice; null without one. */
  stockItemId: number | null
}
type Choice = { productId: number; colorId: number | null; sizeId: number | null }

/**
 * The offers to these choices, by their place in the list; none of an unknown product. Locks their products,
 * and those of the removed lines, until the end of the transaction.
 */
export async function readOffers(
  tx: Transaction,
  choices: readonly Choice[],
  removed: readonly { productId: number }[],
): Promise<Map<number, Offer>> {
  const ids = [...choices, ...removed].map(({ productId }) => productId)
  await lockRows(tx, 'product', ids)
  const wanted = choices.map(({ productId, colorId, sizeId }, nr) => ({
    nr,
    product_id: productId,
    color_id: colorId,
    size_id: sizeId,
  }))
  const rows = await tx.$queryRaw<(Offer & { nr: number })[]>`
    select w.nr, p.id as "productId", p.title, p.slug, p.image, p.price_taka as "priceTaka",
      p.old_price_taka as "oldPriceTaka", p.minimum_order as "minimumOrder", p.stock,
      p.counted as "isCounted", p.archived_at is not null as "isArchived",
      p.choice_goes_with_order as "isByChoice",
      c.color_id as "colorId", c.size_id as "sizeId", pc.color, ps.size,
      c.color_is_missing as "colorIsMissing", c.size_is_missing as "sizeIsMissing",
      case when p.counted then shop_item_of(p, c.color_id, c.size_id) end as "stockItemId"
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w(nr int, product_id int, color_id int, size_id int)
    join product p on p.id = w.product_id
    cross join lateral shop_choice(p, w.color_id, w.size_id) c
    left join product_color pc on pc.id = c.color_id
    left join product_size ps on ps.id = c.size_id`
  return new Map(rows.map(({ nr, ...offer }) => [nr, offer]))
}

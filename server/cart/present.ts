import type { CartItem, LineProduct } from '#contract/cart'
import { fewPieces } from '#contract/shop'
import { Prisma } from '../database/generated/client.ts'
import type * as rows from '../database/generated/models.ts'

type LineProductRow = Pick<
  rows.ProductModel,
  'id' | 'slug' | 'title' | 'image' | 'priceTaka' | 'oldPriceTaka'
>
export type CartProductRow = LineProductRow & Pick<rows.ProductModel, 'minimumOrder' | 'stock'>
export type CartRow = CartProductRow & {
  lineId: number
  quantity: number
  /** Null of a line without a choice. */
  colorId: number | null
  sizeId: number | null
  color: string | null
  size: string | null
  isWhole: boolean
  /** Pieces of the choice, where they are counted. */
  pieces: number | null
}

/** Columns of a line `c` of the product `p`, as in `CartRow`; `stock` is that of the choice. */
export const lineColumns = Prisma.sql`p.id, p.slug, p.title, p.image,
  p.price_taka as "priceTaka", p.old_price_taka as "oldPriceTaka",
  p.minimum_order as "minimumOrder",
  c.color_id as "colorId", c.size_id as "sizeId",
  (select color from product_color where id = c.color_id) as color,
  (select size from product_size where id = c.size_id) as size,
  case when p.choice_goes_with_order then shop_is_choice(p.id, c.color_id, c.size_id)
    else true end as "isWhole",
  case when p.choice_goes_with_order and shop_is_choice(p.id, c.color_id, c.size_id)
    then shop_is_available(p, c.color_id, c.size_id)::int else p.stock end as stock,
  case when p.counted and p.stock = 1 then (
    select count from stock_item where id = shop_item_of(p, c.color_id, c.size_id)) end as pieces`

export function presentCartItem(customerId: number, row: CartRow): CartItem {
  return {
    id: row.lineId,
    product_id: row.id,
    user_id: customerId,
    quantity: row.quantity,
    ...(row.colorId !== null && { color_id: row.colorId }),
    ...(row.sizeId !== null && { size_id: row.sizeId }),
    ...(row.color !== null && { color: row.color }),
    ...(row.size !== null && { size: row.size }),
    ...(!row.isWhole && { needs_choice: true as const }),
    product: {
      ...presentLineProduct(row),
      minimum_order: row.minimumOrder,
      stock: row.stock,
      ...toldLeft(row),
    },
  }
}

/** Pieces left of a counted product: below ten, or fewer than its line has. */
function toldLeft({ pieces, quantity }: Pick<CartRow, 'pieces' | 'quantity'>) {
  return pieces && pieces < Math.max(fewPieces, quantity) ? { left: pieces } : {}
}

export function presentLineProduct(row: LineProductRow): LineProduct {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    image: row.image,
    price: row.priceTaka,
    old_price: row.oldPriceTaka,
  }
}

import type { CartItem, LineProduct } from '#contract/cart-shapes'
import { Prisma } from '../database/generated/client.ts'
import type * as rows from '../database/generated/models.ts'

type LineProductRow = Pick<
  rows.ProductModel,
  'id' | 'slug' | 'title' | 'image' | 'priceTaka' | 'oldPriceTaka'
>
export type CartProductRow = LineProductRow & Pick<rows.ProductModel, 'minimumOrder' | 'stock'>
export type CartRow = CartProductRow & { lineId: number; quantity: number }

/** Columns of a product `p`, named as in `CartProductRow`. */
export const productColumns = Prisma.sql`p.id, p.slug, p.title, p.image,
  p.price_taka as "priceTaka", p.old_price_taka as "oldPriceTaka",
  p.minimum_order as "minimumOrder", p.stock`

export function presentCartItem(customerId: number, row: CartRow): CartItem {
  return {
    id: row.lineId,
    product_id: row.id,
    user_id: customerId,
    quantity: row.quantity,
    product: {
      ...presentLineProduct(row),
      minimum_order: row.minimumOrder,
      stock: row.stock,
    },
  }
}

/** The product of a line, of a cart or of an order. */
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

import type { CartItem } from '#contract/cart-shapes'
import { Prisma } from '../database/generated/client.ts'
import type * as rows from '../database/generated/models.ts'

export type CartRow = Pick<rows.CartLineModel, 'id' | 'productId' | 'customerId' | 'quantity'> & {
  product: Pick<
    rows.ProductModel,
    'id' | 'slug' | 'title' | 'image' | 'priceTaka' | 'oldPriceTaka' | 'minimumOrder' | 'stock'
  >
}

export function presentCartItem(row: CartRow): CartItem {
  const { product } = row
  return {
    id: row.id,
    product_id: row.productId,
    user_id: row.customerId,
    quantity: row.quantity,
    product: {
      id: product.id,
      slug: product.slug,
      title: product.title,
      image: product.image,
      price: product.priceTaka,
      old_price: product.oldPriceTaka,
      minimum_order: product.minimumOrder,
      stock: product.stock,
    },
  }
}

/** What a query must select for `presentCartItem`. */
export const cartColumns = {
  id: true,
  productId: true,
  customerId: true,
  quantity: true,
  product: {
    select: {
      id: true,
      slug: true,
      title: true,
      image: true,
      priceTaka: true,
      oldPriceTaka: true,
      minimumOrder: true,
      stock: true,
    },
  },
} as const

/** The same of a product `p`, for a statement. */
export const productColumns = Prisma.sql`p.id, p.slug, p.title, p.image,
  p.price_taka as "priceTaka", p.old_price_taka as "oldPriceTaka",
  p.minimum_order as "minimumOrder", p.stock`

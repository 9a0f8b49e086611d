import type { CartItem } from '#contract/cart-shapes'
import { maxQuantity } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { conflict, invalid, notFound } from '../http/errors.ts'
import { type CartRow, presentCartItem, productColumns } from './present.ts'

/**
 * Puts a product into the cart, in one statement; null where it stands there already. Throws a 404
 * for no such product, a 422 below its minimum_order, a 409 when it is out of stock.
 */
export async function addLine(
  prisma: PrismaClient,
  { customerId, productId, quantity }: { customerId: number; productId: number; quantity: number },
): Promise<CartItem | null> {
  const [found] = await prisma.$queryRaw<FoundRow[]>(Prisma.sql`/* plan once */
    with p as (select * from product where id = ${productId}),
    line as (
      insert into cart_line (customer_id, product_id, quantity)
      select ${customerId}, p.id, ${quantity}::int from p
      where p.minimum_order <= ${quantity}::int and p.stock = 1
      on conflict (customer_id, product_id) do nothing
      returning id
    )
    select ${productColumns}, (select id from line) as "lineId" from p`)
  if (!found) throw notFound('The product')
  const { lineId, ...product } = found
  if (quantity < product.minimumOrder) {
    throw invalid(
      'quantity',
      `The quantity must be a whole number from ${product.minimumOrder} to ${maxQuantity}`,
    )
  }
  if (product.stock !== 1) throw conflict(`${product.title} is out of stock`)
  if (lineId === null) return null
  return presentCartItem({ id: lineId, customerId, productId, quantity, product })
}

type FoundRow = CartRow['product'] & { lineId: number | null }

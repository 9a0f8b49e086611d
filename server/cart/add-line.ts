import type { CartItem } from '#contract/cart-shapes'
import { maxCartLines } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { conflict, notFound } from '../refusals.ts'
import { type CartProductRow, presentCartItem, productColumns } from './present.ts'
import { wrongQuantity } from './wrong-quantity.ts'

/**
 * Puts a product into the cart in one statement; null where the cart has it already. Throws a 404
 * for an unknown product, a 422 below its minimum_order, a 409 when it is out of stock or the cart
 * is full.
 */
export async function addLine(
  prisma: PrismaClient,
  { customerId, productId, quantity }: { customerId: number; productId: number; quantity: number },
): Promise<CartItem | null> {
  const [found] = await prisma.$queryRaw<FoundRow[]>(Prisma.sql`${planOnce}
    with p as (select * from product where id = ${productId}),
    room as materialized (
      select shop_cart_has_room(${customerId}, p.id, null, null, ${maxCartLines}) as "hasRoom" from p
    ),
    line as (
      insert into cart_line (customer_id, product_id, quantity)
      select ${customerId}, p.id, ${quantity}::int from p, room
      where p.minimum_order <= ${quantity}::int and p.stock = 1 and "hasRoom"
      on conflict do nothing
      returning id
    )
    select ${productColumns}, "hasRoom", (select id from line) as "lineId" from p, room`)
  if (!found) throw notFound('The product')
  const { lineId, hasRoom, ...product } = found
  if (quantity < product.minimumOrder) throw wrongQuantity(product.minimumOrder)
  if (product.stock !== 1) throw conflict(`${product.title} is out of stock`)
  if (!hasRoom) throw conflict(`A cart may hold at most ${maxCartLines} products`)
  if (lineId === null) return null
  return presentCartItem(customerId, { ...product, lineId, quantity })
}

type FoundRow = CartProductRow & { hasRoom: boolean; lineId: number | null }

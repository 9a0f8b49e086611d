import type { CartItem } from '#contract/cart'
import { maxQuantity } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { notFound } from '../failures/refusals.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'
import { wrongQuantity } from './wrong-quantity.ts'

/**
 * One statement, whose row lock orders the clicks. One more of a line below a raised minimum_order
 * is minimum_order (decision 071). Throws a 404, or a 422 outside minimum_order to 9999.
 */
export async function changeQuantity(
  prisma: PrismaClient,
  { customerId, lineId, change }: { customerId: number; lineId: number; change: Change },
): Promise<CartItem> {
  const wanted = wantedBy(change)
  const [changed] = await prisma.$queryRaw<CartRow[]>(Prisma.sql`${planOnce}
    update cart_line c set quantity = ${wanted}
    from product p
    where c.id = ${lineId} and c.customer_id = ${customerId} and p.id = c.product_id
      and ${wanted} between p.minimum_order and ${maxQuantity}
    returning c.id as "lineId", c.quantity, ${lineColumns}`)
  if (!changed) throw await refusalOf(prisma, customerId, lineId)
  return presentCartItem(customerId, changed)
}

/** One more, one less, or an exact quantity. */
type Change = 'more' | 'less' | { to: number }

function wantedBy(change: Change): Prisma.Sql {
  if (change === 'more') return Prisma.sql`greatest(c.quantity + 1, p.minimum_order)`
  if (change === 'less') return Prisma.sql`c.quantity - 1`
  return Prisma.sql`${change.to}::int`
}

async function refusalOf(prisma: PrismaClient, customerId: number, lineId: number) {
  const line = await prisma.cartLine.findFirst({
    where: { id: lineId, customerId },
    select: { product: { select: { minimumOrder: true } } },
    relationLoadStrategy: 'join',
  })
  if (!line) return notFound('The cart line')
  return wrongQuantity(line.product.minimumOrder)
}

import type { CartItem } from '#contract/cart-shapes'
import type { PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'

export async function readCart(prisma: PrismaClient, customerId: number): Promise<CartItem[]> {
  const rows = await prisma.$queryRaw<CartRow[]>`${planOnce}
    select c.id as "lineId", c.quantity, ${lineColumns}
    from cart_line c join product p on p.id = c.product_id
    where c.customer_id = ${customerId} order by c.id`
  return rows.map((row) => presentCartItem(customerId, row))
}

import type { CartItem } from '#contract/cart'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'

/** `namesOnCall`: whether lines say that their colors and sizes are asked on the call. */
export async function readCart(
  prisma: PrismaClient,
  customerId: number,
  { namesOnCall = false } = {},
): Promise<CartItem[]> {
  const isOnCall = namesOnCall ? onCall : Prisma.empty
  const rows = await prisma.$queryRaw<CartRow[]>`${planOnce}
    select c.id as "lineId", c.quantity, ${lineColumns}${isOnCall}
    from cart_line c join product p on p.id = c.product_id
    where c.customer_id = ${customerId} order by c.id`
  return rows.map((row) => presentCartItem(customerId, row))
}

const onCall = Prisma.sql`, not p.choice_goes_with_order and (
    exists (select from product_color where product_id = p.id and removed_at is null)
    or exists (select from product_size where product_id = p.id and removed_at is null)
  ) as "isOnCall"`

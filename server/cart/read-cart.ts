import type { CartItem } from '#contract/cart'
import type { PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { readAskedParts } from './asked.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'

/** `namesAsked`: whether lines say which parts of their choice are asked on the call. */
export async function readCart(
  prisma: PrismaClient,
  customerId: number,
  { namesAsked = false } = {},
): Promise<CartItem[]> {
  const rows = await prisma.$queryRaw<CartRow[]>`${planOnce}
    select c.id as "lineId", c.quantity, ${lineColumns}
    from cart_line c join product p on p.id = c.product_id
    where c.customer_id = ${customerId} order by c.id`
  const lineOf = ({ id, color, size }: CartRow) => ({ productId: id, color, size })
  const askedOf = namesAsked ? await readAskedParts(prisma, rows.map(lineOf)) : () => ({})
  return rows.map((row) => ({
    ...presentCartItem(customerId, row),
    ...(row.isWhole && askedOf(lineOf(row))),
  }))
}

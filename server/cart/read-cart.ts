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
  const items = rows.map((row) => presentCartItem(customerId, row))
  if (!namesAsked) return items
  // The id of a row is its product's.
  const lines = rows.map(({ id, color, size, isWhole }) => ({
    productId: id,
    color,
    size,
    isWhole,
  }))
  const askedOf = await readAskedParts(prisma, lines)
  return items.map((item, nr) => {
    const line = lines[nr]
    return line?.isWhole ? { ...item, ...askedOf(line) } : item
  })
}

import type { CartItem } from '#contract/cart'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { invalid, notFound, type Refusal } from '../failures/refusals.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'

type Chosen = { customerId: number; lineId: number; colorId: number | null; sizeId: number | null }

/**
 * Puts a choice on a line; null where another line of the product has it. Throws a 404 for another's
 * line, a 422 for a color or size that is not the product's, or is missing where it has to go along.
 */
export async function choose(
  prisma: PrismaClient,
  { customerId, lineId, colorId, sizeId }: Chosen,
): Promise<CartItem | null> {
  const [{ outcome } = { outcome: '' }] = await prisma.$queryRaw<{ outcome: string }[]>(
    Prisma.sql`${planOnce}
      select shop_choose(${customerId}, ${lineId}, ${colorId}::int, ${sizeId}::int) as outcome`,
  )
  if (outcome === 'exists') return null
  if (outcome !== 'chosen') throw refusalOf(outcome)
  const [row] = await prisma.$queryRaw<CartRow[]>`${planOnce}
    select c.id as "lineId", c.quantity, ${lineColumns}
    from cart_line c join product p on p.id = c.product_id
    where c.id = ${lineId} and c.customer_id = ${customerId}`
  // An order or a removal may have taken it meanwhile.
  if (!row) throw notFound('The cart line')
  return presentCartItem(customerId, row)
}

function refusalOf(outcome: string): Refusal {
  switch (outcome) {
    case 'unknown':
      return notFound('The cart line')
    case 'no color':
      return invalid('color_id', 'Please choose a colour')
    case 'no size':
      return invalid('size_id', 'Please choose a size')
  }
  throw new Error(`A choice was neither taken nor refused: ${outcome}`)
}

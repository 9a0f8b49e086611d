import type { CartItem } from '#contract/cart'
import { maxCartLines } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { conflict, invalid, notFound, type Refusal } from '../failures/refusals.ts'
import { type CartRow, lineColumns, presentCartItem } from './present.ts'
import { wrongQuantity } from './wrong-quantity.ts'

type Added = {
  customerId: number
  productId: number
  quantity: number
  /** Only for a product whose choice is sent with the order. */
  colorId: number | null
  sizeId: number | null
}

/**
 * One statement; null where the cart has this choice already. Throws a 404 for an unknown product,
 * a 422 below its minimum_order or without its choice, a 409 when it is out of stock or the cart
 * full.
 */
export async function addLine(
  prisma: PrismaClient,
  { customerId, productId, quantity, colorId, sizeId }: Added,
): Promise<CartItem | null> {
  const [found] = await prisma.$queryRaw<FoundRow[]>(Prisma.sql`${planOnce}
    select c.outcome, c.line_id as "lineId", ${lineColumns}
    from shop_add_to_cart(${customerId}, ${productId}, ${colorId}, ${sizeId}, ${quantity}::int,
      ${maxCartLines}) c
    join product p on p.id = ${productId}`)
  if (!found) throw notFound('The product')
  const { outcome, lineId, ...line } = found
  if (outcome === 'exists') return null
  if (lineId === null) throw refusalOf(outcome, line)
  return presentCartItem(customerId, { ...line, lineId, quantity })
}

type FoundRow = Omit<CartRow, 'lineId' | 'quantity'> & { outcome: string; lineId: number | null }

function refusalOf(
  outcome: string,
  { title, minimumOrder }: Pick<FoundRow, 'title' | 'minimumOrder'>,
): Refusal {
  const refusals: Record<string, Refusal> = {
    // The line was removed after the start of the statement, which still sees it.
    unknown: notFound('The product'),
    'too few': wrongQuantity(minimumOrder),
    'no color': invalid('color_id', 'Please choose a colour'),
    'no size': invalid('size_id', 'Please choose a size'),
    'sold out': conflict(`${title} is out of stock`),
    full: conflict(`A cart may hold at most ${maxCartLines} products`),
  }
  const refusal = refusals[outcome]
  if (!refusal) throw new Error(`A product was neither added nor refused: ${outcome}`)
  return refusal
}

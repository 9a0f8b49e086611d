import type { CartItem } from '#contract/cart-shapes'
import { cartColumns, presentCartItem } from '../cart/present.ts'
import type { PrismaClient } from '../database/generated/client.ts'

/** The cart as it is now, for a customer who saw another. */
export async function readCart(prisma: PrismaClient, customerId: number): Promise<CartItem[]> {
  const rows = await prisma.cartLine.findMany({
    where: { customerId },
    select: cartColumns,
    orderBy: { id: 'asc' },
  })
  return rows.map(presentCartItem)
}

import { promoCode } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'

type PromoRow = { code: string; priceTaka: number }

export const invalidPromo = 'Invalid promo code'

/** The promo of a typed code, or null where the customer cannot use it now for their cart. */
export async function findPromo(
  prisma: PrismaClient,
  { code, customerId }: { code: string; customerId: number },
): Promise<PromoRow | null> {
  const [row] = await prisma.$queryRaw<PromoRow[]>`
    select code, price_taka as "priceTaka" from promo p
    where code = ${promoCode(code)} and shop_promo_applies(p, ${customerId}::int,
      (select shop_number_key(number) from address where customer_id = ${customerId}::int),
      (select sum(g.price_taka::bigint * c.quantity)::bigint
        from cart_line c join product g on g.id = c.product_id
        where c.customer_id = ${customerId}::int))`
  return row ?? null
}

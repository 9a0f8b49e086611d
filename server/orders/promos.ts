import type { PrismaClient } from '../database/generated/client.ts'

export type PromoRow = { code: string; priceTaka: number }

export const invalidPromo = 'Invalid promo code'

/** The promo of a code as typed, or null where none is in date with something left for the customer. */
export async function findPromo(
  prisma: PrismaClient,
  { code, customerId }: { code: string; customerId: number },
): Promise<PromoRow | null> {
  const [row] = await prisma.$queryRaw<PromoRow[]>`
    select code, price_taka as "priceTaka" from promo p
    where code = ${code.toUpperCase()} and redeemed < max_redemptions
      and (max_per_customer is null or max_per_customer > (
        select count(*) from promo_redemption r
        where r.promo_id = p.id and r.customer_id = ${customerId}
      ))
      and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`
  return row ?? null
}

import type { Transaction } from '../database/client.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { invalid } from '../http/errors.ts'

export type PromoRow = { id: number; code: string; priceTaka: number }

const invalidPromo = 'Invalid promo code'

/** In date and not used up. */
const applies = Prisma.sql`redeemed < max_redemptions
  and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())`

/** The promo of a code as typed, or null where none applies. */
export async function findPromo(prisma: PrismaClient, code: string): Promise<PromoRow | null> {
  const [row] = await prisma.$queryRaw<PromoRow[]>`
    select id, code, price_taka as "priceTaka" from promo
    where code = ${code.toUpperCase()} and ${applies}`
  return row ?? null
}

/** Uses a promo once, never beyond its limit. Throws a 422 for one that does not apply. */
export async function redeemPromo(tx: Transaction, code: string): Promise<PromoRow> {
  const [row] = await tx.$queryRaw<PromoRow[]>`
    update promo set redeemed = redeemed + 1
    where code = ${code.toUpperCase()} and ${applies}
    returning id, code, price_taka as "priceTaka"`
  if (!row) throw invalid('promo', invalidPromo)
  return row
}

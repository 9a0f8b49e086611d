import { demoCustomer, promos } from '../prisma/seed-data-people.ts'
import type { Config } from './config.ts'
import type { PrismaClient } from './database/generated/client.ts'

/** What to tell the operator of a real shop in whose database the demo stands; null for another. */
export async function warnOfDemo(
  prisma: PrismaClient,
  { databaseUrl, publicUrl }: Pick<Config, 'databaseUrl' | 'publicUrl'>,
): Promise<string | null> {
  if (!databaseUrl && !publicUrl) return null
  const customers = await prisma.customer.count({ where: { emailKey: demoCustomer.email } })
  const codes = await prisma.promo.findMany({
    where: {
      OR: promos.map(({ code, priceTaka }) => ({ code, priceTaka })),
      AND: { OR: [{ endsAt: null }, { endsAt: { gt: new Date() } }] },
      redeemed: { lt: prisma.promo.fields.maxRedemptions },
    },
    orderBy: { id: 'asc' },
  })
  const found = [
    ...(customers > 0 ? [`the demo customer ${demoCustomer.email}`] : []),
    ...(codes.length > 0
      ? [`the demo's promo codes ${codes.map(({ code }) => code).join(', ')}`]
      : []),
  ]
  if (found.length === 0) return null
  return `${found.join(' and ')} stand in this shop's database: anybody may use them. npm run demo:remove takes the demo out`
}

import { seedDemoShop } from '../prisma/seed.ts'
import { demoCustomer, promos } from '../prisma/seed-data-people.ts'
import { hashPassword } from './customers/passwords.ts'
import type { PrismaClient } from './database/generated/client.ts'
import type { Storage } from './storage/storage.ts'

/**
 * Loads the demo shop into an empty database. Returns what the start prints, or null where the
 * database holds another shop.
 */
export async function openDemoShop(prisma: PrismaClient, storage: Storage) {
  const [products, customers] = await Promise.all([prisma.product.count(), prisma.customer.count()])
  if (products === 0 && customers === 0) {
    console.log('An empty database: the demo shop is being set up …')
    await seedDemoShop(prisma, { storage, hashPassword })
  }
  const { email, password } = demoCustomer
  const isDemo = (await prisma.customer.count({ where: { emailKey: email } })) > 0
  if (!isDemo) return null
  const now = new Date()
  const usable = await prisma.promo.findMany({
    where: {
      code: { in: promos.map(({ code }) => code) },
      redeemed: { lt: prisma.promo.fields.maxRedemptions },
      OR: [{ endsAt: null }, { endsAt: { gt: now } }],
    },
    orderBy: { id: 'asc' },
  })
  return { email, password, promoCodes: usable.map(({ code }) => code) }
}

import type { Config } from '../config/config.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { StartError } from '../failures/start-error.ts'
import type { Storage } from '../pictures/storage.ts'
import { demoCustomer } from './data/people.ts'
import { settleDemoPassword } from './demo-password.ts'
import { findUsableDemoCodes } from './demo-warning.ts'

/** Null where the database holds another shop. Throws StartError when the demo cannot be made. */
export async function openDemoShop(prisma: PrismaClient, storage: Storage, config: Config) {
  const [products, customers] = await Promise.all([prisma.product.count(), prisma.customer.count()])
  if (products === 0 && customers === 0) {
    console.log('An empty database: the demo shop is being set up …')
    await makeDemoShop(prisma, storage)
  }
  const { email } = demoCustomer
  const isDemo = (await prisma.customer.count({ where: { emailKey: email } })) > 0
  if (!isDemo) return null
  const password = await settleDemoPassword(prisma, config)
  return { email, password, promoCodes: await findUsableDemoCodes(prisma) }
}

/** The demo's texts are loaded late: only a first start needs them. */
async function makeDemoShop(prisma: PrismaClient, storage: Storage): Promise<void> {
  const { seedDemoShop } = await import('./seed.ts')
  try {
    await seedDemoShop(prisma, storage, (progress) => console.log(`The demo shop: ${progress}`))
    // The demo's own orders send no messages.
    await prisma.$executeRaw`update outbox_mark set since = now()`
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new StartError(
      `The demo shop cannot be set up: ${reason}. The database is still empty; start again, or set DEMO=off`,
    )
  }
}

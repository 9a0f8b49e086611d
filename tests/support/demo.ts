import type { PrismaClient } from '../../server/database/generated/client.ts'
import { seedCatalog } from '../../server/demo/seed-catalog.ts'
import { seedCustomers, seedReviews } from '../../server/demo/seed-customers.ts'
import { seedOffice } from '../../server/demo/seed-office.ts'
import { seedOrders } from '../../server/demo/seed-orders.ts'

/** The demo without pictures, which only browser tests need. */
export function seedDemo(prisma: PrismaClient): Promise<void> {
  return prisma.$transaction(
    async (tx) => {
      const products = await seedCatalog(tx)
      const customers = await seedCustomers(tx)
      await seedReviews(tx, products, customers)
      await seedOrders(tx, products, customers)
      await seedOffice(tx, products, customers)
    },
    { timeout: 60_000 },
  )
}

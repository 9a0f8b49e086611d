import { seedCatalog } from '../../prisma/seed-catalog.ts'
import { seedCustomers, seedReviews } from '../../prisma/seed-customers.ts'
import { seedOffice } from '../../prisma/seed-office.ts'
import { seedOrders } from '../../prisma/seed-orders.ts'
import type { PrismaClient } from '../../server/database/generated/client.ts'

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

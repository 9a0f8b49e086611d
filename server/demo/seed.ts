import type { PrismaClient } from '../database/generated/client.ts'
import type { Storage } from '../pictures/storage.ts'
import { banners, notes } from './data/home-page.ts'
import { bannerUrl, storeDemoPictures } from './demo-pictures.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedCustomers, seedReviews } from './seed-customers.ts'
import { seedOffice } from './seed-office.ts'
import { seedOrders } from './seed-orders.ts'

/**
 * Fills the shop with the demo catalogue, customers, reviews, orders and a day in the office, and
 * copies their pictures to `storage`. Existing rows, by natural key, stay unchanged; so a second run
 * changes nothing. The rows are written in one transaction, after the pictures.
 */
export async function seedDemoShop(
  prisma: PrismaClient,
  storage: Storage,
  report: (progress: string) => void,
): Promise<void> {
  await storeDemoPictures(storage, report)
  await prisma.$transaction(
    async (tx) => {
      // Servers that start at once on a shared database take turns.
      await tx.$executeRaw`select pg_advisory_xact_lock(735601002)`
      const productIds = await seedCatalog(tx)
      const customerIds = await seedCustomers(tx)
      await seedReviews(tx, productIds, customerIds)
      await seedOrders(tx, productIds, customerIds)
      await seedOffice(tx, productIds, customerIds)
      await seedBannersAndNotes(tx)
    },
    { timeout: 60_000 },
  )
}

async function seedBannersAndNotes(tx: Pick<PrismaClient, 'banner' | 'note'>) {
  const images = new Set((await tx.banner.findMany()).map(({ image }) => image))
  const slides = banners.map(({ name, percent, alt, english }, position) => ({
    image: bannerUrl(name),
    discountPercent: percent,
    alt,
    english,
    wordsOver: true,
    position,
  }))
  await tx.banner.createMany({ data: slides.filter(({ image }) => !images.has(image)) })
  const titles = new Set((await tx.note.findMany()).map(({ title }) => title))
  await tx.note.createMany({ data: notes.filter(({ title }) => !titles.has(title)) })
}

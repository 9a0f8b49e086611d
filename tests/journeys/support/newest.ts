import type { PrismaClient } from '../../../server/database/generated/client.ts'

/** The newest id of each table of the catalogue. */
export type Newest = Record<'product' | 'category' | 'menu' | 'tag' | 'banner' | 'promo', number>

export async function findNewest(prisma: PrismaClient): Promise<Newest> {
  const [newest] = await prisma.$queryRaw<Newest[]>`
    select (select coalesce(max(id), 0) from product) as product,
      (select coalesce(max(id), 0) from category) as category,
      (select coalesce(max(id), 0) from menu) as menu,
      (select coalesce(max(id), 0) from tag) as tag,
      (select coalesce(max(id), 0) from banner) as banner,
      (select coalesce(max(id), 0) from promo) as promo`
  return newest
}

/** Deletes newer rows of the catalogue. A used promo stays. */
export async function removeNewer(prisma: PrismaClient, newest: Newest): Promise<void> {
  const since = (table: keyof Newest) => ({ where: { id: { gt: newest[table] } } })
  await prisma.product.deleteMany(since('product'))
  await prisma.category.deleteMany(since('category'))
  await prisma.menu.deleteMany(since('menu'))
  await prisma.tag.deleteMany(since('tag'))
  await prisma.banner.deleteMany(since('banner'))
  await prisma.promo.deleteMany({ where: { id: { gt: newest.promo }, redemptions: { none: {} } } })
}

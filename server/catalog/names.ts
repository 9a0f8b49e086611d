import type { Cache, Kind } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { notFound } from '../refusals.ts'
import { listingKey } from './listing.ts'

type Named = { id: number; name: string }

const named: Kind<Named> = { name: 'names', sizeOf: ({ name }) => 2 * name.length + 200 }

/** Compared without case; each throws a 404. Kept, because every page of a listing asks for it. */
export function openNames(prisma: PrismaClient, cache: Cache) {
  const find = async (label: string, asked: string, statement: Prisma.Sql) =>
    cache.snapshot().getOrMake(named, `${label} ${asked}`, async () => {
      const [row] = await prisma.$queryRaw<Named[]>(statement)
      if (!row) throw notFound(label)
      return row
    })
  return {
    findMenu: (name: string) =>
      find(
        'The menu',
        name,
        Prisma.sql`select id, menu as name from menu where shop_norm(menu) = shop_norm(${name})`,
      ),
    findCategory: (name: string) =>
      find(
        'The category',
        name,
        Prisma.sql`select id, category as name from category
          where shop_norm(category) = shop_norm(${name})`,
      ),
    findTag: (name: string) =>
      find(
        'The tag',
        name,
        Prisma.sql`select id, tag as name from tag where shop_norm(tag) = shop_norm(${name})`,
      ),
    /** A discount's name is its percent; one that no product has is unknown. */
    findDiscount: (name: string) => {
      const percent = /^0*([1-9]\d?)$/.test(name) ? Number(name) : 0
      return find(
        'The discount',
        name,
        Prisma.sql`select ${percent}::int as id, '' as name from listing
          where listing_key = ${listingKey('discount', percent)} and products > 0`,
      )
    },
  }
}

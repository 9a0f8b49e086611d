import type { Cache, Kind } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { byName, type Named } from '../database/names.ts'
import { notFound } from '../refusals.ts'
import { listingKey } from './listing.ts'

const named: Kind<Named> = { name: 'names', sizeOf: ({ name }) => 2 * name.length + 200 }

/** The stored name of a listing, for a name in any spelling; a 404 without one. */
export function openListingNames(prisma: PrismaClient, cache: Cache) {
  const names = openNames(prisma, cache)
  const found: Record<string, (name: string) => Promise<Named>> = {
    menu: names.findMenu,
    category: names.findCategory,
    tag: names.findTag,
    discount: names.findDiscount,
  }
  return async (kind: string, asked: string): Promise<string | undefined> => {
    const row = await found[kind]?.(asked)
    return row && (row.name || String(row.id))
  }
}

/** By the present or a former name, without case; throws a 404. Cached: every page needs it. */
export function openNames(prisma: PrismaClient, cache: Cache) {
  const find = async (label: string, asked: string, statement: Prisma.Sql) =>
    cache.snapshot().getOrMake(named, `${label} ${asked}`, async () => {
      const [row] = await prisma.$queryRaw<Named[]>(statement)
      if (!row) throw notFound(label)
      return row
    })
  return {
    findMenu: (name: string) => find('The menu', name, byName('menu', name)),
    findCategory: (name: string) => find('The category', name, byName('category', name)),
    findTag: (name: string) => find('The tag', name, byName('tag', name)),
    /** A discount's name is its percent; one that no product has is unknown. */
    findDiscount: (name: string) => {
      const percent = /^0*([1-9]\d?)$/.test(name) ? Number(name) : 0
      return find(
        'The discount',
        name,
        Prisma.sql`select ${percent}::int as id, '' as name, null as english from listing
          where listing_key = ${listingKey('discount', percent)} and products > 0`,
      )
    },
  }
}

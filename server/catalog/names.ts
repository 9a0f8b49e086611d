import type { Cache, Kind } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { findNamed, type Named, type NamedKind } from '../database/names.ts'
import { notFound } from '../failures/refusals.ts'
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
  return async (kind: string, name: string): Promise<string | undefined> => {
    const row = await found[kind]?.(name)
    return row && (row.name || String(row.id))
  }
}

/** By the present or a former name, without case; throws a 404. Cached: every page needs it. */
export function openNames(prisma: PrismaClient, cache: Cache) {
  const find = (kind: string, name: string, read: () => Promise<Named | null>) =>
    cache.snapshot().getOrMake(named, `The ${kind} ${name}`, async () => {
      const row = await read()
      if (!row) throw notFound(`The ${kind}`)
      return row
    })
  const findBy = (kind: NamedKind) => (name: string) =>
    find(kind, name, () => findNamed(prisma, kind, name))
  return {
    findMenu: findBy('menu'),
    findCategory: findBy('category'),
    findTag: findBy('tag'),
    /** A discount's name is its percent; one that no product has is unknown. */
    findDiscount: (name: string) => {
      const percent = /^0*([1-9]\d?)$/.test(name) ? Number(name) : 0
      return find('discount', name, async () => {
        const products = { gt: 0 }
        const where = { listingKey: listingKey('discount', percent), products }
        const listing = await prisma.listing.findFirst({ where })
        return listing && { id: percent, name: '', english: null }
      })
    },
  }
}

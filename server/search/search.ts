import { pageSize, type Sort } from '#contract/shop'
import type { ReadCards } from '../catalog/cards.ts'
import {
  type Listed,
  type ListingFilter,
  offsetOf,
  orderBy,
  presentListing,
} from '../catalog/listing.ts'
import type { Scan } from '../catalog/scan.ts'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { findsNothing, indexedPrice, priceBesideTerms, type Sought, seek } from './conditions.ts'
import { countedBest, type Facts, type Ids, readFacts, readOrder, type Unsorted } from './facts.ts'
import { resolveKeyword, type WordMatches } from './words.ts'

/** Of many matches, the ids of so many are kept in their order: ten pages. */
const firstOfMany = 10 * pageSize

/** With the snapshot in which its words were looked up. */
type SoughtIn = Sought & { snapshot: Snapshot }

const readings: Kind<WordMatches[]> = {
  name: 'words of searches',
  sizeOf: (words) => 2000 * words.length,
}
const searchFacts: Kind<Facts> = {
  name: 'searches',
  sizeOf: ({ tags, ranked }) => 200 + 150 * tags.length + (ranked?.byteLength ?? 0),
}
const orders: Kind<Ids> = { name: 'orders of searches', sizeOf: (ids) => ids.byteLength + 100 }
const bests: Kind<{ count: number }> = { name: 'best of searches', sizeOf: () => 50 }

/**
 * Products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script. Better matches first unless a
 * sort is asked for; the total is exact. What the words stand for and what pages share is kept
 * until the catalogue changes: of up to `mostRanked` matches their order, and so any page is a
 * look-up by ids; more are scanned like listings, but for their first pages.
 */
export function openSearch(
  prisma: PrismaClient,
  cache: Cache,
  { readCards, readCardsByIds }: ReadCards,
  { mostRanked = 5000 } = {},
) {
  return async (keyword: string, filter: ListingFilter): Promise<Listed> => {
    const page = filter.page ?? 1
    const snapshot = cache.snapshot()
    const words = await snapshot.keep(readings, keyword, () => resolveKeyword(prisma, keyword))
    if (findsNothing(words)) return presentListing(undefined, page)
    const sought = { ...seek(keyword, words, filter, priceBesideTerms), snapshot }
    const shared = await snapshot.keep(searchFacts, sought.name, () =>
      readFacts(prisma, sought, mostRanked),
    )
    const offset = offsetOf(page)
    if (offset >= shared.total) return presentListing({ ...shared, products: [] }, page)
    const end = offset + pageSize
    const products =
      shared.total <= mostRanked
        ? await readCardsOf(await orderOfAll(sought, shared, filter.sort), offset, end)
        : await pageOfMany(
            { ...seek(keyword, words, filter, indexedPrice), snapshot },
            shared,
            filter.sort,
            offset,
          )
    return presentListing({ ...shared, products }, page)
  }

  function readCardsOf(ids: Ids, from: number, end: number) {
    return readCardsByIds([...ids.subarray(from, end)])
  }

  /** Few matches are found by their terms, whatever order is asked for, and sorted once. */
  function orderOfAll(sought: SoughtIn, { ranked }: Facts, sort: Sort | Unsorted) {
    if (!sort && ranked) return ranked
    const name = `${sort ?? ''} ${sought.name}`
    return sought.snapshot.keep(orders, name, () => readOrder(prisma, sought, sort))
  }

  /** The first pages of many matches are asked for again and again: they are scanned once. */
  async function pageOfMany(
    sought: SoughtIn,
    shared: Facts,
    sort: Sort | Unsorted,
    offset: number,
  ) {
    const end = offset + pageSize
    if (end > firstOfMany) return scan(sought, shared, sort, offset, end)
    const first = await sought.snapshot.keep(orders, `${sort ?? ''} ${sought.name}`, async () => {
      const cards = await scan(sought, shared, sort, 0, firstOfMany)
      return Int32Array.from(cards, ({ id }) => id)
    })
    return readCardsOf(first, offset, end)
  }

  /** Among many matches: the best ones, and then the others, by the latest. */
  async function scan(
    sought: SoughtIn,
    shared: Facts,
    sort: Sort | Unsorted,
    offset: number,
    end: number,
  ) {
    const { matches, best } = sought
    const scanOf = (condition: Prisma.Sql): Scan => ({
      rows: 'product',
      condition,
      isPlannedOnce: false,
      ...orderBy(sort ?? 'latest', 'id'),
    })
    const { total } = shared
    if (sort) return readCards(scanOf(matches), { offset, limit: end - offset, total })
    const isAmongBest = end <= shared.best
    const count = isAmongBest ? Number.POSITIVE_INFINITY : await countBest(sought, shared)
    const first = { offset, limit: Math.min(end, count) - offset, total: count }
    const others = scanOf(Prisma.sql`${matches} and not (${best})`)
    const second = {
      offset: Math.max(0, offset - count),
      limit: Math.min(end - offset, end - count),
      total: total - count,
    }
    return [
      ...(first.limit > 0 ? await readCards(scanOf(best), first) : []),
      ...(second.limit > 0 ? await readCards(others, second) : []),
    ]
  }

  async function countBest({ name, best, snapshot }: SoughtIn, shared: Facts): Promise<number> {
    if (shared.best < countedBest) return shared.best
    const found = await snapshot.keep(bests, name, async () => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from product e where ${best}`
      return row ?? { count: 0 }
    })
    return found.count
  }
}

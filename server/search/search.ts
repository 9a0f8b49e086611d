import { pageSize } from '#contract/shop'
import { readCards, readCardsByIds } from '../catalog/cards.ts'
import {
  type Listed,
  type ListingFilter,
  offsetOf,
  orderBy,
  presentListing,
  priceCondition,
} from '../catalog/listing.ts'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { findsNothing, type Sought, seek } from './conditions.ts'
import { type Facts, type Ids, readFacts, readSorted } from './facts.ts'
import { resolveKeyword, sizeOfWord, type WordMatches } from './words.ts'

const readings: Kind<WordMatches[]> = {
  name: 'words of searches',
  sizeOf: (words) => words.reduce((bytes, word) => bytes + sizeOfWord(word), 100),
}
const searchFacts: Kind<Facts> = {
  name: 'searches',
  sizeOf: ({ tags, ranked }) => 200 + 150 * tags.length + ranked.byteLength,
}
const sortings: Kind<Ids> = { name: 'sorted searches', sizeOf: (ids) => ids.byteLength + 100 }

/**
 * Finds products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script.
 * Up to `mostRanked` matches are ranked, the closest first, and any page is a look-up by ids; more
 * are scanned like a listing, behind ten pages of the closest of the newest. The total is exact.
 */
export function openSearch(prisma: PrismaClient, cache: Cache, { mostRanked = 5000 } = {}) {
  return async (keyword: string, filter: ListingFilter): Promise<Listed> => {
    const page = filter.page ?? 1
    const snapshot = cache.snapshot()
    const words = await snapshot.keep(readings, keyword, () => resolveKeyword(prisma, keyword))
    if (findsNothing(keyword, words)) return presentListing(undefined, page)
    const sought = seek(keyword, words, filter)
    const facts = await snapshot.keep(searchFacts, sought.name, () =>
      readFacts(prisma, sought, mostRanked),
    )
    const offset = offsetOf(page)
    const products = offset < facts.total ? await read(snapshot, sought, facts, filter, offset) : []
    return presentListing({ ...facts, products }, page)
  }

  async function read(
    snapshot: Snapshot,
    sought: Sought,
    { total, ranked }: Facts,
    filter: ListingFilter,
    offset: number,
  ) {
    const { sort } = filter
    if (!sort && offset < ranked.length) return readRanked(ranked, offset)
    if (sort && total <= mostRanked) {
      const make = () => readSorted(prisma, ranked, sort)
      return readRanked(await snapshot.keep(sortings, `${sort} ${sought.name}`, make), offset)
    }
    const { matches } = sought
    const rows = { rows: 'product', isPlannedOnce: false } as const
    if (sort) {
      const order = orderBy(sort, 'id')
      // In the order of prices, a range is also where the index is entered.
      const range =
        order.columns[0] === 'price_taka' && priceCondition(filter, Prisma.sql`e.price_taka`)
      const condition = range ? Prisma.sql`${matches} and ${range}` : matches
      const span = { offset, limit: pageSize, total }
      return readCards(prisma, { ...rows, ...order, condition }, span)
    }
    // Ranked are whole pages of the closest of many; behind them come the others, the latest first.
    const condition = Prisma.sql`${matches} and e.id <> all(${[...ranked]}::int[])`
    const span = {
      offset: offset - ranked.length,
      limit: pageSize,
      total: total - ranked.length,
    }
    return readCards(prisma, { ...rows, ...orderBy('latest', 'id'), condition }, span)
  }

  function readRanked(ids: Ids, offset: number) {
    return readCardsByIds(prisma, [...ids.subarray(offset, offset + pageSize)])
  }
}

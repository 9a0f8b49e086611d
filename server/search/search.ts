import { pageSize, type Sort } from '#contract/shop'
import type { ReadCards } from '../catalog/cards.ts'
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
import { resolveKeyword, type WordMatches } from './words.ts'

const readings: Kind<WordMatches[]> = {
  name: 'words of searches',
  sizeOf: (words) => 2000 * words.length,
}
const searchFacts: Kind<Facts> = {
  name: 'searches',
  sizeOf: ({ tags, ranked }) => 200 + 150 * tags.length + ranked.byteLength,
}
const orders: Kind<Ids> = { name: 'orders of searches', sizeOf: (ids) => ids.byteLength + 100 }

/**
 * Products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script. The total is exact. There
 * are two ways: up to `mostRanked` matches are ranked, the closest first, and any page is a look-up
 * by ids; more are scanned like a listing, behind ten pages of the closest of the newest. What the
 * words stand for and what pages share is kept until the catalogue changes.
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
    const sought = seek(keyword, words, filter)
    const facts = await snapshot.keep(searchFacts, sought.name, () =>
      readFacts(prisma, sought, mostRanked),
    )
    const offset = offsetOf(page)
    const products =
      offset >= facts.total
        ? []
        : facts.total <= mostRanked
          ? await readRanked(await order(snapshot, sought, facts, filter.sort), offset)
          : await scan(sought, facts, filter, offset)
    return presentListing({ ...facts, products }, page)
  }

  function readRanked(ids: Ids, offset: number) {
    return readCardsByIds([...ids.subarray(offset, offset + pageSize)])
  }

  /** Few matches are found by their terms, whatever sort is asked for, and sorted once. */
  async function order(
    snapshot: Snapshot,
    sought: Sought,
    { ranked }: Facts,
    sort: Sort | null | undefined,
  ): Promise<Ids> {
    if (!sort) return ranked
    const name = `${sort} ${sought.name}`
    return snapshot.keep(orders, name, () => readSorted(prisma, sought, sort))
  }

  /** Many matches in the order of an index; without a sort the first of them, then the latest. */
  async function scan(
    { matches }: Sought,
    { total, ranked }: Facts,
    filter: ListingFilter,
    offset: number,
  ) {
    const { sort } = filter
    const rows = { rows: 'product', isPlannedOnce: false } as const
    if (sort) {
      const order = orderBy(sort, 'id')
      // In the order of prices, a range is also where the index is entered.
      const range =
        order.columns[0] === 'price_taka' && priceCondition(filter, Prisma.sql`e.price_taka`)
      const condition = range ? Prisma.sql`${matches} and ${range}` : matches
      return readCards({ ...rows, ...order, condition }, { offset, limit: pageSize, total })
    }
    const first = offset < ranked.length ? await readRanked(ranked, offset) : []
    const limit = pageSize - first.length
    if (limit === 0) return first
    const others = Prisma.sql`${matches} and e.id <> all(${[...ranked]}::int[])`
    const span = {
      offset: Math.max(0, offset - ranked.length),
      limit,
      total: total - ranked.length,
    }
    const rest = { ...rows, ...orderBy('latest', 'id'), condition: others }
    return [...first, ...(await readCards(rest, span))]
  }
}

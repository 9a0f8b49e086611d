import { pageSize, type Sort } from '#contract/shop'
import { readCards, readCardsByIds } from '../catalog/cards.ts'
import {
  type Listed,
  type ListingFilter,
  offsetOf,
  orderBy,
  presentListing,
} from '../catalog/listing.ts'
import type { Scan } from '../catalog/scan.ts'
import type { Cache, Kind } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { type Sought, seek } from './conditions.ts'
import { type Facts, readFacts } from './facts.ts'
import { resolveKeyword, sizeOfWord, type WordMatches } from './words.ts'

const readings: Kind<WordMatches[]> = {
  name: 'words of searches',
  sizeOf: (words) => words.reduce((bytes, word) => bytes + sizeOfWord(word), 100),
}
const searchFacts: Kind<Facts> = {
  name: 'searches',
  sizeOf: ({ tags, ranked }) => 200 + 150 * tags.length + ranked.byteLength,
}

/**
 * Finds products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script.
 * Up to `mostRanked` matches are ranked, the closest first; more are scanned like a listing, behind
 * ten pages of the closest of the newest. The total is exact.
 */
export function openSearch(prisma: PrismaClient, cache: Cache, { mostRanked = 5000 } = {}) {
  return async (keyword: string, filter: ListingFilter): Promise<Listed> => {
    const page = filter.page ?? 1
    const snapshot = cache.snapshot()
    const words = await snapshot.getOrMake(readings, keyword, () => resolveKeyword(prisma, keyword))
    const sought = seek(keyword, words, filter)
    if (!sought) return presentListing(undefined, page)
    const facts = await snapshot.getOrMake(searchFacts, sought.name, () =>
      readFacts(prisma, sought, mostRanked),
    )
    const offset = offsetOf(page)
    const products = offset < facts.total ? await read(sought, facts, filter.sort, offset) : []
    return presentListing({ ...facts, products }, page)
  }

  function read({ matches }: Sought, facts: Facts, sort: Sort | null | undefined, offset: number) {
    const { total } = facts
    const ranked = [...facts.ranked]
    if (!sort && offset < ranked.length) {
      return readCardsByIds(prisma, ranked.slice(offset, offset + pageSize))
    }
    const ids = Prisma.sql`${ranked}::int[]`
    if (sort) {
      const condition = total <= mostRanked ? Prisma.sql`e.id = any(${ids})` : matches
      const scan: Scan = { rows: 'product', condition, ...orderBy(sort, 'id') }
      return readCards(prisma, scan, { offset, limit: pageSize, total })
    }
    // Ranked are whole pages of the closest of many; behind them come the others, the latest first.
    const condition = Prisma.sql`${matches} and e.id <> all(${ids})`
    const scan: Scan = { rows: 'product', condition, ...orderBy('latest', 'id') }
    const behind = { offset: offset - ranked.length, total: total - ranked.length }
    return readCards(prisma, scan, { ...behind, limit: pageSize })
  }
}

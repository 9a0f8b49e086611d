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
import {
  countOf,
  hasWord,
  type Sought,
  seek,
  seekMost,
  type Words,
  wordsOfMost,
} from './conditions.ts'
import { type Facts, readFacts } from './facts.ts'
import { readKeyword } from './read-keyword.ts'
import { readDictionary } from './synonyms.ts'
import { resolveKeyword, sizeOfWord, type WordMatches } from './words.ts'

const readings: Kind<Words> = {
  name: 'words of searches',
  sizeOf: ({ words }) => words.reduce((bytes, word) => bytes + sizeOfWord(word), 100),
}
const searchFacts: Kind<Facts> = {
  name: 'searches',
  sizeOf: ({ tags, ranked }) => 200 + 150 * tags.length + ranked.byteLength,
}
const mostOfWords: Kind<{ least: number }> = { name: 'words of close products', sizeOf: () => 100 }

/** `most`: no product has every word; these have as many of them as any has. */
export type Matched = 'all' | 'most'
type Looked = { sought: Sought; facts: Facts; matched: Matched }
type Resembling = Pick<Searched, 'resembling'>
/** `resembling`: words of the shop, for a keyword without any product. */
export type Searched = Listed & { matched: Matched; resembling: string[] }

/**
 * Finds products whose title, tags, categories, menus, colours or sizes hold every word of the keyword,
 * else most of them: in any order, by the beginning of a word, by a synonym, with one wrong letter, or
 * in the other script. Up to `mostRanked` matches are ranked, the closest first; more are scanned like a
 * listing, behind ten pages of the closest of the newest. The total is exact.
 */
export function openSearch(prisma: PrismaClient, cache: Cache, { mostRanked = 5000 } = {}) {
  return async (keyword: string, filter: ListingFilter): Promise<Searched> => {
    const page = filter.page ?? 1
    const looked = await look(keyword, filter)
    if ('resembling' in looked) {
      return { ...presentListing(undefined, page), matched: 'all', ...looked }
    }
    const { sought, facts, matched } = looked
    const offset = offsetOf(page)
    const products = offset < facts.total ? await read(sought, facts, filter.sort, offset) : []
    return { ...presentListing({ ...facts, products }, page), matched, resembling: [] }
  }

  async function look(keyword: string, filter: ListingFilter): Promise<Looked | Resembling> {
    const snapshot = cache.snapshot()
    const said = await snapshot.getOrMake(readings, keyword, async () => {
      const dictionary = await readDictionary(prisma, snapshot)
      const { units, code } = readKeyword(keyword, dictionary)
      return { words: await resolveKeyword(prisma, units, dictionary), code }
    })
    const factsOf = (sought: Sought) =>
      snapshot.getOrMake(searchFacts, sought.name, () => readFacts(prisma, sought, mostRanked))

    const sought = seek(keyword, said, filter)
    const facts = sought && (await factsOf(sought))
    if (facts && facts.total > 0) return { sought, facts, matched: 'all' }
    // Even where a price hides them: only the words decide which products are close.
    const open = seek(keyword, said, {})
    if (open && sought && facts && (await factsOf(open)).total > 0) {
      return { sought, facts, matched: 'all' }
    }
    const words = wordsOfMost(said)
    const { least } = await snapshot.getOrMake(mostOfWords, keyword, () => countMost(words))
    if (least === 0) {
      return { resembling: said.words.flatMap(({ resembling }) => resembling).slice(0, 3) }
    }
    const most = seekMost(keyword, words, least, filter)
    return { sought: most, facts: await factsOf(most), matched: 'most' }
  }

  /** The number of words that the closest products have. */
  async function countMost(words: WordMatches[]): Promise<{ least: number }> {
    if (words.length === 0) return { least: 0 }
    const [row] = await prisma.$queryRaw<{ most: number | null }[]>`
      select max(${countOf(words)})::int as most from product e
      where ${Prisma.join(words.map(hasWord), ' or ')}`
    return { least: row?.most ?? 0 }
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

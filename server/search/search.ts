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
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import {
  countOf,
  hasWord,
  neededOf,
  nominalRank,
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

/** So few products leave room for close ones. */
const few = 5

/**
 * `most`: no product has every word, and these have as many of them as any; or those with every word are
 * few or farther: a dress is nearer to "red dress" than the red muffler of the category "Dresses".
 */
export type Matched = 'all' | 'most'
type Looked = { sought: Sought; facts: Facts; matched: Matched }
/** One way to read the words of a keyword. */
type Way = { narrow: (filter: ListingFilter) => Sought; matched: Matched }
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
    const way = await choose(snapshot, keyword, said)
    if (!way) return { resembling: said.words.flatMap(({ resembling }) => resembling).slice(0, 3) }
    const sought = way.narrow(filter)
    return { sought, facts: await factsOf(snapshot, sought), matched: way.matched }
  }

  /** Only the words decide which products are close: a price may hide those with every word. */
  async function choose(snapshot: Snapshot, keyword: string, said: Words): Promise<Way | null> {
    const needed = neededOf(said.words)
    const isMeasured = needed.length < said.words.length
    let whole: { way: Way; facts: Facts } | undefined
    for (const ofAll of isMeasured ? [said.words, needed] : [said.words]) {
      const name = ofAll === needed ? `0 ${keyword}` : keyword
      const sought = seek(name, said, {}, ofAll)
      if (!sought) continue
      const facts = await factsOf(snapshot, sought)
      const way: Way = {
        narrow: (filter) => seek(name, said, filter, ofAll) ?? sought,
        matched: 'all',
      }
      if (facts.total === 0) continue
      if (facts.best < nominalRank || (whole && facts.best < whole.facts.best)) return way
      whole ??= { way, facts }
    }
    const words = wordsOfMost(said)
    const { least } = whole
      ? { least: words.length - 1 }
      : await snapshot.getOrMake(mostOfWords, keyword, () => countMost(words))
    const most: Way = {
      narrow: (filter) => seekMost(keyword, words, least, filter),
      matched: 'most',
    }
    if (!whole) return least > 0 ? most : null
    if (least < 1 || !words.some(({ isThing }) => isThing)) return whole.way
    const { ranked } = await factsOf(snapshot, most.narrow({}))
    const isNearer = ranked.length > 0 && !whole.facts.ranked.includes(ranked[0] ?? 0)
    return isNearer || whole.facts.total < few ? most : whole.way
  }

  function factsOf(snapshot: Snapshot, sought: Sought): Promise<Facts> {
    return snapshot.getOrMake(searchFacts, sought.name, () => readFacts(prisma, sought, mostRanked))
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

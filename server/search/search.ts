import { hash } from 'node:crypto'
import { pageSize, type Sort } from '#contract/shop'
import { readCards, readCardsByIds } from '../catalog/cards.ts'
import {
  type Listed,
  type ListingFilter,
  offsetOf,
  openEnds,
  orderBy,
  presentListing,
} from '../catalog/listing.ts'
import type { TagRow } from '../catalog/present.ts'
import type { Scan } from '../catalog/scan.ts'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { openBatch } from './batch.ts'
import type { Match, WordMatches } from './match-word.ts'
import { findCoded } from './product-code.ts'
import {
  mostOfWord,
  type ProductsOfWord,
  readProductsOfWords,
  rowsOf,
  sizeOfProducts,
} from './products-of-words.ts'
import type { Sought } from './rank.ts'
import { nameOf, readKeyword, type Unit } from './read-keyword.ts'
import { type Answer, readInOrder } from './readings.ts'
import { readDictionary } from './synonyms.ts'
import { openTurns } from './turns.ts'
import {
  type Pair,
  pairsOf,
  type Resolved,
  resolvePairs,
  resolveWords,
  sizeOfResolved,
  wordsOfKeyword,
} from './words.ts'

const resolvedWords: Kind<Resolved> = { name: 'words of searches', sizeOf: sizeOfResolved }
const resolvedPairs: Kind<Match[]> = {
  name: 'pairs of words of searches',
  sizeOf: ({ length }) => 100 + 100 * length,
}
const productsOfWords: Kind<ProductsOfWord> = { name: 'products of words', sizeOf: sizeOfProducts }
const tagged = { products: 200, tags: 30 }

/** A search reads so many rows of the database at most: about 300 ms. */
const mostRows = 200_000
/** Searches of one address that read more wait for each other. */
const dearRows = 10_000

/**
 * `resembling`: words of the shop, for a keyword without any product. `isPartial`: close products were
 * left out, as they would have cost too much.
 */
export type Searched = Listed & {
  matched: Answer['matched']
  resembling: string[]
  isPartial: boolean
}

/**
 * Finds products whose title, tags, categories, menus, colours or sizes have every word of the keyword,
 * else most of them (`readings.ts`): in any order, by the beginning of a word, by a synonym, with one
 * wrong letter, or in the other script. What a word means and the products that have it are kept until
 * the catalogue changes, so a new keyword of known words asks only for its cards and tags.
 */
export function openSearch(prisma: PrismaClient, cache: Cache, { mostProducts = mostOfWord } = {}) {
  const takeTurn = openTurns()
  return async (keyword: string, filter: ListingFilter, address = 'here'): Promise<Searched> => {
    const snapshot = cache.snapshot()
    const page = filter.page ?? 1
    const { words, code } = await read(snapshot, keyword)
    const affordable = rarest(words)
    const isDear = rowsOfAll(affordable) > dearRows
    const find = () => withProducts(snapshot, affordable)
    const sought = isDear ? await takeTurn(address, find) : await find()
    const isCut = affordable.length < words.length
    const answer = readInOrder(sought, openEnds(filter))
    const ids = await codedFirst(code, filter, answer?.ids ?? new Int32Array())
    const found = await readPage(ids, filter, page)
    return {
      ...presentListing({ total: ids.length, ...found }, page),
      matched: isCut ? 'most' : (answer?.matched ?? 'all'),
      isPartial: isCut || (answer?.isPartial ?? false),
      resembling: answer ? [] : words.flatMap(({ resembling }) => resembling).slice(0, 3),
    }
  }

  async function read(snapshot: Snapshot, keyword: string) {
    const dictionary = await readDictionary(prisma, snapshot)
    const { units, code } = readKeyword(keyword, dictionary)
    const loadWord = openBatch((some: Unit[]) => resolveWords(prisma, some, dictionary))
    const resolved = await Promise.all(
      units.map((unit) => snapshot.getOrMake(resolvedWords, nameOf(unit), () => loadWord(unit))),
    )
    const loadPair = openBatch((some: Pair[]) => resolvePairs(prisma, some))
    const pairs = await Promise.all(
      pairsOf(units, resolved).map(async (pair) => {
        const matches = snapshot.getOrMake(resolvedPairs, pair.word, () => loadPair(pair))
        return [pair.nr, await matches] as const
      }),
    )
    return { words: wordsOfKeyword(units, resolved, new Map(pairs)), code }
  }

  async function withProducts(snapshot: Snapshot, words: WordMatches[]): Promise<Sought[]> {
    const load = openBatch((some: WordMatches[]) => readProductsOfWords(prisma, some, mostProducts))
    return Promise.all(
      words.map(async (word) => {
        const name = hash(
          'sha1',
          `${word.role === 'thing'} ${word.isGuess} ${JSON.stringify(word.matches)}`,
        )
        const products = await snapshot.getOrMake(productsOfWords, name, () => load(word))
        return { ...word, products }
      }),
    )
  }

  /** The product whose code equals the keyword comes first. */
  async function codedFirst(code: string | null, filter: ListingFilter, ids: Int32Array) {
    const coded = code === null ? null : await findCoded(prisma, code, openEnds(filter))
    return coded === null ? ids : Int32Array.from([coded, ...ids.filter((id) => id !== coded)])
  }

  async function readPage(ids: Int32Array, { sort }: ListingFilter, page: number) {
    if (ids.length === 0) return { products: [], tags: [] }
    const [products, tags] = await Promise.all([readProducts(ids, sort, page), readTags(ids)])
    return { products, tags }
  }

  async function readProducts(ids: Int32Array, sort: Sort | null | undefined, page: number) {
    const offset = offsetOf(page)
    if (offset >= ids.length) return []
    if (!sort) return readCardsByIds(prisma, [...ids.slice(offset, offset + pageSize)])
    const condition = Prisma.sql`e.id = any(${[...ids]}::int[])`
    const scan: Scan = { rows: 'product', condition, ...orderBy(sort, 'id') }
    return readCards(prisma, scan, { offset, limit: pageSize, total: ids.length })
  }

  /** The tags of the newest of many. */
  function readTags(ids: Int32Array): Promise<TagRow[]> {
    const newest = [...ids.slice().sort().slice(-tagged.products)]
    return prisma.$queryRaw<TagRow[]>`${planOnce}
      select t.id, t.tag, t.english from product_tag pt join tag t on t.id = pt.tag_id
      where pt.product_id = any(${newest}::int[])
      group by t.id order by count(*) desc, t.id limit ${Prisma.raw(String(tagged.tags))}`
  }
}

/** The words that say most, as many as a search may cost. */
function rarest(words: WordMatches[]): WordMatches[] {
  if (rowsOfAll(words) <= mostRows) return words
  let rows = 0
  const kept = new Set<WordMatches>()
  for (const word of [...words].sort((one, other) => one.expected - other.expected)) {
    rows += rowsOf(word)
    if (rows <= mostRows || kept.size === 0) kept.add(word)
  }
  return words.filter((word) => kept.has(word))
}

function rowsOfAll(words: WordMatches[]): number {
  return words.reduce((sum, word) => sum + rowsOf(word), 0)
}

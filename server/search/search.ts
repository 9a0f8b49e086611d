import { hash } from 'node:crypto'
import { type Listed, type ListingFilter, openEnds, presentListing } from '../catalog/listing.ts'
import type { Cache, Kind, Snapshot } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { openTurns } from '../turns/turns.ts'
import { openBatch } from './batch.ts'
import { keepNarrowed, readPage } from './found-page.ts'
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
import { type Answer, nearestOf, readInOrder } from './readings.ts'
import { readDictionary } from './synonyms.ts'
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

/**
 * `rows`: a search reads so many of the database at most. `dearRows`: searches of one address that read more
 * wait for each other, and after `ms` further words and close products are left out.
 */
const limits = { products: mostOfWord, rows: 170_000, dearRows: 10_000, ms: 300 }

/**
 * `resembling`: words of the shop, for a keyword without any product. `isPartial`: close products were
 * left out, as they would have cost too much.
 */
export type Searched = Listed & {
  /** All that were found, before the filters beside the price. */
  found: Int32Array
  matched: Answer['matched']
  resembling: string[]
  isPartial: boolean
}

/** `isSortSaid`: words of the keyword said the order, so it is that of the nearest products alone. */
export type SearchFilter = ListingFilter & { isSortSaid?: boolean }

/**
 * Finds products whose title, tags, categories, menus, colours or sizes have every word of the keyword,
 * else most of them (`readings.ts`): in any order, by the beginning of a word, by a synonym, with one
 * wrong letter, or in the other script. What a word means and the products that have it are kept until
 * the catalogue changes, so a new keyword of known words asks only for its cards and tags.
 */
export function openSearch(prisma: PrismaClient, cache: Cache, most: Partial<typeof limits> = {}) {
  const { products: mostProducts, rows: mostRows, dearRows, ms: mostMs } = { ...limits, ...most }
  const guessInTurn = openTurns(2)
  const readInTurn = openTurns()
  return async (
    keyword: string,
    { isSortSaid = false, ...filter }: SearchFilter,
    address = 'here',
  ): Promise<Searched> => {
    const snapshot = cache.snapshot()
    const page = filter.page ?? 1
    const { words, code } = await read(snapshot, keyword, address)
    const affordable = rarest(words, mostRows)
    const unread = affordable.filter((word) => !snapshot.get(productsOfWords, keyOf(word)))
    const { sought, isOver } =
      rowsOfAll(unread) > dearRows
        ? await readInTurn(address, () => withinTime(snapshot, affordable))
        : { sought: await withProducts(snapshot, affordable), isOver: false }
    const isCut = sought.length < words.length
    const prices = openEnds(filter)
    const answer = readInOrder(sought, prices, { isOver })
    const found = await codedFirst(code, filter, answer.ids)
    const nearest =
      isSortSaid && code === null && answer.ids.length > 0
        ? nearestOf(sought, answer, prices)
        : found
    const [ids, sorted] = await keepNarrowed(prisma, [found, nearest], filter)
    const shown = await readPage(prisma, { ids, sorted }, filter)
    return {
      ...presentListing({ total: ids.length, ...shown }, page),
      found,
      matched: isCut ? 'most' : answer.matched,
      isPartial: isCut || answer.isPartial,
      resembling: answer.reading ? [] : words.flatMap(({ resembling }) => resembling).slice(0, 3),
    }
  }

  /** What resembles words that the shop does not have is looked up in turns. */
  async function read(snapshot: Snapshot, keyword: string, address: string) {
    const dictionary = await readDictionary(prisma, snapshot)
    const { units, code } = readKeyword(keyword, dictionary)
    const loadWord = openBatch((some: Unit[]) =>
      resolveWords(prisma, some, dictionary, (act) => guessInTurn(address, act)),
    )
    const resolved = await Promise.all(
      units.map((unit) => snapshot.getOrMake(resolvedWords, nameOf(unit), () => loadWord(unit))),
    )
    const loadPair = openBatch((some: Pair[]) =>
      guessInTurn(address, () => resolvePairs(prisma, some)),
    )
    const pairs = await Promise.all(
      pairsOf(units, resolved).map(async (pair) => {
        const matches = snapshot.getOrMake(resolvedPairs, pair.word, () => loadPair(pair))
        return [pair.nr, await matches] as const
      }),
    )
    return { words: wordsOfKeyword(units, resolved, new Map(pairs)), code }
  }

  /** The rarest word first, until the time is over. */
  async function withinTime(snapshot: Snapshot, words: WordMatches[]) {
    const start = performance.now()
    const isOver = () => performance.now() - start > mostMs
    const found = new Map<WordMatches, Sought>()
    for (const word of rarestFirst(words)) {
      const isAny = [...found.values()].some(({ products }) => products.ids.length > 0)
      if (isAny && isOver()) break
      for (const sought of await withProducts(snapshot, [word])) found.set(word, sought)
    }
    return { sought: words.flatMap((word) => found.get(word) ?? []), isOver: isOver() }
  }

  async function withProducts(snapshot: Snapshot, words: WordMatches[]): Promise<Sought[]> {
    const load = openBatch((some: WordMatches[]) => readProductsOfWords(prisma, some, mostProducts))
    return Promise.all(
      words.map(async (word) => {
        const products = await snapshot.getOrMake(productsOfWords, keyOf(word), () => load(word))
        return { ...word, products }
      }),
    )
  }

  /** The product whose code equals the keyword comes first. */
  async function codedFirst(code: string | null, filter: ListingFilter, ids: Int32Array) {
    const coded = code === null ? null : await findCoded(prisma, code, openEnds(filter))
    return coded === null ? ids : Int32Array.from([coded, ...ids.filter((id) => id !== coded)])
  }
}

/** The same for words of the same products. */
function keyOf({ role, isGuess, matches }: WordMatches): string {
  return hash('sha1', `${role === 'thing'} ${isGuess} ${JSON.stringify(matches)}`)
}

/** The words that say most, as many as a search may cost. */
function rarest(words: WordMatches[], mostRows: number): WordMatches[] {
  if (rowsOfAll(words) <= mostRows) return words
  let rows = 0
  const kept = new Set<WordMatches>()
  for (const word of rarestFirst(words)) {
    rows += rowsOf(word)
    if (rows <= mostRows || kept.size === 0) kept.add(word)
  }
  return words.filter((word) => kept.has(word))
}

function rarestFirst(words: WordMatches[]): WordMatches[] {
  return [...words].sort((one, other) => one.expected - other.expected)
}

function rowsOfAll(words: WordMatches[]): number {
  return words.reduce((sum, word) => sum + rowsOf(word), 0)
}

import { pageSize, type Sort } from '#contract/shop'
import type { Changes } from '../database/changes.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { Kept } from '../http/kept.ts'
import type { ReadCards } from './cards.ts'
import { type Listed, type ListingFilter, offsetOf, orderBy, presentListing } from './listing.ts'
import type { Walk } from './places.ts'
import {
  findsNothing,
  indexedPrice,
  priceBesideTerms,
  type Sought,
  seek,
} from './search-conditions.ts'
import {
  countedBest,
  type Facts,
  type Ids,
  readFacts,
  readOrder,
  type Unsorted,
} from './search-facts.ts'
import { resolveKeyword, type WordMatches } from './search-words.ts'

/** Of many matches, the ids of so many are kept in their order: ten pages. */
const firstOfMany = 10 * pageSize

/** With the generation of the catalogue that its words were looked up in. */
type Since = Sought & { since: number | null }

/**
 * Products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script. Better matches first unless a
 * sort is asked for; the total is exact. What the words stand for and what pages share is kept
 * until the catalogue changes: of up to `mostRanked` matches their order, and so any page is a
 * look-up by ids; more are walked like listings, but for their first pages.
 */
export function openSearch(
  prisma: PrismaClient,
  changes: Changes,
  { readCards, readCardsByIds }: ReadCards,
  { mostRanked = 5000 } = {},
) {
  const readings = new Kept<WordMatches[]>(changes, 3_000_000, (words) => 2000 * words.length + 200)
  const facts = new Kept<Facts>(changes, 4_000_000, sizeOfFacts)
  const orders = new Kept<Ids>(changes, 2_000_000, (ids) => ids.byteLength + 200)
  const bests = new Kept<{ count: number }>(changes, 200_000, () => 200)

  return async (keyword: string, filter: ListingFilter): Promise<Listed> => {
    const page = filter.page ?? 1
    // What is made from these words is as old as they are: a product with a new word may come between.
    const since = changes.generation()
    const words = await keep(readings, keyword, since, () => resolveKeyword(prisma, keyword))
    if (findsNothing(words)) return presentListing(undefined, page)
    const sought = { ...seek(keyword, words, filter, priceBesideTerms), since }
    const shared = await keep(facts, sought.name, since, () =>
      readFacts(prisma, sought, mostRanked),
    )
    const offset = offsetOf(page)
    if (offset >= shared.total) return presentListing({ ...shared, products: [] }, page)
    const end = offset + pageSize
    const products =
      shared.total <= mostRanked
        ? await readCardsOf(await orderOfAll(sought, shared, filter.sort), offset, end)
        : end <= firstOfMany
          ? await readCardsOf(await firstOf(keyword, words, filter, shared, since), offset, end)
          : await walk(
              { ...seek(keyword, words, filter, indexedPrice), since },
              shared,
              filter.sort,
              offset,
              end,
            )
    return presentListing({ ...shared, products }, page)
  }

  function readCardsOf(ids: Ids, from: number, end: number) {
    return readCardsByIds([...ids.subarray(from, end)])
  }

  /** Few matches are found by their terms, whatever order is asked for, and sorted once. */
  function orderOfAll(sought: Since, { ranked }: Facts, sort: Sort | Unsorted) {
    if (!sort && ranked) return ranked
    const name = `${sort ?? ''} ${sought.name}`
    return keep(orders, name, sought.since, () => readOrder(prisma, sought, sort))
  }

  /** The first pages of many matches are asked for again and again: they are walked once. */
  function firstOf(
    keyword: string,
    words: WordMatches[],
    filter: ListingFilter,
    shared: Facts,
    since: number | null,
  ) {
    const sought = { ...seek(keyword, words, filter, indexedPrice), since }
    return keep(orders, `${filter.sort ?? ''} ${sought.name}`, since, async () => {
      const cards = await walk(sought, shared, filter.sort, 0, firstOfMany)
      return Int32Array.from(cards, ({ id }) => id)
    })
  }

  /** Among many matches: the best ones, and then the others, by the latest. */
  async function walk(
    sought: Since,
    shared: Facts,
    sort: Sort | Unsorted,
    offset: number,
    end: number,
  ) {
    const { name, matches, best, since } = sought
    const walkIn = (part: string, condition: Prisma.Sql): Walk => ({
      name: `search ${part} ${sort ?? ''} ${name}`,
      rows: 'product',
      condition,
      isPlannedOnce: false,
      since,
      ...orderBy(sort ?? 'latest', 'id'),
    })
    if (sort) return readCards(walkIn('all', matches), offset, end - offset)
    const count = end > shared.best ? await countBest(sought, shared) : end
    const others = walkIn('others', Prisma.sql`${matches} and not (${best})`)
    return [
      ...(offset < count
        ? await readCards(walkIn('best', best), offset, Math.min(end, count) - offset)
        : []),
      ...(end > count
        ? await readCards(others, Math.max(0, offset - count), Math.min(end - offset, end - count))
        : []),
    ]
  }

  async function countBest({ name, best, since }: Since, shared: Facts): Promise<number> {
    if (shared.best < countedBest) return shared.best
    const found = await keep(bests, name, since, async () => {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        select count(*)::int as count from product e where ${best}`
      return row ?? { count: 0 }
    })
    return found.count
  }
}

function keep<V extends object>(
  kept: Kept<V>,
  key: string,
  since: number | null,
  make: () => Promise<V>,
): Promise<V> {
  return kept.getOrMakeOnce(key, make, undefined, since)
}

function sizeOfFacts({ tags, ranked }: Facts): number {
  return 200 + 150 * tags.length + (ranked?.byteLength ?? 0)
}

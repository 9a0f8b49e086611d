// Over 200 lines: the two ways to answer a search share its facts, and are read side by side.

import { pageSize, type Sort } from '#contract/shop'
import type { Changes } from '../database/changes.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { Kept } from '../http/kept.ts'
import type { ReadCards } from './cards.ts'
import {
  type Listed,
  type ListingFilter,
  type ListingRow,
  offsetOf,
  orderBy,
  presentListing,
} from './listing.ts'
import { orderOf, type Walk } from './places.ts'
import {
  findsNothing,
  indexedPrice,
  priceBesideTerms,
  rankedOrder,
  type Sought,
  seek,
  tierOf,
} from './search-conditions.ts'
import { resolveKeyword, type WordMatches } from './search-words.ts'

/** Tags are taken from so many of the newest matches. */
const taggedMatches = 200
const mostTags = 30
/** A word of more products is not gathered with all of its matches. */
const mostGathered = 5000
/** The best of more matches are counted up to so many, and all of them for later pages. */
const countedBest = 1200
/** Of many matches, the ids of so many are kept in their order: ten pages. */
const firstOfMany = 10 * pageSize

/**
 * What all pages of a search in a price range share. `best` counts the best matches; `ranked` are
 * the products in their order, unless there are too many.
 */
type Facts = Pick<ListingRow, 'total' | 'tags'> & { best: number; ranked: Ids | null }
type Ids = Int32Array
type Unsorted = null | undefined
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

async function readOrder(
  prisma: PrismaClient,
  { words, matches }: Sought,
  sort: Sort | Unsorted,
): Promise<Ids> {
  const order = sort ? orderOf(orderBy(sort, 'id'), 'p') : rankedOrder(words)
  const [row] = await prisma.$queryRaw<{ ids: number[] }[]>`
    select coalesce(array_agg(p.id order by ${order}), '{}') as ids
    from (select * from product e where ${matches} offset 0) p`
  return Int32Array.from(row?.ids ?? [])
}

async function readFacts(
  prisma: PrismaClient,
  { words, matches, best, known }: Sought,
  mostRanked: number,
): Promise<Facts> {
  const [word] = words
  // The newest of many are near the end of the table; the newest of few are found by their terms.
  const isFrequent = words.length === 1 && word !== undefined && word.products > mostGathered
  const counts = isFrequent
    ? Prisma.sql`
        select ${known === null ? Prisma.sql`(select count(*)::int from product e where ${matches})` : Prisma.sql`${known}::int`} as total,
          (select count(*)::int from (select from product e where ${best} limit ${countedBest}) b) as best,
          null::int[] as ranked`
    : Prisma.sql`
        select count(*)::int as total, (count(*) filter (where is_best))::int as best,
          case when count(*) <= ${mostRanked} then
            (select coalesce(array_agg(id order by tier, id desc), '{}') from m)
          end as ranked
        from m`
  const newest = isFrequent
    ? Prisma.sql`select e.id from product e where ${matches} order by e.id desc limit ${taggedMatches}`
    : Prisma.sql`select id from m order by id desc limit ${taggedMatches}`
  const [row] = await prisma.$queryRaw<FactsRow[]>`
    with m as materialized (
      select e.id, (${best}) as is_best, ${tierOf(words, 'e')} as tier
      from product e where ${matches}
    )
    select c.total, c.best, c.ranked, (select coalesce(json_agg(t), '[]') from (
        select t.id, t.tag from (${newest}) n
        join product_tag pt on pt.product_id = n.id join tag t on t.id = pt.tag_id
        group by t.id, t.tag order by count(*) desc, t.id limit ${mostTags}
      ) t) as tags
    from (${counts}) c`
  const { ranked = null, ...found } = row ?? { total: 0, best: 0, tags: [] }
  return { ...found, ranked: ranked && Int32Array.from(ranked) }
}

type FactsRow = Omit<Facts, 'ranked'> & { ranked?: number[] | null }

import { pageSize, type Sort } from '#contract/shop'
import type { Changes } from '../database/changes.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { Kept } from '../http/kept.ts'
import {
  cardColumns,
  type Listed,
  type ListingFilter,
  type ListingRow,
  offsetOf,
  presentListing,
  priceCondition,
} from './listing.ts'
import type { CardRow } from './present.ts'
import { resolveKeyword, type Terms, type WordMatches } from './search-words.ts'

/** Tags are taken from so many of the newest matches. */
const taggedMatches = 200
const mostTags = 30

/** Among so many matches, the first pages are full of the best; no finer order is made. */
const rankedMatches = 5000
/** The best matches are counted up to so many: pages of them alone are read without ranking. */
const countedBest = 1200

/** What all pages and orders of a search in a price range share. */
type Facts = Pick<ListingRow, 'total' | 'tags'> & { best: number }
export type Search = ReturnType<typeof openSearch>

/**
 * Products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script. Better matches first unless a
 * sort is asked for; the total is exact. What the words stand for and what pages share is kept
 * until the catalogue changes.
 */
export function openSearch(prisma: PrismaClient, changes: Changes) {
  const readings = new Kept<WordMatches[]>(changes, 3_000_000, (words) => 2000 * words.length + 200)
  const facts = new Kept<Facts>(changes, 3_000_000, ({ tags }) => 200 + 150 * tags.length)

  return async (keyword: string, filter: ListingFilter): Promise<Listed> => {
    const page = filter.page ?? 1
    const words = await readings.getOrMake(keyword, () => resolveKeyword(prisma, keyword))
    if (words.length === 0 || words.some((word) => countOf(word.far) === 0)) {
      return presentListing(undefined, page)
    }
    const price = priceCondition(filter, priceBesideTerms)
    const within = (found: Prisma.Sql) => (price ? Prisma.sql`${found} and ${price}` : found)
    const sought: Sought = {
      words,
      matches: within(everyWord(words, (word) => anywhere(word.far))),
      best: within(everyWord(words, (word) => inTitle(word.closest))),
      known: words.length === 1 && !price ? (words[0]?.total ?? null) : null,
    }
    const name = `${filter.min_price ?? ''} ${filter.max_price ?? ''} ${keyword}`
    const shared = await facts.getOrMake(name, () => readFacts(prisma, sought))
    const products =
      offsetOf(page) < shared.total ? await readRows(prisma, sought, shared, filter) : []
    return presentListing({ ...shared, products }, page)
  }
}

type Sought = {
  words: WordMatches[]
  matches: Prisma.Sql
  /** Those that hold the closest readings in their titles: the first ones of `matches`. */
  best: Prisma.Sql
  /** The total, where it is known without counting. */
  known: number | null
}

async function readFacts(prisma: PrismaClient, { matches, best, known }: Sought): Promise<Facts> {
  const total =
    known === null
      ? Prisma.sql`select count(*)::int from product p where ${matches}`
      : Prisma.sql`select ${known}::int`
  const [row] = await prisma.$queryRaw<Facts[]>`
    select (${total}) as total,
      (select count(*)::int from (select from product p where ${best} limit ${countedBest}) b) as best,
      (select coalesce(json_agg(t), '[]') from (
        select t.id, t.tag from (
          select p.id from product p where ${matches} order by p.id desc limit ${taggedMatches}
        ) m join product_tag pt on pt.product_id = m.id join tag t on t.id = pt.tag_id
        group by t.id, t.tag order by count(*) desc, t.id limit ${mostTags}
      ) t) as tags`
  return row ?? { total: 0, best: 0, tags: [] }
}

async function readRows(
  prisma: PrismaClient,
  { words, matches, best }: Sought,
  facts: Facts,
  { page, sort }: ListingFilter,
): Promise<CardRow[]> {
  const offset = offsetOf(page ?? 1)
  const isBest = !sort && offset + pageSize <= facts.best
  const order = sort ? orders[sort] : isBest ? orders.latest : rankedOrder(words)
  return prisma.$queryRaw<CardRow[]>`
    select ${cardColumns} from product p where ${isBest ? best : matches}
    order by ${order} limit ${pageSize} offset ${offset}::bigint`
}

/** The closer the reading of the words, and then those in titles, the earlier; then the latest. */
function rankedOrder(words: WordMatches[]): Prisma.Sql {
  const frequent = Math.min(...words.map(({ products }) => products)) > rankedMatches
  const readings = closenesses.filter(widens(words)).slice(0, frequent ? 1 : undefined)
  const tiers = readings.flatMap((reading) => [
    ...(words.some((word) => titlesOf(word[reading]) === 0)
      ? []
      : [everyWord(words, (word) => inTitle(word[reading]))]),
    ...(words.every((word) => countOf(word[reading]) === countOf(word.far))
      ? []
      : [everyWord(words, (word) => anywhere(word[reading]))]),
  ])
  if (tiers.length === 0) return orders.latest
  const cases = tiers.map((tier, rank) => Prisma.sql`when ${tier} then ${rank}::int`)
  return Prisma.sql`case ${Prisma.join(cases, ' ')} else ${tiers.length}::int end, p.id desc`
}

const closenesses = ['closest', 'same', 'near', 'far'] as const

/** Whether a reading finds more than the one before it. */
function widens(words: WordMatches[]) {
  return (reading: (typeof closenesses)[number], nr: number) => {
    const before = closenesses[nr - 1]
    return !before || words.some((word) => countOf(word[reading]) > countOf(word[before]))
  }
}

function everyWord(words: WordMatches[], holds: (word: WordMatches) => Prisma.Sql): Prisma.Sql {
  return Prisma.join(words.map(holds), ' and ')
}

function anywhere({ anywhere: ids, pairs }: Terms): Prisma.Sql {
  return holdsOne(ids, pairs)
}

function inTitle({ inTitle: ids, pairs }: Terms): Prisma.Sql {
  return holdsOne(
    ids,
    pairs.map((pair) => pair.map((id) => -id)),
  )
}

function holdsOne(ids: number[], pairs: number[][]): Prisma.Sql {
  const whole = Prisma.sql`p.terms && ${ids}::int[]`
  const both = pairs.map((pair) => Prisma.sql`p.terms @> ${pair}::int[]`)
  return Prisma.sql`(${Prisma.join([whole, ...both], ' or ')})`
}

function titlesOf({ inTitle: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

function countOf({ anywhere: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

// The sum keeps the planner from combining the price index with the terms' (measured).
const priceBesideTerms = Prisma.sql`(p.price_taka + 0)`

const orders: Record<Sort, Prisma.Sql> = {
  latest: Prisma.sql`p.id desc`,
  oldest: Prisma.sql`p.id`,
  'high-to-low': Prisma.sql`p.price_taka desc, p.id desc`,
  'low-to-high': Prisma.sql`p.price_taka, p.id`,
  'a-z': Prisma.sql`p.title_sort, p.id`,
  'z-a': Prisma.sql`p.title_sort desc, p.id desc`,
}

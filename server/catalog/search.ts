import { pageSize, type Sort } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import {
  cardColumns,
  type Listed,
  type ListingFilter,
  type ListingRow,
  offsetOf,
  presentListing,
  priceCondition,
} from './listing.ts'
import { resolveKeyword, type Terms, type WordMatches } from './search-words.ts'

/** Tags are taken from so many of the best matches. */
const taggedMatches = 200
const mostTags = 30

/** Among so many matches, the first pages are full of the best; no finer order is made. */
const rankedMatches = 5000

/**
 * Products whose title, tags or categories hold every word of the keyword: in any order, by the
 * beginning of a word, with one wrong letter, or in the other script. Better matches first unless a
 * sort is asked for; the total is exact.
 */
export async function searchListing(
  prisma: PrismaClient,
  keyword: string,
  filter: ListingFilter,
): Promise<Listed> {
  const page = filter.page ?? 1
  const words = await resolveKeyword(prisma, keyword)
  if (words.length === 0 || words.some((word) => countOf(word.far) === 0)) {
    return presentListing(undefined, page)
  }
  const price = priceCondition(filter, priceBesideTerms)
  const within = (found: Prisma.Sql) => (price ? Prisma.sql`${found} and ${price}` : found)
  const matches = within(everyWord(words, (word) => anywhere(word.far)))
  const best = within(everyWord(words, (word) => inTitle(word.closest)))
  const known = words.length === 1 && !price ? words[0]?.total : null
  const total = known
    ? Prisma.sql`select ${known}::int as n`
    : Prisma.sql`select count(*)::int as n from product p where ${matches}`
  const order = filter.sort ? orders[filter.sort] : rankedOrder(words)
  const last = Prisma.sql`${filter.sort ? 0 : offsetOf(page) + pageSize}::bigint`
  // A page of the best matches alone is read without ranking the others.
  const [row] = await prisma.$queryRaw<ListingRow[]>`
    with total as materialized (${total}),
    best as materialized (
      select count(*) > 0 and count(*) = ${last} as fills
      from (select from product p where ${best} limit ${last}) b
    )
    select (select n from total) as total,
      (select coalesce(json_agg(c), '[]') from (
        (select ${cardColumns} from product p
          where ${best} and (select fills from best)
          order by p.id desc limit ${pageSize} offset ${offsetOf(page)}::bigint)
        union all
        (select ${cardColumns} from product p
          where ${matches} and not (select fills from best)
            and ${offsetOf(page)}::bigint < (select n from total)
          order by ${order} limit ${pageSize} offset ${offsetOf(page)}::bigint)
      ) c) as products,
      (select coalesce(json_agg(t), '[]') from (
        select t.id, t.tag from (
          select p.id from product p where ${matches} order by p.id desc limit ${taggedMatches}
        ) m join product_tag pt on pt.product_id = m.id join tag t on t.id = pt.tag_id
        group by t.id, t.tag order by count(*) desc, t.id limit ${mostTags}
      ) t) as tags`
  return presentListing(row, page)
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

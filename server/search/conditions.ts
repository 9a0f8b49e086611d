import { type ListingFilter, priceCondition } from '../catalog/listing.ts'
import { Prisma } from '../database/generated/client.ts'
import type { Terms, WordMatches } from './words.ts'

/** Products `e` that are sought. */
export type Sought = {
  /** Tells the search from every other. */
  name: string
  words: WordMatches[]
  matches: Prisma.Sql
  /** Those that hold the closest readings in their titles: they come before all others. */
  best: Prisma.Sql
  /** The total, where it is known without counting. */
  known: number | null
}

/** Where one word stands for nothing, no product has them all. */
export function findsNothing(words: WordMatches[]): boolean {
  return words.length === 0 || words.some((word) => countOf(word.far) === 0)
}

export const indexedPrice = Prisma.sql`e.price_taka`
// The sum keeps the planner from combining the price index with the terms' (measured).
export const priceBesideTerms = Prisma.sql`(e.price_taka + 0)`

/** By the columns of `e` that hold terms, and `priceColumn`: `indexedPrice` or `priceBesideTerms`. */
export function seek(
  keyword: string,
  words: WordMatches[],
  filter: ListingFilter,
  priceColumn: Prisma.Sql,
): Sought {
  const price = priceCondition(filter, priceColumn)
  const within = (found: Prisma.Sql) => (price ? Prisma.sql`${found} and ${price}` : found)
  return {
    name: `${filter.min_price ?? ''} ${filter.max_price ?? ''} ${keyword}`,
    words,
    matches: within(everyWord(words, (word) => anywhere(word.far, 'e'))),
    best: within(everyWord(words, (word) => inTitle(word.closest, 'e'))),
    known: words.length === 1 && !price ? (words[0]?.total ?? null) : null,
  }
}

/** The closer the reading of the words, and then those in titles, the earlier; then the latest. */
export function rankedOrder(words: WordMatches[]): Prisma.Sql {
  return Prisma.sql`${tierOf(words, 'p')}, p.id desc`
}

/** How close a match is, by the terms of a table: the best ones are 0. */
export function tierOf(words: WordMatches[], table: Table): Prisma.Sql {
  const tiers = closenesses
    .filter(widens(words))
    .flatMap((reading) => [
      ...(words.some((word) => titlesOf(word[reading]) === 0)
        ? []
        : [everyWord(words, (word) => inTitle(word[reading], table))]),
      ...(words.every((word) => countOf(word[reading]) === countOf(word.far))
        ? []
        : [everyWord(words, (word) => anywhere(word[reading], table))]),
    ])
  if (tiers.length === 0) return Prisma.sql`0`
  const cases = tiers.map((tier, rank) => Prisma.sql`when ${tier} then ${rank}::int`)
  return Prisma.sql`case ${Prisma.join(cases, ' ')} else ${tiers.length}::int end`
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

function anywhere({ anywhere: ids, pairs }: Terms, table: Table): Prisma.Sql {
  return holdsOne(table, ids, pairs)
}

function inTitle({ inTitle: ids, pairs }: Terms, table: Table): Prisma.Sql {
  return holdsOne(
    table,
    ids,
    pairs.map((pair) => pair.map((id) => -id)),
  )
}

type Table = 'e' | 'p'

function holdsOne(table: Table, ids: number[], pairs: number[][]): Prisma.Sql {
  const terms = Prisma.raw(`${table}.terms`)
  const whole = Prisma.sql`${terms} && ${ids}::int[]`
  const both = pairs.map((pair) => Prisma.sql`${terms} @> ${pair}::int[]`)
  return Prisma.sql`(${Prisma.join([whole, ...both], ' or ')})`
}

function titlesOf({ inTitle: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

function countOf({ anywhere: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

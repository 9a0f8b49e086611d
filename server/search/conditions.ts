import { asciiDigits, productCode } from '#contract/shop'
import { type ListingFilter, openEnds, priceCondition } from '../catalog/listing.ts'
import { Prisma } from '../database/generated/client.ts'
import type { Terms, WordMatches } from './words.ts'

export type Sought = {
  name: string
  words: WordMatches[]
  matches: Prisma.Sql
  /** The total, where it is known without counting. */
  known: number | null
  /** The product whose code the keyword may be: it comes first. */
  coded: number | null
}

export function findsNothing(keyword: string, words: WordMatches[]): boolean {
  const isNoWord = words.length === 0 || words.some((word) => countOf(word.far) === 0)
  return isNoWord && productOfCode(keyword) === null
}

export function seek(keyword: string, words: WordMatches[], filter: ListingFilter): Sought {
  // `+ 0` hides the column from the price index, which the planner would combine with the terms' (measured).
  const price = priceCondition(filter, Prisma.sql`(e.price_taka + 0)`)
  const { min, max } = openEnds(filter)
  const within = (found: Prisma.Sql) => (price ? Prisma.sql`${found} and ${price}` : found)
  const coded = productOfCode(keyword)
  const worded = everyWord(words, (word) => anywhere(word.far))
  return {
    name: `${min} ${max} ${keyword}`,
    words,
    matches: within(coded === null ? worded : Prisma.sql`(e.id = ${coded}::int or ${worded})`),
    known: words.length === 1 && !price && coded === null ? (words[0]?.total ?? null) : null,
    coded,
  }
}

/** Whether a product has this code, the search itself finds out. */
function productOfCode(keyword: string): number | null {
  const digits = asciiDigits(keyword.trim())
  const id = /^\d{4,10}$/.test(digits) ? Number(digits) : 0
  return productCode(id) === digits && id < 2 ** 31 ? id : null
}

/** How close a match is: the closer the reading of the words, and then those in titles; 0 is the best. */
export function tierOf(words: WordMatches[]): Prisma.Sql {
  const tiers = closenesses
    .filter(widens(words))
    .flatMap((reading) => [
      ...(words.some((word) => titlesOf(word[reading]) === 0)
        ? []
        : [everyWord(words, (word) => inTitle(word[reading]))]),
      ...(words.every((word) => countOf(word[reading]) === countOf(word.far))
        ? []
        : [everyWord(words, (word) => anywhere(word[reading]))]),
    ])
  if (tiers.length === 0) return Prisma.sql`0`
  const cases = tiers.map((tier, rank) => Prisma.sql`when ${tier} then ${rank}::int`)
  return Prisma.sql`case ${Prisma.join(cases, ' ')} else ${tiers.length}::int end`
}

const closenesses = ['closest', 'same', 'near', 'far'] as const

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
  const whole = Prisma.sql`e.terms && ${ids}::int[]`
  const both = pairs.map((pair) => Prisma.sql`e.terms @> ${pair}::int[]`)
  return Prisma.sql`(${Prisma.join([whole, ...both], ' or ')})`
}

function titlesOf({ inTitle: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

function countOf({ anywhere: ids, pairs }: Terms): number {
  return ids.length + pairs.length
}

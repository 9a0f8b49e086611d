import { asciiDigits, productCode } from '#contract/shop'
import { type ListingFilter, openEnds, priceCondition } from '../catalog/listing.ts'
import { Prisma } from '../database/generated/client.ts'
import type { Terms, WordMatches } from './words.ts'

export type Sought = {
  name: string
  matches: Prisma.Sql
  tier: Prisma.Sql
  /** The total of one word, if it is known without counting. */
  known: number | null
  /** The product whose code equals the keyword: it comes first. */
  coded: number | null
}

export function seek(keyword: string, words: WordMatches[], filter: ListingFilter): Sought | null {
  const coded = productOfCode(keyword)
  const isNoWord = words.length === 0 || words.some((word) => countOf(word.far) === 0)
  if (isNoWord && coded === null) return null
  const { min, max } = openEnds(filter)
  const price = priceCondition(filter, Prisma.sql`e.price_taka`)
  const worded = everyWord(words, (word) => anywhere(word.far))
  const found =
    coded === null
      ? worded
      : Prisma.sql`(e.id = ${coded}::int and e.archived_at is null or ${worded})`
  return {
    name: `${min} ${max} ${keyword}`,
    matches: price ? Prisma.sql`${found} and ${price}` : found,
    tier: tierOf(words),
    known: words.length === 1 && !price && coded === null ? (words[0]?.total ?? null) : null,
    coded,
  }
}

/** The search itself checks whether a product has this code. */
function productOfCode(keyword: string): number | null {
  const digits = asciiDigits(keyword.trim())
  const id = /^\d{4,10}$/.test(digits) ? Number(digits) : 0
  return productCode(id) === digits && id < 2 ** 31 ? id : null
}

/** A closer reading of the words comes first, then words in titles. */
function tierOf(words: WordMatches[]): Prisma.Sql {
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

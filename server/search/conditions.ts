import { productCode } from '#contract/shop'
import { type ListingFilter, openEnds, priceCondition } from '../catalog/listing.ts'
import { Prisma } from '../database/generated/client.ts'
import { measureWeight } from './word-weight.ts'
import type { Match, WordMatches } from './words.ts'

export type Sought = {
  name: string
  matches: Prisma.Sql
  /** The rank of each term, by word. */
  weights: Prisma.Sql
  /** Of a product without any of the words. */
  worst: number
  /** The total of one word, if it is known without counting. */
  known: number | null
  /** The product whose code equals the keyword: it comes first. */
  coded: number | null
}
export type Words = { words: WordMatches[]; code: string | null }

/** A thing of which only a tag or a category says that it is one: the muffler of "Dresses". */
export const nominalRank = 16
/** Places of a word: their terms, and what a product loses that has the word there. See schema.prisma. */
const places = [
  { idOf: (id: number) => -id - 500_000_000, rank: 0, ofThing: 0 },
  { idOf: (id: number) => -id, rank: 3, ofThing: 3 },
  { idOf: (id: number) => -id - 1_000_000_000, rank: 4, ofThing: nominalRank },
  { idOf: (id: number) => id, rank: 6, ofThing: nominalRank + 2 },
]
const rankOfCost = 10
/** Further terms of a word only say that a product has it. */
const mostPlaced = 30
/**
 * A missing word weighs more than the worst match: a rare one more than a frequent one, the last one
 * more, as it is often the thing itself.
 */
const missing = { least: 20, most: 40, perHalf: 1.5, last: 2, measure: 7 }

/** Products with every one of `needed`, the closest to all words first; null without one. */
export function seek(
  keyword: string,
  { words, code }: Words,
  filter: ListingFilter,
  needed = words,
): Sought | null {
  const coded = productOfCode(code)
  const isNoWord = needed.length === 0 || needed.some(({ matches }) => matches.length === 0)
  if (isNoWord && coded === null) return null
  const worded = Prisma.join(isNoWord ? [Prisma.sql`false`] : needed.map(hasWord), ' and ')
  const found =
    coded === null
      ? worded
      : Prisma.sql`(e.id = ${coded}::int and e.archived_at is null or ${worded})`
  const isOne = words.length === 1 && coded === null
  return narrowed(
    {
      name: keyword,
      matches: found,
      ...weighed(words),
      known: isOne ? (words[0]?.total ?? null) : null,
      coded,
    },
    filter,
  )
}

/** The words by which a product can be close: one that only resembles others says less than nothing. */
export function wordsOfMost({ words }: Words): WordMatches[] {
  const needed = neededOf(words)
  if (words.length < 2) return []
  const found = needed.filter(({ matches }) => matches.length > 0)
  const sure = found.filter(({ isGuess }) => !isGuess)
  // A number or a measure alone is no product.
  if (found.every(isMeasure)) return []
  return sure.length > 0 ? sure : found
}

/** Without numbers and measures beside other words: ghee of 900 g is near to 1 kg of ghee. */
export function neededOf(words: WordMatches[]): WordMatches[] {
  const others = words.filter((word) => !isMeasure(word))
  return others.length > 0 ? others : words
}

function isMeasure({ weight }: WordMatches): boolean {
  return weight === measureWeight
}

/** Products with at least so many of the words. */
export function seekMost(
  keyword: string,
  found: WordMatches[],
  least: number,
  filter: ListingFilter,
): Sought {
  const any = Prisma.join(found.map(hasWord), ' or ')
  const matches =
    least > 1 ? Prisma.sql`(${any}) and ${countOf(found)} >= ${least}` : Prisma.sql`(${any})`
  const sought = {
    name: `${least} ${keyword}`,
    matches,
    ...weighed(found),
    known: null,
    coded: null,
  }
  return narrowed(sought, filter)
}

/** The number of words that a product has. */
export function countOf(words: WordMatches[]): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(
    words.map((word) => Prisma.sql`(${hasWord(word)})::int`),
    ' + ',
  )})`
}

export function hasWord({ matches }: WordMatches): Prisma.Sql {
  const alone = matches.flatMap(({ ids }) => (ids.length === 1 ? ids : []))
  const several = matches.filter(({ ids }) => ids.length > 1)
  const ways = [
    ...(alone.length > 0 ? [Prisma.sql`e.terms && ${[...new Set(alone)]}::int[]`] : []),
    ...several.map(({ ids }) => Prisma.sql`e.terms @> ${ids}::int[]`),
  ]
  return Prisma.sql`(${Prisma.join(ways, ' or ')})`
}

function narrowed(sought: Sought, filter: ListingFilter): Sought {
  const { min, max } = openEnds(filter)
  const name = `${min} ${max} ${sought.name}`
  const price = priceCondition(filter, Prisma.sql`e.price_taka`)
  if (!price) return { ...sought, name }
  return { ...sought, name, known: null, matches: Prisma.sql`(${sought.matches}) and ${price}` }
}

/** The search itself checks whether a product has this code. */
function productOfCode(code: string | null): number | null {
  const id = code ? Number(code) : 0
  return productCode(id) === code && id < 2 ** 31 ? id : null
}

/** By term, the lower the closer: the sum of the words ranks a product. */
function weighed(words: WordMatches[]): Pick<Sought, 'weights' | 'worst'> {
  const rows = words.flatMap((word, nr) => {
    const loss = lossOf(word, words)
    return word.matches.flatMap((match, place) =>
      placesOf(match, place, word.isThing).map(([id, rank]) => ({
        id,
        nr,
        rank: rank - loss,
        // A product with one word of a phrase has not the phrase.
        phrase: match.ids.length > 1 ? `{${match.ids}}` : null,
      })),
    )
  })
  const column = <K extends 'id' | 'nr' | 'rank' | 'phrase'>(name: K) =>
    rows.map((row) => row[name])
  const weights = Prisma.sql`
    unnest(${column('id')}::int[], ${column('nr')}::int[], ${column('rank')}::int[],
      ${column('phrase')}::text[]) w(id, nr, rank, phrase)`
  return { weights, worst: words.reduce((sum, word) => sum + lossOf(word, words), 0) }
}

/** Ranks of products: the sum over the words of how close each is and where it stands. */
export function ranksOf(products: Prisma.Sql, { weights, worst }: Sought): Prisma.Sql {
  return Prisma.sql`(
    select id, ${worst}::int + sum(best)::int as tier from (
      select r.id, w.nr, min(w.rank) as best
      from ${products} r join product e on e.id = r.id
      cross join lateral unnest(e.terms) t(id)
      join ${weights} on w.id = t.id and (w.phrase is null or e.terms @> w.phrase::int[])
      group by r.id, w.nr
    ) b group by id)`
}

function placesOf({ ids, cost }: Match, nr: number, isThing: boolean): [number, number][] {
  // Words of a phrase may stand apart: one that is written as one comes first.
  const apart = ids.length > 1 ? 3 : 0
  const rank = Math.round(cost * rankOfCost) + apart
  const used = nr < mostPlaced ? places : places.slice(-1)
  return ids.flatMap((id) =>
    used.map((place): [number, number] => [
      place.idOf(id),
      rank + (isThing ? place.ofThing : place.rank),
    ]),
  )
}

function lossOf(word: WordMatches, words: WordMatches[]): number {
  if (isMeasure(word)) return missing.measure
  const most = Math.max(...words.map(({ products }) => products), 1)
  const halves = Math.log2(most / Math.max(word.products, 1))
  const loss =
    Math.min(missing.most, missing.least + missing.perHalf * halves) +
    (word === words.at(-1) ? missing.last : 0) +
    word.weight
  return Math.max(Math.round(loss), 1)
}

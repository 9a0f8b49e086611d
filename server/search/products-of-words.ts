import { setImmediate } from 'node:timers/promises'
import type { PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import type { Match, WordMatches } from './match-word.ts'
import { apartRank, places, rankOfCost } from './weights.ts'

/** The products of a word, by id; the rank says how close each is to it, and where it has it. */
export type ProductsOfWord = { ids: Int32Array; prices: Int32Array; ranks: Uint8Array }

/** Products of one rank: with one of the terms, or with all of several. */
type Group = { nr: number; rank: number; any_of: number[] | null; all_of: number[] | null }
type Found = { nr: number; rank: number; products: Uint8Array }

/** Merging more would hold the answering thread: other requests come between two such words. */
const mostAtOnce = 5000
/** Further terms of a word only say that a product has it. */
const mostPlaced = 12
const mostPhrases = 60
/** Of a word in more products only the newest are looked at. */
export const mostOfWord = 50_000

export const noProducts: ProductsOfWord = {
  ids: new Int32Array(),
  prices: new Int32Array(),
  ranks: new Uint8Array(),
}

export function sizeOfProducts({ ids }: ProductsOfWord): number {
  return 200 + 9 * ids.length
}

/** One statement for several words. */
export async function readProductsOfWords(
  prisma: PrismaClient,
  words: WordMatches[],
  most = mostOfWord,
): Promise<ProductsOfWord[]> {
  const groups = words.flatMap((word, nr) => groupsOf(word, nr))
  if (groups.length === 0) return words.map(() => noProducts)
  const found = await prisma.$queryRaw<Found[]>`${planOnce}
    select w.nr, w.rank, p.products
    from json_to_recordset(${JSON.stringify(groups)}::json)
      w(nr int, rank int, any_of int[], all_of int[])
    cross join lateral (
      select string_agg(int4send(e.id) || int4send(e.price_taka), '' order by e.id) as products
      from (
        select id, price_taka from product where w.any_of is not null and terms && w.any_of
        union all
        select id, price_taka from product where w.all_of is not null and terms @> w.all_of
      ) e
    ) p
    where p.products is not null
    order by w.rank`
  const products: ProductsOfWord[] = []
  for (const nr of words.keys()) {
    const own = found.filter((row) => row.nr === nr).map(decode)
    if (own.reduce((sum, { ids }) => sum + ids.length, 0) > mostAtOnce) await setImmediate()
    products.push(newest(mergeAll(own), most))
  }
  return products
}

/** Rows of the database that reading the products of a word costs: most have it in several places. */
export function rowsOf({ expected }: WordMatches): number {
  return 2.5 * expected
}

function groupsOf({ matches, role, isGuess }: WordMatches, nr: number): Group[] {
  const single = new Map<number, number[]>()
  const phrases: Group[] = []
  for (const [at, match] of matches.entries()) {
    for (const [place, rank] of placesOf(match, at, role === 'thing', isGuess)) {
      const [id = 0, ...others] = match.ids
      if (others.length === 0) single.set(rank, [...(single.get(rank) ?? []), place(id)])
      else {
        for (const one of match.ids) {
          const all = [place(one), ...match.ids.filter((other) => other !== one)]
          phrases.push({ nr, rank, any_of: null, all_of: all })
        }
      }
    }
  }
  return [
    ...[...single].map(([rank, ids]) => ({ nr, rank, any_of: ids, all_of: null })),
    ...phrases.slice(0, mostPhrases),
  ]
}

/** What only resembles the word must be the thing itself: the head of a title. */
function placesOf({ ids, cost }: Match, at: number, isThing: boolean, isGuess: boolean) {
  const rank = Math.round(cost * rankOfCost) + (ids.length > 1 ? apartRank : 0)
  const some = at < mostPlaced ? places : places.slice(-1)
  const used = isGuess ? places.slice(0, 1) : some
  return used.map(({ idOf, ...place }) => {
    return [idOf, rank + (isThing ? place.ofThing : place.rank)] as const
  })
}

/** Pairs of an id and a price, four bytes each. */
function decode({ products, rank }: Found): ProductsOfWord {
  const view = new DataView(products.buffer, products.byteOffset, products.byteLength)
  const length = products.byteLength / 8
  const ids = new Int32Array(length)
  const prices = new Int32Array(length)
  for (let at = 0; at < length; at++) {
    ids[at] = view.getInt32(8 * at)
    prices[at] = view.getInt32(8 * at + 4)
  }
  return { ids, prices, ranks: new Uint8Array(length).fill(rank) }
}

/** By halves: a long list is not copied once for each short one. */
function mergeAll(lists: ProductsOfWord[]): ProductsOfWord {
  const half = lists.length >> 1
  const [first = noProducts] = lists
  return half === 0 ? first : merge(mergeAll(lists.slice(0, half)), mergeAll(lists.slice(half)))
}

/** A product of both keeps its lower rank. */
function merge(one: ProductsOfWord, other: ProductsOfWord): ProductsOfWord {
  if (one.ids.length === 0) return other
  const most = one.ids.length + other.ids.length
  const ids = new Int32Array(most)
  const prices = new Int32Array(most)
  const ranks = new Uint8Array(most)
  let length = 0
  for (let at = 0, otherAt = 0; at < one.ids.length || otherAt < other.ids.length; length++) {
    const id = one.ids[at] ?? Number.POSITIVE_INFINITY
    const otherId = other.ids[otherAt] ?? Number.POSITIVE_INFINITY
    const isOwn = id <= otherId
    ids[length] = isOwn ? id : otherId
    prices[length] = (isOwn ? one.prices[at] : other.prices[otherAt]) ?? 0
    const rank = isOwn ? (one.ranks[at] ?? 0) : (other.ranks[otherAt] ?? 0)
    ranks[length] = id === otherId ? Math.min(rank, other.ranks[otherAt] ?? 0) : rank
    if (id <= otherId) at++
    if (otherId <= id) otherAt++
  }
  return slice({ ids, prices, ranks }, 0, length)
}

function newest(products: ProductsOfWord, most: number): ProductsOfWord {
  const { length } = products.ids
  return length > most ? slice(products, length - most, length) : products
}

function slice({ ids, prices, ranks }: ProductsOfWord, from: number, to: number): ProductsOfWord {
  return { ids: ids.slice(from, to), prices: prices.slice(from, to), ranks: ranks.slice(from, to) }
}

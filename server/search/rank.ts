import type { WordMatches } from './match-word.ts'
import type { ProductsOfWord } from './products-of-words.ts'
import { missing, titleRank } from './weights.ts'

/** A word of the keyword with the products that have it. */
export type Sought = WordMatches & { products: ProductsOfWord }
/** Prices between these, ends included. */
export type Prices = { min: number; max: number }
/** `ids`: the closest first. `best`: the rank of the first. */
export type Found = { ids: Int32Array; best: number }
type Counted = Found & { least: number }

/**
 * Products with all `needed`; or with at least `least` words of several, among them one of `things`. Of
 * those, `closest` means the ones with the most words.
 */
export type Which =
  | { needed: Sought[] }
  | { of: Sought[]; least: number; things: Sought[]; closest: boolean }

export const anyPrice: Prices = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }

/** Every product with all words, with its rank. */
export function readEvery(words: Sought[]): Map<number, number> {
  return words.length > 0 ? rank(words, { needed: words }, anyPrice).byId() : new Map()
}

export function sizeOf(words: Sought[]): number {
  return words.reduce((sum, { products }) => sum + products.ids.length, 0)
}

/**
 * The products of a reading, with the number of words that the closest have. `below`: only those that
 * have a thing at a lower rank.
 */
export function find(words: Sought[], which: Which, prices: Prices, below?: number): Counted {
  return rank(words, which, prices, below).sorted()
}

function rank(
  words: Sought[],
  which: Which,
  prices: Prices,
  below = Number.POSITIVE_INFINITY,
): Ranks {
  const ranked = openRanks()
  const lists = words.map((word) => ({
    ...word.products,
    loss: lossOf(word, words),
    isNeeded: 'needed' in which && which.needed.includes(word),
    isCounted: 'of' in which && which.of.includes(word),
    isThing: 'of' in which && which.things.includes(word),
    isNamed: word.role === 'thing',
    at: 0,
  }))
  const isAll = 'needed' in which
  let least = isAll ? 0 : which.least
  for (const id of isAll ? fewest(which.needed) : union(which.of)) {
    let rank = 0
    let price = 0
    let count = 0
    let fits = isAll
    let isThing = false
    let isNear = below === Number.POSITIVE_INFINITY
    for (const list of lists) {
      list.at = seekId(list.ids, id, list.at)
      if (list.ids[list.at] === id) {
        rank += list.ranks[list.at] ?? 0
        price = list.prices[list.at] ?? 0
        if (list.isNamed && (list.ranks[list.at] ?? 0) < below) isNear = true
        if (list.isCounted) count++
        if (list.isThing) isThing = true
        // What the tail of a title mentions, without another word, the product is not.
        if (list.isThing && (list.ranks[list.at] ?? 0) < titleRank) fits = true
      } else {
        rank += list.loss
        if (list.isNeeded) fits = false
      }
    }
    if (isThing && count > 1) fits = true
    if (!fits || !isNear || count < least || price < prices.min || price > prices.max) continue
    if (!isAll && which.closest && count > least) {
      least = count
      ranked.clear(least)
    }
    ranked.add(id, rank)
  }
  return ranked
}

function fewest(words: Sought[]): Int32Array {
  const lists = words.map(({ products }) => products.ids)
  return lists.reduce((one, other) => (other.length < one.length ? other : one))
}

/** The ids of several words, each once, in order. */
function union(words: Sought[]): Int32Array {
  const all = new Int32Array(sizeOf(words))
  let length = 0
  for (const { products } of words) {
    all.set(products.ids, length)
    length += products.ids.length
  }
  return all.sort().filter((id, at) => id !== all[at - 1])
}

/** The place of the first id that is not lower, from a place on. */
function seekId(ids: Int32Array, id: number, from: number): number {
  let step = 1
  let low = from
  while (low + step < ids.length && (ids[low + step] ?? id) < id) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, ids.length)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] ?? id) < id) low = middle + 1
    else high = middle
  }
  return low
}

/** The lowest rank first; of one rank the newest. */
type Ranks = ReturnType<typeof openRanks>
function openRanks() {
  let byRank: number[][] = []
  let total = 0
  let words = 0
  return {
    clear: (least: number) => {
      byRank = []
      total = 0
      words = least
    },
    byId: () => new Map(byRank.flatMap((ids, rank) => ids.map((id) => [id, rank] as const))),
    add: (id: number, rank: number) => {
      const ids = byRank[rank]
      if (ids) ids.push(id)
      else byRank[rank] = [id]
      total++
    },
    sorted: (): Counted => {
      const ids = new Int32Array(total)
      let at = 0
      let best: number | undefined
      for (let rank = 0; rank < byRank.length; rank++) {
        const own = byRank[rank]
        if (!own) continue
        best ??= rank
        for (let nr = own.length - 1; nr >= 0; nr--) ids[at++] = own[nr] ?? 0
      }
      return { ids, best: best ?? 0, least: words }
    },
  }
}

/** A missing word weighs more than the worst match. */
function lossOf(word: Sought, words: Sought[]): number {
  if (word.role === 'measure') return missing.measure
  const most = Math.max(...words.map(({ products }) => products.ids.length), 1)
  const halves = Math.log2(most / Math.max(word.products.ids.length, 1))
  const loss =
    Math.min(missing.most, missing.least + missing.perHalf * halves) +
    (word === words.at(-1) ? missing.last : 0) +
    missing[word.isWhole || word.role !== 'word' ? word.role : 'guess']
  return Math.max(Math.round(loss), 1)
}

import { anyPrice, type Found, find, type Prices, type Sought, sizeOf, type Which } from './rank.ts'
import { nominalRank, titleRank } from './weights.ts'

type Reading = {
  name: string
  /** Null where the reading says nothing new of such words. */
  which: (words: Sought[], before: Found | undefined) => Which | null
  /** Whether its products are the answer, though an earlier reading found others. */
  isEnough: (found: Found, before: Found | undefined) => boolean
  matched: 'all' | 'most'
}

/** So few products leave room for close ones. */
const few = 5
/** Merging more products would hold the answering thread. */
const mostMerged = 100_000

/**
 * Tried one after another. The first that is enough is the answer; without one, the first that found
 * something. Only words decide it: a price may hide those with every word.
 */
const readings: Reading[] = [
  {
    // A product that has every word, and its title names the thing.
    name: 'every word',
    which: (words) => ({ needed: words }),
    isEnough: ({ best }) => best < nominalRank,
    matched: 'all',
  },
  {
    // Ghee of 900 g is near to "ghee 1 kg".
    name: 'every word but numbers and measures',
    which: (words) => {
      const needed = withoutMeasures(words)
      return needed.length < words.length ? { needed } : null
    },
    isEnough: ({ best }, before) => best < nominalRank || (before ? best < before.best : false),
    matched: 'all',
  },
  {
    // No product is everything that was said: a dress is nearer to "red dress" than a red muffler of
    // the category "Dresses".
    name: 'most words, and the thing',
    which: (words, before) => {
      const of = withoutMeasures(words).filter(({ isGuess, products }) => {
        return !isGuess && products.ids.length > 0
      })
      const carriers = carriersOf(words, of)
      if (words.length < 2 || carriers.things.length === 0) return null
      if (!before) return { of, ...carriers, closest: true }
      const isNamed = of.some(({ role }) => role === 'thing')
      return of.length > 1 && isNamed
        ? { of, ...carriers, least: of.length - 1, closest: false }
        : null
    },
    isEnough: ({ ids }, before) =>
      !before || before.ids.length < few || !before.ids.includes(ids[0] ?? 0),
    matched: 'most',
  },
]

/** `isPartial`: close ones were not looked for, as there are too many or the time is over. */
export type Answer = Found & {
  matched: 'all' | 'most'
  isPartial: boolean
  /** Null where no product has the words. */
  reading: string | null
  which: Which
}

export function readInOrder(words: Sought[], prices: Prices, { isOver = false } = {}): Answer {
  let first: { found: Found; reading: Reading; which: Which } | undefined
  let isPartial = false
  const isAnyPrice = prices.min === anyPrice.min && prices.max === anyPrice.max
  const answer = (all: Found, which: Which, { matched, name }: Reading): Answer => {
    const found = isAnyPrice ? all : find(words, which, prices)
    const isClose = words.some(({ isWider }) => isWider) || isMention(words, found)
    return {
      ...found,
      matched: isClose ? 'most' : matched,
      isPartial,
      reading: name,
      which,
    }
  }
  for (const reading of words.length > 0 ? readings : []) {
    const which = reading.which(words, first?.found)
    if (!which) continue
    if ('of' in which && (isOver || sizeOf(which.of) > mostMerged)) {
      isPartial = true
      continue
    }
    const found = find(words, which, anyPrice)
    if (found.ids.length === 0) continue
    const decided =
      'of' in which && which.closest ? { ...which, least: found.least, closest: false } : which
    if (reading.isEnough(found, first?.found)) return answer(found, decided, reading)
    first ??= { found, reading, which: decided }
  }
  if (first) return answer(first.found, first.which, first.reading)
  const none = { ids: new Int32Array(), best: 0, which: { needed: words } }
  return { ...none, matched: 'all', isPartial, reading: null }
}

/**
 * Of an answer the products that are the thing, else those that mention it: the cheapest of these comes
 * first for "cheap shirt", no cap of the category of shirts.
 */
export function nearestOf(words: Sought[], answer: Answer, prices: Prices): Int32Array {
  for (const below of [titleRank, nominalRank]) {
    const { ids } = find(words, answer.which, prices, below)
    if (ids.length > 0) return ids
  }
  return answer.ids
}

/** One thing alone that only the tail of a title mentions: the pillow cases of a bed sheet are no pillow. */
function isMention([word, other]: Sought[], { best }: Found): boolean {
  return word?.role === 'thing' && !other && best >= titleRank
}

/** Beside other words: a number alone is taken at its word. */
function withoutMeasures(words: Sought[]): Sought[] {
  const others = words.filter(({ role }) => role !== 'measure')
  return others.length > 0 ? others : words
}

/**
 * A close product has one of these: the thing that was said, else the kind ("gift for mother"), else
 * the last word as it is written, which is as a rule the thing: dark chocolate is no "dark spot". Without
 * these, two words as they are written. Where the shop lacks every thing that was said, nothing is close.
 */
function carriersOf(words: Sought[], found: Sought[]): { things: Sought[]; least: number } {
  for (const role of ['thing', 'kind'] as const) {
    if (words.some((word) => word.role === role)) {
      return { things: found.filter((word) => word.role === role), least: 1 }
    }
  }
  const whole = found.filter(({ role, isWhole }) => role === 'word' && isWhole)
  const last = whole.filter((word) => word === withoutMeasures(words).at(-1))
  return last.length > 0 ? { things: last, least: 1 } : { things: whole, least: 2 }
}

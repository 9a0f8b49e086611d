import { isOneEditApart } from './one-edit.ts'

/** Endings that Bengali adds to a word: of, to, in, the, also; as `shop_spoken` writes them. */
const endings = /^(?:[ei]*r|[ei]*k[e*]?|t[aei]|gulo|der|[ieo])$/
const endingCost = 0.35
const beginningCost = 0.4
const vowels = 'aeEiou*'
const strangers = 0.6
const mostMisheard = 1.5
/** Two swapped letters count twice. */
const mostSwapped = 2.4
/** Cost of hearing one vowel as the other; `*` is the one that Bengali leaves unwritten. */
const vowelCosts: Record<string, number> = {
  '*o': 0,
  '*a': 0.25,
  '*e': 0.45,
  '*i': 0.45,
  '*u': 0.45,
  ei: 0.3,
  ou: 0.3,
  ao: 0.3,
  ae: 0.35,
  au: 0.4,
}

/** Distance to the term or its beginning: 0 is equal, a wrong vowel tenths, a consonant 1. */
export function hearDistance(word: string, term: string): number {
  const { row, last } = compare(word, term)
  const beginnings = row.map((cost, length) => {
    if (length < 2 || length === term.length) return Number.POSITIVE_INFINITY
    return cost + (endings.test(term.slice(length)) ? endingCost : beginningCost)
  })
  return Math.min(last, ...beginnings)
}

export function endsAlike(word: string, term: string): boolean {
  const backwards = (text: string) => [...text].reverse().join('')
  const { row } = compare(backwards(word.replace('E', '')), backwards(term))
  // The part before must be a word too, not a letter or two.
  return row.some((cost, length) => cost <= 0.15 && length > 2 && length < term.length - 1)
}

export function soundAlike(word: string, term: string): boolean {
  const [ours, theirs] = [consonantsOf(word), consonantsOf(term)]
  if (ours === theirs || !isOneEditApart(ours, theirs)) return false
  const areSwapped = [...ours].sort().join('') === [...theirs].sort().join('')
  return compare(word, term).last <= (areSwapped ? mostSwapped : mostMisheard)
}

/** A spoken word without its vowels; a pair of letters counts as one. */
export function consonantsOf(spoken: string): string {
  const letters = spoken.toLowerCase().replace(/[aeiou*]/g, '')
  return letters.replace(/(?<=.)h/g, '')
}

function compare(word: string, term: string): { row: number[]; last: number } {
  const wordDrops = dropCosts(word)
  const termDrops = dropCosts(term)
  let row = [0]
  for (const drop of termDrops) row.push((row.at(-1) ?? 0) + drop)
  for (const [nr, letter] of [...word].entries()) {
    const next = [(row[0] ?? 0) + (wordDrops[nr] ?? 0)]
    for (const [at, other] of [...term].entries()) {
      const swapped = (row[at] ?? 0) + changeCost(letter, other)
      const dropped = (row[at + 1] ?? 0) + (wordDrops[nr] ?? 0)
      const added = (next[at] ?? 0) + (termDrops[at] ?? 0)
      next.push(Math.min(swapped, dropped, added))
    }
    row = next
  }
  return { row, last: row.at(-1) ?? 0 }
}

function dropCosts(word: string): number[] {
  return [...word].map((letter) => {
    if (letter === '*') return 0
    if (letter === 'E') return 0.15
    if (vowels.includes(letter)) return 0.5
    return letter === 'h' ? 0.3 : 1
  })
}

function changeCost(one: string, other: string): number {
  if (one.toLowerCase() === other.toLowerCase()) return one === other || one === 'E' ? 0 : 0.1
  if (vowels.includes(one) && vowels.includes(other)) {
    const pair = (one + other).toLowerCase()
    return vowelCosts[pair] ?? vowelCosts[pair.slice(1) + pair.slice(0, 1)] ?? strangers
  }
  return 1
}

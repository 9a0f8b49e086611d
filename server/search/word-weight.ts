import { resemblance } from './judge-term.ts'
import type { Unit } from './read-keyword.ts'
import { consonantsOf } from './spoken.ts'
import type { FoundTerm } from './word-lookup.ts'

/** A listed word is a thing, as a rule; a number or a measure is none, nor what only sounds like one. */
export function weightOf({ words, listed, isQuality }: Unit, exact: FoundTerm | undefined): number {
  if (measures.test(words.join(''))) return measureWeight
  if (listed) return isQuality ? -3 : 3
  return exact ? 0 : -6
}
/** A short word resembles too many. */
const leastResembling = 4
const leastConsonants = 3
/** Further from the word than a guess may be. */
const mostResembling = { words: 3, distance: 2.2 }

/** For a word that no product has. */
export function resemblingOf(rows: FoundTerm[]): string[] {
  const spoken = rows.find(({ kind }) => kind === 'said')?.spoken ?? ''
  if (consonantsOf(spoken).length < leastConsonants) return []
  const near = rows
    .filter(
      ({ id, kind, termKind, term }) =>
        id !== null && kind === 'said' && termKind === 0 && term.length >= leastResembling,
    )
    .map((row) => ({ term: row.term, distance: resemblance(row) }))
    .filter(({ distance }) => distance <= mostResembling.distance)
    .sort((one, other) => one.distance - other.distance)
  return [...new Set(near.map(({ term }) => term))].slice(0, mostResembling.words)
}

export const measureWeight = -16
const measures =
  /^(?:\d+|x*[sml]|set|pcs|piece|pack|pair|combo|size|kg|gm?|gram|ml|ltr|liter|litre|inch|w|watt|ton|সেট|পিস|প্যাক|জোড়া|কম্বো|সাইজ|কেজি|গ্রাম|মিলি|লিটার|ইঞ্চি|টন|ওয়াট)$/

import { hearAcross } from './loan-words.ts'
import { consonantsOf, hearDistance } from './spoken.ts'
import type { FoundTerm } from './word-lookup.ts'

/** A short word resembles too many. */
const leastLetters = 4
const leastConsonants = 3
/** Further from the word than a guess may be. */
const most = { words: 3, distance: 2.2, compared: 60 }

/** Words of the shop that look or sound a little like one that no product has. */
export function resemblingOf(rows: FoundTerm[]): string[] {
  const spoken = rows.find(({ kind }) => kind === 'said')?.spoken ?? ''
  if (consonantsOf(spoken).length < leastConsonants) return []
  const near = rows
    .filter(
      ({ id, kind, termKind, term }) =>
        id !== null && kind === 'said' && termKind === 0 && term.length >= leastLetters,
    )
    .slice(0, most.compared)
    .map((row) => ({ term: row.term, distance: distanceOf(row) }))
    .filter(({ distance }) => distance <= most.distance)
    .sort((one, other) => one.distance - other.distance)
  return [...new Set(near.map(({ term }) => term))].slice(0, most.words)
}

function distanceOf({ spelling, spoken, word, term, termSpoken }: FoundTerm): number {
  const isAcross = /[ঀ-৿]/.test(term) !== /[ঀ-৿]/.test(word)
  return isAcross
    ? hearAcross([spelling, spoken], [term, termSpoken])
    : hearDistance(spoken, termSpoken)
}

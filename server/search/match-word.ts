import { type Judged, judge, judgeJoined } from './judge-term.ts'
import { isMeasure } from './little-words.ts'
import { isModel, type Unit } from './read-keyword.ts'
import { resemblingOf } from './resembling.ts'
import { costs, heard } from './weights.ts'
import type { FoundTerm, WordQuery, WordQueryKind } from './word-lookup.ts'

/** A product matches by a term, or by several together; the closer the lower the cost. */
export type Match = { ids: number[]; cost: number }
export type WordMatches = {
  /** The closest first. */
  matches: Match[]
  /** About so many products match, or somewhat fewer. */
  expected: number
  /** No product has the word, only words near to it. */
  isGuess: boolean
  /** The shop has the word as it is written. */
  isWhole: boolean
  /** The shop lacks the thing, and this is beside it. */
  isWider?: boolean
  /** `word`: no list knows it. */
  role: 'thing' | 'kind' | 'quality' | 'word' | 'measure'
  /** Words of the shop that resemble one that it lacks. */
  resembling: string[]
}
/** Inflected forms of each word of a phrase. */
const mostInflected = 3

/** One way to say a unit; several words must all be there. */
type Way = { words: string[]; kind: WordQueryKind }

export function guessOf({ words, listed }: Unit, nr: number): WordQuery {
  return { nr, way: 0, word: words.join(''), kind: 'said', listed, isGuess: true }
}

export function queriesOf(unit: Unit, nr: number): WordQuery[] {
  return waysOf(unit).flatMap(({ words, kind }, way) => {
    const listed = kind === 'said' && unit.listed
    return words.map((word) => ({ nr, way, word, kind, listed, isGuess: false }))
  })
}

function waysOf({ words, stems, synonyms, menus }: Unit): Way[] {
  return [
    { words: [words.join('')], kind: 'said' },
    ...stems.map((stem) => ({ words: [stem], kind: 'stem' as const })),
    ...(words.length > 1 ? [{ words, kind: 'synonym' as const }] : []),
    ...synonyms.map((synonym) => ({ words: synonym, kind: 'synonym' as const })),
    ...menus.map((id) => ({ words: [String(id)], kind: 'menu' as const })),
  ]
}

export function joinedMatches(rows: FoundTerm[], nr: number): Match[] {
  return rows.flatMap((row) => {
    if (row.nr !== nr || row.kind !== 'joined' || row.id === null) return []
    const cost = judgeJoined(row)
    return cost === null ? [] : [{ ids: [row.id], cost }]
  })
}

type Reading = FoundTerm & Judged & { id: number }

/** The terms that a word means. */
export function matchesOf(found: FoundTerm[], unit: Unit, nr: number): WordMatches {
  const rows = found.filter((row) => row.nr === nr && row.kind !== 'joined')
  const ways = waysOf(unit)
  const isOfPhrase = ({ kind, way }: FoundTerm) =>
    kind === 'synonym' && (ways[way]?.words.length ?? 0) > 1
  const exact = rows.find(
    ({ how, spelling, word, kind }) => how === 'word' && spelling === word && kind === 'said',
  )
  const own = new Set([
    unit.words.join(''),
    ...unit.synonyms.map((words) => words.join('')),
    ...unit.stems,
  ])
  const spoken = rows.find((row) => row.kind === 'said')?.spoken ?? ''
  const read = rows.flatMap((row): Reading[] => {
    if (row.id === null || isOfPhrase(row)) return []
    const judged = judge(row, { unit, exact, own, spoken })
    return judged ? [{ ...row, ...judged, id: row.id }] : []
  })
  const phrases = phrasesOf(rows.filter(isOfPhrase), unit, ways)
  const sure = read.filter(({ isGuess }) => !isGuess)
  const isGuess = sure.length + phrases.length === 0
  const readings = closest(isGuess ? read : sure, exact)
  const matches = [
    ...readings.map(({ id, partId, cost }) => ({
      ids: partId === null ? [id] : [id, partId],
      cost,
    })),
    ...phrases,
  ].sort((one, other) => one.cost - other.cost)
  return {
    matches,
    expected: readings.reduce((sum, { products }) => sum + products, 10 * phrases.length),
    isGuess,
    isWhole: exact !== undefined || readings.some(({ cost }) => cost <= heard.same),
    role: roleOf(unit, isGuess ? undefined : readings[0]?.term),
    resembling: matches.length > 0 || unit.listed ? [] : resemblingOf(rows),
  }
}

/** A number or a measure is no thing. A word that the list lacks is what the shop's word for it is. */
function roleOf(unit: Unit, term: string | undefined): WordMatches['role'] {
  const said = unit.words.join('')
  if (/^\d+$/.test(said) || isMeasure(said)) return 'measure'
  if (unit.listed || isModel(unit)) return unit.role
  return (term !== undefined && unit.roleOf(term)) || 'word'
}

function closest(readings: Reading[], exact: FoundTerm | undefined): Reading[] {
  const bestOf = (some: Reading[]) => Math.min(...some.map(({ cost }) => cost))
  const best = bestOf(exact ? readings.filter(({ how }) => how === 'sound') : readings)
  return readings
    .filter(({ how, cost }) => how !== 'sound' || cost <= best + heard.lead)
    .sort((one, other) => one.cost - other.cost || other.products - one.products)
}

/** Products with all words of a phrase, each also with an ending. */
function phrasesOf(rows: FoundTerm[], unit: Unit, ways: Way[]): Match[] {
  return [...new Set(rows.map(({ way }) => way))].flatMap((way) => {
    const words = ways[way]?.words ?? []
    const isOwn = words.join() === unit.words.join()
    const terms = words.map((word) =>
      rows
        .filter(
          (row) =>
            row.way === way && row.word === word && (row.how === 'word' || row.how === 'inflected'),
        )
        .flatMap(({ id }) => id ?? [])
        .slice(0, mostInflected),
    )
    const combined = terms.reduce<number[][]>(
      (all, ids) => all.flatMap((some) => ids.map((id) => [...some, id])),
      [[]],
    )
    return combined.map((ids) => ({ ids, cost: isOwn ? 0 : costs.translated }))
  })
}

import type { PrismaClient } from '../database/generated/client.ts'
import { costs, type Judged, judge } from './judge-term.ts'
import { headOf, respelled, type Unit } from './read-keyword.ts'
import type { Dictionary } from './synonyms.ts'
import { type FoundTerm, lookUpWords, type RequestedKind } from './word-lookup.ts'
import { resemblingOf, weightOf } from './word-weight.ts'

/** A product matches by a term, or by several together; the closer the lower the cost. */
export type Match = { ids: number[]; cost: number }
export type WordMatches = {
  /** The closest first. */
  matches: Match[]
  /** Number of matching products, known where one term stands for all readings. */
  total: number | null
  /** At most so many products match: a rare word says more than a frequent one. */
  products: number
  /** No product has the word, only words near to it. */
  isGuess: boolean
  /** The word names a product, not a quality of it: a title has it. */
  isThing: boolean
  /** The rank that a product loses without this word, beside other words. */
  weight: number
  /** Words of the shop that resemble one that it lacks. */
  resembling: string[]
}

export function sizeOfWord({ matches }: WordMatches): number {
  return 200 + 100 * matches.length
}

/** A term that sounds alike counts unless another is closer by more than this. */
const soundLead = 0.36
/** Inflected forms of each word of a phrase. */
const mostInflected = 3

/** One way to say a unit; several words must all be there. */
type Way = { words: string[]; kind: RequestedKind }

/** A phrase that the shop lacks is read by its last word; an unknown word may be a misspelled listed one. */
export async function resolveKeyword(
  prisma: PrismaClient,
  units: Unit[],
  dictionary: Dictionary,
): Promise<WordMatches[]> {
  const words = await resolve(prisma, units)
  const others = units.map((unit, nr) => {
    const { matches = [], isGuess = true } = words[nr] ?? {}
    if (matches.length > 0 && !isGuess) return []
    return unit.words.length > 1 ? headOf(unit, dictionary) : respelled(unit, dictionary)
  })
  const found = await resolve(prisma, others.flat())
  return words.flatMap((word, nr) => {
    const other = found.splice(0, others[nr]?.length ?? 0)
    if (!other.some(({ matches }) => matches.length > 0)) return [word]
    // A spelling that is read into a word says nothing beside a thing that the shop has.
    const isBeside = words.some(
      (one) => one !== word && one.isThing && !one.isGuess && one.matches.length > 0,
    )
    const isPhrase = (units[nr]?.words.length ?? 0) > 1
    return isBeside && !isPhrase ? other.map((one) => ({ ...one, isGuess: true })) : other
  })
}

async function resolve(prisma: PrismaClient, units: Unit[]): Promise<WordMatches[]> {
  if (units.length === 0) return []
  const ways = units.map((unit, nr) => waysOf(unit, units[nr + 1]))
  const requested = ways.flatMap((each, nr) =>
    each.flatMap(({ words, kind }, way) => {
      const listed = kind === 'said' && (units[nr]?.listed ?? false)
      return words.map((word) => ({ nr, way, word, kind, listed }))
    }),
  )
  const found = await lookUpWords(prisma, requested)
  return units.map((unit, nr) => {
    // Two neighbouring words share a term that the shop writes as one.
    const joined = found.filter((row) => row.kind === 'joined' && row.nr === nr - 1)
    const rows = found.filter((row) => row.nr === nr)
    return matchesOf([...rows, ...joined], unit, ways[nr] ?? [], nr === units.length - 1)
  })
}

function waysOf(unit: Unit, next: Unit | undefined): Way[] {
  const { words, stems, synonyms, menus } = unit
  const written = words.join('')
  const isJoined = words.length === 1 && next?.words.length === 1
  return [
    { words: [written], kind: 'said' },
    ...(isJoined ? [{ words: [written + next.words.join('')], kind: 'joined' as const }] : []),
    ...stems.map((stem) => ({ words: [stem], kind: 'stem' as const })),
    ...(words.length > 1 ? [{ words, kind: 'synonym' as const }] : []),
    ...synonyms.map((synonym) => ({ words: synonym, kind: 'synonym' as const })),
    ...menus.map((id) => ({ words: [String(id)], kind: 'menu' as const })),
  ]
}

type Reading = FoundTerm & Judged & { id: number }

function matchesOf(rows: FoundTerm[], unit: Unit, ways: Way[], isLast: boolean): WordMatches {
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
    const judged = judge(row, { unit, exact, own, spoken, isLast })
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
    total: phrases.length > 0 ? null : totalOf(readings),
    products: readings.reduce((sum, { products }) => sum + products, phrases.length),
    isGuess,
    isThing: unit.listed && !unit.isQuality,
    weight: weightOf(unit, exact),
    resembling: matches.length > 0 || unit.listed ? [] : resemblingOf(rows),
  }
}

function closest(readings: Reading[], exact: FoundTerm | undefined): Reading[] {
  const bestOf = (some: Reading[]) => Math.min(...some.map(({ cost }) => cost))
  const best = bestOf(exact ? readings.filter(({ how }) => how === 'sound') : readings)
  return readings
    .filter(
      ({ how, kind, cost }) => how !== 'sound' || kind === 'joined' || cost <= best + soundLead,
    )
    .sort((one, other) => one.cost - other.cost || other.products - one.products)
}

/** A beginning of up to three letters covers the words that begin with it. */
function totalOf(readings: Reading[]): number | null {
  const [first] = readings
  const whole = readings.find(({ termKind }) => termKind === 1) ?? first
  const isAll = readings.every(
    ({ id, termKind, term, partId }) =>
      partId === null &&
      (id === whole?.id ||
        (whole?.termKind === 1 && termKind === 0 && term.startsWith(whole.term))),
  )
  return isAll ? (whole?.products ?? null) : null
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

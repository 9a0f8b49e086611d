import type { PrismaClient } from '../database/generated/client.ts'
import {
  guessOf,
  joinedMatches,
  type Match,
  matchesOf,
  queriesOf,
  type WordMatches,
} from './match-word.ts'
import { headOf, type Meant, respelled, widerOf } from './meant-words.ts'
import { isModel, type Unit, unitOf } from './read-keyword.ts'
import type { Dictionary } from './synonyms.ts'
import { costs } from './weights.ts'
import { lookUpWords, type WordQuery } from './word-lookup.ts'

/** `instead`: the words of the list that a word means; `wider`: a thing beside it. */
export type Resolved = {
  own: WordMatches
  instead: WordMatches[]
  isSure: boolean
  wider: WordMatches[]
}

export function sizeOfResolved({ own, instead, wider }: Resolved): number {
  return 300 + 100 * [own, ...instead, ...wider].flatMap((word) => word.matches).length
}

/** Runs what costs much more than words that the shop has. */
type InTurn = <T>(act: () => Promise<T>) => Promise<T>

/**
 * One statement for all words as they are written; a second one only for those that nothing has so: it
 * asks what resembles them, and for the words of the list that they may have meant.
 */
export async function resolveWords(
  prisma: PrismaClient,
  units: Unit[],
  dictionary: Dictionary,
  inTurn: InTurn = (act) => act(),
): Promise<Resolved[]> {
  const found = await lookUpWords(prisma, units.flatMap(queriesOf))
  const written = units.map((unit, nr) => matchesOf(found, unit, nr))
  const meant = units.map((unit, nr) =>
    written[nr]?.isGuess ? meantBy(unit, dictionary) : nothingMeant,
  )
  const wider = units.map((unit, nr) => (written[nr]?.isGuess ? widerOf(unit, dictionary) : []))
  const others = [...meant.flatMap((each) => each.units), ...wider.flat()]
  const guesses = [
    ...units.flatMap((unit, nr) => (written[nr]?.isGuess ? [guessOf(unit, nr)] : [])),
    ...others.flatMap((unit, nr) => queriesOf(unit, units.length + nr)),
  ]
  const guessed = guesses.length > 0 ? await inTurn(() => lookUpWords(prisma, guesses)) : []
  const all = [...found, ...guessed]
  const read = new Map(
    others.map((unit, nr) => [unit, matchesOf(guessed, unit, units.length + nr)]),
  )
  const matched = (some: Unit[] = [], isWider = false) =>
    some
      .flatMap((unit) => read.get(unit) ?? [])
      .map((word) => (isWider ? { ...word, isWider } : word))
  return units.map((unit, nr) => ({
    own: written[nr]?.isGuess === false ? written[nr] : matchesOf(all, unit, nr),
    instead: matched(meant[nr]?.units, meant[nr]?.isWider),
    isSure: meant[nr]?.isSure ?? false,
    wider: matched(wider[nr], true),
  }))
}

const nothingMeant: Meant = { units: [], isSure: false }

/**
 * A phrase that the shop lacks is read by its last word, a model by its letters and its number; an unknown
 * word may be a misspelled listed one.
 */
function meantBy(unit: Unit, dictionary: Dictionary): Meant {
  if (isModel(unit)) {
    const units = unit.words.map((word, nr) => unitOf([word], unit.words[nr - 1], dictionary))
    return { units, isSure: false }
  }
  return unit.words.length > 1
    ? { units: headOf(unit, dictionary), isSure: false, isWider: unit.role === 'thing' }
    : respelled(unit, dictionary)
}

const leastLong = 7
function isLong(unit: Unit | undefined): boolean {
  return (unit?.words.join('').length ?? 0) >= leastLong
}

function withoutFar(word: WordMatches): WordMatches {
  return { ...word, matches: word.matches.filter(({ cost }) => cost < costs.far) }
}

/** Two neighbours that the shop may write as one. */
export type Pair = { nr: number; word: string }
export function pairsOf(units: Unit[], resolved: Resolved[]): Pair[] {
  const isLacking = (nr: number) => resolved[nr]?.own.isGuess ?? true
  return units.flatMap((unit, nr) => {
    const next = units[nr + 1]
    const areAlone = unit.words.length === 1 && next?.words.length === 1
    const word = unit.words.join('') + (next?.words.join('') ?? '')
    // 65 W is 65W.
    const isLikely = isLacking(nr) || isLacking(nr + 1) || /^\d+$/.test(unit.words.join(''))
    return areAlone && isLikely ? [{ nr, word }] : []
  })
}

/** The terms of each pair. */
export async function resolvePairs(prisma: PrismaClient, pairs: Pair[]): Promise<Match[][]> {
  const queries = pairs.flatMap(({ word }, nr) =>
    [false, true].map((isGuess): WordQuery => {
      return { nr, way: 0, word, kind: 'joined', listed: false, isGuess }
    }),
  )
  const rows = await lookUpWords(prisma, queries)
  return pairs.map((_, nr) => joinedMatches(rows, nr))
}

/** What each word of a keyword means beside the others. */
export function wordsOfKeyword(
  units: Unit[],
  resolved: Resolved[],
  joined: Map<number, Match[]>,
): WordMatches[] {
  const words = resolved.map(({ own }, nr) => {
    const both = [...(joined.get(nr - 1) ?? []), ...(joined.get(nr) ?? [])]
    if (both.length === 0) return own
    const matches = own.isGuess ? both : [...own.matches, ...both]
    return { ...own, isGuess: false, matches: matches.sort((a, b) => a.cost - b.cost) }
  })
  return words.flatMap((word, nr) => {
    const { instead = [], isSure = false, wider = [] } = resolved[nr] ?? {}
    if (!word.isGuess) return [word]
    const isFound = instead.some(({ matches }) => matches.length > 0)
    if (isSure) return isFound || wider.length === 0 ? instead : wider
    if (!isFound && wider.length > 0 && word.matches.length === 0) return wider
    // Two words far from those of a title say it together; a single one says nothing.
    if (!isFound) return units.length > 1 || isLong(units[nr]) ? [word] : [withoutFar(word)]
    // A spelling that is read into a word says nothing beside a thing that the shop has.
    const isBeside = words.some(
      (one) => one !== word && one.role === 'thing' && !one.isGuess && one.matches.length > 0,
    )
    const isPhrase = (units[nr]?.words.length ?? 0) > 1
    return isBeside && !isPhrase ? instead.map((one) => ({ ...one, isGuess: true })) : instead
  })
}

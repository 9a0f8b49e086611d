import type { PrismaClient } from '../database/generated/client.ts'
import { hearAcross } from './loan-words.ts'
import { beginsOneEditApart, isOneEditApart } from './one-edit.ts'
import { consonantsOf, endsAlike, hearDistance, soundAlike } from './spoken.ts'
import { type FoundTerm, lookUpWords } from './word-lookup.ts'

/** Term ids: a product matches by one of them, or by both of a pair. */
export type Terms = {
  anywhere: number[]
  /** Negative ids, of words in a title; see prisma/schema.prisma. */
  inTitle: number[]
  pairs: [number, number][]
}
export type WordMatches = {
  closest: Terms
  /** The word itself, in either script, or spelled otherwise. */
  same: Terms
  /** Also the words that begin or end with it. */
  near: Terms
  /** Also one wrong letter, and what sounds much like it. */
  far: Terms
  /** Number of matching products, known where one term stands for all readings. */
  total: number | null
}

export function sizeOfWord({ closest, same, near, far }: WordMatches): number {
  const bytesOf = ({ anywhere, inTitle, pairs }: Terms) =>
    200 + 8 * (anywhere.length + inTitle.length) + 100 * pairs.length
  return [closest, same, near, far].reduce((bytes, terms) => bytes + bytesOf(terms), 100)
}

const costs = { respelled: 0.15, parts: 0.2, beginning: 0.4, ending: 0.5, typo: 0.6, far: 0.8 }
const sameCost = 0.3
const nearCost = 0.5
const closestLead = 0.1
/** The distance from shirt to its Bengali word. */
const mostAcross = 0.7
/** A term that sounds alike counts unless another is closer by more than this. */
const soundLead = 0.36
/** A word so much rarer than another, one letter away, is probably the shop's typing error. */
const slipFactor = 20
const mostTitleTerms = 20

export async function resolveKeyword(
  prisma: PrismaClient,
  keyword: string,
): Promise<WordMatches[]> {
  const found = await lookUpWords(prisma, keyword)
  const count = Math.max(0, ...found.map(({ nr }) => nr))
  return Array.from({ length: count }, (_, index) => {
    const nr = index + 1
    // Two neighbouring words share a term that the shop writes as one.
    return matchesOf(found.filter((row) => row.nr === nr || (row.joined && row.nr === nr - 1)))
  })
}

type Reading = FoundTerm & { id: number; cost: number }

function matchesOf(rows: FoundTerm[]): WordMatches {
  const exact = rows.find(({ how, spelling, word, joined }) => {
    return how === 'word' && spelling === word && !joined
  })
  const read = rows.flatMap((row): Reading[] => {
    const cost = costOf(row, exact)
    return row.id !== null && cost !== null ? [{ ...row, id: row.id, cost }] : []
  })
  const bestOf = (some: Reading[]) => Math.min(...some.map(({ cost }) => cost))
  const best = bestOf(read)
  const bestSound = exact ? bestOf(read.filter(({ how }) => how === 'sound')) : best
  const plausible = read
    .filter(({ how }) => how !== 'far' || best > nearCost)
    .filter(({ how, cost, joined }) => how !== 'sound' || joined || cost <= bestSound + soundLead)
    .sort((a, b) => a.cost - b.cost || b.products - a.products)
  // Terms with the sound of the ending come after those with its spelling.
  const written = plausible.filter(({ how }) => how !== 'tail')
  const first = written.length > 0 ? written : plausible
  const far = termsOf(plausible)
  const only = far.anywhere.length === 1 && far.pairs.length === 0 ? far.anywhere[0] : undefined
  return {
    closest: termsOf(first.filter(({ cost }) => cost <= bestOf(first) + closestLead)),
    same: termsOf(plausible.filter(({ cost }) => cost <= sameCost)),
    near: termsOf(first.filter(({ cost }) => cost <= nearCost)),
    far,
    total: plausible.find(({ id }) => id === only)?.products ?? null,
  }
}

function costOf(row: FoundTerm, exact: FoundTerm | undefined): number | null {
  const { how, word, spelling, term } = row
  const respelled = spelling === word ? 0 : costs.respelled
  const rest = term.slice(word.length)
  if (how === 'word') return respelled
  if (how === 'beginning') return /^e?s$/.test(rest) ? costs.respelled : costs.beginning
  if (how === 'parts') return costs.parts
  if (how === 'ending') return endingCost(row, exact)
  if (how === 'tail') return endsAlike(row.spoken, row.termSpoken) && !exact ? costs.ending : null
  if (how === 'typo') {
    const isSlip = exact && exact.products * slipFactor < row.products
    return (!exact || isSlip) && isOneEditApart(word, term) ? costs.typo : null
  }
  if (how === 'sound') return soundCost(row, exact, respelled)
  if (how === 'far') {
    return beginsOneEditApart(word, term) || soundAlike(row.spoken, row.termSpoken)
      ? costs.far
      : null
  }
  return null
}

/** Bengali joins two words: an ending with the word is closer than a similar sound. */
function endingCost(row: FoundTerm, exact: FoundTerm | undefined): number | null {
  if (!isCompound(row) || (exact && !isBengali(row.word))) return null
  return isBengali(row.word) && !exact ? costs.parts : costs.ending
}

/** Fewer consonants need closer vowels. */
function soundCost(row: FoundTerm, exact: FoundTerm | undefined, respelled: number): number | null {
  // If the shop has the word itself, only terms of the other script may sound like it.
  if (exact && isBengali(row.term) === isBengali(row.word)) return null
  // Nearly every product has a word of one letter, such as ও, "and".
  if (row.term.length < 2) return null
  const consonants = consonantsOf(row.spoken).length
  const most = consonants < 2 ? 0.5 : consonants < 3 ? 0.7 : 1.2
  const cost = respelled + heardCost(row)
  if (exact) return cost <= (consonants < 3 ? sameCost : mostAcross) ? cost : null
  if (row.joined) return cost <= mostJoined(consonants) ? cost : null
  return cost <= most ? cost : null
}

/** Long words rarely sound alike by chance, so they may differ more. */
function mostJoined(consonants: number): number {
  if (consonants < 4) return sameCost
  return consonants < 6 ? costs.typo : 1
}

function heardCost({ spelling, spoken, term, termSpoken }: FoundTerm): number {
  return isBengali(term) === isBengali(spelling)
    ? hearDistance(spoken, termSpoken)
    : hearAcross([spelling, spoken], [term, termSpoken])
}

/** An ending begins with a letter, not inside a cluster. */
function isCompound({ word, term }: FoundTerm): boolean {
  const head = term.slice(0, -word.length)
  return !/^\p{M}/u.test(word) && head.length > 1 && !head.endsWith('্')
}

function termsOf(readings: Reading[]): Terms {
  const parts = readings.filter(({ partId }) => partId !== null)
  const whole = readings.filter(({ partId }) => partId === null)
  const beginning = whole.find(({ kind }) => kind === 1)
  const words = whole.filter(({ kind }) => kind === 0)
  // The beginning already covers the words that begin with it.
  const needed = words.filter(({ how }) => !beginning || how !== 'beginning')
  const anywhere = [...(beginning ? [beginning] : []), ...needed].map(({ id }) => id)
  return {
    anywhere: [...new Set(anywhere)],
    inTitle: [...new Set(words.map(({ id }) => -id))].slice(0, mostTitleTerms),
    pairs: parts.flatMap(({ id, partId }) => (partId === null ? [] : [[id, partId]])),
  }
}

function isBengali(text: string): boolean {
  return /[ঀ-৿]/.test(text)
}

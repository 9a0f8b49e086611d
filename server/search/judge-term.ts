import { titleEndings } from './keyword-words.ts'
import { hearAcross } from './loan-words.ts'
import { beginsOneEditApart, isOneEditApart } from './one-edit.ts'
import type { Unit } from './read-keyword.ts'
import { consonantsOf, endsAlike, hearDistance, soundAlike } from './spoken.ts'
import type { FoundTerm } from './word-lookup.ts'

/** A guess only counts for a word that nothing else matches. */
export type Judged = { cost: number; isGuess: boolean }
type Context = {
  unit: Unit
  /** The shop has the word as it is written. */
  exact: FoundTerm | undefined
  /** The word and its synonyms. */
  own: Set<string>
  /** The word as it sounds. */
  spoken: string
  /** The last word may still be typed. */
  isLast: boolean
}

export const costs = {
  stem: 0.1,
  /** A word of the list in the other script, or of several words. */
  translated: 0.2,
  sameAcross: 0.1,
  synonym: 0.25,
  respelled: 0.15,
  inflected: 0.05,
  /** The end of a compound is the word: a handbag is a bag. */
  compound: 0.2,
  parts: 0.2,
  beginning: 0.5,
  ending: 0.6,
  typo: 0.6,
  far: 0.8,
  /** The word only begins with a word that is known itself. */
  longer: 1,
}
const sameCost = 0.3
/** Letters that sound the same. */
const spellingCost = 0.15
/** The distance from shirt to its Bengali word. */
const mostAcross = 0.7
/** A word so much rarer than another, one letter away, is probably the shop's typing error. */
const slipFactor = 20

/** Null for a term that is not meant. */
export function judge(row: FoundTerm, context: Context): Judged | null {
  const { unit, exact } = context
  const { how, kind, word, spelling, term, termSpoken } = row
  const respelled = spelling === word ? 0 : costs.respelled
  const sure = (cost: number) => ({ cost, isGuess: false })
  const guess = (cost: number) => ({ cost, isGuess: true })
  if (kind === 'menu') return sure(0)
  // A title may have the ending too: the listed word is still the one without it.
  if (kind === 'stem' && exact && !(unit.listed && isBengali(row.word))) return null
  if (kind === 'stem' || kind === 'synonym') return judgeOther(row, context)
  if (how === 'word') return sure(respelled)
  const isOther = isOtherThing(row, context)
  if (how === 'beginning') {
    // A listed word is whole: sugar is no sugar-grained rice, and an AC no AC1200.
    if (unit.listed && (isOther || /^\d/.test(term.slice(word.length)))) return null
    const cost = beginningCost(row, context)
    return { cost, isGuess: isOther }
  }
  if (how === 'parts') return sure(costs.parts)
  if (how === 'ending') {
    const cost = endingCost(row, exact)
    return cost === null ? null : { cost, isGuess: isOther }
  }
  if (isOther) return null
  if (how === 'sound') return judgeSound(row, context, respelled)
  if (unit.listed) return null
  if (how === 'tail')
    return endsAlike(row.spoken, termSpoken) && !exact ? guess(costs.ending) : null
  if (how === 'typo') {
    const isSlip = exact !== undefined && exact.products * slipFactor < row.products
    if (!isTypo(word, term) || (exact && !isSlip)) return null
    return isSlip ? sure(costs.typo) : guess(costs.typo)
  }
  if (how === 'far') {
    return beginsOneEditApart(word, term) || soundAlike(row.spoken, termSpoken)
      ? guess(costs.far)
      : null
  }
  return null
}

/** A word that the list has in another group is another thing: a headphone is no phone. */
function isOtherThing({ term, kind }: FoundTerm, { unit, exact, own }: Context): boolean {
  return (
    kind !== 'joined' &&
    (unit.listed || exact !== undefined) &&
    !own.has(term) &&
    unit.isListed(term)
  )
}

/** A stem or a synonym. A synonym that sounds alike is the word itself in the other script. */
function judgeOther(row: FoundTerm, context: Context): Judged | null {
  const { how, kind, word, term } = row
  const cost = kind === 'stem' ? costs.stem : synonymCost(row, context)
  if (how === 'word') return { cost, isGuess: false }
  if (how === 'inflected') return { cost: cost + costs.inflected, isGuess: false }
  if (how === 'beginning') {
    // A short one begins too many words.
    return word.length < 4 ? null : { cost: cost + costs.beginning, isGuess: true }
  }
  if (!isCompound(row) || !isBengali(word) || term === word) return null
  return { cost: cost + costs.compound, isGuess: isOtherThing(row, context) }
}

function synonymCost({ word, term, termSpoken }: FoundTerm, { unit, spoken }: Context): number {
  const said = unit.words.join('')
  if (isBengali(word) === isBengali(said)) return costs.synonym
  const distance = hearAcross([said, spoken], [term, termSpoken])
  return distance <= sameCost ? costs.sameAcross : costs.translated
}

function beginningCost({ word, term }: FoundTerm, { unit, exact }: Context): number {
  const rest = term.slice(word.length)
  if (/^e?s$/.test(rest) || titleEndings.includes(rest)) return costs.respelled
  return unit.listed || exact ? costs.longer : costs.beginning
}

/** In a short word the first letter is seldom the wrong one. */
function isTypo(word: string, term: string): boolean {
  return isOneEditApart(word, term) && (word.length >= surelyTypedLetters || word[0] === term[0])
}
const surelyTypedLetters = 7

/** Bengali joins two words: an ending with the word is closer than a similar sound. */
function endingCost(row: FoundTerm, exact: FoundTerm | undefined): number | null {
  if (!isCompound(row) || (exact && !isBengali(row.word))) return null
  return isBengali(row.word) ? costs.compound : costs.ending
}

const leastGuessed = 3
/** Fewer consonants need closer vowels. */
function judgeSound(
  row: FoundTerm,
  { unit, exact, isLast }: Context,
  respelled: number,
): Judged | null {
  const isAcross = isBengali(row.term) !== isBengali(row.word)
  // If the shop has the word itself, only terms of the other script may sound like it.
  if (exact && !isAcross) return null
  // Nearly every product has a word of one letter, such as ও, "and".
  if (row.term.length < 2) return null
  const consonants = consonantsOf(row.spoken).length
  const most = consonants < 2 ? 0.4 : consonants < 3 ? 0.6 : 1.2
  const cost = respelled + heardCost(row)
  const judged = { cost, isGuess: cost > (isAcross ? sameCost : spellingCost) }
  if (row.kind === 'joined') return cost <= mostJoined(consonants) ? judged : null
  if (unit.listed) {
    // The list has its Bengali; a shop may write that otherwise.
    const isSpelling = isAcross && isBengali(row.term) && cost <= spellingCost
    return isSpelling ? { cost, isGuess: true } : null
  }
  if (exact) {
    return cost <= (consonants < 3 ? sameCost : mostAcross) ? { cost, isGuess: false } : null
  }
  // So short a word sounds like too many others; it may be the beginning of a longer one.
  const isBeginning = isLast && isAcross && consonantsOf(row.termSpoken).length > consonants
  if (judged.isGuess && consonants < leastGuessed && !isBeginning) return null
  return cost <= most ? judged : null
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

/** Letters of the word before it in a compound. */
const leastHead = 3

/** An ending begins with a letter, not inside a cluster. */
function isCompound({ word, term }: FoundTerm): boolean {
  const head = term.slice(0, -word.length)
  return !/^\p{M}/u.test(word) && head.length >= leastHead && !head.endsWith('্')
}

function isBengali(text: string): boolean {
  return /[ঀ-৿]/.test(text)
}

/** What a word that nobody has may have meant: other words that look or sound a little like it. */
export function resemblance({ spelling, spoken, word, term, termSpoken }: FoundTerm): number {
  const across = isBengali(term) !== isBengali(word)
  if (across) return hearAcross([spelling, spoken], [term, termSpoken])
  return hearDistance(spoken, termSpoken)
}

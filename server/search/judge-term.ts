import { titleEndings } from './keyword-words.ts'
import { hearAcross } from './loan-words.ts'
import { beginsOneEditApart, isOneEditApart } from './one-edit.ts'
import type { Unit } from './read-keyword.ts'
import { consonantsOf, endsAlike, hearDistance, soundAlike } from './spoken.ts'
import { costs, heard } from './weights.ts'
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
}

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
    if (unit.listed && (isOther || !mayGoOn(row))) return null
    const cost = beginningCost(row, context)
    return { cost, isGuess: isOther }
  }
  if (how === 'parts') return sure(costs.parts)
  if (how === 'ending') {
    const cost = unit.listed && lettersOf(word) < leastCompound ? null : endingCost(row, exact)
    return cost === null ? null : { cost, isGuess: isOther }
  }
  if (isOther) return null
  if (how === 'sound') return judgeSound(row, context, respelled)
  if (unit.listed) return null
  if (how === 'tail')
    return endsAlike(row.spoken, termSpoken) && !exact ? guess(costs.ending) : null
  if (how === 'typo') {
    return isTypo(word, term) && !exact ? guess(costs.typo) : null
  }
  if (how === 'far') {
    return beginsOneEditApart(word, term) || soundAlike(row.spoken, termSpoken)
      ? guess(costs.far)
      : null
  }
  return null
}

/** A word that the list has in another group is another thing: a headphone is no phone. */
function isOtherThing({ term }: FoundTerm, { unit, exact, own }: Context): boolean {
  return (unit.listed || exact !== undefined) && !own.has(term) && unit.roleOf(term) !== undefined
}

/** A stem or a synonym. A synonym that sounds alike is the word itself in the other script. */
function judgeOther(row: FoundTerm, context: Context): Judged | null {
  const { how, kind, word, term } = row
  const cost = kind === 'stem' ? costs.stem : synonymCost(row, context)
  if (how === 'word') return { cost, isGuess: false }
  if (how === 'inflected') {
    // Mother has no ending in the word for clay.
    const isWhole = lettersOf(word) > 1 || term.endsWith('\u09df\u09c7\u09b0'.normalize('NFC'))
    return isWhole ? { cost: cost + costs.inflected, isGuess: false } : null
  }
  if (!isCompound(row) || !isBengali(word) || lettersOf(word) < leastCompound) return null
  return { cost: cost + costs.compound, isGuess: isOtherThing(row, context) }
}

function synonymCost({ word, term, termSpoken }: FoundTerm, { unit, spoken }: Context): number {
  const said = unit.words.join('')
  if (isBengali(word) === isBengali(said)) return costs.synonym
  const distance = hearAcross([said, spoken], [term, termSpoken])
  return distance <= heard.same ? costs.sameAcross : costs.translated
}

/** A short word of the list is whole, and an AC is no AC1200; it may have an ending. */
function mayGoOn({ word, term }: FoundTerm): boolean {
  const rest = term.slice(word.length)
  if (isEnding(rest)) return lettersOf(word) > 1
  return !/^\d/.test(rest) && lettersOf(word) >= (isBengali(word) ? 3 : 4)
}

function isEnding(rest: string): boolean {
  return /^e?s$/.test(rest) || titleEndings.includes(rest)
}

/** Without vowel signs. */
function lettersOf(word: string): number {
  return word.replace(/\p{M}/gu, '').length
}

function beginningCost({ word, term }: FoundTerm, { unit, exact }: Context): number {
  if (isEnding(term.slice(word.length))) return costs.respelled
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
function judgeSound(row: FoundTerm, { unit, exact }: Context, respelled: number): Judged | null {
  const isAcross = isBengali(row.term) !== isBengali(row.word)
  // If the shop has the word itself, only terms of the other script may sound like it.
  if (exact && !isAcross) return null
  // Nearly every product has a word of one letter, such as ও, "and".
  if (row.term.length < 2) return null
  const consonants = consonantsOf(row.spoken).length
  const cost = respelled + heardCost(row)
  const same = consonants < leastGuessed ? heard.sameShort : heard.same
  const isGuess = cost > (isAcross ? same : heard.spelling)
  if (unit.listed) {
    // The list has its Bengali; a shop may write that otherwise.
    const isSpelling = isAcross && isBengali(row.term) && cost <= heard.spelling
    return isSpelling ? { cost, isGuess: true } : null
  }
  if (exact) {
    return cost <= (consonants < leastGuessed ? same : heard.mostAcross)
      ? { cost, isGuess: false }
      : null
  }
  const most = heard.guess[Math.min(consonants, heard.guess.length - 1)] ?? 0
  if (isGuess && (consonants < leastGuessed || cost > most)) return null
  return { cost, isGuess }
}

/** The cost of a term that is two neighbouring words: long words rarely sound alike by chance. */
export function judgeJoined(row: FoundTerm): number | null {
  const respelled = row.spelling === row.word ? 0 : costs.respelled
  if (row.how === 'word') return respelled
  const consonants = consonantsOf(row.spoken).length
  const cost = respelled + heardCost(row)
  const most = consonants < 4 ? heard.same : consonants < 6 ? costs.typo : 1
  return row.how === 'sound' && row.term.length > 1 && cost <= most ? cost : null
}

function heardCost({ spelling, spoken, term, termSpoken }: FoundTerm): number {
  return isBengali(term) === isBengali(spelling)
    ? hearDistance(spoken, termSpoken)
    : hearAcross([spelling, spoken], [term, termSpoken])
}

/** A shorter word of the list is the end of others by chance. */
const leastCompound = 3
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

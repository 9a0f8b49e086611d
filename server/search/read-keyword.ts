import { endings, plain, romanStemsOf, spokenAlike, stemsOf, wordsOf } from './keyword-words.ts'
import { filler, isMeasure } from './little-words.ts'
import { type Dictionary, mostPhraseWords } from './synonyms.ts'

/** One thing that a shopper said: a word, or a phrase of the list of synonyms. */
export type Unit = {
  words: string[]
  /** The word is in the list of synonyms: it is not misspelled. */
  listed: boolean
  /** What the list says of it; a word that it lacks may be a thing too. */
  role: 'thing' | 'kind' | 'quality'
  /** Without their endings. */
  stems: string[]
  synonyms: string[][]
  /** Menus with the word in their name. */
  menus: number[]
  /** What the list says of another word, if it has it. */
  roleOf: (word: string) => Unit['role'] | undefined
}
/** By which what it means is kept: a number makes a unit of the letter behind it. */
export function nameOf({ words, listed }: Unit): string {
  return `${words.join(' ')} ${listed}`
}

export type ReadKeyword = { units: Unit[]; code: string | null }

/** An address of e-mail or of a site names no product. */
const isAddress = /\S@\S|^(?:https?:\/\/|www\.)/
/** Further words of a keyword are ignored. */
const mostUnits = 8
/** A word may stand in several groups. */
const mostMeant = 60
const codeWords =
  '(?:(?:product|item|পণ্য|পণ্যের|প্রোডাক্ট) ?)?(?:code|কোড|sku|id|আইডি) ?(?:no\\.?|number|নং|নম্বর)?'
const coded = new RegExp(`^(?:${codeWords} ?[:=-]? ?)?#? ?(\\d{4,10})$`)
const unit =
  '(?:kg|g|gm|gram|ml|l|ltr|w|mah|gb|tb|mp|hz|inch|in|cm|mm|ft|pcs|pc|y|কেজি|গ্রাম|মিলি|লিটার|ইঞ্চি|পিস|টি|টা|সেমি|ফুট|বছর)'
const measured = new RegExp(
  `(?<=^|[^\\p{L}\\p{N}])(\\d+)(${unit})(?=$|[^\\p{L}\\p{M}\\p{N}])`,
  'gu',
)

/** A price that a shopper would pay: the filter of the page is for that. */
const price = wordRule(
  '(?:(?:under|below|within|less than|upto|up to|max|maximum|around|about) )(?:tk |taka |bdt )?\\d+(?: k)?(?: tk| taka| bdt)?',
  '\\d+ (?:tk|taka|bdt|takar|টাকা|টাকার|টাকায়)(?: (?:moddhe|modhe|niche|er moddhe|vitore|মধ্যে|মাঝে|নিচে|নীচে|ভিতরে|ভেতরে|কমে))?',
  '\\d+ (?:এর|er|r) (?:মধ্যে|নিচে|moddhe|modhe|niche)',
)
/** Of the word before it, typed apart. */
const looseEndings = new Set(
  'er r der ta ti te ke gulo guli এর দের টা টি তে কে গুলো'.normalize('NFC').split(' '),
)

export function readKeyword(keyword: string, dictionary: Dictionary): ReadKeyword {
  const text = plain(keyword)
  if (isAddress.test(text)) return { units: [], code: null }
  const code = coded.exec(text)?.[1] ?? null
  const said = wordsOf(
    (code ?? text).replace(/(\p{L})['’]s(?!\p{L})/gu, '$1').replace(measured, '$1 $2'),
  )
  const words = [...new Set(said)]
    .join(' ')
    .replace(price, '')
    .split(' ')
    .filter((word, at, all) => word && !isLooseEnding(all, at, dictionary))
  const units = withoutFiller(unitsOf(words.length > 0 ? words : said, dictionary))
  return { units: units.slice(0, mostUnits), code }
}

/** Tea and the T of a shirt are written like an ending: a phrase of the list keeps them. */
function isLooseEnding(words: string[], at: number, dictionary: Dictionary): boolean {
  if (at === 0 || !looseEndings.has(words[at] ?? '')) return false
  return [at - 1, at].every((start) => phraseAt(words, start, dictionary).length === 1)
}

function unitsOf(words: string[], dictionary: Dictionary): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at, dictionary)
    const model = phrase.length === 1 ? modelAt(words, at, dictionary) : null
    const { said, length } = model ?? { said: phrase, length: phrase.length }
    units.push(unitOf(said, words[at - 1], dictionary))
    at += length
  }
  return units
}

/** Few letters and a number, written together or apart: SPF50, UV 400. A number before a measure is its own. */
function modelAt(words: string[], at: number, { synonyms }: Dictionary) {
  const [, letters = '', digits] = shortModel.exec(words[at] ?? '') ?? []
  const number = digits ?? words[at + 1] ?? ''
  const length = digits === undefined ? 2 : 1
  const isNamed = [letters, words[at] ?? ''].some((word) => synonyms.has(word))
  if (!letters || isNamed || filler.has(letters) || isMeasure(letters)) return null
  const isModel = /^\d+$/.test(number) && !isMeasure(words[at + length] ?? '')
  return isModel ? { said: [letters, number], length } : null
}
const shortModel = /^([a-z]{2,4})(\d+)?$/

/** It is no phrase of the list: the shop has its words together, or each of them says something. */
export function isModel({ words, listed }: Unit): boolean {
  return words.length > 1 && !listed
}

function wordRule(...ways: string[]): RegExp {
  return new RegExp(`(?<=^| )(?:${ways.join('|')})(?=$| )`.normalize('NFC'), 'g')
}

/** A keyword of nothing else is taken at its word. */
function withoutFiller(units: Unit[]): Unit[] {
  const telling = units.filter(({ words }) => words.length > 1 || !filler.has(words.join('')))
  return telling.length > 0 ? telling : units
}

/** The longest phrase of the list that begins here, in its spelling; else the word. */
function phraseAt(words: string[], at: number, { synonyms, alike }: Dictionary): string[] {
  for (let length = Math.min(mostPhraseWords, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    if (synonyms.has(phrase.join(' ')) || (length === 2 && synonyms.has(phrase.join('')))) {
      return phrase
    }
    const listed = alike.get(spokenAlike(phrase.join(' ')))
    if (listed) return listed
  }
  return words.slice(at, at + 1)
}

/** What the list says of these words; a number before makes a unit of a letter. */
export function unitOf(
  words: string[],
  before: string | undefined,
  { synonyms, roles, menus }: Dictionary,
): Unit {
  // One letter is a unit only behind a number: elsewhere it is a size.
  const isSize = words.join('').length === 1 && !/^\d+$/.test(before ?? '')
  const keys = isSize ? [] : [words.join(' '), words.join('')]
  const own = keys.filter((key) => synonyms.has(key))
  const stems =
    words.length > 1 || own.length > 0
      ? []
      : [
          ...stemsOf(words[0] ?? ''),
          ...romanStemsOf(words[0] ?? '').filter((stem) => synonyms.has(stem)),
        ]
  const known =
    own.length > 0 ? own.slice(0, 1) : stems.filter((stem) => synonyms.has(stem)).slice(0, 1)
  const meant = known.flatMap((key) => synonyms.get(key) ?? []).slice(0, mostMeant)
  const said = [words, ...stems.map((stem) => [stem]), ...meant].map((each) => each.join(' '))
  return {
    words,
    listed: known.length > 0,
    role: known.map((key) => roles.get(key)).find((role) => role !== undefined) ?? 'thing',
    stems,
    synonyms: meant,
    roleOf: (word) => roles.get(word),
    menus: [...new Set(said.flatMap((each) => menus.get(each) ?? inflectedMenus(each, menus)))],
  }
}

function inflectedMenus(word: string, menus: Dictionary['menus']): number[] {
  return endings.flatMap((ending) => menus.get(word + ending) ?? [])
}

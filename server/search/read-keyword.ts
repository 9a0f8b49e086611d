import { endings, plain, romanStemsOf, stemsOf, wordsOf } from './keyword-words.ts'
import { isOneEditApart } from './one-edit.ts'
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
const leastRespelled = 5
const leastEnd = 4
/** The letters before the end: petticoat is no coat. */
const mostHead = 4
const leastBegun = 3
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
const looseEnding = / (?:er|r|der|ta|ti|te|ke|gulo|guli|এর|দের|টা|টি|তে|কে|গুলো)(?= |$)/g
/** Words that say nothing about the product. */
const filler = new Set(
  `best new cheap cheapest cheaper price prices rate cost buy order online bd bangladesh dhaka shop
  store for with and the a an of in on to me my i want need some any good nice latest quality
  from at is are low lowest under below tk taka bdt original available please show best-price
  dam daam koto valo bhalo notun kinte kinbo chai lagbe jonno sosta shosta theke dorkar kom damer dame
  দাম দামে দামের মূল্য কত কতো সস্তা ভালো ভাল নতুন সেরা কিনতে কিনব কিনবো চাই লাগবে দরকার জন্য জন্যে কম এর
  ও এবং আর থেকে জিনিস jinis একটি একটা কিছু আসল অনলাইন অনলাইনে বাংলাদেশ বাংলাদেশে টাকা টাকার টাকায় মধ্যে ভালো মানের
  আছে কি দেখান অর্ডার ache ki korar korte korbo chara ছাড়া করার করতে করা দূর dur
  jawar jabar যাওয়ার apnader porar পরার`
    .normalize('NFC')
    .split(/\s+/),
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
    .replace(looseEnding, '')
    .split(' ')
    .filter(Boolean)
  const units = withoutFiller(unitsOf(words.length > 0 ? words : said, dictionary))
  return { units: units.slice(0, mostUnits), code }
}

function unitsOf(words: string[], dictionary: Dictionary): Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at, dictionary)
    units.push(unitOf(words.slice(at, at + length), words[at - 1], dictionary))
    at += length
  }
  return units
}

/** The thing that a phrase of the list ends with: a school bag is a bag. */
export function headOf({ words }: Unit, dictionary: Dictionary): Unit[] {
  return [{ ...unitOf(words.slice(-1), words.at(-2), dictionary), listed: true }]
}

/** `isSure`: the word is one of these, whether the shop has it or not. */
export type Meant = { units: Unit[]; isSure: boolean }

/**
 * A word that nothing has, as a word of the list: by one letter it is misspelled; it begins one that is
 * still typed; or it ends with one, as a raincoat is a coat.
 */
export function respelled({ words, listed }: Unit, dictionary: Dictionary): Meant {
  const word = words.join('')
  const of = (key: string, isSure: boolean) => {
    return { units: [unitOf([key], undefined, dictionary)], isSure }
  }
  if (listed || word.length < leastBegun) return { units: [], isSure: false }
  let begun: string | undefined
  let ended: string | undefined
  for (const key of dictionary.synonyms.keys()) {
    if (Math.abs(key.length - word.length) <= 1 && key[0] === word[0]) {
      if (isMisspelled(word, key)) return of(key, true)
    } else if (key.startsWith(word) && !key.includes(' ')) {
      if (begun === undefined || key.length < begun.length) begun = key
    } else if (key.length >= leastEnd && word.endsWith(key) && !/^\p{M}/u.test(key)) {
      if (word.length - key.length <= mostHead) ended = key
    }
  }
  const meant = begun ?? ended
  return meant === undefined ? { units: [], isSure: false } : of(meant, false)
}

/** In a short word only a vowel. */
function isMisspelled(word: string, key: string): boolean {
  if (word.length < leastRespelled - 1 || !isOneEditApart(word, key)) return false
  const consonants = (text: string) => text.replace(/[aeiou]/g, '')
  return word.length >= leastRespelled || consonants(word) === consonants(key)
}

/** What stands for a thing that the shop lacks: a bag for a wallet, chairs and tables for furniture. */
export function widerOf(unit: Unit, dictionary: Dictionary): Unit[] {
  const keys = [unit.words.join(' '), unit.words.join(''), ...unit.stems]
  const wider = keys.flatMap((key) => dictionary.wider.get(key) ?? [])
  if (wider.length === 0) return []
  const synonyms = wider.flatMap((key) => [key.split(' '), ...(dictionary.synonyms.get(key) ?? [])])
  return [{ ...unit, stems: [], menus: [], role: 'thing', synonyms }]
}

function wordRule(...ways: string[]): RegExp {
  return new RegExp(`(?<=^| )(?:${ways.join('|')})(?=$| )`.normalize('NFC'), 'g')
}

/** A keyword of nothing else is taken at its word. */
function withoutFiller(units: Unit[]): Unit[] {
  const telling = units.filter(({ words }) => words.length > 1 || !filler.has(words.join('')))
  return telling.length > 0 ? telling : units
}

function phraseLength(words: string[], at: number, { synonyms }: Dictionary): number {
  for (let length = Math.min(mostPhraseWords, words.length - at); length > 1; length--) {
    const phrase = words.slice(at, at + length)
    if (synonyms.has(phrase.join(' ')) || (length === 2 && synonyms.has(phrase.join('')))) {
      return length
    }
  }
  return 1
}

function unitOf(
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
  const meant = known.flatMap((key) => synonyms.get(key) ?? [])
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

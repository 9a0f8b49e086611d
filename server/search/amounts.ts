import { plain } from './keyword-words.ts'
import { phraseAt, phrases, type Token } from './tokens.ts'

/** `scale`: thousand, hundred; `isMoney`: a word for taka stands beside it. */
export type Amount = { value: number; scale: number; isMoney: boolean; end: number }

const longest = 7
/** Words with their case endings: হাজারের, hajarer. */
const inflected = (words: string, endings: string) =>
  words
    .split(' ')
    .flatMap((word) => ['', ...endings.split(' ')].map((ending) => plain(word + ending)))
const scales = new Map([
  ...inflected('k', 'r er').map((word) => [word, 1000] as const),
  ...inflected('হাজার hajar hazar hajr hazaar thousand', 'ের er r').map(
    (word) => [word, 1000] as const,
  ),
  ...inflected('শ শো শত sho shoto so hundred', 'র ের r er').map((word) => [word, 100] as const),
  ...inflected('লাখ লক্ষ lakh lac lak', 'ের er').map((word) => [word, 100_000] as const),
])
const numerals: Record<number, string> = {
  1: 'এক ek one',
  1.5: 'দেড় der',
  2: 'দুই দু dui du two',
  2.5: 'আড়াই arai aray',
  3: 'তিন tin three',
  4: 'চার char four',
  5: 'পাঁচ পাচ pach panch paanch five',
  6: 'ছয় choy chhoy soy six',
  7: 'সাত sat shat seven',
  8: 'আট at eight',
  9: 'নয় noy nine',
  10: 'দশ dosh ten',
  12: 'বারো baro twelve',
  15: 'পনেরো ponero fifteen',
  20: 'বিশ কুড়ি bish kuri twenty',
  25: 'পঁচিশ ponchish',
  30: 'ত্রিশ trish tirish thirty',
  40: 'চল্লিশ chollish forty',
  50: 'পঞ্চাশ ponchash fifty',
  60: 'ষাট sixty',
  70: 'সত্তর sottor seventy',
  80: 'আশি ashi eighty',
  90: 'নব্বই nobboi ninety',
}
const counted = new Map(
  Object.entries(numerals).flatMap(([number, words]) =>
    words.split(' ').map((word) => [plain(word), Number(number)] as const),
  ),
)
const andHalf = new Set(['সাড়ে', 'share', 'sare', 'saray'].map(plain))
const mark = phrases('৳, tk, tk ., taka, bdt, টাকা, রুপি')
const money =
  phrases(`৳, tk, tk ., taka, takar, takay, taka r, tak, bdt, টাকা, টাকার, টাকায়, টাকাতে,  taker,
  tkr, tkar, / -, / =`)
/** What is counted or measured is no price. */
const units = new Set(
  `kg kgs g gm gms gram grams l ltr liter litre liters litres ml w watt watts v volt volts mah gb tb mb mp megapixel hz mhz ghz
  inch inches cm mm m meter metre ft feet yard yards goj pcs pc piece pieces pair pairs set sets pack packs dozen rpm tc gsm
  year years yr yrs month months week weeks day days hour hours minute minutes min mins second seconds page pages word words
  person people seater mile miles km degree spf cc hp kcal lumen dpi fps in one tablets capsules cotton percent x
  কেজি কিলো গ্রাম মিলি লিটার ইঞ্চি পিস টি টা খানা জোড়া সেট প্যাক ডজন সেমি মিমি মিটার ফুট গজ ওয়াট ভোল্ট এমএএইচ জিবি
  বছর বছরের মাস মাসের সপ্তাহ দিন দিনের ঘণ্টা ঘন্টা মিনিট পাতা পৃষ্ঠা শব্দ জন জনের কিমি mile % " ′ ″ °`
    .split(/\s+/)
    .map(plain),
)
const signs = new Set(['-', '_', '/', '#', '.', ':', '+', '*', '@'])

/** The amount of money that begins at a token, with the word for taka before or behind it. */
export function amountAt(
  tokens: Token[],
  start: number,
  { isSecond = false }: { isSecond?: boolean } = {},
): Amount | null {
  const marked = phraseAt(tokens, start, mark)
  const number = numberAt(tokens, marked ?? start, isSecond || marked !== null)
  if (!number) return null
  const behind = phraseAt(tokens, number.end, money)
  const isMoney = marked !== null || behind !== null
  const end = behind ?? number.end
  const next = tokens[end]
  if (
    !isMoney &&
    next &&
    (units.has(next.text) || (next.isGlued && isPart(next, tokens[end + 1])))
  ) {
    return null
  }
  return { ...number, isMoney, end }
}

/** Letters or a further number, written onto the amount: a model, a code, a date. */
function isPart({ text }: Token, after: Token | undefined): boolean {
  if (/^[\p{L}\p{M}]/u.test(text)) return !isEnding.has(text)
  return signs.has(text) && text !== '-' && text !== '+' && after?.isGlued === true
}
const isEnding = new Set(['r', 'er', 'এর', 'র', 'ar'].map(plain))

type Read = Omit<Amount, 'isMoney'>

function numberAt(tokens: Token[], at: number, mayBeGlued: boolean): Read | null {
  const token = tokens[at]
  if (!token) return null
  const before = tokens[at - 1]
  const isPartOfCode =
    token.isGlued &&
    !mayBeGlued &&
    before &&
    (/[\p{L}\p{M}\d]$/u.test(before.text) || signs.has(before.text))
  if (isPartOfCode) return null
  const first = token.isNumber ? digitsAt(tokens, at) : wordsAt(tokens, at)
  if (!first || first.scale < 1000) return first
  // "দুই হাজার পাঁচশ": hundreds behind thousands.
  const more = tokens[first.end]?.isNumber
    ? digitsAt(tokens, first.end)
    : wordsAt(tokens, first.end)
  return more?.scale === 100 ? { ...first, value: first.value + more.value, end: more.end } : first
}

function digitsAt(tokens: Token[], at: number): Read | null {
  const value = readDigits(tokens[at]?.text ?? '')
  if (value === null) return null
  const scale = scales.get(tokens[at + 1]?.text ?? '') ?? 1
  if (scale === 1) return Number.isInteger(value) ? { value, scale, end: at + 1 } : null
  return { value: Math.round(value * scale), scale, end: at + 2 }
}

/** `dui hajar`, `পাঁচশ`, `সাড়ে তিন হাজার`; `হাজার` alone is one thousand only beside a word for taka. */
function wordsAt(tokens: Token[], at: number): Read | null {
  const word = tokens[at]?.text ?? ''
  const whole = wholeOf(word)
  if (whole !== null) return { value: whole, scale: 100, end: at + 1 }
  if (andHalf.has(word)) {
    const rest = wordsAt(tokens, at + 1)
    return rest && rest.scale > 1 ? { ...rest, value: rest.value + rest.scale / 2 } : null
  }
  const count = countAt(tokens, at)
  const next = count?.end ?? at
  const scale = scales.get(tokens[next]?.text ?? '')
  if (!count) {
    const isAlone = scale !== undefined && scale >= 1000 && word.length > 2
    return isAlone && phraseAt(tokens, at + 1, money) !== null
      ? { value: scale, scale, end: at + 1 }
      : null
  }
  const { value } = count
  if (scale !== undefined) return { value: value * scale, scale, end: next + 1 }
  return phraseAt(tokens, next, money) === null ? null : { value, scale: 1, end: next }
}

/** A numeral; English says twenty-five in two words, with or without a hyphen. */
function countAt(tokens: Token[], at: number): { value: number; end: number } | null {
  const word = tokens[at]?.text ?? ''
  const value = counted.get(word)
  if (value === undefined) return null
  const next = tokens[at + 1]?.text === '-' ? at + 2 : at + 1
  const ones = word.endsWith('ty') ? counted.get(tokens[next]?.text ?? '') : undefined
  return ones !== undefined && ones < 10
    ? { value: value + ones, end: next + 1 }
    : { value, end: at + 1 }
}

/** A number and its hundred in one word: পাঁচশ, panchsho, dersho. */
function wholeOf(word: string): number | null {
  for (let length = 2; length <= 4; length++) {
    const count = counted.get(word.slice(0, -length))
    if (count !== undefined && count < 10 && scales.get(word.slice(-length)) === 100)
      return count * 100
  }
  const count = counted.get(word.slice(0, -1))
  return count !== undefined && count < 10 && word.endsWith('শ') ? count * 100 : null
}

/** `1,500` and `1,50,000`; not `017…`, `38,40` or a number of eight digits. */
function readDigits(digits: string): number | null {
  if (!/^[1-9]/.test(digits)) return null
  const [whole = '', part] = digits.split('.')
  const groups = whole.split(',')
  if (groups.length > 1 && groups.at(-1)?.length !== 3) return null
  if (digits.split('.').length > 2 || groups.join('').length > longest) return null
  const value = Number(`${groups.join('')}.${part ?? 0}`)
  return Number.isFinite(value) ? value : null
}

/** A word as `shop_words` has it: equal words of a keyword and of a product must be equal here too. */
const noWord =
  /[^a-z0-9\u00DF-\u00F6\u00F8-\u024F\u0370-\u058F\u05D0-\u0963\u0966-\u1FFF\u3040-\uD7FF]+/
const mostLetters = 40
/** NFC writes these letters in two signs, as `shop_norm` does. */
const nfc = (endings: string[]) => endings.map((ending) => ending.normalize('NFC'))

/** One sign of a keyword may stand for eighteen letters. */
const mostPlain = 300

/**
 * Full-width letters and digits of a phone's keyboard are the plain ones. Every pattern reads a keyword
 * after this: it has no two blanks in a row, so a pattern with an optional blank has one way to read it.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .slice(0, mostPlain)
    .toWellFormed()
    .toLowerCase()
    .replace(/[\u200B-\u200D\uFEFF]/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/\s+/g, ' ')
    .trim()
}

export function wordsOf(text: string): string[] {
  const words = plain(text).split(noWord).filter(Boolean)
  return words.map((word) => [...word].slice(0, mostLetters).join(''))
}

/** Endings that Bengali writes onto a noun; longer ones first. */
export const endings = nfc([
  'গুলোর',
  'গুলো',
  'গুলি',
  'টির',
  'টার',
  'য়ের',
  'দের',
  'ের',
  'এর',
  'টি',
  'টা',
  'কে',
  'তে',
  'য়ে',
  'র',
  'ে',
  'য়',
])
/** Endings that a title has too. */
export const titleEndings = [...endings, ...nfc(['সহ', 'ও', 'ই'])]

/** The noun without its ending: the caller checks whether there is such a word. */
export function stemsOf(word: string): string[] {
  if (/^[a-z]{4,}$/.test(word)) return englishStems(word)
  return endings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => [...stem].length >= 2 && !/্$/.test(stem))
}

/** Bengali letters of one sound as one of them. */
export function spokenAlike(text: string): string {
  return text
    .replace(/[ছশষ]/g, 'স')
    .replace(/ণ/g, 'ন')
    .replace(/য(?!\u09bc)/g, 'জ')
    .replace(/ী/g, 'ি')
    .replace(/ূ/g, 'ু')
    .replace(/ঁ/g, '')
}

/** The same endings in Latin letters. */
const romanEndings = 'gulor gulo gulir guli gula tar tir der era ta ti te ke er ra r'.split(' ')

/** As `stemsOf` does; English words end so too, so only a listed stem is one. */
export function romanStemsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return []
  const stems = romanEndings
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
  return stems.filter((stem) => stem.length >= 2)
}

function englishStems(word: string): string[] {
  if (/ies$/.test(word)) return [word.replace(/ies$/, 'y')]
  if (!/[^s]s$/.test(word)) return []
  return [...(/es$/.test(word) ? [word.slice(0, -2)] : []), word.slice(0, -1)]
}

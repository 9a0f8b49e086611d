/** Beside a sum: its currency, and `/-` behind it. */
const before = /^(?:৳|taka|tk\.?|bdt|টাকা)\s*/iu
const behind = /(?:\s*(?:৳|taka|tk\.?|bdt|টাকা|\/[-–—=]))+$/iu
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{2,3})*,|(?: \d{2,3})* )\d{3}$/

/**
 * Reads a whole number as people write prices and counts: digits of any script, commas or spaces
 * between them, `৳`, `Tk`, `BDT` or `টাকা` beside them, `/-` behind them. Null for any other text,
 * also for a fraction.
 */
export function readWhole(text: string): number | null {
  const bare = bareNumber(text)
  const digits = /^\d{1,15}$/.test(bare) || grouped.test(bare) ? bare.replace(/[, ]/g, '') : ''
  return digits === '' || digits.length > 15 ? null : Number(digits)
}

/** A number with its signs is shorter. */
const mostLetters = 200

/** Latin digits without the signs beside them. Blank for digits of another height, as in `5²`. */
export function bareNumber(text: string): string {
  if (text.length > mostLetters || /\p{No}/u.test(text)) return ''
  const plain = text.normalize('NFKC')
  if (plain.length > mostLetters) return ''
  return plain
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(before, '')
    .replace(behind, '')
}

const percentSign = /[%٪]|শতাংশ|পারসেন্ট|percent/giu

export const isPercent = (text: string) => text.search(percentSign) >= 0

/** Reads a whole number of percent, with or without its sign. */
export function readPercent(text: string): number | null {
  return readWhole(text.normalize('NFKC').replace(percentSign, ''))
}

/** The ten digits of a script have consecutive codes. */
export function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/**
 * Reads a whole number as people write prices and counts: digits of any script, commas and spaces
 * between them, `৳`, `Tk` or `টাকা` beside them, `/-` behind them. Null for any other text, also
 * for a fraction.
 */
export function readWhole(text: string): number | null {
  const bare = text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/৳|taka|tk\.?|টাকা/giu, '')
    .replace(/\/[-–—=]\s*$/u, '')
    .trim()
  const digits = /^\d{1,15}$|^\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3}$/.test(bare)
    ? bare.replace(/[, ]/g, '')
    : ''
  return digits === '' || digits.length > 15 ? null : Number(digits)
}

/** The ten digits of a script have consecutive codes. */
export function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

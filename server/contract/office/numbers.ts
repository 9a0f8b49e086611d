import { asciiDigits } from '#contract/shop'

/**
 * Reads a whole number as people write prices and counts: digits of Bengali or Latin script, commas
 * and spaces between them, `৳`, `Tk` or `টাকা` beside them, `/-` behind them. Null for anything
 * else, a fraction too.
 */
export function readWhole(text: string): number | null {
  const bare = asciiDigits(text.normalize('NFKC'))
    .replace(/৳|taka|tk\.?|টাকা/giu, '')
    .replace(/\/[-–—=]\s*$/u, '')
    .trim()
  const digits = /^\d{1,3}(?:[, ]?\d{2,3})*$|^\d{1,15}$/.test(bare) ? bare.replace(/[, ]/g, '') : ''
  return digits === '' || digits.length > 15 ? null : Number(digits)
}

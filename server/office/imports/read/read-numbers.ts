import { bareNumber, readWhole } from '#contract/office/numbers'

/** Sums with a fraction, whose last sign before it is no sign of thousands. */
const fractions = [
  /^\d{1,12}[.,]\d{1,2}$/,
  /^\d{1,12}\.\d{4,8}$/,
  /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}\.\d{1,2}$/,
  /^[1-9]\d{0,2}(?:\.\d{3})+,\d{1,2}$/,
  /^[1-9]\d{0,2}(?: \d{2,3})* \d{3}[.,]\d{1,2}$/,
]
/** Points of thousands without a fraction: one alone could also be a decimal point. */
const pointed = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/

/**
 * A sum as files have it; a fraction of a taka is rounded. Other programs write the point as their
 * language does: `1250,50`, `1.250,50`. Null for a text that is no sum, or that can be two.
 */
export function readMoney(text: string): { taka: number; isRounded: boolean } | null {
  const whole = readWhole(text)
  if (whole !== null) return { taka: whole, isRounded: false }
  const bare = bareNumber(text)
  if (pointed.test(bare)) return { taka: Number(bare.replaceAll('.', '')), isRounded: false }
  if (!fractions.some((form) => form.test(bare))) return null
  const [, sum = '', fraction = ''] = /^(.*)[.,](\d+)$/.exec(bare) ?? []
  const exact = Number(`${sum.replace(/[., ]/g, '')}.${fraction}`)
  const taka = Math.round(exact)
  return { taka, isRounded: taka !== exact }
}

/** Pieces or a percent: a fraction of zeros counts as none. Null for any other text. */
export function readCount(text: string): number | null {
  const money = readMoney(text)
  return money === null || money.isRounded ? null : money.taka
}

/** `1.250`, `0,125`: thousands in one language, thousandths in another. */
export const canBeTwoNumbers = (text: string) => /^\d[\d., ]*[.,]\d{3}$/.test(bareNumber(text))
export const twoNumbers =
  'This can be read as two different numbers; write it without points and commas'

import { mostTaka } from '#contract/office/rules'

export const roundings = [1, 5, 10, 9] as const
type Rounding = (typeof roundings)[number]
/** `n`: percent or taka to add, below 0 to take away; or the price itself. */
export type PriceRule = {
  by: 'percent' | 'taka' | 'to'
  n: number
  round?: Rounding | null | undefined
}

/** The price after a change of many: whole taka, rounded down. Null where it is no price. */
export function priceAfter(price: number, { by, n, round }: PriceRule): number | null {
  const exact = { percent: Math.floor((price * (100 + n)) / 100), taka: price + n, to: n }[by]
  const rounded = roundDown(exact, round ?? 1)
  return rounded >= 0 && rounded <= mostTaka ? rounded : null
}

/** Whole percent below the former price, rounded down; null below 1. */
export function discountOf(price: number, oldPrice: number | null): number | null {
  if (oldPrice === null || oldPrice <= price) return null
  const percent = Math.floor(((oldPrice - price) * 100) / oldPrice)
  return percent >= 1 && percent <= 99 ? percent : null
}

/** To a multiple, or to a 9 at the end. */
function roundDown(taka: number, ending: Rounding): number {
  if (ending === 9) return Math.floor((taka + 1) / 10) * 10 - 1
  return Math.floor(taka / ending) * ending
}

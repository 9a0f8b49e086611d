import { readPercent, readWhole } from '#contract/office/numbers'

/** Percent of both prices, rounded down; empty below 1. */
export function discountOf(price: number | null, oldPrice: number | null): string {
  if (price === null || oldPrice === null || oldPrice <= price) return ''
  const percent = Math.floor(((oldPrice - price) * 100) / oldPrice)
  return percent > 0 ? String(percent) : ''
}

type Prices = { price: string; old_price: string; discount: string }

/** The three fields after one was typed: prices set the discount, a discount sets the price. */
export function typePrice(name: keyof Prices, typed: string, now: Prices): Prices {
  const next = { ...now, [name]: typed }
  const oldPrice = readWhole(next.old_price)
  if (name !== 'discount') {
    return { ...next, discount: discountOf(readWhole(next.price), oldPrice) }
  }
  const percent = readPercent(typed)
  if (percent === null || percent < 1 || percent > 99 || oldPrice === null) return next
  return { ...next, price: String(Math.floor((oldPrice * (100 - percent)) / 100)) }
}

import { priceRange } from '#contract/shop'
import { formatTaka } from '../text/format'
import type { Filters } from './listing-filters'

/** `৳500 – ৳1,500`; the end of the range is open. */
export function sayRange({ minTaka, maxTaka }: Pick<Filters, 'minTaka' | 'maxTaka'>): string {
  const end = maxTaka === priceRange.max ? '+' : ''
  return `${formatTaka(minTaka)} – ${formatTaka(maxTaka)}${end}`
}

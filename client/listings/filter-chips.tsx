import { X } from 'lucide-react'
import { priceRange } from '#contract/shop'
import { formatTaka } from '../text/format'
import { type ChangeFilters, type Filters, isPriceNarrowed, openPrice } from './listing-filters'

type FilterChipsProps = { filters: Filters; change: ChangeFilters }

/** What is filtered by, each removable. */
export function FilterChips({ filters, change }: FilterChipsProps) {
  if (!isPriceNarrowed(filters)) return null
  const { minTaka, maxTaka } = filters
  const end = maxTaka === priceRange.max ? '+' : ''
  const range = `${formatTaka(minTaka)} – ${formatTaka(maxTaka)}${end}`
  return (
    <ul className="filter-chips num">
      <li>
        <button type="button" onClick={() => change(openPrice)}>
          <span className="vh">ফিল্টার সরান: </span>
          {range}
          <X className="icon" aria-hidden />
        </button>
      </li>
    </ul>
  )
}

import { X } from 'lucide-react'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { type ChangeFilters, type Filters, isPriceNarrowed, openPrice } from './listing-filters'
import { sayRange } from './say-range'

type FilterChipsProps = { filters: Filters; change: ChangeFilters }

/** The active filters, each removable. */
export function FilterChips({ filters, change }: FilterChipsProps) {
  const text = useText({ listings })
  if (!isPriceNarrowed(filters)) return null
  const range = sayRange(filters)
  return (
    <ul className="filter-chips flow gap-8 num">
      <li>
        <button
          className="pill inline-flex gap-8 b"
          type="button"
          aria-label={text.listings.removeFilter(range)}
          onClick={() => change(openPrice)}
        >
          {range}
          <X className="icon" aria-hidden />
        </button>
      </li>
    </ul>
  )
}

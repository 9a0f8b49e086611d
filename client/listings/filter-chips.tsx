import { X } from 'lucide-react'
import { sorts } from '#contract/shop'
import { useWords } from '../text/lang'
import { Link } from '../ui/text/link'
import type { Listing } from './listing'
import { type FilterChange, type Filters, isPriceNarrowed, openPrice } from './listing-filters'
import { sayRange } from './say-range'
import { sortLabels } from './sort-select'
import { listingWords } from './words'

type FilterChipsProps = {
  filters: Filters
  read: NonNullable<Listing['found']>['read_as']
  hrefWithout: (change: FilterChange) => string
}

/** The active filters, and the order that a keyword says; each is a link that takes it off. */
export function FilterChips({ filters, read, hrefWithout }: FilterChipsProps) {
  const text = useWords(listingWords)
  const sorted = read?.sort === filters.sort ? read?.sort : undefined
  // All products have no best match.
  const unsorted = { sort: read?.rest ? undefined : sorts[0] }
  const chips = [
    ...(isPriceNarrowed(filters) ? [{ said: sayRange(filters), change: openPrice }] : []),
    ...filters.colors.map((color) => ({
      said: color,
      change: { colors: filters.colors.filter((each) => each !== color) },
    })),
    ...filters.sizes.map((size) => ({
      said: text.sizeOf(size),
      change: { sizes: filters.sizes.filter((each) => each !== size) },
    })),
    ...(filters.inStock ? [{ said: text.inStock, change: { inStock: false } }] : []),
    ...(filters.isStarred ? [{ said: text.starred, change: { isStarred: false } }] : []),
    ...(filters.isOffer ? [{ said: text.offers, change: { isOffer: false } }] : []),
    ...(sorted ? [{ said: text[sortLabels[sorted]], change: unsorted }] : []),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips flow gap-8 num">
      {chips.map(({ said, change }) => (
        <li key={said}>
          <Link
            className="pill"
            to={hrefWithout(change)}
            aria-label={text.removeFilter(said)}
            state={{ keepScroll: true }}
          >
            {said}
            <X className="icon" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

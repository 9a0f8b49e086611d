import { PackageOpen, SearchX } from 'lucide-react'
import { useText } from '../text/lang'
import { answers } from '../text/rooms/answers'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { shopPhone } from '../ui/text/shop-phone'
import type { ListingKind } from './listing'
import { type FilterChange, type Filters, isNarrowed, openFilters } from './listing-filters'

type ListingEmptyProps = {
  kind: ListingKind
  filters: Filters
  hrefWithout: (change: FilterChange) => string
}

/** An empty page: filtered away, or not in the shop. */
export function ListingEmpty({ kind, filters, hrefWithout }: ListingEmptyProps) {
  const text = useText({ answers })
  const phone = shopPhone()
  const isFiltered = isNarrowed(filters)
  const isOfCatalogue = kind === 'menu' || kind === 'category'
  const isComing = isOfCatalogue && !isFiltered
  return (
    <EmptyState
      title={isComing ? text.answers.coming : text.answers.none}
      icon={isComing ? PackageOpen : SearchX}
    >
      {isFiltered && (
        <LinkButton kind="primary" to={hrefWithout(openFilters)} state={{ keepScroll: true }}>
          {text.answers.clearFilters}
        </LinkButton>
      )}
      {phone && (
        <p>
          {text.answers.call}{' '}
          <a className="text-link num" href={phone.href} translate="no">
            {phone.text}
          </a>
        </p>
      )}
    </EmptyState>
  )
}

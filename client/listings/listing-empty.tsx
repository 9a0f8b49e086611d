import { PackageOpen, SearchX } from 'lucide-react'
import { useText } from '../text/lang'
import { listings } from '../text/rooms/listings'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { shopPhone } from '../ui/text/shop-phone'
import { type FilterChange, type Filters, isPriceNarrowed, openPrice } from './listing-filters'
import type { ListingKind } from './listings'

type ListingEmptyProps = {
  kind: ListingKind
  filters: Filters
  hrefWithout: (change: FilterChange) => string
}

/** An empty page: filtered away, or not in the shop. */
export function ListingEmpty({ kind, filters, hrefWithout }: ListingEmptyProps) {
  const text = useText({ listings })
  const phone = shopPhone()
  const isNarrowed = isPriceNarrowed(filters)
  const isOfCatalogue = kind === 'menu' || kind === 'category'
  const isComing = isOfCatalogue && !isNarrowed
  return (
    <EmptyState
      title={isComing ? text.listings.coming : text.listings.none}
      icon={isComing ? PackageOpen : SearchX}
    >
      {isNarrowed && (
        <LinkButton kind="primary" to={hrefWithout(openPrice)} state={{ keepScroll: true }}>
          {text.listings.clearFilters}
        </LinkButton>
      )}
      {phone && (
        <p>
          {text.listings.call}{' '}
          <a className="text-link num" href={phone.href} translate="no">
            {phone.text}
          </a>
        </p>
      )}
    </EmptyState>
  )
}

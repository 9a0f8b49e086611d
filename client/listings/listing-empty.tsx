import { PackageOpen, SearchX } from 'lucide-react'
import { useWords } from '../text/lang'
import { LinkButton } from '../ui/form/link-button'
import { EmptyState } from '../ui/layout/empty-state'
import { shopPhone } from '../ui/text/shop-phone'
import { answerWords } from './answer-words'
import type { ListingKind } from './listing'
import { type FilterChange, type Filters, isNarrowed, openFilters } from './listing-filters'

type ListingEmptyProps = {
  kind: ListingKind
  filters: Filters
  hrefWithout: (change: FilterChange) => string
}

/** An empty page: filtered away, or not in the shop. */
export function ListingEmpty({ kind, filters, hrefWithout }: ListingEmptyProps) {
  const text = useWords(answerWords)
  const phone = shopPhone()
  const isFiltered = isNarrowed(filters)
  const isOfCatalogue = kind === 'menu' || kind === 'category'
  const isComing = isOfCatalogue && !isFiltered
  return (
    <EmptyState title={isComing ? text.coming : text.none} icon={isComing ? PackageOpen : SearchX}>
      {isFiltered && (
        <LinkButton kind="primary" to={hrefWithout(openFilters)} state={{ keepScroll: true }}>
          {text.clearFilters}
        </LinkButton>
      )}
      {phone && (
        <p>
          {text.call}{' '}
          <a className="text-link num" href={phone.href} translate="no">
            {phone.text}
          </a>
        </p>
      )}
    </EmptyState>
  )
}

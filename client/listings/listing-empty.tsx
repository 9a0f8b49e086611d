import { SearchX } from 'lucide-react'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LinkButton } from '../ui/link-button'
import { shopPhone } from '../ui/shop-phone'
import { type ChangeFilters, type Filters, isPriceNarrowed, openPrice } from './listing-filters'

type ListingEmptyProps = { filters: Filters; change: ChangeFilters; firstPage: string }

/** Nothing on this page: filtered away, past the last page, or not in the shop. */
export function ListingEmpty({ filters, change, firstPage }: ListingEmptyProps) {
  const phone = shopPhone()
  return (
    <EmptyState title="কোনো পণ্য পাওয়া যায়নি" icon={SearchX}>
      {isPriceNarrowed(filters) && <Button onClick={() => change(openPrice)}>Clear filters</Button>}
      {filters.page > 1 && <LinkButton to={firstPage}>প্রথম পাতায় যান</LinkButton>}
      <p>
        যা খুঁজছেন তা না পেলে ফোন করুন:{' '}
        <a className="text-link num" href={phone.href}>
          {phone.text}
        </a>
      </p>
    </EmptyState>
  )
}

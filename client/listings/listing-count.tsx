import type { ProductPage } from '#contract/catalog'
import { showing } from '../text/showing'
import { Said } from '../ui/text/said'
import type { ListingKind } from './listings'

type ListingCountProps = { kind: ListingKind; page: ProductPage | undefined }

export function ListingCount({ kind, page }: ListingCountProps) {
  return (
    <p className="listing-count num" role="status">
      {page && <Said text={showing(page.data.length, page.total, kind)} />}
    </p>
  )
}

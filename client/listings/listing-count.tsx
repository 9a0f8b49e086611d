import type { ProductPage } from '#contract/catalog-shapes'
import type { ListingKind } from './listings'

/** The spec's last word of the sentence, by listing. */
const nouns: Record<ListingKind, string> = {
  category: 'category',
  menu: 'Menu',
  search: 'keyword',
  tag: 'tag',
  discount: 'tag',
}

type ListingCountProps = { kind: ListingKind; page: ProductPage | undefined }

export function ListingCount({ kind, page }: ListingCountProps) {
  return (
    <p className="listing-count num" role="status">
      {page && `Showing ${page.data.length} products out of ${page.total} for this ${nouns[kind]}`}
    </p>
  )
}

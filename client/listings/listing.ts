import type { ProductPage, searchProducts, Tag } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'

/** The five listings of spec section 2. */
export type ListingKind = 'category' | 'menu' | 'tag' | 'discount' | 'search'

/** One page of a listing, from whichever call. */
export type Listing = {
  page: ProductPage
  tags: readonly Tag[]
  /** The listing's own tag in the shop's spelling. */
  tag?: { tag: string; english?: string | undefined }
  /** Of a search: how it went. */
  found?: Found
}

type Found = Pick<
  OutputOf<typeof searchProducts>,
  'matched' | 'did_you_mean' | 'popular' | 'close_categories' | 'read_as' | 'leads_to'
>

import type { ProductPage, Tag } from '#contract/catalog'
import { listCategory, listDiscount, listMenu, listTag, searchProducts } from '#contract/catalog'
import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { call } from '../api/call'
import { keyOf } from '../api/read'
import { withAnswers } from './late-answers'
import type { Listing, ListingKind } from './listing'
import { type Filters, narrowedBy } from './listing-filters'

/** `name` is the category, menu, tag, discount or keyword. */
export function listingQuery(kind: ListingKind, name: string, filters: Filters) {
  const narrowed = {
    ...narrowedBy(filters),
    sort: filters.sort,
    page: filters.page,
  }
  switch (kind) {
    case 'category':
      return readAsListing(listCategory, { category: name, ...narrowed }, fromProducts)
    case 'menu':
      return readAsListing(listMenu, { menu: name, ...narrowed }, fromProducts)
    case 'tag':
      return readAsListing(listTag, { tag: name, ...narrowed }, fromTag)
    case 'discount':
      return readAsListing(listDiscount, { discount: name, ...narrowed }, fromTag)
    case 'search':
      return readAsListing(searchProducts, { keyword: name, ...narrowed }, fromSearch)
  }
}

function readAsListing<C extends Call>(
  endpoint: C,
  input: InputOf<C>,
  toListing: (answer: OutputOf<C>) => Listing,
) {
  return {
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Listing> =>
      withAnswers(toListing(await call(endpoint, input, { signal }))),
  }
}

type Listed = { products: ProductPage; tags: Tag[] }

/** Other listings return the page in `products`. */
function fromProducts(answer: Listed): Listing {
  return { page: answer.products, tags: answer.tags }
}

function fromTag(answer: Listed & Required<Pick<Listing, 'tag'>>): Listing {
  return { ...fromProducts(answer), tag: answer.tag }
}

/** Search returns the page itself (spec section 3). */
function fromSearch(answer: OutputOf<typeof searchProducts>): Listing {
  return { page: answer, tags: answer.tags, found: answer }
}

import { getProducts } from '#contract/office/products'
import { productSorts, productTabs } from '#contract/office/rules'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'
import { number, oneBeside, oneOf, openAddress, words } from '../record/address'

const address = openAddress('/products', {
  tab: oneOf(productTabs, 'all'),
  q: words(),
  category_id: number('category'),
  tag_id: number('tag'),
  discount: number(),
  sort: oneBeside(productSorts, 'new'),
})
/** The filters in the query of an address, and the address of a list. */
export const { filtersOf, linkTo } = address

export type ProductSort = (typeof productSorts)[number]
/** The rows of a list. */
export type Filters = ReturnType<typeof filtersOf>
/** Filters of a list within its tab. */
export const narrowing = ['q', 'category_id', 'tag_id', 'discount'] as const

/** The rows of a list, page by page. */
export function productPages(filters: Filters) {
  return pagesOf(getProducts, filters, pollEveryMs)
}

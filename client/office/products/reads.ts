import { getProducts } from '#contract/office/products'
import { type ProductTab, productSorts, productTabs } from '#contract/office/rules'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'

export type ProductSort = (typeof productSorts)[number]
/** The rows of a list. */
export type Filters = {
  tab: ProductTab
  q?: string
  category_id?: number
  tag_id?: number
  discount?: number
  sort?: ProductSort
}
/** Filters of a list within its tab. */
export const narrowing = ['q', 'category_id', 'tag_id', 'discount'] as const
const names = { category_id: 'category', tag_id: 'tag', discount: 'discount' } as const

/** The filters in the query of an address. */
export function filtersOf(search: URLSearchParams): Filters {
  const q = search.get('q')?.trim().slice(0, 100)
  const sort = productSorts.find((each) => each === search.get('sort'))
  const filters: Filters = {
    tab: productTabs.find((tab) => tab === search.get('tab')) ?? 'all',
    ...(q && { q }),
    ...(sort && sort !== 'new' && { sort }),
  }
  for (const [field, name] of Object.entries(names)) {
    const typed = /^[1-9]\d{0,8}$/.exec(search.get(name) ?? '')?.[0]
    if (typed) Object.assign(filters, { [field]: Number(typed) })
  }
  return filters
}

/** The address of a list. */
export function linkTo({ tab, q, sort, ...narrow }: Filters): string {
  const query = new URLSearchParams()
  if (tab !== 'all') query.set('tab', tab)
  if (q) query.set('q', q)
  for (const [field, name] of Object.entries(names)) {
    const value = narrow[field as keyof typeof names]
    if (value) query.set(name, String(value))
  }
  if (sort && sort !== 'new') query.set('sort', sort)
  const words = query.toString()
  return words ? `/products?${words}` : '/products'
}

/** The rows of a list, page by page. */
export function productPages(filters: Filters) {
  return pagesOf(getProducts, filters, pollEveryMs)
}

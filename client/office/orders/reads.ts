import { getOrders } from '#contract/office/orders'
import { queues } from '#contract/office/rules'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'
import { number, oneOf, openAddress, words } from '../record/address'

const day = words(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const address = openAddress('/orders', {
  queue: oneOf(queues, 'call'),
  q: words(),
  status: number(undefined, /^[0-5]$/),
  from: day,
  to: day,
  district: words(/^.{1,40}$/),
  staff: number(),
  product: number(),
})

/** What narrows the list of all orders; days as `2026-11-22`. */
export type Narrowing = 'from' | 'to' | 'district' | 'staff' | 'product'
/** The filters of a list: a queue, or a search in all orders. */
export type Filters = ReturnType<typeof address.filtersOf>

/** The most ticked rows: five calls of a hundred, one after another. */
export const mostSelected = 500

/** The filters as the query of an address. */
export function filtersOf(search: URLSearchParams): Filters {
  const { queue, ...narrowed } = address.filtersOf(search)
  return { queue: Object.keys(narrowed).length > 0 ? 'all' : queue, ...narrowed }
}

/** The rows of a list, page by page. */
export function orderPages(filters: Filters) {
  return pagesOf(getOrders, filters, pollEveryMs)
}

import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'
import { getOrders } from '#contract/office/orders'
import { type Queue, queues } from '#contract/office/rules'

/** What a list shows: a queue, or what is searched for among all orders. */
export type Filters = { queue: Queue; q?: string; status?: number }

/** So many calls of a hundred are made one behind the other. */
export const mostSelected = 500

/** The filters in the query of an address. */
export function filtersOf(search: URLSearchParams): Filters {
  const q = search.get('q')?.trim() || undefined
  const status = /^[0-5]$/.exec(search.get('status') ?? '')?.[0]
  const asked = queues.find((queue) => queue === search.get('queue')) ?? 'call'
  return {
    queue: q || status ? 'all' : asked,
    ...(q && { q }),
    ...(status && { status: Number(status) }),
  }
}

/** The rows of a list, page by page. */
export function orderPages(filters: Filters) {
  return pagesOf(getOrders, filters, pollEveryMs)
}

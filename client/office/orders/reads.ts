import { getOrders } from '#contract/office/orders'
import { type Queue, queues } from '#contract/office/rules'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'

/** The filters of a list: a queue, or a search in all orders. */
export type Filters = { queue: Queue; q?: string; status?: number }

/** The most ticked rows: five calls of a hundred, one after another. */
export const mostSelected = 500

/** The filters as the query of an address. */
export function filtersOf(search: URLSearchParams): Filters {
  const q = search.get('q')?.trim() || undefined
  const status = /^[0-5]$/.exec(search.get('status') ?? '')?.[0]
  const requested = queues.find((queue) => queue === search.get('queue')) ?? 'call'
  return {
    queue: q || status ? 'all' : requested,
    ...(q && { q }),
    ...(status && { status: Number(status) }),
  }
}

/** The rows of a list, page by page. */
export function orderPages(filters: Filters) {
  return pagesOf(getOrders, filters, pollEveryMs)
}

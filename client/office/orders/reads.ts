import { getOrders } from '#contract/office/orders'
import { type Queue, queues } from '#contract/office/rules'
import { pagesOf } from '../api/pages'
import { pollEveryMs } from '../api/poll'

/** What narrows the list of all orders; days as `2026-11-22`. */
export type Narrowing = 'from' | 'to' | 'district' | 'staff' | 'product'
/** The filters of a list: a queue, or a search in all orders. */
export type Filters = {
  queue: Queue
  q?: string
  status?: number
  from?: string
  to?: string
  district?: string
  staff?: number
  product?: number
}

/** The most ticked rows: five calls of a hundred, one after another. */
export const mostSelected = 500

/** The filters as the query of an address. */
export function filtersOf(search: URLSearchParams): Filters {
  const given = (name: string, form = /^.{1,100}$/) =>
    form.exec(search.get(name)?.trim() ?? '')?.[0]
  const number = (name: string, form = /^[1-9]\d{0,8}$/) => {
    const digits = given(name, form)
    return digits === undefined ? undefined : Number(digits)
  }
  const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
  const narrowed = {
    q: given('q'),
    status: number('status', /^[0-5]$/),
    from: given('from', day),
    to: given('to', day),
    district: given('district', /^.{1,40}$/),
    staff: number('staff'),
    product: number('product'),
  }
  const filters = Object.entries(narrowed).filter(([, value]) => value !== undefined)
  const wanted = queues.find((queue) => queue === search.get('queue')) ?? 'call'
  return { queue: filters.length > 0 ? 'all' : wanted, ...Object.fromEntries(filters) }
}

/** The rows of a list, page by page. */
export function orderPages(filters: Filters) {
  return pagesOf(getOrders, filters, pollEveryMs)
}

import { priceRange, type Sort, sorts } from '#contract/shop'

/** Filters and order of a listing, stored in the address without defaults. */
export type Filters = {
  minTaka: number
  maxTaka: number
  sort: Sort | undefined
  page: number
  /** The address has an end of the price, also an open one: it wins over a price in the keyword. */
  isPriced: boolean
}
export type FilterChange = Partial<Omit<Filters, 'isPriced'>>
export type ChangeFilters = (change: FilterChange, replace?: boolean) => void

export const openPrice = { minTaka: priceRange.min, maxTaka: priceRange.max }

/** Whether the price is limited: both ends of the range are open. */
export function isPriceNarrowed({ minTaka, maxTaka }: Omit<Filters, 'isPriced'>): boolean {
  return minTaka !== priceRange.min || maxTaka !== priceRange.max
}

/** Out-of-range and unreadable values are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const least = readNumber(search, 'min', priceRange.min, priceRange.max)
  const most = readNumber(search, 'max', priceRange.min, priceRange.max)
  const first = least ?? priceRange.min
  const second = most ?? priceRange.max
  return {
    minTaka: Math.min(first, second),
    maxTaka: Math.max(first, second),
    sort: sorts.find((sort) => sort === search.get('sort')),
    page: readNumber(search, 'page', 1, 1_000_000) ?? 1,
    isPriced: (least ?? most) !== undefined,
  }
}

/**
 * The query after a change; any change except of the page leads back to page 1. `isSaid`: the keyword says a price, so
 * that open ends are written too.
 */
export function changeFilters(
  search: URLSearchParams,
  change: FilterChange,
  isSaid = false,
): URLSearchParams {
  const { minTaka, maxTaka, sort, page } = { ...readFilters(search), page: 1, ...change }
  const next = new URLSearchParams(search)
  put(next, 'min', minTaka, isSaid ? undefined : priceRange.min)
  put(next, 'max', maxTaka, isSaid ? undefined : priceRange.max)
  put(next, 'sort', sort, undefined)
  put(next, 'page', page, 1)
  return next
}

function put<T extends string | number | undefined>(
  search: URLSearchParams,
  name: string,
  value: T,
  leftOut: T,
): void {
  if (value === leftOut) search.delete(name)
  else search.set(name, String(value))
}

function readNumber(search: URLSearchParams, name: string, min: number, max: number) {
  const text = search.get(name) ?? ''
  const number = Number(text)
  return /^\d{1,7}$/.test(text) && number >= min && number <= max ? number : undefined
}

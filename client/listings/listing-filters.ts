import { choiceSeparator, priceRange, type Sort, sorts } from '#contract/shop'

/** Filters and order of a listing, stored in the address without defaults. */
export type Filters = {
  minTaka: number
  maxTaka: number
  sort: Sort | undefined
  page: number
  colors: readonly string[]
  sizes: readonly string[]
  inStock: boolean
  /** An average of four stars or more. */
  isStarred: boolean
  isOffer: boolean
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

/** Whether anything is left out. */
export function isNarrowed(filters: Filters): boolean {
  return isChosen(filters) || isPriceNarrowed(filters)
}

export function isChosen({ colors, sizes, inStock, isStarred, isOffer }: Filters): boolean {
  return colors.length > 0 || sizes.length > 0 || inStock || isStarred || isOffer
}

export const openFilters = {
  ...openPrice,
  colors: [],
  sizes: [],
  inStock: false,
  isStarred: false,
  isOffer: false,
}

/** The fields of the calls. */
export function narrowedBy(filters: Filters) {
  return {
    ...(filters.isPriced ? { min_price: filters.minTaka, max_price: filters.maxTaka } : {}),
    color: filters.colors.join(choiceSeparator) || undefined,
    size: filters.sizes.join(choiceSeparator) || undefined,
    in_stock: filters.inStock ? ('1' as const) : undefined,
    stars: filters.isStarred ? ('1' as const) : undefined,
    offer: filters.isOffer ? ('1' as const) : undefined,
  }
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
    colors: namesIn(search.get('color')),
    sizes: namesIn(search.get('size')),
    inStock: search.get('stock') === '1',
    isStarred: search.get('stars') === '1',
    isOffer: search.get('offer') === '1',
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
  const wanted = { ...readFilters(search), page: 1, ...change }
  const { minTaka, maxTaka, sort, page, colors, sizes } = wanted
  const next = new URLSearchParams(search)
  put(next, 'min', minTaka, isSaid ? undefined : priceRange.min)
  put(next, 'max', maxTaka, isSaid ? undefined : priceRange.max)
  put(next, 'color', colors.join(choiceSeparator), '')
  put(next, 'size', sizes.join(choiceSeparator), '')
  put(next, 'stock', wanted.inStock ? 1 : 0, 0)
  put(next, 'stars', wanted.isStarred ? 1 : 0, 0)
  put(next, 'offer', wanted.isOffer ? 1 : 0, 0)
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

/** Longer ones no call takes. */
function namesIn(text: string | null): string[] {
  const names = (text ?? '').slice(0, 300).split(choiceSeparator)
  return [...new Set(names.flatMap((each) => each.trim() || []))]
}

function readNumber(search: URLSearchParams, name: string, min: number, max: number) {
  const text = search.get(name) ?? ''
  const number = Number(text)
  return /^\d{1,7}$/.test(text) && number >= min && number <= max ? number : undefined
}

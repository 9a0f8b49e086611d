import * as calls from '#contract/catalog'
import { priceRange } from '#contract/shop'
import type { Requests } from './measure.ts'
import { english, syllables } from './words.ts'

/** The headers of a browser that requests a page. */
export const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** The reads of a minute: pages of the catalogue, one product, and three screens. */
export function mix(): Requests {
  const paths = [
    ...Array.from({ length: 40 }, (_, nr) => `${calls.getProducts.path}?page=${nr + 1}`),
    ...[productPath(500), calls.getMenus.path, calls.getBanners.path],
    ...['/', '/menu', '/return-policy'],
  ]
  return {
    path: '/',
    headers: { 'accept-encoding': browser['accept-encoding'] },
    vary: (nr) => ({ path: paths[nr % paths.length] }),
  }
}

/** Inputs continue where the last row stopped: none comes twice. */
const asks = { pages: 0, listings: 0, products: 0, searches: 0, dear: 0 }

/** An uncached document: each time with another host. */
export function ownPages(): Requests {
  const hostOf = (nr: number) => ({ ...browser, host: `shop-${nr}.example` })
  return { path: '/', headers: browser, vary: () => ({ headers: hostOf(asks.pages++) }) }
}

/** An uncached listing: each time with another highest price, beyond the slider's end. */
export function ownListings(path: string, filter: object = {}): Requests {
  const ask = () => ({ max_price: priceRange.max + asks.listings++, ...filter })
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    vary: () => ({ body: JSON.stringify(ask()) }),
  }
}

/** Products in turn, each time with another limit of reviews; they have none. */
export function ownProducts(): Requests {
  const pathOf = (nr: number) => `${productPath(1 + (nr % 1000))}?reviews=${Math.floor(nr / 1000)}`
  return { path: productPath(1), vary: () => ({ path: pathOf(asks.products++ % 100_000) }) }
}

/** Two words, all pairs in both orders: 3,500 searches. */
export function ownSearches(): Requests {
  const { path } = calls.searchProducts
  const { adjectives, materials, nouns } = english
  const pairs = [...adjectives, ...materials].flatMap((first) =>
    nouns.flatMap((noun) => [`${first}+${noun}`, `${noun}+${first}`]),
  )
  const pathOf = (nr: number) => {
    const round = Math.floor(nr / pairs.length)
    return `${path}?keyword=${pairs[(nr * 7919) % pairs.length]}&max_price=${priceRange.max + round}`
  }
  return { path, vary: () => ({ path: pathOf(asks.searches++) }) }
}

/** Eight short words that resemble many, each time others; of an address that nobody else has. */
export function dearSearches(): Requests {
  const { path } = calls.searchProducts
  const wordOf = (nr: number) =>
    [nr, nr >> 5, nr % 2 ? nr >> 10 : null]
      .map((each) => (each === null ? '' : syllables[each & 31]))
      .join('')
  const pathOf = (nr: number) => {
    const words = Array.from({ length: 8 }, (_, place) => wordOf((nr * 8 + place) * 7919))
    return `${path}?keyword=${words.join('+')}`
  }
  return {
    path,
    headers: { 'x-forwarded-for': '192.0.2.1' },
    vary: () => ({ path: pathOf(asks.dear++) }),
  }
}

export function productPath(nr: number): string {
  return calls.getProduct.path.replace(':slug', `product-${nr}`)
}

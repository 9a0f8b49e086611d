// Over 200 lines: every read that is measured, with its floor, is in one list.

import type { Client } from 'pg'
import * as calls from '#contract/catalog'
import { pageSize, type Sort, sorts } from '#contract/shop'
import { listingKey, listingKinds } from '../../server/catalog/listing.ts'
import { type Asked, browser, marked, unasked, uncached } from './measure.ts'
import { english } from './words.ts'

export type FloorName =
  | 'node fixed'
  | 'express home'
  | 'express listing'
  | 'express product'
  | 'express search'
  | 'express screen'
  | 'express screen, read'
export type Read = {
  name: string
  asked: Asked
  floor?: FloorName
  /** While it is measured, every process hears of so many changes of the catalogue a second. */
  changesPerSecond?: number
  /** What so many other clients ask meanwhile. */
  beside?: { asked: Asked; connections: number }
  /** So many clients ask it; 32 unless told. */
  clients?: number
}
/** One order of one listing, at its first, middle and last page. */
export type ListingRead = { name: string; pages: [first: Asked, middle: Asked, last: Asked] }

/** What a shopper's browser asks again and again, from what is kept. */
export function keptReads(): Read[] {
  const floor = 'node fixed'
  return [
    { name: 'home, page 1', asked: { path: calls.getProducts.path }, floor },
    { name: 'menu, page 1', asked: listing(calls.listMenu.path, 'Women', {}), floor },
    { name: 'product', asked: { path: productPath }, floor },
    { name: 'menus', asked: { path: calls.getMenus.path }, floor },
    { name: 'banners', asked: { path: calls.getBanners.path }, floor },
    { name: 'home screen, rendered, br', asked: { path: '/', headers: browser }, floor },
    { name: 'home screen, with a mark of another site', asked: marked('/'), floor },
    { name: 'reads and screens of many addresses', asked: manyAddresses(), floor },
    ...[1, 5, 20].map(
      (changesPerSecond): Read => ({
        name: `reads and screens, changes a second: ${changesPerSecond}`,
        asked: manyAddresses(),
        floor,
        changesPerSecond,
      }),
    ),
  ]
}

/** What shoppers look at in a minute: pages of the catalogue, one product, and three screens. */
function manyAddresses(): Asked {
  const paths = [
    ...Array.from({ length: 40 }, (_, nr) => `${calls.getProducts.path}?page=${nr + 1}`),
    ...[productPath, calls.getMenus.path, calls.getBanners.path, '/', '/menu', '/return-policy'],
  ]
  const headers = { 'accept-encoding': 'gzip, deflate, br' }
  return { path: '/', headers, vary: (nr) => ({ path: paths[nr % paths.length] }) }
}

const besideScreens = { clients: 1, beside: { asked: unasked('/'), connections: 8 } }

const searches = {
  'Bengali word': 'শাড়ি',
  'English word': 'saree',
  'rare word': 'zenka',
  beginning: 'jamd',
  'one letter wrong': 'premum',
  'two words': 'cotton saree',
  'three Bengali words': 'নতুন জামদানি শাড়ি',
  'one letter': 's',
}

/** Every read that nothing kept answers, but for the sorts of listings. */
export async function uncachedReads(client: Client): Promise<Read[]> {
  const total = await countOf(client, 0)
  const { middle, last } = pagesOf(total)
  const home = (page: number) => uncached({ path: `${calls.getProducts.path}?page=${page}` })
  const found = (keyword: string, more = '') =>
    uncached({ path: `${calls.searchProducts.path}?keyword=${encodeURIComponent(keyword)}${more}` })
  return [
    { name: 'home, page 1', asked: home(1), floor: 'express home' },
    { name: 'home, middle page', asked: home(middle), floor: 'express home' },
    { name: 'home, last page', asked: home(last), floor: 'express home' },
    {
      name: 'menu, page 1',
      asked: uncached(listing(calls.listMenu.path, 'Women', {})),
      floor: 'express listing',
    },
    {
      name: 'menu, a price range that nobody asked before',
      asked: ownRange(listing(calls.listMenu.path, 'Women', {})),
      floor: 'express listing',
    },
    {
      name: 'product with related',
      asked: uncached({ path: productPath }),
      floor: 'express product',
    },
    ...Object.entries(searches).map(
      ([name, keyword]): Read => ({
        name: `search, ${name}`,
        asked: found(keyword),
        floor: 'express search',
      }),
    ),
    {
      name: 'search, price range, cheapest first',
      asked: found('শাড়ি', '&min_price=200&max_price=2000&sort=low-to-high'),
      floor: 'express search',
    },
    { name: 'search, two words that nobody asked before', asked: ownWords() },
    // Nothing of these documents is kept. What the calls behind the page answered is, as in the shop:
    // until a change of the catalogue.
    { name: 'home screen that nobody asked', asked: unasked('/'), floor: 'express screen' },
    {
      name: 'home screen that nobody asked, amid changes',
      asked: unasked('/'),
      floor: 'express screen, read',
      changesPerSecond: 20,
    },
    {
      name: 'home, page 1, beside 8 clients of home screens that nobody asked',
      asked: home(1),
      beside: { asked: unasked('/'), connections: 8 },
    },
    // One shopper's wait behind the renderings alone, without 31 others in the same call.
    ...[calls.getProducts.path, productPath].flatMap((path): Read[] => [
      { name: `${path}, kept, one client beside the 8`, asked: { path }, ...besideScreens },
      {
        name: `${path}, read, one client beside the 8`,
        asked: uncached({ path }),
        ...besideScreens,
      },
    ]),
  ]
}

/** Each kind of listing in each sort, whole and in a price range. */
export async function listingReads(client: Client): Promise<ListingRead[]> {
  const { rows: names } = await client.query<{ menu: string; category: string; tag: string }>(
    `select (select menu from menu where id = 1) as menu,
       (select category from category where id = 40) as category,
       (select tag from tag where id = 100) as tag`,
  )
  const named = { ...names[0], discount: '10' }
  const ids = { menu: 1, category: 40, tag: 100, discount: 10 }
  const paths = {
    menu: calls.listMenu.path,
    category: calls.listCategory.path,
    tag: calls.listTag.path,
    discount: calls.listDiscount.path,
  }
  const reads: ListingRead[] = []
  for (const kind of Object.keys(listingKinds) as (keyof typeof listingKinds)[]) {
    for (const prices of [{}, { min_price: 200, max_price: 2000 }]) {
      const total = await countOf(client, listingKey(kind, ids[kind]), prices)
      const { middle, last } = pagesOf(total)
      for (const sort of sorts) {
        const at = (page: number) =>
          uncached(listing(paths[kind], named[kind] ?? '', { ...prices, sort, page }))
        reads.push({
          name: `${kind}, ${sort}${'min_price' in prices ? ', 200 to 2000' : ''}`,
          pages: [at(1), at(middle), at(last)],
        })
      }
    }
  }
  return reads
}

const productPath = calls.getProduct.path.replace(':slug', 'product-500')

type Filter = { min_price?: number; max_price?: number; sort?: Sort; page?: number }

function listing(path: string, name: string, filter: Filter): Asked {
  return {
    method: 'POST',
    path: path.replace(/:\w+/, encodeURIComponent(name)),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(filter),
  }
}

/** Each asks for other prices: nothing of its answer can be known. */
function ownRange(asked: Asked): Asked {
  let asks = 0
  return {
    ...asked,
    vary: () => {
      const nr = asks++
      return {
        body: JSON.stringify({
          min_price: 200 + (nr % 1000),
          max_price: 2000 + Math.floor(nr / 1000),
        }),
      }
    },
  }
}

/** Each asks for other words, in another order of the two: nothing of them can be known. */
function ownWords(): Asked {
  const { path } = calls.searchProducts
  const { adjectives, materials, nouns } = english
  const first = [...adjectives, ...materials]
  let asks = 0
  return {
    path,
    vary: () => {
      const nr = asks++
      const pair = [first[nr % first.length], nouns[Math.floor(nr / first.length) % nouns.length]]
      if (nr % (2 * first.length * nouns.length) >= first.length * nouns.length) pair.reverse()
      return { path: `${path}?keyword=${pair.join('+')}` }
    },
  }
}

function pagesOf(total: number) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return { middle: Math.ceil(last / 2), last }
}

async function countOf(client: Client, key: number, prices: Filter = {}): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    key === 0
      ? 'select products as n from listing where listing_key = 0'
      : `select count(*)::int as n from listing_entry where listing_key = ${key}
         and price_taka between ${prices.min_price ?? 0} and ${prices.max_price ?? 2_000_000_000}`,
  )
  return rows[0]?.n ?? 0
}

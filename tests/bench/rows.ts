import type { Client } from 'pg'
import * as cart from '#contract/cart'
import * as calls from '#contract/catalog'
import { confirmOrder } from '#contract/orders'
import { cookieOf, customerCount, fillCarts } from './customers.ts'
import {
  browser,
  dearSearches,
  mix,
  ownListings,
  ownPages,
  ownProducts,
  ownSearches,
  productPath,
} from './inputs.ts'
import type { Requests } from './measure.ts'

/** One kind of work, and its bounds. */
export type Row = {
  name: string
  /** Made anew for each run. */
  prepare: Preparing
  clients?: number
  /** Requests of other clients at the same time, eight unless said. */
  beside?: Requests
  besideClients?: number
  changesPerSecond?: number
  /** The same requests to the floors, or to a quiet shop; or others to the floors. */
  floor?: 'express' | 'quiet' | Preparing
  /** Whether a cached answer would falsify the figure. */
  isUncached?: boolean
  bounds: { perSecond?: number; share?: number; p99?: number }
  /** Those of 100,000 products. */
  boundsOfMany?: { perSecond?: number; share?: number; p99?: number }
}
type Preparing = (client: Client) => Requests | Promise<Requests>

const fixed: Preparing = () => ({ path: '/fixed' })
const upsert: Preparing = async (client) => {
  await fillCarts(client, 0)
  const products = await sellable(client)
  return post('/upsert', (nr) => ({
    session: nr % shoppers,
    body: { customer: (nr % shoppers) + 1, product: products[Math.floor(nr / shoppers)] },
  }))
}

export const largestMenu = calls.listMenu.path.replace(':menu', 'Women')
/** Each shopper changes their own cart again and again. */
const shoppers = 500

export const rows: Row[] = [
  {
    name: 'a cached read',
    prepare: () => ({ path: calls.getProducts.path }),
    floor: fixed,
    bounds: { perSecond: 5000, share: 60 },
  },
  {
    name: 'a cached page',
    prepare: () => ({ path: '/', headers: browser }),
    floor: fixed,
    bounds: { perSecond: 5000, share: 60 },
  },
  {
    name: 'a listing, not cached',
    prepare: () => ownListings(largestMenu),
    floor: 'express',
    isUncached: true,
    bounds: { share: 50 },
  },
  {
    name: 'a search of two words, not cached',
    prepare: ownSearches,
    floor: 'express',
    isUncached: true,
    bounds: { perSecond: 300 },
    boundsOfMany: { perSecond: 200, p99: 250 },
  },
  {
    name: 'a product, not cached',
    prepare: ownProducts,
    floor: 'express',
    isUncached: true,
    bounds: { share: 50 },
  },
  {
    name: 'the home page, not cached',
    prepare: ownPages,
    floor: 'express',
    bounds: { perSecond: 110 },
  },
  {
    name: 'a cached call beside 8 clients of such pages',
    prepare: () => ({ path: productPath(500) }),
    clients: 1,
    beside: ownPages(),
    bounds: { p99: 30 },
  },
  {
    name: 'cached reads and pages amid 5 changes a second',
    prepare: mix,
    changesPerSecond: 5,
    floor: 'quiet',
    bounds: { share: 50 },
  },
  {
    name: 'add to cart',
    prepare: addToCarts,
    floor: upsert,
    bounds: { share: 30 },
  },
  {
    name: 'one person adds to the cart beside 20 connections of one address with dear searches',
    prepare: addToCarts,
    clients: 1,
    beside: dearSearches(),
    besideClients: 20,
    floor: 'quiet',
    bounds: { share: 20, p99: 60 },
  },
  {
    name: 'one more of a cart line',
    prepare: async (client) => {
      const carts = await fillCarts(client, 1)
      return post(cart.incrementCartLine.path, (nr) => {
        const session = nr % shoppers
        return { session, body: { cart_id: carts.get(session + 1)?.[0] } }
      })
    },
    floor: upsert,
    bounds: { share: 30 },
  },
  {
    name: 'confirm an order of two lines',
    prepare: async (client) => {
      const carts = await fillCarts(client, 2)
      return post(confirmOrder.path, (nr) => ({
        session: nr % customerCount,
        body: { carts: carts.get((nr % customerCount) + 1), promo: null, fee: 60 },
      }))
    },
    floor: upsert,
    bounds: { share: 10 },
  },
]

function post(path: string, one: (nr: number) => { session: number; body: object }): Requests {
  return {
    method: 'POST',
    path,
    vary: (nr) => {
      const { session, body } = one(nr)
      return {
        headers: { 'content-type': 'application/json', cookie: cookieOf(session) },
        body: JSON.stringify(body),
      }
    },
  }
}

async function addToCarts(client: Client): Promise<Requests> {
  await fillCarts(client, 0)
  const products = await sellable(client)
  return post(cart.addToCart.path, (nr) => ({
    session: nr % shoppers,
    body: { product_id: products[Math.floor(nr / shoppers)], quantity: 3 },
  }))
}

export async function sellable(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from product where stock = 1 order by id limit 200',
  )
  return rows.map(({ id }) => id)
}

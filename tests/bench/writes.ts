import type { Client } from 'pg'
import * as calls from '#contract/cart'
import { confirmOrder } from '#contract/orders'
import { cookieOf, customerCount, fillCarts } from './customers.ts'
import type { Asked } from './measure.ts'

export type Write = { name: string; prepare: (client: Client) => Promise<Asked> }

/** Each changes his cart again and again, as a shopper does. */
const shoppers = 500
const cookies = Array.from({ length: customerCount }, (_, nr) => cookieOf(nr))

/** Carts and orders, each request by a logged-in customer for himself. */
export const writes: Write[] = [
  {
    name: 'add to cart',
    prepare: async (client) => {
      await fillCarts(client, 0)
      const goods = await sellable(client)
      return post(calls.addToCart.path, (nr) => ({
        session: nr % shoppers,
        body: { product_id: goods[Math.floor(nr / shoppers)], quantity: 3 },
      }))
    },
  },
  {
    name: 'one more of a cart line',
    prepare: async (client) => {
      const carts = await fillCarts(client, 1)
      return post(calls.incrementCartLine.path, (nr) => {
        const session = nr % shoppers
        return { session, body: { cart_id: carts.get(session + 1)?.[0] } }
      })
    },
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
  },
]

/** The same work as adding to a cart, for the floor. */
export async function floorUpsert(client: Client): Promise<Asked> {
  await fillCarts(client, 0)
  const goods = await sellable(client)
  return post('/express/upsert', (nr) => ({
    session: nr % shoppers,
    body: {
      customer: (nr % shoppers) + 1,
      product: goods[Math.floor(nr / shoppers)],
    },
  }))
}

function post(path: string, one: (nr: number) => { session: number; body: object }): Asked {
  return {
    method: 'POST',
    path,
    vary: (nr) => {
      const { session, body } = one(nr)
      return {
        headers: { 'content-type': 'application/json', cookie: cookies[session] ?? '' },
        body: JSON.stringify(body),
      }
    },
  }
}

async function sellable(client: Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    'select id from product where stock = 1 order by id limit 200',
  )
  return rows.map(({ id }) => id)
}

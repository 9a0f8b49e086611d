import type { Response } from 'supertest'
import { expect } from 'vitest'
import { getCart } from '#contract/cart'
import { confirmOrder, getOrders } from '#contract/orders'
import type { Fields, How } from './ask.ts'
import type { ShopCustomer, Visitors } from './shop.ts'

type LineGiven = { quantity?: number; priceTaka?: number; title?: string; minimumOrder?: number }

/** A customer with an address and these lines in the cart; by default one of a 500 taka product. */
export async function fillCart(shop: Visitors, lines: LineGiven[] = [{}], customer?: ShopCustomer) {
  const buyer = customer ?? (await shop.customer())
  if (!customer) await shop.make.address({ customerId: buyer.id })
  const carts = []
  for (const { quantity = 1, ...product } of lines) {
    const { id: productId } = await shop.make.product(product)
    carts.push(await shop.make.cartLine({ customerId: buyer.id, productId, quantity }))
  }
  const seen = carts.map(({ id }) => ({ id }))
  const confirm = (more: Fields = {}, how?: How) =>
    buyer.ask(confirmOrder, { carts: seen, promo: null, fee: 60, ...more }, how)
  return { buyer, carts, seen, confirm }
}

/** Ids of the customer's cart lines. */
export async function idsInCart(customer: ShopCustomer): Promise<number[]> {
  const { status, body } = await customer.ask(getCart)
  expect(status).toBe(200)
  return body.carts.map((line) => line.id)
}

/** All answers have the one existing order, and the cart is empty. */
export async function expectOneOrder(buyer: ShopCustomer, answers: Response[]): Promise<void> {
  expect(statusesOf(answers)).toEqual([200])
  expect(new Set(answers.map(({ body }) => body.trans_id)).size).toBe(1)
  expect((await buyer.ask(getOrders)).body.orders).toHaveLength(1)
  expect(await idsInCart(buyer)).toEqual([])
}

/** Each status once, the lowest first. */
export const statusesOf = (answers: Response[]) =>
  [...new Set(answers.map(({ status }) => status))].sort()

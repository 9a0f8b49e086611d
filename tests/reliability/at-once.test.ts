import type { Response } from 'supertest'
import { expect, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { signup } from '#contract/customers'
import { cancelOrder, confirmOrder } from '#contract/orders'
import { expectOneOrder, fillCart, statusesOf } from '../support/shopping.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ count: 2 })

/** Asks many times at once, at each of the two servers in turn. */
const many = (times: number, ask: (nr: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, nr) => ask(nr)))

test('fifty confirms of one cart are one order, a hundred times', async (context) => {
  for (let round = 0; round < 100; round++) {
    const { buyer, seen } = await fillCart(shop, [{ quantity: 2 }, {}, {}])

    const answers = await many(50, (nr) =>
      shop.askAt(nr, buyer)(confirmOrder, { carts: seen, promo: null, fee: 60 }),
    )

    await expectOneOrder(buyer, answers)
  }
  noteFigures(context, '5,000 confirms, 100 orders')
})

test('fifty adds of one product are one line', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await shop.customer()
    const product = await shop.make.product()

    const answers = await many(50, (nr) =>
      shop.askAt(nr, customer)(addToCart, { product_id: product.id, quantity: 2 }),
    )

    expect(statusesOf(answers)).toEqual([200])
    expect(answers.filter(({ body }) => body.message === 'added')).toHaveLength(1)
    expect((await customer.ask(getCart)).body.carts).toMatchObject([{ quantity: 2 }])
  }
})

test('twenty cancels of one order are one', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await shop.customer()
    const order = await shop.make.order({ customerId: customer.id })

    const answers = await many(20, (nr) =>
      shop.askAt(nr, customer)(cancelOrder, { order_id: order.id, reason: 'late' }),
    )

    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.prisma.cancellation.count({ where: { orderId: order.id } })).toBe(1)
  }
})

test('twenty signups of one email are one account', async () => {
  const email = 'rahima@example.com'
  const password = 'nokshi kantha'

  const answers = await many(20, (nr) =>
    shop.askAt(nr)(signup, {
      name: 'Rahima',
      email: nr % 3 === 0 ? email.toUpperCase() : email,
      password,
      password_confirmation: password,
    }),
  )

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
  expect(await shop.prisma.customer.count({ where: { emailKey: email } })).toBe(1)
})

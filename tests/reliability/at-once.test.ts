import type { Response } from 'supertest'
import { expect, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { signup } from '#contract/customers'
import { cancelOrder, confirmOrder } from '#contract/orders'
import type { ShopCustomer } from '../support/shop.ts'
import { expectOneOrder, fillCart, statusesOf } from '../support/shopping.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ count: 2 })

/** The same customer at each of the two servers in turn. */
function seatsOf(customer: ShopCustomer) {
  const seats = shop.through.map(({ visitor }) => visitor())
  return (times: number, ask: (visitor: (typeof seats)[number]) => Promise<Response>) =>
    Promise.all(
      Array.from({ length: times }, (_, nr) => {
        const seat = seats[nr % seats.length]
        return ask({
          ...seat,
          ask: (call, input, how) =>
            seat.ask(call, input, {
              ...how,
              headers: { Cookie: customer.cookie, ...how?.headers },
            }),
        })
      }),
    )
}

test('fifty confirms of one cart are one order, a hundred times', async (context) => {
  for (let round = 0; round < 100; round++) {
    const { buyer, seen } = await fillCart(shop, [{ quantity: 2 }, {}, {}])

    const answers = await seatsOf(buyer)(50, (seat) =>
      seat.ask(confirmOrder, { carts: seen, promo: null, fee: 60 }),
    )

    await expectOneOrder(buyer, answers)
  }
  noteFigures(context, '5,000 confirms, 100 orders')
})

test('fifty adds of one product are one line', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await shop.customer()
    const product = await shop.make.product()

    const answers = await seatsOf(customer)(50, (seat) =>
      seat.ask(addToCart, { product_id: product.id, quantity: 2 }),
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

    const answers = await seatsOf(customer)(20, (seat) =>
      seat.ask(cancelOrder, { order_id: order.id, reason: 'late' }),
    )

    expect(statusesOf(answers)).toEqual([200, 409])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.prisma.cancellation.count({ where: { orderId: order.id } })).toBe(1)
  }
})

test('twenty signups of one email are one account', async () => {
  const email = 'rahima@example.com'
  const password = 'nokshi kantha'

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nr) =>
      shop.through[nr % 2]?.visitor().ask(signup, {
        name: 'Rahima',
        email: nr % 3 === 0 ? email.toUpperCase() : email,
        password,
        password_confirmation: password,
      }),
    ),
  )

  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer?.status === 422)).toHaveLength(19)
  expect(await shop.prisma.customer.count({ where: { emailKey: email } })).toBe(1)
})

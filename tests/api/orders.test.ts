// Over 200 lines: an order that is read and cancelled

import { expect, test } from 'vitest'
import { cancelOrder, getOrder, getOrders } from '#contract/orders'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const shop = await openShop()

test('a customer sees their own orders, newest first', async () => {
  const customer = await shop.customer()
  const first = await shop.make.order({ customerId: customer.id, status: 3 })
  const second = await shop.make.order({ customerId: customer.id })
  await shop.make.order()

  const answer = await customer.ask(getOrders)

  expect(answer.body.orders).toMatchObject([
    { id: second.id, trans_id: second.transId, order_status: 0, total: 560 },
    { id: first.id, trans_id: first.transId, order_status: 3, total: 560 },
  ])
})

test('an entry of the list shows the first product as bought and counts the lines', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({
    customerId: customer.id,
    lineGiven: { title: 'Rose Saree', image: '/images/rose.webp' },
    subtotalTaka: 800,
    totalTaka: 860,
  })
  const second = await shop.make.product({ title: 'Blue Panjabi' })
  await shop.prisma.orderLine.create({
    data: {
      orderId: order.id,
      productId: second.id,
      quantity: 3,
      priceTaka: 100,
      title: 'Blue Panjabi',
      slug: second.slug,
      image: '/images/blue.webp',
    },
  })

  const { body } = await customer.ask(getOrders)

  expect(body.orders).toMatchObject([
    { first_product: { title: 'Rose Saree', image: '/images/rose.webp' }, lines: 2 },
  ])
})

test('a customer without orders sees none', async () => {
  const customer = await shop.customer()

  const answer = await customer.ask(getOrders)

  expect(answer.body).toEqual({
    message: 'success',
    orders: [],
    total: 0,
    current_page: 1,
    last_page: 1,
    per_page: 20,
  })
})

/** A customer with this many orders, newest first. */
async function buyerOf(orders: number) {
  const customer = await shop.customer()
  const { id: productId } = await shop.make.product()
  const ids: number[] = []
  for (let nr = 0; nr < orders; nr++) {
    ids.unshift((await shop.make.order({ customerId: customer.id, lineGiven: { productId } })).id)
  }
  return { customer, ids }
}

test('orders come in pages of twenty, and without a page the newest hundred', async () => {
  const { customer, ids } = await buyerOf(101)
  await shop.make.order()
  const idsOf = async (input: { page?: number | string }) => {
    const { body } = await customer.ask(getOrders, input)
    const { orders, ...place } = body
    return { ids: orders.map(({ id }) => id), place }
  }

  const first = await idsOf({ page: 1 })
  const last = await idsOf({ page: '6' })
  const beyond = await idsOf({ page: 2_147_483_647 })
  const all = await idsOf({})

  expect(first.ids).toEqual(ids.slice(0, 20))
  expect(first.place).toEqual({
    message: 'success',
    total: 101,
    current_page: 1,
    last_page: 6,
    per_page: 20,
  })
  expect(last.ids).toEqual(ids.slice(100))
  expect(beyond.ids).toEqual([])
  expect(all.ids).toEqual(ids.slice(0, 100))
  expect(all.place).toEqual(first.place)
})

test.each([0, -1, 'x', 1.5])('a page of %j is refused', async (page) => {
  const customer = await shop.customer()

  expect(await customer.ask(getOrders, { page })).toBeRefused(422)
})

test('an order is shown with what was paid and where it goes', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({
    customerId: customer.id,
    lineGiven: { title: 'Rose Saree', quantity: 2, priceTaka: 350, oldPriceTaka: 400 },
  })

  const answer = await customer.ask(getOrder, { trans_id: order.transId })

  expect(answer.body.order).toMatchObject({
    id: order.id,
    trans_id: order.transId,
    created_at: order.createdAt.toISOString(),
    order_status: 0,
    subtotal: 700,
    total: 760,
    products: [{ quantity: 2, product: { title: 'Rose Saree', price: 350, old_price: 400 } }],
    address: { name: 'Rahima Khatun' },
  })
})

test('a trans_id is twelve characters that are told apart over the phone', async () => {
  const { confirm } = await fillCart(shop)

  const { trans_id } = (await confirm()).body

  expect(trans_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a trans_id is read as people write it', async () => {
  const customer = await shop.customer()
  await shop.make.order({ customerId: customer.id, transId: 'A0B1-C0D1-E0F8' })

  const asWritten = ['A0B1-C0D1-E0F8', 'a0b1c0d1e0f8', ' aob1 cOdI eof8 ', 'AOBL-CODL-EOF8']
  const answers = await Promise.all(
    asWritten.map((trans_id) => customer.ask(getOrder, { trans_id })),
  )

  expect(answers.map(({ body }) => body.order?.trans_id)).toEqual(Array(4).fill('A0B1-C0D1-E0F8'))
})

test.each(['0000-0000-0000', 'A0B1-C0D1-E0F2', 'x', '1', '🙂', '%', "' or 1=1", 'a'.repeat(100)])(
  'the trans_id %j is nobody’s',
  async (trans_id) => {
    const customer = await shop.customer()

    expect(await customer.ask(getOrder, { trans_id })).toBeRefused(404, 'The order was not found')
  },
)

const reasonOf = async (orderId: number) =>
  (await shop.prisma.cancellation.findUnique({ where: { orderId } }))?.reason

test.each([0, 1, 2])('an order at status %i can be cancelled', async (status) => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id, status })

  const answer = await customer.ask(cancelOrder, { order_id: order.id, reason: ' দেরি হচ্ছে ' })

  expect(answer.body).toEqual({ message: 'success' })
  const shown = await customer.ask(getOrder, { trans_id: order.transId })
  expect(shown.body.order.order_status).toBe(5)
  expect(await reasonOf(order.id)).toBe('দেরি হচ্ছে')
})

test.each([
  [3, 'This order is already on its way and cannot be cancelled'],
  [4, 'This order is already on its way and cannot be cancelled'],
  [5, 'This order is already cancelled'],
])('an order at status %i can no longer be cancelled', async (status, message) => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id, status })

  const answer = await customer.ask(cancelOrder, { order_id: order.id, reason: 'late' })

  expect(answer).toBeRefused(409, message)
  const shown = await customer.ask(getOrder, { trans_id: order.transId })
  expect(shown.body.order.order_status).toBe(status)
})

test('second cancel does not change the reason', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  await customer.ask(cancelOrder, { order_id: order.id, reason: 'first' })

  const again = await customer.ask(cancelOrder, { order_id: order.id, reason: 'second' })

  expect(again).toBeRefused(409)
  expect(await reasonOf(order.id)).toBe('first')
})

test.each([undefined, null, '', '   '])('reason %j is stored as empty', async (reason) => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })

  const answer = await customer.ask(cancelOrder, { order_id: String(order.id), reason })

  expect(answer.body.message).toBe('success')
  expect(await reasonOf(order.id)).toBe('')
})

test('a reason may have 1,000 letters and no more', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })

  const long = await customer.ask(cancelOrder, { order_id: order.id, reason: 'ক'.repeat(1001) })
  const right = await customer.ask(cancelOrder, { order_id: order.id, reason: '🙂'.repeat(1000) })

  expect(long).toBeRefused(422)
  expect(Object.keys(long.body.errors)).toEqual(['reason'])
  expect(right.status).toBe(200)
})

test.each([['late\0'], ['\ud83d'], [['late']], [5], [{}]])(
  'a reason of %j is refused',
  async (reason) => {
    const customer = await shop.customer()
    const order = await shop.make.order({ customerId: customer.id })

    const answer = await customer.ask(cancelOrder, { order_id: order.id, reason })

    expect(answer).toBeRefused(422)
    expect((await shop.prisma.order.findUnique({ where: { id: order.id } }))?.status).toBe(0)
  },
)

test.each([0, 1, 2, 3])(
  'order at status %i cancelled by the operator gets a cancellation without a reason',
  async (status) => {
    const customer = await shop.customer()
    const order = await shop.make.order({ customerId: customer.id, status })

    await shop.pool.query('update orders set status = 5 where id = $1', [order.id])

    expect(await reasonOf(order.id)).toBe('')
    const shown = await customer.ask(getOrder, { trans_id: order.transId })
    expect(shown.body.order.order_status).toBe(5)
  },
)

test('the reason that the operator writes in the same transaction is the one that stays', async () => {
  const { id: orderId } = await shop.make.order()

  await shop.prisma.$transaction([
    shop.prisma.order.update({ where: { id: orderId }, data: { status: 5 } }),
    shop.prisma.cancellation.create({ data: { orderId, reason: 'sold out' } }),
  ])

  expect(await reasonOf(orderId)).toBe('sold out')
})

test.each([
  [2, 1],
  [4, 5],
  [5, 0],
  [5, 4],
])('database refuses an order from status %i to %i', async (status, next) => {
  const { id } = await shop.make.order({ status })

  const moved = shop.pool.query('update orders set status = $2 where id = $1', [id, next])

  await expect(moved).rejects.toThrow(/does not go from status/)
})

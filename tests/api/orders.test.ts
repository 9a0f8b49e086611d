import { expect, test } from 'vitest'
import { getOrder, getOrders } from '#contract/orders'
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
    ...{ subtotalTaka: 800, totalTaka: 860 },
  })
  const second = await shop.make.product({ title: 'Blue Panjabi' })
  await shop.prisma.orderLine.create({
    data: {
      orderId: order.id,
      productId: second.id,
      quantity: 3,
      ...{ priceTaka: 100, title: 'Blue Panjabi', slug: second.slug, image: '/images/blue.webp' },
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

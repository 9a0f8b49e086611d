import { expect, test } from 'vitest'
import { cancelOrder, getOrder } from '#contract/orders'
import * as shapes from '#contract/orders-shapes'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const reasonOf = async (orderId: number) =>
  (await shop.prisma.cancellation.findUnique({ where: { orderId } }))?.reason

test.each([0, 1, 2])('an order at status %i can be cancelled', async (status) => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id, status })

  const answer = await customer.ask(cancelOrder, { order_id: order.id, reason: ' দেরি হচ্ছে ' })

  expect(answer).toFitShape(shapes.cancelOrder)
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

test('the first reason stays', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  await customer.ask(cancelOrder, { order_id: order.id, reason: 'first' })

  const again = await customer.ask(cancelOrder, { order_id: order.id, reason: 'second' })

  expect(again).toBeRefused(409)
  expect(await reasonOf(order.id)).toBe('first')
})

test.each([undefined, null, '', '   '])('a reason of %j is an empty one', async (reason) => {
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

test('another customer’s order counts as nothing', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order()

  const foreign = await customer.ask(cancelOrder, { order_id: order.id, reason: 'mine' })
  const unknown = await customer.ask(cancelOrder, { order_id: 2_147_483_647, reason: 'mine' })

  expect(foreign).toBeRefused(404)
  expect(foreign.text).toBe(unknown.text)
  expect((await shop.prisma.order.findUnique({ where: { id: order.id } }))?.status).toBe(0)
})

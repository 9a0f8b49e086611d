import { expect, test } from 'vitest'
import { cancelOrder, getOrder } from '#contract/orders'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
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

test.each([0, 1, 2, 3])(
  'an order at status %i that the operator cancels has a cancellation without a reason',
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
])('an order does not go from status %i to %i, whoever asks', async (status, next) => {
  const { id } = await shop.make.order({ status })

  const moved = shop.pool.query('update orders set status = $2 where id = $1', [id, next])

  await expect(moved).rejects.toThrow(/does not go from status/)
})

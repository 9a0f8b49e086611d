import { expect, test } from 'vitest'
import { getOrder as getOwnOrder } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { age, askAtAge, seenBy } from '../support/office-orders.ts'
import * as calls from '#contract/office/orders'

const { shop, manager, agent } = await openOffice('manager', 'agent')

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
])('a manager takes an order from status %i to %i, and back', async (status, to) => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id, status })

  const gone = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to })

  expect(gone.body.order).toMatchObject({ status: to, v: 1 })
  const shown = await customer.ask(getOwnOrder, { trans_id: order.transId })
  expect(shown.body.order.order_status).toBe(to)
  const { event_id } = gone.body.order.undo
  const undone = await askAtAge(shop.pool, event_id, 59, () =>
    manager.ask(calls.undoAct, { event_id }),
  )
  expect(undone.body.order).toMatchObject({ status, v: 2, undo: null })
})

test('a step is not taken back after 61 seconds', async () => {
  const order = await shop.make.order({ status: 2 })
  const gone = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 3 })
  const { event_id } = gone.body.order.undo
  await age(shop.pool, event_id, 61)

  const late = await manager.ask(calls.undoAct, { event_id })

  expect(late).toBeRefused(409, 'This can only be undone within 60 seconds')
  expect(late.body.current).toMatchObject({ status: 3, undo: null })
})

test('a step that another change followed is not taken back', async () => {
  const order = await shop.make.order({ status: 1 })
  const gone = await agent.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 2 })
  await manager.ask(calls.stepOrder, { order_id: order.id, v: 1, to: 3 })

  const undone = await agent.ask(calls.undoAct, { event_id: gone.body.order.undo.event_id })

  expect(undone).toBeRefused(409, 'This order has changed meanwhile, please look at it again')
  expect(undone.body.current.status).toBe(3)
})

test('an agent packs, and does no other step', async () => {
  const order = await shop.make.order({ status: 1 })

  const packed = await agent.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 2 })
  const shipped = await agent.ask(calls.stepOrder, { order_id: order.id, v: 1, to: 3 })

  expect(packed.body.order.status).toBe(2)
  expect(shipped).toBeRefused(403)
  expect((await seenBy(agent, order)).status).toBe(2)
})

test.each([
  [1, 0, 3, 'This order cannot take that step now'],
  [2, 0, 2, 'This order cannot take that step now'],
  [5, 0, 2, 'This order is cancelled'],
  [1, 4, 2, 'This order has changed meanwhile, please look at it again'],
  [5, 4, 2, 'This order was cancelled meanwhile'],
])('from status %i, seen as version %i, no step leads to %i', async (status, v, to, message) => {
  const order = await shop.make.order({ status })

  const answer = await manager.ask(calls.stepOrder, { order_id: order.id, v, to })

  expect(answer).toBeRefused(409, message)
  expect(answer.body.current).toEqual(await seenBy(manager, order))
})

test.each([0, 5, 6, 'packed', null])('a step to %j is none', async (to) => {
  const order = await shop.make.order({ status: 4 })
  const answer = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to })
  expect(answer).toBeRefused(422)
})

test('many steps are answered row by row', async () => {
  const right = await shop.make.order({ status: 1 })
  const behind = await shop.make.order({ status: 2 })
  const stale = await shop.make.order({ status: 1, version: 7 })
  const orders = [right, behind, stale].map(({ id }) => ({ order_id: id, v: 0 }))

  const answer = await agent.ask(calls.stepOrders, {
    orders: [...orders, { order_id: 2_147_483_647, v: 0 }],
    to: 2,
  })

  expect(answer.status).toBe(200)
  const [first, second, third, fourth] = answer.body.results
  expect(first).toMatchObject({ order_id: right.id, ok: true, status: 200, v: 1 })
  expect(second).toMatchObject({ ok: false, status: 409, v: null, undo: null })
  expect(second.current).toEqual(await seenBy(agent, behind))
  expect(third).toMatchObject({ ok: false, status: 409, current: { v: 7 } })
  expect(fourth).toMatchObject({ ok: false, status: 404, message: 'The order was not found' })
  const undone = await agent.ask(calls.undoAct, { event_id: first.undo })
  expect(undone.body.order).toMatchObject({ id: right.id, status: 1 })
})

test('a hundred steps are taken at once, no more, and each order once', async () => {
  const customer = await shop.make.customer()
  const orders = []
  for (let nr = 0; nr < 100; nr++) {
    const { id } = await shop.make.order({ status: 2, customerId: customer.id })
    orders.push({ order_id: id, v: 0 })
  }
  const [one] = orders

  const many = await manager.ask(calls.stepOrders, { orders: [...orders, one], to: 3 })
  const twice = await manager.ask(calls.stepOrders, { orders: [one, one], to: 3 })
  const all = await manager.ask(calls.stepOrders, { orders, to: 3 })
  const forbidden = await agent.ask(calls.stepOrders, { orders: [one], to: 4 })

  expect(many).toBeRefused(422, 'At most 100 orders at once')
  expect(twice).toBeRefused(422, 'An order is there twice')
  expect(all.body.results.filter(({ ok }) => ok)).toHaveLength(100)
  expect(forbidden.body.results).toMatchObject([{ ok: false, status: 403 }])
})

test.each([0, 1, 2])('a manager cancels at status %i, for a reason', async (status) => {
  const order = await shop.make.order({ status })

  const answer = await manager.ask(calls.cancelOrder, {
    ...{ order_id: order.id, v: 0, reason: 'fraud', words: 'the third of this week' },
  })

  expect(answer.body.order).toMatchObject({ status: 5, undo: null })
  expect(answer.body.order.events.at(-1)).toMatchObject({
    ...{ kind: 'status', from_status: status, to_status: 5, by: 'Manager' },
    data: { reason: 'fraud', words: 'the third of this week' },
  })
  const { reason } = await shop.prisma.cancellation.findUniqueOrThrow({
    where: { orderId: order.id },
  })
  expect(reason).toBe('The shop could not accept this order')
})

test('with no other reason the words are what the customer may read', async () => {
  const order = await shop.make.order()
  const cancel = { order_id: order.id, v: 0, reason: 'other', words: 'আপনার অনুরোধে' }

  expect((await agent.ask(calls.cancelOrder, cancel)).status).toBe(200)

  const where = { orderId: order.id }
  const { reason } = await shop.prisma.cancellation.findUniqueOrThrow({ where })
  expect(reason).toBe('আপনার অনুরোধে')
})

test.each([
  ['manager', 3, 409, 'This order is already on its way and cannot be cancelled'],
  ['manager', 4, 409, 'This order is already on its way and cannot be cancelled'],
  ['manager', 5, 409, 'This order is already cancelled'],
  ['agent', 1, 403, 'This is not for your role'],
  ['agent', 2, 403, 'This is not for your role'],
] as const)('a cancel by the %s at status %i is a %i', async (role, status, code, message) => {
  const order = await shop.make.order({ status })
  const member = role === 'agent' ? agent : manager

  const answer = await member.ask(calls.cancelOrder, {
    ...{ order_id: order.id, v: 0, reason: 'duplicate' },
  })

  expect(answer).toBeRefused(code, message)
  expect((await seenBy(manager, order)).status).toBe(status)
})

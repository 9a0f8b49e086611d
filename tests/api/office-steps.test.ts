// Over 200 lines: steps of an order and its outcome

import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { getOrder as getOwnOrder } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { age, askAtAge, seenBy } from '../support/office-orders.ts'

const { shop, signedIn, manager, agent } = await openOffice('manager', 'agent')

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

test('step cannot be undone after 61 seconds', async () => {
  const order = await shop.make.order({ status: 2 })
  const gone = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 3 })
  const { event_id } = gone.body.order.undo
  await age(shop.pool, event_id, 61)

  const late = await manager.ask(calls.undoAct, { event_id })

  expect(late).toBeRefused(409, 'This can only be undone within 60 seconds')
  expect(late.body.current).toMatchObject({ status: 3, undo: null })
})

test('a page that is loaded again within the minute offers the person’s last act, on all its orders', async () => {
  const orders = [await shop.make.order({ status: 1 }), await shop.make.order({ status: 1 })]
  const offered = async (member = agent) => (await member.ask(calls.getUndoable)).body.acts
  const called = await shop.make.order()
  await agent.ask(calls.recordCall, { order_id: called.id, v: 0, outcome: 'no_answer' })
  expect(await offered()).toMatchObject([
    { event: { kind: 'call', data: { outcome: 'no_answer' } }, order: { id: called.id } },
  ])

  const seen = orders.map(({ id }) => ({ order_id: id, v: 0 }))
  const { body } = await agent.ask(calls.stepOrders, { orders: seen, to: 2 })

  const acts = await offered()
  expect(acts.map(({ event }: { event: { id: number } }) => event.id)).toEqual(
    body.results.map(({ undo }: { undo: number }) => undo),
  )
  expect(Date.parse(acts[0].until) - Date.now()).toBeGreaterThan(30_000)
  expect(await offered(await signedIn('agent'))).toEqual([])
  // Somebody goes on with the first one, and the minute of the second ends.
  await manager.ask(calls.stepOrder, { order_id: orders[0]?.id, v: 1, to: 3 })
  expect(await offered()).toMatchObject([{ order: { id: orders[1]?.id } }])
  await age(shop.pool, acts[1].event.id, 61)
  expect((await offered()).map(({ order }: { order: { id: number } }) => order.id)).toEqual([
    called.id,
  ])
})

test('step followed by another change cannot be undone', async () => {
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

test.each([0, 5, 6, 'packed', null])('step to %j is refused', async (to) => {
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
    order_id: order.id,
    v: 0,
    reason: 'fraud',
    words: 'the third of this week',
  })

  expect(answer.body.order).toMatchObject({ status: 5, undo: null })
  expect(answer.body.order.events.at(-1)).toMatchObject({
    kind: 'status',
    from_status: status,
    to_status: 5,
    by: 'Manager',
    data: { reason: 'fraud', words: 'the third of this week' },
  })
  const { reason } = await shop.prisma.cancellation.findUniqueOrThrow({
    where: { orderId: order.id },
  })
  expect(reason).toBe('The shop could not accept this order')
})

test('words of a cancel without another reason are shown to the customer', async () => {
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
    order_id: order.id,
    v: 0,
    reason: 'duplicate',
  })

  expect(answer).toBeRefused(code, message)
  expect((await seenBy(manager, order)).status).toBe(status)
})

const orderOf = async (given: { status: number; outcome?: number }) => {
  const customer = await shop.customer()
  const addressNumber = `019${String(customer.id).padStart(8, '0')}`
  const order = await shop.make.order({ ...given, customerId: customer.id, addressNumber })
  const report = (outcome: string, v = 0) =>
    manager.ask(calls.recordOutcome, { order_id: order.id, v, outcome })
  /** The customer's view. */
  const shown = async () => {
    const { body } = await customer.ask(getOwnOrder, { trans_id: order.transId })
    return body.order
  }
  return { order, report, shown }
}
const [comingBack, returned, lost] = [1, 2, 3]

test('a parcel that comes back and is received is a cancelled order', async () => {
  const { order, report, shown } = await orderOf({ status: 3 })
  const before = await shown()

  const back = await report('coming_back')
  expect(back.body.order).toMatchObject({ status: 3, outcome: 'coming_back' })
  expect(back.body.order.record).toMatchObject({ open: 0, returned: 1 })
  expect(await shown()).toEqual(before)

  const received = await report('received', back.body.order.v)
  expect(received.body.order).toMatchObject({ status: 5, outcome: 'returned', undo: null })
  expect(received.body.order.record).toMatchObject({ cancelled: 0, returned: 1 })
  expect(received.body.order.events.at(-1)).toMatchObject({
    kind: 'outcome',
    from_status: 3,
    to_status: 5,
    data: { outcome: 'returned' },
  })
  expect(await shown()).toEqual({ ...before, order_status: 5 })
  const { reason } = await shop.prisma.cancellation.findUniqueOrThrow({
    where: { orderId: order.id },
  })
  expect(reason).toBe('The parcel could not be delivered and came back to the shop')
})

test('a delivered order that is returned stays delivered to the customer', async () => {
  const { report, shown } = await orderOf({ status: 4 })
  const before = await shown()

  const answer = await report('received')

  expect(answer.body.order).toMatchObject({ status: 4, outcome: 'returned' })
  expect(answer.body.order.record).toMatchObject({ delivered: 0, returned: 1 })
  expect(await shown()).toEqual(before)
})

test.each([
  [{ status: 3 }, 'coming_back', { status: 3, outcome: null }],
  [{ status: 3, outcome: comingBack }, 'lost', { status: 3, outcome: 'coming_back' }],
  [{ status: 3, outcome: lost }, 'coming_back', { status: 3, outcome: 'lost' }],
  [{ status: 4 }, 'received', { status: 4, outcome: null }],
])(
  'outcome of an order %j recorded as %s is undone at 59 seconds',
  async (given, outcome, before) => {
    const { report } = await orderOf(given)

    const { event_id } = (await report(outcome)).body.order.undo
    const undone = await askAtAge(shop.pool, event_id, 59, () =>
      manager.ask(calls.undoAct, { event_id }),
    )

    expect(undone.status).toBe(200)
    expect(undone.body.order).toMatchObject(before)
  },
)

test('a parcel that was coming back is delivered after all, and that too is undone', async () => {
  const { order } = await orderOf({ status: 3, outcome: comingBack })

  const { body } = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 4 })
  expect(body.order).toMatchObject({ status: 4, outcome: null })
  expect(body.order.events.at(-1)).toMatchObject({
    kind: 'status',
    from_status: 3,
    to_status: 4,
    data: {},
  })

  const undone = await manager.ask(calls.undoAct, { event_id: body.order.undo.event_id })
  expect(undone.body.order).toMatchObject({ status: 3, outcome: 'coming_back' })
})

test.each([
  [{ status: 2 }, 'coming_back', 'This order is not on its way'],
  [{ status: 4 }, 'lost', 'This order is not on its way'],
  [{ status: 3 }, 'received', 'This order is not coming back'],
  [{ status: 3, outcome: lost }, 'received', 'This order is not coming back'],
  [{ status: 5 }, 'received', 'This order is not coming back'],
  [{ status: 3, outcome: comingBack }, 'coming_back', 'This is already recorded for the order'],
  [{ status: 4, outcome: returned }, 'received', 'This is already recorded for the order'],
])('outcome %s is refused for an order %j', async (given, outcome, message) => {
  const { order, report } = await orderOf(given)

  const answer = await report(outcome)

  expect(answer).toBeRefused(409, message)
  expect(answer.body.current).toEqual(await seenBy(manager, order))
})

test.each([
  [0, null],
  [1, null],
  [2, null],
  [3, null],
  [3, comingBack],
  [3, lost],
  [4, null],
  [4, returned],
  [5, null],
  [5, returned],
] as const)('tracking at status %i and outcome %j is what it was', async (status, outcome) => {
  const { order, shown } = await orderOf({ status, ...(outcome && { outcome }) })

  expect(await shown()).toEqual({
    id: order.id,
    trans_id: order.transId,
    order_status: status,
    created_at: order.createdAt.toISOString(),
    fee: 60,
    subtotal: 500,
    total: 560,
    promo_code: null,
    promo: null,
    products: [{ id: expect.any(Number), quantity: 1, product: expect.any(Object) }],
    address: { name: order.addressName, number: order.addressNumber, address: order.address },
  })
})

import { expect, test } from 'vitest'
import { getOrder as getOwnOrder } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { askAtAge, seenBy } from '../support/office-orders.ts'
import * as calls from '#contract/office/orders'

const { shop, manager } = await openOffice('manager')
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
    ...{ kind: 'outcome', from_status: 3, to_status: 5, data: { outcome: 'returned' } },
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
])('an order %j that is told as %s is taken back at 59 seconds', async (given, outcome, before) => {
  const { report } = await orderOf(given)

  const { event_id } = (await report(outcome)).body.order.undo
  const undone = await askAtAge(shop.pool, event_id, 59, () =>
    manager.ask(calls.undoAct, { event_id }),
  )

  expect(undone.status).toBe(200)
  expect(undone.body.order).toMatchObject(before)
})

test('a parcel that was coming back is delivered after all, and that too is taken back', async () => {
  const { order } = await orderOf({ status: 3, outcome: comingBack })

  const { body } = await manager.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 4 })
  expect(body.order).toMatchObject({ status: 4, outcome: null })
  expect(body.order.events.at(-1)).toMatchObject({
    ...{ kind: 'status', from_status: 3, to_status: 4, data: {} },
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
])('an order %j is not told to be %s', async (given, outcome, message) => {
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
    ...{ id: order.id, trans_id: order.transId, order_status: status },
    created_at: order.createdAt.toISOString(),
    ...{ fee: 60, subtotal: 500, total: 560, promo_code: null, promo: null },
    products: [{ id: expect.any(Number), quantity: 1, product: expect.any(Object) }],
    address: { name: order.addressName, number: order.addressNumber, address: order.address },
  })
})

import { expect, test } from 'vitest'
import { sendMessage } from '#contract/messages'
import { cancelOrder } from '#contract/orders'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import * as calls from '#contract/office/orders'
import { getAudit } from '#contract/office/staff'

const { shop, signedIn, manager, agent } = await openOffice('manager', 'agent')

test('an agent sees numbers of open orders and of those they handled, else the ends', async () => {
  const number = '01777000042'
  const [open, handled, foreign] = [
    await shop.make.order({ addressNumber: number, status: 3 }),
    await shop.make.order({ addressNumber: number }),
    await shop.make.order({ addressNumber: number }),
  ]
  const reported = { outcome: 'refused', v: 0 }
  await agent.ask(calls.recordCall, { ...reported, order_id: handled.id })
  const { lines, address } = await seenBy(manager, foreign)
  await manager.ask(calls.editOrder, {
    ...{ order_id: foreign.id, v: 0, fee: 60, name: 'Karim', address, number: '01777111042' },
    lines: lines.map(({ id }) => ({ line_id: id, quantity: 1 })),
  })
  await manager.ask(calls.cancelOrder, { order_id: foreign.id, v: 1, reason: 'fraud' })
  // Neither act counts as handling it.
  await agent.ask(calls.claimOrder, { order_id: foreign.id })
  await agent.ask(calls.noteOrder, { order_id: foreign.id, text: 'Whose is it?' })

  expect((await seenBy(agent, open)).number).toBe(number)
  expect((await seenBy(agent, handled)).number).toBe(number)
  const masked = await seenBy(agent, foreign)
  expect(masked.number).toBe('017****042')
  expect(JSON.stringify(masked)).not.toMatch(/01777(000|111)042/)
  const found = await agent.ask(calls.getOrders, { q: '01777111042' })
  expect(found.body.orders).toMatchObject([{ id: foreign.id, number: '017****042' }])
  const byEnd = async (member: typeof agent, q: string) =>
    (await member.ask(calls.getOrders, { q })).body.orders.map(({ id }) => id)
  expect(await byEnd(manager, '7111042')).toEqual([foreign.id])
  // Otherwise agents could guess the masked digits one at a time.
  expect(await byEnd(agent, '7111042')).toEqual([])
  expect(await byEnd(agent, '7000042')).toEqual([handled.id, open.id])
  const slips = await agent.ask(calls.getSlips, { order_ids: [open.id, foreign.id] })
  expect(slips.body.slips).toMatchObject([{ number }, { number: '017****042' }])
  expect((await seenBy(manager, foreign)).number).toBe('01777111042')
})

test('an order’s screen tells of the customer’s other orders and messages', async () => {
  const customer = await shop.customer()
  const addressNumber = '01333222111'
  const given = { customerId: customer.id, addressNumber }
  const order = await shop.make.order(given)
  const other = await shop.make.order({ addressNumber, status: 1 })
  await shop.make.order({ addressNumber, status: 4 })
  const write = (number: string, email: string, subject: string) =>
    customer.ask(sendMessage, { name: 'R', message: 'When?', number, email, subject })
  await write('+88 01333-222111', 'someone@shop.test', 'By number')
  await write('01333222000', customer.email.toUpperCase(), 'By email')
  await write('01333222000', 'someone@shop.test', 'By neither')

  const shown = await seenBy(agent, order)

  expect(shown.others.map(({ trans_id }) => trans_id)).toEqual([other.transId])
  expect(shown.messages.map(({ subject }) => subject)).toEqual(['By email', 'By number'])
  expect(shown).toMatchObject({ email: customer.email, customer_id: customer.id, undo: null })
})

test('a customer’s own words stand at the cancellation, with its author', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  const byStaff = await shop.make.order()
  const bySql = await shop.make.order()
  await customer.ask(cancelOrder, { order_id: order.id, reason: 'I will order again' })
  const given = { order_id: byStaff.id, v: 0, reason: 'fraud', words: 'A false number' }
  await manager.ask(calls.cancelOrder, given)
  await shop.pool.query('update orders set status = 5 where id = $1', [bySql.id])
  const last = async (one: typeof order) => (await seenBy(agent, one)).events.at(-1)

  expect(await last(order)).toMatchObject({
    ...{ kind: 'status', to_status: 5, by: null },
    data: { customer: true, words: 'I will order again' },
  })
  expect(await last(byStaff)).toMatchObject({
    ...{ by: 'Manager', data: { reason: 'fraud', words: 'A false number' } },
  })
  expect(await last(bySql)).toMatchObject({ by: null, data: {} })
})

test('the audit names an order as people know it', async () => {
  const owner = await signedIn('owner')
  const order = await shop.make.order()
  const line = await shop.prisma.orderLine.findFirstOrThrow({ where: { orderId: order.id } })
  const { addressName: name, addressNumber: number, address } = order
  await owner.ask(calls.editOrder, {
    ...{ order_id: order.id, v: 0, fee: 100, name, number, address },
    lines: [{ line_id: line.id, quantity: 7 }],
  })
  await owner.ask(calls.cancelOrder, { order_id: order.id, v: 1, reason: 'fraud' })

  const { body } = await owner.ask(getAudit, { staff: owner.id })

  const named = body.entries.map(({ entity, trans_id }) => [entity, trans_id])
  for (const entity of ['orders', 'order_line', 'cancellation']) {
    expect(named).toContainEqual([entity, order.transId])
  }
})

test('an order is nothing by another transaction id', async () => {
  for (const trans_id of ['0000-0000-0000', 'nothing', '%00']) {
    expect(await manager.ask(calls.getOrder, { trans_id })).toBeRefused(404)
  }
})

test('slips come as they were asked for, none of an order that is not there', async () => {
  const first = await shop.make.order({ lineGiven: { title: 'Sari', quantity: 2 } })
  const second = await shop.make.order({ status: 2 })

  const answer = await agent.ask(calls.getSlips, {
    order_ids: [second.id, 2_147_483_647, first.id],
  })

  expect(answer.body.slips).toMatchObject([
    { id: second.id, trans_id: second.transId },
    { id: first.id, subtotal: 1000, fee: 60, discount: 0, due: 1060, lines: [{ quantity: 2 }] },
  ])
  expect((await seenBy(agent, second)).status).toBe(2)
})

test('the invoice is of the day when the products were packed, until then of today', async () => {
  const order = await shop.make.order({ status: 1, createdAt: new Date('2026-01-02T10:00Z') })
  const dayOf = async () => {
    const { body } = await agent.ask(calls.getSlips, { order_ids: [order.id] })
    return Math.round((Date.now() - Date.parse(body.slips[0].invoiced_at)) / 86_400_000)
  }
  expect(await dayOf()).toBe(0)

  await shop.prisma.order.update({ where: { id: order.id }, data: { status: 2 } })
  await shop.prisma.orderEvent.create({
    data: {
      orderId: order.id,
      kind: 1,
      fromStatus: 1,
      toStatus: 2,
      at: new Date(Date.now() - 3 * 86_400_000),
    },
  })

  expect(await dayOf()).toBe(3)
})

const unknown = { order_id: 2_147_483_647 }
test.each([
  [calls.claimOrder, unknown],
  [calls.releaseOrder, unknown],
  [calls.noteOrder, { ...unknown, text: 'x' }],
  [calls.recordCall, { ...unknown, v: 0, outcome: 'confirmed' }],
  [calls.stepOrder, { ...unknown, v: 0, to: 2 }],
  [calls.cancelOrder, { ...unknown, v: 0, reason: 'other' }],
  [calls.recordOutcome, { ...unknown, v: 0, outcome: 'lost' }],
  [
    calls.editOrder,
    {
      ...{ ...unknown, v: 0, fee: 60, name: 'R', number: '01712345678', address: 'Dhaka' },
      lines: [{ product_id: 1, quantity: 1 }],
    },
  ],
  [calls.undoAct, { event_id: 2_147_483_647 }],
] as const)('$path of what is not there is a 404', async (call, input) => {
  expect(await manager.ask(call, input)).toBeRefused(404, /^The (order|act) was not found$/)
})

// Over 200 lines: all promises about two orders that become one.
import { expect, test } from 'vitest'
import { joinOrders } from '#contract/office/new-orders'
import * as calls from '#contract/office/orders'
import { getAudit } from '#contract/office/staff'
import { getStockMoves } from '#contract/office/stock'
import { getToday } from '#contract/office/today'
import { countedProduct } from '../support/counted.ts'
import { openJoining } from '../support/joining.ts'
import { openOffice } from '../support/office.ts'

const { shop, owner, manager, agent, prisma, make } = await openOffice('owner', 'manager', 'agent')
const { newPhone, product, take, pair, join, now } = openJoining(make, agent)

test('the newer of two orders goes into the older, from whichever of the two it is asked', async () => {
  const [shared, other] = [await product(), await product(700)]
  for (const isFromNewer of [true, false]) {
    const [older, newer] = await pair(
      { lines: [{ product_id: shared, quantity: 1 }] },
      {
        lines: [
          { product_id: shared, quantity: 2 },
          { product_id: other, quantity: 1 },
        ],
        address: 'Sylhet',
      },
    )
    const { body } = isFromNewer ? await join(newer, older) : await join(older, newer)

    expect(body.order).toMatchObject({
      id: older.id,
      v: older.v + 1,
      status: 0,
      address: 'ধানমন্ডি, ঢাকা',
      subtotal: 2200,
      fee: 60,
      total: 2260,
      record: { open: 1, cancelled: 0 },
      others: [],
    })
    expect(body.order.lines.map((line) => [line.product_id, line.quantity])).toEqual([
      [shared, 3],
      [other, 1],
    ])
    expect(body.order).not.toHaveProperty('joined_into')
    expect(body.order.events.at(-1)).toMatchObject({
      kind: 'edit',
      by: 'Agent',
      data: {
        joined: newer.trans_id,
        changes: { total: { before: 560, after: 2260 }, lines: { before: [{ quantity: 1 }] } },
      },
    })
    expect(body.joined).toMatchObject({
      id: newer.id,
      status: 5,
      joined_into: older.trans_id,
      subtotal: 1700,
      total: 1800,
      undo: null,
      correct: null,
    })
    expect(body.joined.lines).toHaveLength(2)
    expect(body.joined.events.at(-1)).toMatchObject({
      kind: 'status',
      to_status: 5,
      data: { reason: 'joined', into: older.trans_id },
    })
    const { reason } = await prisma.cancellation.findUniqueOrThrow({ where: { orderId: newer.id } })
    expect(reason).toContain(older.trans_id)
  }
})

test('lines of another price or choice stay lines, and a quantity beyond the most does too', async () => {
  const { id, choice } = await countedProduct(shop, {
    colors: ['Red', 'Blue'],
    counts: { Red: 10, Blue: 10 },
  })
  const many = await product(1)
  const [older, newer] = await pair(
    {
      lines: [
        { product_id: id, quantity: 1, ...choice('Red') },
        { product_id: many, quantity: 9999 },
      ],
    },
    {
      lines: [
        { product_id: id, quantity: 1, ...choice('Blue') },
        { product_id: id, quantity: 2, price: 400, ...choice('Red') },
        { product_id: id, quantity: 3, ...choice('Red') },
        { product_id: many, quantity: 1 },
      ],
      note: 'cheaper',
    },
    manager,
  )

  const { order } = (await join(older, newer, manager)).body

  expect(order.lines.map(({ color, quantity, price }) => [color, quantity, price])).toEqual([
    ['Red', 4, 500],
    [undefined, 9999, 1],
    ['Blue', 1, 500],
    ['Red', 2, 400],
    [undefined, 1, 1],
  ])
})

test('counted pieces are neither given back nor taken twice, and nobody can buy them in between', async () => {
  const goods = await countedProduct(shop, { count: 5 })
  const lines = (quantity: number) => [{ product_id: goods.id, quantity }]
  const [older, newer] = await pair({ lines: lines(2) }, { lines: lines(3) })
  expect(await goods.stock()).toBe(0)
  const before = await prisma.stockItem.findUniqueOrThrow({ where: { id: goods.itemId() } })

  const { order, joined } = (await join(older, newer)).body

  expect(await prisma.stockItem.findUnique({ where: { id: goods.itemId() } })).toEqual(before)
  expect(await goods.stock()).toBe(0)
  expect(order.lines).toMatchObject([{ quantity: 5, to_restock: 5 }])
  expect(joined.lines).toMatchObject([{ quantity: 3, to_restock: 0 }])
  const { moves } = (await agent.ask(getStockMoves, { product_id: goods.id })).body
  expect(moves.slice(0, 2).map(({ change, trans_id }) => [change, trans_id])).toEqual([
    [-3, older.trans_id],
    [3, newer.trans_id],
  ])
  await owner.ask(calls.cancelOrder, { order_id: order.id, v: order.v, reason: 'refused' })
  expect(await goods.counts()).toEqual({ '': 5 })
})

test('what cannot be joined says why, and nothing changes', async () => {
  const [older, newer] = await pair()
  const other = await take({ number: newPhone() })
  expect(await join(older, other)).toBeRefused(422, 'These orders are of two numbers')
  expect(await join(older, older)).toBeRefused(422, 'An order is there twice')
  expect(await join(older, { id: 2_000_000_000, v: 0 })).toBeRefused(404)
  expect(await join(older, newer, agent, { tell: 'perhaps' })).toBeRefused(
    422,
    'Please say whether to tell the customer',
  )
  const stale = await join(older, { ...newer, v: 7 })
  expect(stale).toBeRefused(409, 'This order has changed meanwhile, please look at it again')
  expect(stale.body.current).toMatchObject({ id: newer.id, v: newer.v })

  const call = { order_id: newer.id, v: newer.v, outcome: 'confirmed' }
  const { order: called } = (await agent.ask(calls.recordCall, call)).body
  const packed = await agent.ask(calls.stepOrder, { order_id: newer.id, v: called.v, to: 2 })
  const late = await join(older, packed.body.order, owner)
  expect(late).toBeRefused(409, 'Only orders that wait for a call or are confirmed are joined')
  expect(late.body.current).toMatchObject({ id: newer.id, status: 2 })
  expect(await now(older)).toMatchObject({ v: older.v, status: 0 })
})

test('an agent joins before either is confirmed, owner and manager after it, and the older keeps its state', async () => {
  for (const [nr, isOlder] of [true, false].entries()) {
    const [older, newer] = await pair(
      isOlder ? { confirm: true } : {},
      isOlder ? {} : { confirm: true },
    )
    expect(await join(older, newer)).toBeRefused(403)
    const { order } = (await join(older, newer, nr ? owner : manager)).body
    expect(order).toMatchObject({ status: isOlder ? 1 : 0, total: 1060 })
  }
})

test('a join sent again under its key is done once', async () => {
  const [older, newer] = await pair()
  const how = { headers: { 'Idempotency-Key': 'join them' } }

  const answers = await Promise.all([1, 2, 3].map(() => join(older, newer, agent, {}, how)))
  const late = await join(older, newer, agent, {}, how)

  for (const { status, body } of [...answers, late]) {
    expect({ status, body }).toEqual({ status: 200, body: late.body })
  }
  expect(late.body.order).toMatchObject({ v: older.v + 1, total: 1060 })
  expect(await join(newer, older, agent, {}, how)).toBeRefused(422)
})

test('a joined order is no cancelled one: it is not corrected, counted or printed', async () => {
  const title = 'Ordered once'
  const { id: product_id } = await make.product({ title, priceTaka: 9 })
  const lines = [{ product_id, quantity: 40 }]
  const [older, newer] = await pair({ lines }, { lines })
  const { joined } = (await join(older, newer)).body

  const correct = { order_id: joined.id, v: joined.v, why: 'Not meant' }
  expect(await owner.ask(calls.correctOrder, correct)).toBeRefused(
    409,
    `The products of this order are in the order ${older.trans_id}`,
  )
  const { slips } = (await agent.ask(calls.getSlips, { order_ids: [joined.id, older.id] })).body
  expect(slips.map(({ id, due }) => [id, due])).toEqual([[older.id, 780]])
  const { days, products } = (await owner.ask(getToday)).body
  expect(days.at(-1)?.cancelled).toBe(
    await prisma.order.count({ where: { status: 5, joinedInto: null } }),
  )
  const counted = products.find((each) => each.title === title)
  if (counted) expect(counted.quantity).toBe(80)
  const { orders } = (await agent.ask(calls.getOrders, { q: newer.trans_id })).body
  expect(orders).toMatchObject([{ status: 5, joined_into: older.trans_id }])
})

test('the audit says who joined which two orders', async () => {
  const [older, newer] = await pair({}, { advance: { taka: 10, way: 'cash' } })
  const member = manager
  await join(older, newer, member)

  const { entries } = (await owner.ask(getAudit, { staff: member.id })).body

  const ofJoin = entries.filter(({ act }) => act === joinOrders.path).slice(0, 20)
  const named = ofJoin.map(({ entity, trans_id }) => [entity, trans_id])
  expect(named).toContainEqual(['orders', older.trans_id])
  expect(named).toContainEqual(['orders', newer.trans_id])
  expect(named).toContainEqual(['order_payment', older.trans_id])
  expect(named).toContainEqual(['cancellation', newer.trans_id])
})

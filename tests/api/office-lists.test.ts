// Over 200 lines: the queues, their pages, the search and the marks share their orders.

import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { queues } from '#contract/office/rules'
import type { Fields } from '../support/ask.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'

const { shop, manager, agent } = await openOffice('manager', 'agent')
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** Ids of all pages of a list. */
async function idsOf(wanted: Fields): Promise<number[]> {
  const ids: number[] = []
  let after: string | null | undefined
  do {
    const { body } = await manager.ask(calls.getOrders, { ...wanted, after: after ?? undefined })
    ids.push(...body.orders.map(({ id }) => id))
    after = body.next
  } while (after)
  return ids
}

test('an order outside of Dhaka with the fee of Dhaka is marked until the courier has it', async () => {
  const away = { address: 'আগ্রাবাদ, চট্টগ্রাম' }
  const made = [
    { ...away },
    // The confirmed district counts before the words of the address.
    { address: 'House 7, Road 4', district: 'কুমিল্লা', status: 1 },
    { ...away, district: 'ঢাকা', status: 1 },
    { ...away, status: 3 },
    { ...away, feeTaka: 100, totalTaka: 600 },
    { address: 'ধানমন্ডি, ঢাকা' },
    { address: 'House 7, Road 4' },
  ]
  const ids: number[] = []
  for (const given of made) ids.push((await shop.make.order(given)).id)

  const { body } = await manager.ask(calls.getOrders, { queue: 'all' })

  const marked = body.orders.filter(({ fee_too_low }) => fee_too_low)
  expect(marked.map(({ id }) => id).sort()).toEqual([ids[0], ids[1]])
  await shop.prisma.order.deleteMany({ where: { id: { in: ids } } })
})

test('each order is in its queue, and counted there', async () => {
  const make = (given: Parameters<typeof shop.make.order>[0]) =>
    shop.make.order(given).then(({ id }) => id)
  const second = await make({ callAt: minutesAgo(5) })
  const first = await make({ callAt: minutesAgo(50) })
  const later = await make({ callAt: minutesAgo(-30) })
  const pack = await make({ status: 1 })
  const hand = await make({ status: 2 })
  const way = await make({ status: 3 })
  const back = await make({ status: 3, outcome: 1 })
  // A lost parcel waits no longer, whatever its customer sees.
  const lost = await make({ status: 3, outcome: 3 })
  const delivered = await make({ status: 4 })
  const cancelled = await make({ status: 5 })

  expect(await idsOf({ queue: 'call' })).toEqual([first, second])
  expect(await idsOf({ queue: 'later' })).toEqual([later])
  expect(await idsOf({ queue: 'pack' })).toEqual([pack])
  expect(await idsOf({ queue: 'hand' })).toEqual([hand])
  expect(await idsOf({ queue: 'way' })).toEqual([way])
  expect(await idsOf({ queue: 'back' })).toEqual([back])
  const all = [second, first, later, pack, hand, way, back, lost, delivered, cancelled].reverse()
  expect(await idsOf({ queue: 'all' })).toEqual(all)
  expect(await idsOf({})).toEqual(all)
  expect(await idsOf({ status: 4 })).toEqual([delivered])
  expect(await idsOf({ status: 3 })).toEqual([lost, back, way])

  const counts = await agent.ask(calls.getCounts)
  const { call_at } = (await manager.ask(calls.getOrders, { queue: 'call' })).body.orders[0]
  expect(counts.body).toMatchObject({
    call: { n: 2, oldest: call_at },
    later: { n: 1 },
    pack: { n: 1 },
    hand: { n: 1 },
    way: { n: 1 },
    back: { n: 1 },
    messages: 0,
    reviews: 0,
  })
})

test('a row of the list has the products of the order and the record of its number', async () => {
  const addressNumber = '01555000111'
  await shop.make.order({ addressNumber, status: 4 })
  await shop.make.order({ addressNumber, status: 2 })
  const order = await shop.make.order({ addressNumber, lineGiven: { title: 'Sari', quantity: 3 } })
  const { id: productId } = await shop.make.product()
  const line = { productId, quantity: 1, priceTaka: 0, title: 'Bag', slug: 'bag', image: '' }
  await shop.prisma.orderLine.create({ data: { ...line, orderId: order.id } })
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const answer = await manager.ask(calls.getOrders, { q: addressNumber, queue: 'call' })

  expect(answer.body.orders).toMatchObject([
    {
      id: order.id,
      trans_id: order.transId,
      number: addressNumber,
      total: 1560,
      title: 'Sari',
      quantity: 3,
      more: 1,
      same_phone: 1,
      record: { delivered: 1, returned: 0, cancelled: 0, open: 2 },
      claim: { by: 'Agent', mine: false },
    },
  ])
  expect(await idsOf({ staff: agent.id })).toEqual([order.id])
  expect(await idsOf({ staff: manager.id })).toEqual([])
})

test.each(queues)('the pages of %s hold each order once', async (queue) => {
  const given = {
    call: { callAt: minutesAgo(7) },
    later: { callAt: minutesAgo(-7) },
    pack: { status: 1 },
    hand: { status: 2 },
    way: { status: 3 },
    back: { status: 3, outcome: 1 },
    blocked: { addressNumber: '01911000011' },
    all: {},
  }[queue]
  if (queue === 'blocked') {
    await shop.prisma.phoneBlock.create({ data: { phone: '01911000011', reason: 'No' } })
  }
  const { id: customerId } = await shop.make.customer()
  const made: number[] = []
  const addressName = `Pages ${queue}`
  for (let nr = 0; nr < 61; nr++) {
    made.push((await shop.make.order({ ...given, customerId, addressName })).id)
  }

  const ids = await idsOf({ queue, q: addressName })

  expect(ids).toEqual(queue === 'all' ? made.toReversed() : made)
  const page = await manager.ask(calls.getOrders, { queue, q: addressName })
  expect(page.body.orders).toHaveLength(30)
})

test.each(['x', '1.2.3', '9e9', '-', '99999999999', '-62167219200001.1'])(
  'list cannot be continued at %s',
  async (after) => {
    expect(await manager.ask(calls.getOrders, { queue: 'call', after })).toBeRefused(422)
    expect(await manager.ask(calls.getOrders, { after })).toBeRefused(422)
  },
)

test('an order is found by its transaction id, its number in any spelling, its name', async () => {
  const { id, transId } = await shop.make.order({
    addressNumber: '+8801899776655',
    addressName: 'Mst. Shirin Akter (Lily)',
  })
  await shop.make.order({ addressNumber: '01899776600', addressName: 'Shirin Sultana' })

  for (const q of [
    ...[transId, transId.toLowerCase().replaceAll('-', ''), ` #${transId.replaceAll('0', 'o')}`],
    ...[
      '01899776655',
      '+880 1899-776655',
      '8801899776655',
      '০১৮৯৯-৭৭৬৬৫৫',
      '6655',
      // Copied from a phone's contacts, between invisible marks.
      '\u202a+880 1899-776655\u202c',
      '018/99776655',
      '(018) 99776655',
      ...['1899776655', '+880 01899 776655', '०१८९९७७६६५५', '01899.776655.'],
    ],
    ...['shirin akter', 'LILY', 'akter, mst'],
  ]) {
    expect(await idsOf({ q }), q).toEqual([id])
  }
  expect(await idsOf({ q: 'shirin' })).toHaveLength(2)
  for (const q of ['655', 'shir', 'shirin akter sultana', '0000-0000-0000', '...', '66550']) {
    expect(await idsOf({ q }), q).toEqual([])
  }
})

test('days of the list are those of Dhaka', async () => {
  const at = (time: string) => shop.make.order({ createdAt: new Date(time), district: 'Bogura' })
  await at('2025-03-01T17:59:59Z')
  const first = await at('2025-03-01T18:00:00Z')
  const last = await at('2025-03-02T17:59:59Z')
  await at('2025-03-02T18:00:00Z')

  const day = { from: '2025-03-02', to: '2025-03-02', district: 'Bogura' }
  expect(await idsOf(day)).toEqual([last.id, first.id])
  const moment = { from: '2025-03-02T17:59:59Z', to: '2025-03-02T18:00:00+00:00' }
  expect(await idsOf(moment)).toEqual([last.id])
  for (const day of ['0000-01-01', '0001-01-01', '0999-12-31T23:59:59Z']) {
    expect(await manager.ask(calls.getOrders, { from: day })).toBeRefused(422)
    expect(await manager.ask(calls.getOrders, { to: day })).toBeRefused(422)
  }
  expect(await idsOf({ from: '9999-12-31', district: 'Bogura' })).toEqual([])
})

test('orders are listed by a product in them, and by who worked on them', async () => {
  const product = await shop.make.product({})
  const lineGiven = { productId: product.id }
  const first = await shop.make.order({ lineGiven, status: 4 })
  const other = await shop.make.order({ status: 1 })
  const last = await shop.make.order({ lineGiven })
  expect(await idsOf({ product: product.id })).toEqual([last.id, first.id])
  expect(await idsOf({ product: product.id, status: 4 })).toEqual([first.id])

  const before = await idsOf({ staff: agent.id })
  const { v } = await seenBy(agent, other)
  const packed = await agent.ask(calls.stepOrder, { order_id: other.id, v, to: 2 })
  expect(packed.status).toBe(200)
  expect(await idsOf({ staff: agent.id })).toEqual([other.id, ...before])
  expect(await idsOf({ staff: agent.id, product: product.id })).toEqual([])
})

test('a parcel on its way is as old as its hand-over', async () => {
  const { id } = await shop.make.order({ status: 2, createdAt: minutesAgo(3 * 24 * 60) })
  const handedAt = async () =>
    (await manager.ask(calls.getOrders)).body.orders.find((each) => each.id === id)?.handed_at
  expect(await handedAt()).toBeNull()
  const before = Date.now()

  await shop.prisma.order.update({ where: { id }, data: { status: 3 } })

  expect(Date.parse(String(await handedAt()))).toBeGreaterThanOrEqual(before - 1000)
})

test('the code of a product finds its orders, and the ends of numbers as before', async () => {
  const lineGiven = (productId: number) => ({ lineGiven: { productId } })
  const one = await shop.make.order({ addressNumber: '01555000222', ...lineGiven(4321) })
  const other = await shop.make.order({ addressNumber: '01555004321', ...lineGiven(654321) })
  const twice = await shop.make.order({ addressNumber: '01555000333', ...lineGiven(4321) })
  const line = { productId: 4321, quantity: 1, priceTaka: 0, title: 'Bag', slug: 'b', image: '' }
  await shop.prisma.orderLine.create({ data: { ...line, orderId: twice.id } })

  expect(await idsOf({ q: '4321' })).toEqual([twice.id, other.id, one.id])
  expect(await idsOf({ q: '৪৩২১' })).toEqual([twice.id, other.id, one.id])
  expect(await idsOf({ q: '654321' })).toEqual([other.id])
  const short = await shop.make.order({ addressNumber: '01555000444', ...lineGiven(997) })
  expect(await idsOf({ q: '997' })).toEqual([short.id])
  // A longer number is no product's code, and no number's end.
  expect(await idsOf({ q: '0654321' })).toEqual([])
})

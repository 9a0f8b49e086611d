// Over 200 lines: every final state, one at a time, many at once, and at random.

import { afterEach, expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { cancelOrder as cancelOwn, getOrder as getOwn } from '#contract/orders'
import { readEvents } from '../../server/office/today/read-events.ts'
import { findBrokenInvariants } from '../support/broken-invariants.ts'
import { openBuyers } from '../support/buyers.ts'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { age, seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const shop = await openShop({ SMTP_URL: server.url, MAIL_FROM: 'hello@shop.example' })
const { prisma, pool } = shop
const { signedIn } = openStaff(shop)
const [manager, agent] = [await signedIn('manager'), await signedIn('agent')]
const { newBuyer, filled } = openBuyers(shop, manager)
const { work, messagesOf } = await openMessages(shop)

const broken = async () => [
  ...(await findBrokenInvariants(pool, shop.uploadsDir, shop.stored)),
  ...(await findDifferences(pool)),
]
afterEach(async () => expect(await broken()).toEqual([]))

type Order = { id: number; transId: string }
const seen = (order: Order) => seenBy(manager, order)
/** An act of a manager on the order as it is now. */
async function act(order: Order, endpoint: Parameters<typeof manager.ask>[0], input: object = {}) {
  const { v } = await seen(order)
  return manager.ask(endpoint, { order_id: order.id, v, ...input })
}
const step = (order: Order, to: number) => act(order, calls.stepOrder, { to })
const cancel = (order: Order) => act(order, calls.cancelOrder, { reason: 'fraud' })
const outcome = (order: Order, outcome: string, restock?: object[]) =>
  act(order, calls.recordOutcome, { outcome, restock })
const correct = (order: Order, more: object = {}) =>
  act(order, calls.correctOrder, { why: 'A wrong tick', ...more })

/** Ordered by a shopper: two counted pieces and a promo. */
async function ordered(count = 5, given: Parameters<typeof shop.make.promo>[0] = {}) {
  const product = await countedProduct(shop, { title: 'Lamp', count })
  const promo = await shop.make.promo(given)
  const buyer = await newBuyer()
  const order = await buy()
  const state = async () => ({
    pieces: (await product.counts())[''],
    uses: (await prisma.promo.findUniqueOrThrow({ where: { id: promo.id } })).redeemed,
  })
  async function buy() {
    const pieces = [{ productId: product.id, quantity: 2 }]
    const { body } = await (await filled(buyer, pieces, promo.code))()
    expect(body.message).toBe('ordered')
    return { id: Number(body.order.id), transId: String(body.trans_id) }
  }
  return { order, buyer, buy, state, product, promo }
}
async function toStatus(order: Order, status: number) {
  if (status > 0) await act(order, calls.recordCall, { outcome: 'confirmed' })
  for (let to = 2; to <= status; to++) await step(order, to)
}

test.each([
  ['a wrong delivered', 4, [], { status: 3, outcome: null }],
  ['a wrong return after the delivery', 4, ['received'], { status: 4, outcome: null }],
  [
    'a parcel that did not come back',
    3,
    ['coming_back', 'received'],
    { status: 3, outcome: 'coming_back' },
  ],
])('%s is corrected, with pieces, promo and events', async (_what, status, ends, before) => {
  const { order, state } = await ordered()
  await toStatus(order, status)
  const { lines } = await seen(order)
  const restock = lines.map(({ id }) => ({ line_id: id, quantity: 2 }))
  for (const end of ends) await outcome(order, end, end === 'received' ? restock : undefined)
  const ended = await seen(order)
  expect(ended.correct).toMatchObject(before)

  const corrected = await correct(order)

  expect(corrected.body.order).toMatchObject(before)
  expect(await state()).toEqual({ pieces: 3, uses: 1 })
  expect(corrected.body.order.events.at(-1)).toMatchObject({
    kind: 'correction',
    from_status: ended.status,
    to_status: before.status,
    by: expect.any(String),
    data: { why: 'A wrong tick', from_outcome: ended.outcome, outcome: before.outcome },
  })
})

test.each([0, 1, 2])('an order cancelled at status %i comes back as it was', async (status) => {
  const { order, buyer, state } = await ordered()
  await toStatus(order, status)
  await buyer.ask(cancelOwn, { order_id: order.id, reason: 'Too dear' })
  expect(await state()).toEqual({ pieces: 5, uses: 0 })

  const corrected = await correct(order)

  expect(corrected.body.order).toMatchObject({ status, outcome: null, correct: null })
  expect(await state()).toEqual({ pieces: 3, uses: 1 })
  const own = await buyer.ask(getOwn, { trans_id: order.transId })
  expect(own.body.order.order_status).toBe(status)
  // Cancelled once more, each cancellation has its own reason.
  await cancel(order)
  const { events } = await seen(order)
  expect(events.filter(({ to_status }) => to_status === 5).map(({ data }) => data)).toMatchObject([
    { customer: true, words: 'Too dear' },
    { reason: 'fraud' },
  ])
  expect(await state()).toEqual({ pieces: 5, uses: 0 })
})

test('a parcel on its way again is as long there as before', async () => {
  const { order } = await ordered()
  await toStatus(order, 3)
  const shipped = (await seen(order)).events.at(-1)
  await age(pool, shipped?.id ?? 0, 5 * 86_400)
  await step(order, 4)

  const { body } = await correct(order)

  const days = (Date.now() - Date.parse(body.order.handed_at)) / 86_400_000
  expect(days).toBeCloseTo(5, 1)
})

test('a refused call is corrected: the order waits for its call now', async () => {
  const { order } = await ordered()
  await act(order, calls.recordCall, { outcome: 'no_answer' })
  await act(order, calls.recordCall, { outcome: 'refused' })

  const { body } = await correct(order)

  expect(body.order).toMatchObject({ status: 0, calls: 0 })
  expect(Date.parse(body.order.call_at)).toBeLessThanOrEqual(Date.now())
})

test('what stands against a correction is said, and nothing changes', async () => {
  const first = await ordered(2)
  await cancel(first.order)
  await first.buy()
  const second = await ordered(9, { maxRedemptions: 1 })
  await cancel(second.order)
  await second.buy()

  expect(await correct(first.order)).toBeRefused(409, 'Lamp is out of stock')
  expect(await correct(second.order)).toBeRefused(409, `The promo ${second.promo.code} is used up`)

  expect((await seen(first.order)).status).toBe(5)
  expect(await second.state()).toEqual({ pieces: 7, uses: 1 })
  expect(await correct((await ordered()).order)).toBeRefused(409, 'This order has not ended')
})

test('only owner and manager correct, with a reason, within seven days', async () => {
  const { order } = await ordered()
  await toStatus(order, 4)
  const { v, events } = await seen(order)
  const input = { order_id: order.id, v, why: 'A wrong tick' }

  expect(await agent.ask(calls.correctOrder, input)).toBeRefused(403)
  expect((await seenBy(agent, order)).correct).toBeNull()
  expect(await manager.ask(calls.correctOrder, { ...input, why: ' ' })).toBeRefused(422)
  await age(pool, events.at(-1)?.id ?? 0, 7 * 86_400 + 1)
  const late = await manager.ask(calls.correctOrder, input)
  expect(late).toBeRefused(409, 'This can only be corrected within 7 days')
  expect((await seen(order)).correct).toBeNull()
  await age(pool, events.at(-1)?.id ?? 0, 7 * 86_400 - 60)
  expect((await manager.ask(calls.correctOrder, input)).body.order.status).toBe(3)
})

test('the database lets a final state go back only by its own event, and by staff', async () => {
  const [one, other] = [(await ordered()).order, (await ordered()).order]
  for (const order of [one, other]) await toStatus(order, 4)
  const own = (await seen(one)).events.at(-1)?.id
  const foreign = (await seen(other)).events.at(-1)?.id
  const goBack = async (event: number | undefined, staff: string, status: number) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `select set_config('shop.correct', $1, true), set_config('shop.staff', $2, true)`,
        [String(event ?? ''), staff],
      )
      await client.query('update orders set status = $2 where id = $1', [one.id, status])
      return 'gone back'
    } catch (error) {
      return String(Object(error).message)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const me = String(manager.id)
  const refused = /an order does not go from status 4 to/

  expect(await goBack(undefined, me, 3)).toMatch(refused)
  expect(await goBack(foreign, me, 3)).toMatch(refused)
  expect(await goBack(own, '', 3)).toMatch(refused)
  expect(await goBack(own, me, 2)).toMatch(refused)
  expect(await goBack(own, me, 3)).toBe('gone back')
})

test('a hundred wrong delivered are corrected at once; one that cannot be stays with its reason', async () => {
  const orders: Order[] = []
  for (let nr = 0; nr < 100; nr++) orders.push(await shop.make.order({ status: 3 }))
  const named = (v: number) => orders.map(({ id }) => ({ order_id: id, v }))
  await manager.ask(calls.stepOrders, { orders: named(0), to: 4 })
  const before = await delivered()
  const [first = { id: 0, transId: '' }] = orders
  await outcome(first, 'received')

  const { body } = await manager.ask(calls.correctOrders, { orders: named(1), why: 'Wrong list' })

  const failed = body.results.filter(({ ok }: { ok: boolean }) => !ok)
  expect(failed).toMatchObject([{ order_id: first.id, status: 409, current: { status: 4 } }])
  const statuses = await prisma.order.groupBy({
    by: 'status',
    where: { id: { in: orders.map(({ id }) => id) } },
    _count: true,
  })
  expect(statuses).toMatchObject(
    expect.arrayContaining([
      { status: 3, _count: 99 },
      { status: 4, _count: 1 },
    ]),
  )
  expect(before - (await delivered())).toBe(99)
})

/** Orders that count as delivered today. */
async function delivered() {
  const counts = await readEvents(prisma, [new Date(Date.now() - 3_600_000)])
  return counts
    .filter(({ kind, status }) => kind === 1 && status === 4)
    .reduce((n, one) => n + one.n, 0)
}

test.each([
  [true, [['shipped', 'mail']]],
  [false, []],
])('a correction that tells the customer (%s) writes these messages', async (tell, messages) => {
  const { order } = await ordered()
  await toStatus(order, 4)

  const { body } = await correct(order, { tell })
  await work()

  const event = body.order.events.at(-1)
  expect(Boolean(event.data.tell)).toBe(tell)
  const written = (await messagesOf(order.id)).filter(({ key }) => key.startsWith(`${event.id}:`))
  expect(written.map(({ kind, channel }) => [kind, channel])).toEqual(messages)
})

/** The same numbers in every run. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

test('stock and promos are right after 100 random sequences of steps, cancels, corrections and edits', async () => {
  const roll = dice(20_261_129)
  const { order, product, promo, buyer, buy } = await ordered(400, { maxPerCustomer: null })
  const orders = [order]
  const done: Record<string, number> = {}
  for (let sequence = 0; sequence < 100; sequence++) {
    if (roll(4) === 0) orders.push(await buy())
    const one = orders[roll(orders.length)] ?? order
    let now = await seen(one)
    for (let nr = 0; nr < 3; nr++) {
      const { id: order_id, v, status, fee, name, number, address } = now
      const ask = (endpoint: Parameters<typeof manager.ask>[0], input: object) =>
        manager.ask(endpoint, { order_id, v, ...input })
      const restock = now.lines
        .map(({ id, to_restock = 0 }) => ({ line_id: id, quantity: roll(to_restock + 1) }))
        .filter(({ quantity }) => quantity > 0)
      const lines = now.lines.map(({ id }) => ({ line_id: id, quantity: 1 + roll(5) }))
      const acts = {
        forward: () =>
          status === 0
            ? ask(calls.recordCall, { outcome: 'confirmed' })
            : ask(calls.stepOrder, { to: status + 1 }),
        cancel: () => ask(calls.cancelOrder, { reason: 'fraud' }),
        ownCancel: () => buyer.ask(cancelOwn, { order_id, reason: '' }),
        correct: () => ask(calls.correctOrder, { why: 'Again' }),
        comesBack: () => ask(calls.recordOutcome, { outcome: 'coming_back' }),
        received: () => ask(calls.recordOutcome, { outcome: 'received', restock }),
        edit: () => ask(calls.editOrder, { fee, name, number, address, lines }),
        undo: () => manager.ask(calls.undoAct, { event_id: now.undo?.event_id ?? 1 }),
      }
      const names = Object.keys(acts) as (keyof typeof acts)[]
      // Most acts go on, or few orders would come to their end.
      const act = (roll(3) > 0 && names[roll(names.length)]) || 'forward'
      const { status: answered, body } = await acts[act]()
      expect([200, 409, 422]).toContain(answered)
      if (answered === 200) done[act] = (done[act] ?? 0) + 1
      now = body.order?.trans_id === now.trans_id ? body.order : await seen(one)
    }
    // What the shelf has and what the orders hold is what there was.
    const ids = orders.map(({ id }) => id)
    const held = await prisma.orderLine.findMany({ where: { orderId: { in: ids } } })
    const taken = held.reduce((sum, { quantity, restocked }) => sum + quantity - restocked, 0)
    expect((await product.counts())['']).toBe(400 - taken)
    const open = await prisma.order.count({ where: { id: { in: ids }, status: { not: 5 } } })
    expect((await prisma.promo.findUniqueOrThrow({ where: { id: promo.id } })).redeemed).toBe(open)
  }
  expect(Object.keys(done)).toHaveLength(8)
}, 240_000)

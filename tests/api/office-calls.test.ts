import { expect, test } from 'vitest'
import { getOrder as getOwnOrder } from '#contract/orders'
import { openStaff } from '../support/office.ts'
import { age, askAtAge, seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/orders'

const shop = await openShop()
const { signedIn } = openStaff(shop)
const agent = await signedIn('agent', 'Agent One')
const other = await signedIn('agent', 'Agent Two')
const minutesFromNow = (time: string) => (new Date(time).getTime() - Date.now()) / 60_000
/** Dhaka's clock. */
const clockOf = (time: string) =>
  new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka', timeStyle: 'short' })

test('a confirmed order is packed next, and in nobody’s hand', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const answer = await agent.ask(calls.recordCall, {
    ...{ order_id: order.id, v: 0, outcome: 'confirmed' },
    ...{ district: 'ঢাকা', note: 'after five' },
  })

  expect(answer.body.order).toMatchObject({ status: 1, claim: null, district: 'ঢাকা', calls: 0 })
  expect(answer.body.order.events.at(-1)).toMatchObject({
    ...{ kind: 'status', from_status: 0, to_status: 1, by: 'Agent One' },
    data: { call: 'confirmed', note: 'after five' },
  })
  const shown = await customer.ask(getOwnOrder, { trans_id: order.transId })
  expect(shown.body.order.order_status).toBe(1)
})

test('without an answer it is called again after 30 minutes, 2 hours, next day 9:30', async () => {
  const order = await shop.make.order()
  const report = async () => {
    const { v } = await seenBy(agent, order)
    const reported = { order_id: order.id, v, outcome: 'no_answer' }
    return (await agent.ask(calls.recordCall, reported)).body.order
  }

  const first = await report()
  const second = await report()
  const third = await report()

  expect([first.calls, second.calls, third.calls]).toEqual([1, 2, 3])
  expect(minutesFromNow(first.call_at)).toBeCloseTo(30, 0)
  expect(minutesFromNow(second.call_at)).toBeCloseTo(120, 0)
  expect(clockOf(third.call_at)).toBe('09:30')
  expect(minutesFromNow(third.call_at)).toBeGreaterThan(9.5 * 60 - 1)
  expect(minutesFromNow(third.call_at)).toBeLessThan(33.5 * 60)
  expect(third).toMatchObject({ status: 0, claim: null })
  expect(third.events.at(-1)).toMatchObject({ kind: 'call', data: { outcome: 'no_answer' } })
})

test('later is when the customer said, of the next 30 days', async () => {
  const order = await shop.make.order({ calls: 2 })
  const later = (call_at?: string) =>
    agent.ask(calls.recordCall, { order_id: order.id, v: 0, outcome: 'later', call_at })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  for (const wrong of [undefined, inDays(-0.01), inDays(30.1), inDays(-2).slice(0, 10), 'soon']) {
    const refused = await later(wrong)
    expect(refused).toBeRefused(422)
    expect(Object.keys(refused.body.errors)).toEqual(['call_at'])
  }
  const day = inDays(3).slice(0, 10)
  const { body } = await later(day)

  expect(body.order.call_at).toBe(`${day}T03:30:00.000Z`)
  expect(body.order.calls).toBe(0)
})

test('a wrong number is marked until somebody answers', async () => {
  const order = await shop.make.order()
  const wrong = { order_id: order.id, v: 0, outcome: 'wrong_number' }

  const marked = (await agent.ask(calls.recordCall, wrong)).body.order
  expect(marked).toMatchObject({ wrong_number: true, status: 0 })
  expect(clockOf(marked.call_at)).toBe('09:30')

  const right = { order_id: order.id, v: marked.v, outcome: 'confirmed' }
  expect((await agent.ask(calls.recordCall, right)).body.order.wrong_number).toBe(false)
})

test('an order that the customer does not want is cancelled, and that is not taken back', async () => {
  const order = await shop.make.order()

  const { body } = await agent.ask(calls.recordCall, {
    ...{ order_id: order.id, v: 0, outcome: 'refused', note: 'too dear' },
  })

  expect(body.order).toMatchObject({ status: 5, undo: null, claim: null })
  const [event] = body.order.events.slice(-1)
  expect(event.data).toEqual({ call: 'refused', reason: 'refused', note: 'too dear' })
  const row = await shop.prisma.cancellation.findUniqueOrThrow({ where: { orderId: order.id } })
  expect(row.reason).toBe('You told us on the phone that you do not want this order')
  const undone = await agent.ask(calls.undoAct, { event_id: event.id })
  expect(undone).toBeRefused(409, 'This cannot be undone')
  expect(undone.body.current.status).toBe(5)
})

test.each([
  [{ status: 1 }, 0, 'This order no longer waits for a call'],
  [{ status: 5 }, 3, 'This order was cancelled meanwhile'],
  [{}, 1, 'This order has changed meanwhile, please look at it again'],
])('a call about an order %j that was seen as %i is refused', async (given, v, message) => {
  const order = await shop.make.order(given)

  const answer = await agent.ask(calls.recordCall, { order_id: order.id, v, outcome: 'confirmed' })

  expect(answer).toBeRefused(409, message)
  expect(answer.body.current).toEqual(await seenBy(agent, order))
})

test('a call about an order in another’s hand is refused, of a free one is not', async () => {
  const order = await shop.make.order()
  await other.ask(calls.claimOrder, { order_id: order.id })
  const reported = { order_id: order.id, v: 0, outcome: 'no_answer' }

  const refused = await agent.ask(calls.recordCall, reported)
  await other.ask(calls.releaseOrder, { order_id: order.id })
  const taken = await agent.ask(calls.recordCall, reported)

  expect(refused).toBeRefused(409, 'Agent Two has this order in hand')
  expect(refused.body.current.claim.by).toBe('Agent Two')
  expect(taken.status).toBe(200)
})

test.each(['confirmed', 'no_answer', 'later', 'wrong_number'])(
  'a call that ended as %s is taken back at 59 seconds, not at 61',
  async (outcome) => {
    const callAt = new Date('2026-01-02T03:04:05Z')
    const order = await shop.make.order({
      ...{ callAt, calls: 1, wrongNumber: true, district: 'Bogura' },
    })
    const call_at = new Date(Date.now() + 86_400_000).toISOString()
    const call = { order_id: order.id, outcome, call_at, district: 'Dhaka' }
    const report = async (v: number) =>
      (await agent.ask(calls.recordCall, { ...call, v })).body.order

    const reported = await report(0)
    expect(reported.district).toBe('Dhaka')
    const { event_id } = reported.undo
    const foreign = await other.ask(calls.undoAct, { event_id })
    const undone = await askAtAge(shop.pool, event_id, 59, () =>
      agent.ask(calls.undoAct, { event_id }),
    )
    const twice = await agent.ask(calls.undoAct, { event_id })

    expect(foreign).toBeRefused(409, 'Only the person who did this can undo it')
    expect(undone.body.order).toMatchObject({
      ...{ status: 0, call_at: callAt.toISOString(), calls: 1, wrong_number: true, undo: null },
      ...{ claim: { mine: true }, district: 'Bogura' },
    })
    expect(undone.body.order.events.at(-1)).toMatchObject({
      kind: 'undo',
      data: { event: event_id },
    })
    expect(twice).toBeRefused(409, 'This order has changed meanwhile, please look at it again')

    const again = await report(undone.body.order.v)
    await age(shop.pool, again.undo.event_id, 61)
    const late = await agent.ask(calls.undoAct, { event_id: again.undo.event_id })
    expect(late).toBeRefused(409, 'This can only be undone within 60 seconds')
    expect(late.body.current.undo).toBeNull()
  },
)

// Over 200 lines: who calls, and what came of it

import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { saveStaff } from '#contract/office/staff'
import { getOrder as getOwnOrder } from '#contract/orders'
import { type Member, openStaff } from '../support/office.ts'
import { age, askAtAge, seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { signedIn } = openStaff(shop)
const agent = await signedIn('agent', 'Agent One')
const other = await signedIn('agent', 'Agent Two')
const minutesFromNow = (time: string) => (new Date(time).getTime() - Date.now()) / 60_000

test('claim lasts ten minutes', async () => {
  const order = await shop.make.order()

  const answer = await agent.ask(calls.claimOrder, { order_id: order.id })

  expect(answer.status).toBe(200)
  const { claim, v, events } = answer.body.order
  expect(claim).toMatchObject({ by: 'Agent One', mine: true })
  expect(minutesFromNow(claim.until)).toBeGreaterThan(9.5)
  expect(v).toBe(0)
  expect(events.at(-1)).toMatchObject({ kind: 'claim', by: 'Agent One', data: {} })
  expect((await seenBy(other, order)).claim).toMatchObject({ by: 'Agent One', mine: false })
})

test('claim is taken over only on request', async () => {
  const order = await shop.make.order()
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const refused = await other.ask(calls.claimOrder, { order_id: order.id })
  const taken = await other.ask(calls.claimOrder, { order_id: order.id, take_over: true })

  expect(refused).toBeRefused(409, 'Agent One has this order in hand')
  expect(refused.body.current).toEqual({ by: 'Agent One', until: expect.any(String) })
  expect(taken.body.order.claim).toMatchObject({ by: 'Agent Two', mine: true })
  expect(taken.body.order.events.at(-1)).toMatchObject({ data: { from: 'Agent One' } })
})

test('released order and expired claim are free', async () => {
  const order = await shop.make.order()
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const foreign = await other.ask(calls.releaseOrder, { order_id: order.id })
  expect(foreign.body.order.claim).toMatchObject({ by: 'Agent One' })
  const free = await agent.ask(calls.releaseOrder, { order_id: order.id })
  expect(free.body.order.claim).toBeNull()

  await agent.ask(calls.claimOrder, { order_id: order.id })
  await shop.pool.query(`update orders set claimed_until = now() where id = $1`, [order.id])
  expect((await other.ask(calls.claimOrder, { order_id: order.id })).status).toBe(200)
})

test('claim ends when the account is closed', async () => {
  const owner = await signedIn('owner')
  const leaving = await signedIn('agent', 'Agent Three')
  const [pending, packed] = [await shop.make.order(), await shop.make.order({ status: 2 })]
  for (const { id } of [pending, packed]) await leaving.ask(calls.claimOrder, { order_id: id })

  const person = { id: leaving.id, v: 0, name: 'Agent Three', role: 'agent' }
  const renamed = await owner.ask(saveStaff, { ...person, active: true })
  expect((await seenBy(other, packed)).claim).toMatchObject({ by: 'Agent Three' })
  const closed = await owner.ask(saveStaff, { ...person, v: renamed.body.staff.v, active: false })

  expect(closed.body.staff.active).toBe(false)
  for (const order of [pending, packed]) expect((await seenBy(other, order)).claim).toBeNull()
})

test('note renews the claim and leaves the version', async () => {
  const order = await shop.make.order()
  await agent.ask(calls.claimOrder, { order_id: order.id })
  await shop.pool.query(
    `update orders set claimed_until = now() + interval '1 minute' where id = $1`,
    [order.id],
  )

  const foreign = await other.ask(calls.noteOrder, { order_id: order.id, text: 'Call at noon' })
  expect(minutesFromNow(foreign.body.order.claim.until)).toBeLessThan(2)
  const noted = await agent.ask(calls.noteOrder, { order_id: order.id, text: 'নীল চান' })

  expect(minutesFromNow(noted.body.order.claim.until)).toBeGreaterThan(9.5)
  expect(noted.body.order).toMatchObject({ v: 0 })
  expect(noted.body.order.events.at(-1)).toMatchObject({ kind: 'note', data: { text: 'নীল চান' } })
})

test('eight agents at once get eight different next calls', async () => {
  await shop.pool.query(`update orders set call_at = now() + interval '1 day' where status = 0`)
  const waiting = []
  for (let nr = 0; nr < 40; nr++) {
    const callAt = new Date(Date.now() - (50 - nr) * 60_000)
    waiting.push(await shop.make.order({ callAt }))
  }
  const agents: Member[] = []
  for (let nr = 0; nr < 8; nr++) agents.push(await signedIn('agent'))

  const called = await Promise.all(
    agents.map(async (one) => {
      const own: number[] = []
      for (;;) {
        const { body } = await one.ask(calls.nextOrder)
        if (!body.order) return own
        own.push(body.order.id)
        const call = { order_id: body.order.id, v: body.order.v, outcome: 'confirmed' }
        expect((await one.ask(calls.recordCall, call)).status).toBe(200)
      }
    }),
  )

  expect(called.flat().toSorted((a, b) => a - b)).toEqual(waiting.map(({ id }) => id))
  expect(called.filter((own) => own.length > 0).length).toBeGreaterThan(1)
})

test('next call is the one that waits longest until its result is stored', async () => {
  await shop.pool.query(`update orders set call_at = now() + interval '1 day' where status = 0`)
  const newer = await shop.make.order({ callAt: new Date(Date.now() - 60_000) })
  const older = await shop.make.order({ callAt: new Date(Date.now() - 120_000) })

  const first = await agent.ask(calls.nextOrder)
  const again = await agent.ask(calls.nextOrder)
  const others = await other.ask(calls.nextOrder)

  expect(first.status).toBe(200)
  expect([first, again, others].map(({ body }) => body.order.id)).toEqual([
    ...[older.id, older.id, newer.id],
  ])
})

/** Dhaka's clock. */
const clockOf = (time: string) =>
  new Date(time).toLocaleTimeString('en-GB', { timeZone: 'Asia/Dhaka', timeStyle: 'short' })

test('confirmed order is packed next, and claimed by nobody', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const answer = await agent.ask(calls.recordCall, {
    order_id: order.id,
    v: 0,
    outcome: 'confirmed',
    district: 'ঢাকা',
    note: 'after five',
  })

  expect(answer.body.order).toMatchObject({ status: 1, claim: null, district: 'ঢাকা', calls: 0 })
  expect(answer.body.order.events.at(-1)).toMatchObject({
    kind: 'status',
    from_status: 0,
    to_status: 1,
    by: 'Agent One',
    data: { call: 'confirmed', note: 'after five' },
  })
  const shown = await customer.ask(getOwnOrder, { trans_id: order.transId })
  expect(shown.body.order.order_status).toBe(1)
})

test('unanswered call is due again after 30 minutes, 2 hours, and next day 9:30', async () => {
  const order = await shop.make.order()
  const report = async () => {
    const { v } = await seenBy(agent, order)
    const call = { order_id: order.id, v, outcome: 'no_answer' }
    return (await agent.ask(calls.recordCall, call)).body.order
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

test('call for later is due when the customer said, within 30 days', async () => {
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

test('wrong number stays marked until somebody answers', async () => {
  const order = await shop.make.order()
  const wrong = { order_id: order.id, v: 0, outcome: 'wrong_number' }

  const marked = (await agent.ask(calls.recordCall, wrong)).body.order
  expect(marked).toMatchObject({ wrong_number: true, status: 0 })
  expect(clockOf(marked.call_at)).toBe('09:30')

  const right = { order_id: order.id, v: marked.v, outcome: 'confirmed' }
  expect((await agent.ask(calls.recordCall, right)).body.order.wrong_number).toBe(false)
})

test('refused order is cancelled without an undo', async () => {
  const order = await shop.make.order()

  const { body } = await agent.ask(calls.recordCall, {
    order_id: order.id,
    v: 0,
    outcome: 'refused',
    note: 'too dear',
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

test('call about an order claimed by another is refused', async () => {
  const order = await shop.make.order()
  await other.ask(calls.claimOrder, { order_id: order.id })
  const call = { order_id: order.id, v: 0, outcome: 'no_answer' }

  const refused = await agent.ask(calls.recordCall, call)
  await other.ask(calls.releaseOrder, { order_id: order.id })
  const taken = await agent.ask(calls.recordCall, call)

  expect(refused).toBeRefused(409, 'Agent Two has this order in hand')
  expect(refused.body.current.claim.by).toBe('Agent Two')
  expect(taken.status).toBe(200)
})

test.each(['confirmed', 'no_answer', 'later', 'wrong_number'])(
  'a call that ended as %s is undone at 59 seconds, not at 61',
  async (outcome) => {
    const callAt = new Date('2026-01-02T03:04:05Z')
    const order = await shop.make.order({ callAt, calls: 1, wrongNumber: true, district: 'Bogura' })
    const call_at = new Date(Date.now() + 86_400_000).toISOString()
    const call = { order_id: order.id, outcome, call_at, district: 'Dhaka' }
    const report = async (v: number) =>
      (await agent.ask(calls.recordCall, { ...call, v })).body.order

    const recorded = await report(0)
    expect(recorded.district).toBe('ঢাকা')
    const { event_id } = recorded.undo
    const foreign = await other.ask(calls.undoAct, { event_id })
    const undone = await askAtAge(shop.pool, event_id, 59, () =>
      agent.ask(calls.undoAct, { event_id }),
    )
    const twice = await agent.ask(calls.undoAct, { event_id })

    expect(foreign).toBeRefused(409, 'Only the person who did this can undo it')
    expect(undone.body.order).toMatchObject({
      status: 0,
      call_at: callAt.toISOString(),
      calls: 1,
      wrong_number: true,
      undo: null,
      claim: { mine: true },
      district: 'Bogura',
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

import { expect, test } from 'vitest'
import { type Member, openStaff } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/orders'
import { saveStaff } from '#contract/office/staff'

const shop = await openShop()
const { signedIn } = openStaff(shop)
const agent = await signedIn('agent', 'Agent One')
const other = await signedIn('agent', 'Agent Two')
const minutesFromNow = (time: string) => (new Date(time).getTime() - Date.now()) / 60_000

test('a person who takes an order in hand has it for ten minutes', async () => {
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

test('another person takes it over only on request', async () => {
  const order = await shop.make.order()
  await agent.ask(calls.claimOrder, { order_id: order.id })

  const refused = await other.ask(calls.claimOrder, { order_id: order.id })
  const taken = await other.ask(calls.claimOrder, { order_id: order.id, take_over: true })

  expect(refused).toBeRefused(409, 'Agent One has this order in hand')
  expect(refused.body.current).toEqual({ by: 'Agent One', until: expect.any(String) })
  expect(taken.body.order.claim).toMatchObject({ by: 'Agent Two', mine: true })
  expect(taken.body.order.events.at(-1)).toMatchObject({ data: { from: 'Agent One' } })
})

test('an order that is let go, or was in hand for ten minutes, is free', async () => {
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

test('an order in hand is free when its person’s account is closed', async () => {
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

test('a note renews a claim, and is no change of the order', async () => {
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

test('eight agents on the next call never get one order twice', async () => {
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
        const reported = { order_id: body.order.id, v: body.order.v, outcome: 'confirmed' }
        expect((await one.ask(calls.recordCall, reported)).status).toBe(200)
      }
    }),
  )

  expect(called.flat().toSorted((a, b) => a - b)).toEqual(waiting.map(({ id }) => id))
  expect(called.filter((own) => own.length > 0).length).toBeGreaterThan(1)
})

test('the next call is the one that waits longest, again until its result is stored', async () => {
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

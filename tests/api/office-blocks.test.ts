// Over 200 lines: all promises about a blocked number of the office.
import { expect, test } from 'vitest'
import * as calls from '#contract/office/blocks'
import { getCounts, getOrder, getOrders, nextOrder } from '#contract/office/orders'
import { getAudit } from '#contract/office/staff'
import type { Fields } from '../support/ask.ts'
import { openOffice } from '../support/office.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, owner, manager, agent } = await openOffice('owner', 'manager', 'agent')
const dayMs = 24 * 60 * 60 * 1000
/** A day in Dhaka, counted from today. */
const dayIn = (days: number) =>
  new Date(Date.now() + 6 * 60 * 60 * 1000 + days * dayMs).toISOString().slice(0, 10)
const inYears = (years: number) => {
  const [year = '', ...rest] = dayIn(0).split('-')
  return [Number(year) + years, ...rest].join('-')
}
let number = 0
/** Not shared with other tests. */
const newPhone = () => `017${String(10_000_000 + ++number)}`
const save = (fields: Fields) => manager.ask(calls.saveBlock, fields)
const given = () => ({ phone: newPhone(), reason: 'Refused three parcels' })
const found = async (q: string) =>
  (await agent.ask(calls.getBlocks, { q })).body.blocks.map(({ phone }) => phone)
const rowOf = async (transId: string) =>
  (await agent.ask(getOrders, { q: transId })).body.orders.at(0)

test('a number is blocked, changed and unblocked by staff, in any script, and an agent reads it', async () => {
  const until = dayIn(7)
  const made = await save({ phone: '+৮৮০ ১৭৯৯-০০০০০১', reason: '  Never\n at home ', until })

  expect(made.status).toBe(200)
  const { block } = made.body
  expect(block).toEqual({
    id: block.id,
    v: 0,
    phone: '01799000001',
    reason: 'Never at home',
    until,
    over: false,
    by: 'Manager',
    created_at: expect.stringMatching(/^20.+Z$/),
  })
  expect((await agent.ask(calls.getBlocks)).body.blocks[0]).toEqual(block)

  const { id } = block
  const changed = { id, v: 0, phone: block.phone, reason: 'Asked us to stop', until: null }
  const second = await owner.ask(calls.saveBlock, changed)
  expect(second.body.block).toEqual({
    ...block,
    v: 1,
    reason: 'Asked us to stop',
    until: null,
    by: 'Owner',
  })

  const removed = await manager.ask(calls.removeBlock, { id, v: 1 })
  expect(removed.body.block).toEqual(second.body.block)
  expect(await found('01799000001')).toEqual([])
  // The undo of the page blocks it again.
  const { phone, reason } = removed.body.block
  expect((await save({ phone, reason, until: null })).body.block).toMatchObject({ phone, reason })

  const { entries } = (await owner.ask(getAudit, { entity: 'phone_block' })).body
  expect(entries.map(({ staff, act, subject }) => [staff, act, subject])).toEqual([
    ['Manager', calls.saveBlock.path, phone],
    ['Manager', calls.removeBlock.path, phone],
    // Its number was not changed, and the row is gone.
    ['Owner', calls.saveBlock.path, null],
    ['Manager', calls.saveBlock.path, phone],
  ])
})

test('an agent changes nothing', async () => {
  const { block } = (await save(given())).body

  expect(await agent.ask(calls.saveBlock, given())).toBeRefused(403)
  expect(await agent.ask(calls.removeBlock, { id: block.id, v: 0 })).toBeRefused(403)
  expect(await found(block.phone)).toEqual([block.phone])
})

test('a block is found by its number or digits of it, in any script, with and without +88', async () => {
  const phone = '01834567890'
  await save({ ...given(), phone })

  for (const q of [
    ...[phone, '+8801834567890', '+880 1834-567890', '8801834567890', '০১৮৩৪-৫৬৭৮৯০'],
    ...['34567890', '৩৪৫৬৭', '+8801834', '018 345', '\u202a+88018345\u202c'],
  ]) {
    expect(await found(q), q).toEqual([phone])
  }
  for (const q of ['01834567891', 'at home', '%', '_']) expect(await found(q), q).toEqual([])
})

test('all blocks come, the newest first, each once over the pages', async () => {
  for (let nr = 0; nr < 31; nr++) await save(given())
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await agent.ask(calls.getBlocks, { after })
    expect(page.status).toBe(200)
    ids.push(...page.body.blocks.map(({ id }) => id))
    after = page.body.next
  }

  const rows = await shop.prisma.phoneBlock.findMany({ orderBy: { id: 'desc' } })
  expect(ids).toEqual(rows.map(({ id }) => id))
})

test.each(['', '0171234567', '017123456789', '01212345678', '0255667788', '+966501234567', 'ফোন'])(
  'the number %j is refused',
  async (phone) => {
    expect(await save({ ...given(), phone })).toBeRefused(422)
  },
)

test('every wrong field is named', async () => {
  const wrong = { phone: '+966501234567', reason: ' ', until: 'tomorrow' }
  const answer = await save(wrong)
  expect(answer).toBeRefused(422)
  expect(answer.body.errors).toMatchObject({
    phone: ['A mobile number of Bangladesh has 11 digits, such as 01712345678'],
    reason: ['Please enter the reason'],
    until: expect.arrayContaining(['The last day is neither a moment nor a day']),
  })
  expect((await save({ ...given(), reason: 'ক'.repeat(201) })).body.errors).toEqual({
    reason: ['The reason may have at most 200 characters'],
  })
  expect((await save({ ...given(), reason: 'ক'.repeat(200) })).status).toBe(200)
})

test('a block ends today or later, at most five years ahead', async () => {
  const sentence = 'The last day can be from today to 5 years ahead'
  for (const until of [dayIn(-1), inYears(6)]) {
    const { body } = await save({ ...given(), until })
    expect(body.errors).toEqual({ until: [sentence] })
  }
  for (const until of [dayIn(0), inYears(5)]) {
    expect((await save({ ...given(), until })).body.block).toMatchObject({ until, over: false })
  }
})

test('a number is blocked once, also by two people at one moment', async () => {
  const { block } = (await save(given())).body
  const again = { phone: ['This number is blocked already'] }
  expect((await save({ ...given(), phone: block.phone })).body.errors).toEqual(again)
  const other = (await save(given())).body.block
  const moved = await save({ id: other.id, v: 0, reason: 'No', phone: block.phone })
  expect(moved.body.errors).toEqual(again)

  const fields = given()
  const both = await Promise.all([owner, manager].map((one) => one.ask(calls.saveBlock, fields)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('the second of two who change a block gets the present one', async () => {
  const { block } = (await save(given())).body
  const { id, phone } = block
  const first = await owner.ask(calls.saveBlock, { id, v: 0, phone, reason: 'First' })

  const late = [
    await save({ id, v: 0, phone, reason: 'Second' }),
    await save({ id, phone, reason: 'Second' }),
    await manager.ask(calls.removeBlock, { id, v: 0 }),
  ]

  for (const answer of late) {
    expect(answer).toBeRefused(409, 'Somebody changed this meanwhile, please look at it again')
    expect(answer.body.current).toEqual(first.body.block)
  }
  await owner.ask(calls.removeBlock, { id, v: 1 })
  expect(await save({ id, v: 1, phone, reason: 'Third' })).toBeRefused(404)
  expect(await manager.ask(calls.removeBlock, { id, v: 1 })).toBeRefused(404)
})

test('an order of a blocked number comes in as ever, and stands apart', async () => {
  const { confirm } = await fillCart(shop)
  const before = (await agent.ask(getCounts)).body
  const placed = (await confirm()).body
  const order = await shop.prisma.order.findUniqueOrThrow({
    where: { transId: placed.trans_id },
  })
  const until = dayIn(0)

  const { block } = (await save({ phone: order.addressNumber, reason: 'Refused parcels', until }))
    .body
  expect((await fillCart(shop).then(({ confirm: another }) => another())).status).toBe(200)

  const blocked = { reason: 'Refused parcels', until }
  expect((await rowOf(placed.trans_id))?.blocked).toEqual(blocked)
  const alone = await agent.ask(getOrder, { trans_id: placed.trans_id })
  expect(alone.body.order.blocked).toEqual(blocked)
  const idsIn = async (queue: string) =>
    (await agent.ask(getOrders, { queue })).body.orders.map(({ id }) => id)
  expect(await idsIn('blocked')).toContain(order.id)
  expect(await idsIn('call')).not.toContain(order.id)
  expect(await idsIn('all')).toContain(order.id)
  const counts = (await agent.ask(getCounts)).body
  expect(counts.blocked).toEqual({ n: 2, oldest: order.callAt.toISOString() })
  expect(counts.call.n).toBe(before.call.n)
  expect(counts.newest ?? 0).toBeLessThan(order.id)

  await manager.ask(calls.removeBlock, { id: block.id, v: 0 })
  expect(await rowOf(placed.trans_id)).not.toHaveProperty('blocked')
  expect(await idsIn('blocked')).toEqual([])
  const after = (await agent.ask(getCounts)).body
  expect(after.call.n).toBe(before.call.n + 2)
  expect(after.newest).toBeGreaterThan(order.id)
})

test('the next call skips a blocked number, and takes it once the block is over', async () => {
  await shop.prisma.order.updateMany({ data: { callAt: new Date(Date.now() + dayMs) } })
  const phone = newPhone()
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const first = await shop.make.order({ addressNumber: `+88${phone}`, callAt: minutesAgo(9) })
  const second = await shop.make.order({ addressNumber: newPhone(), callAt: minutesAgo(5) })
  const { block } = (await save({ phone, reason: 'No', until: dayIn(1) })).body
  const next = async () => (await agent.ask(nextOrder)).body.order?.id ?? null
  const counts = async () => (await agent.ask(getCounts)).body
  const iso = (at: Date) => at.toISOString()

  expect(await next()).toBe(second.id)
  expect(await counts()).toMatchObject({
    call: { n: 1, oldest: iso(second.callAt) },
    blocked: { n: 1, oldest: iso(first.callAt) },
  })
  await shop.prisma.order.update({ where: { id: second.id }, data: { status: 1 } })
  expect(await next()).toBe(null)

  // The last day passes.
  await shop.pool.query('update phone_block set until = $2 where id = $1', [block.id, dayIn(-1)])
  expect(await next()).toBe(first.id)
  expect((await rowOf(first.transId))?.blocked).toBe(undefined)
  const row = (await agent.ask(calls.getBlocks, { q: phone })).body.blocks[0]
  expect(row).toMatchObject({ until: dayIn(-1), over: true })
  // What is over keeps its day, and can be made to hold again.
  const ended = { id: block.id, v: row?.v, phone, reason: 'Again', until: dayIn(-1) }
  expect((await save(ended)).body.block).toMatchObject({ reason: 'Again', over: true })
})

test('an order that has ended says nothing of a block, one on its way does', async () => {
  const phone = newPhone()
  await save({ phone, reason: 'No' })
  const made = { addressNumber: phone }
  const sent = await shop.make.order({ ...made, status: 3 })
  const back = await shop.make.order({ ...made, status: 3, outcome: 1 })
  const delivered = await shop.make.order({ ...made, status: 4 })

  expect((await rowOf(sent.transId))?.blocked).toEqual({ reason: 'No', until: null })
  expect((await rowOf(back.transId))?.blocked).toBe(undefined)
  expect((await rowOf(delivered.transId))?.blocked).toBe(undefined)
})

test('a block that is over is deleted after 90 days, one for ever stays', async () => {
  const ends = async (days: number | null) => {
    const { block } = (await save(given())).body
    const until = days === null ? null : dayIn(-days)
    await shop.pool.query('update phone_block set until = $2 where id = $1', [block.id, until])
    return block.phone
  }
  const [gone, kept, forEver] = [await ends(92), await ends(88), await ends(null)]

  await shop.tidy()

  expect([await found(gone), await found(kept), await found(forEver)]).toEqual([
    [],
    [kept],
    [forEver],
  ])
})

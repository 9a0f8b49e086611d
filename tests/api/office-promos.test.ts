// Over 200 lines: all promises about a promo of the office.
import { expect, test } from 'vitest'
import * as calls from '#contract/office/promos'
import { getAudit } from '#contract/office/staff'
import { applyPromo } from '#contract/orders'
import type { Fields } from '../support/ask.ts'
import { openOffice, openStaff } from '../support/office.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, manager } = await openOffice('manager')
const dayMs = 24 * 60 * 60 * 1000
const dayIn = (days: number) =>
  new Date(Date.now() + 6 * 60 * 60 * 1000 + days * dayMs).toISOString().slice(0, 10)

let number = 0
const given = () => ({ code: `EID-${++number}`, taka: 100, uses: 300 })
const save = (fields: Fields) => manager.ask(calls.savePromo, fields)
const promoNow = async (id: number) => {
  const { promos } = (await manager.ask(calls.getPromos)).body
  return promos.find((promo) => promo.id === id)
}
/** A promo that one order has used. */
async function usedPromo() {
  const { promo } = (await save(given())).body
  const { confirm, buyer } = await fillCart(shop)
  expect((await confirm({ promo: promo.code })).status).toBe(200)
  return { promo: { ...promo, used: 1 }, buyer }
}

test('a promo is made, changed and ended by staff, and the shop takes it by that', async () => {
  const day = dayIn(0)
  const made = await save({
    code: ' eid-১০০ ',
    taka: 100,
    uses: 300,
    per_customer: 1,
    per_number: 2,
    min_subtotal: 1500,
    from: day,
    until: day,
    note: ' For the page ',
  })

  expect(made.status).toBe(200)
  const { promo } = made.body
  expect(promo).toEqual({
    id: promo.id,
    v: 0,
    code: 'EID-100',
    kind: 'taka',
    taka: 100,
    percent: null,
    most: null,
    uses: 300,
    used: 0,
    per_customer: 1,
    per_number: 2,
    min_subtotal: 1500,
    from: day,
    until: day,
    note: 'For the page',
    active: true,
    public: false,
    state: 'running',
  })
  const customer = await shop.customer()
  const apply = () => customer.ask(applyPromo, { promo_code: 'eid-100' })
  const applied = { promo_code: 'EID-100', price: 100, min_subtotal: 1500 }
  expect((await apply()).body.promo).toEqual(applied)

  const ended = await manager.ask(calls.endPromo, { id: promo.id, v: 0 })
  expect(ended.body.promo).toEqual({ ...promo, v: 1, active: false, state: 'ended' })
  expect(await apply()).toBeRefused(404, 'Invalid promo code')

  const { v: _v, used: _used, state: _state, ...fields } = promo
  const again = await save({ ...fields, v: 1, taka: 120, from: null, until: null, note: null })
  const back = { ...promo, v: 2, taka: 120, from: null, until: null, note: null }
  expect(again.body.promo).toEqual(back)
  expect((await apply()).body.promo.price).toBe(120)
  const audited = await shop.prisma.auditEntry.findMany({
    where: { entity: 'promo', entityId: String(promo.id) },
    orderBy: { id: 'asc' },
  })
  expect(audited.map(({ staffId, act }) => [staffId, act])).toEqual([
    [manager.id, calls.savePromo.path],
    [manager.id, calls.endPromo.path],
    [manager.id, calls.savePromo.path],
  ])
})

test('the audit names a promo by its code', async () => {
  const { promo } = (await save(given())).body
  const owner = await openStaff(shop).signedIn('owner')

  const { entries } = (await owner.ask(getAudit, { entity: 'promo' })).body

  expect(entries[0]).toMatchObject({ entity_id: String(promo.id), subject: promo.code })
})

test('days of a promo are those of Dhaka, the last one included', async () => {
  const { promo } = (await save({ ...given(), from: '2026-12-01', until: '2026-12-31' })).body

  const row = await shop.prisma.promo.findUniqueOrThrow({ where: { id: promo.id } })
  expect(row.startsAt).toEqual(new Date('2026-11-30T18:00:00Z'))
  expect(row.endsAt).toEqual(new Date('2026-12-31T18:00:00Z'))
  expect(await promoNow(promo.id)).toMatchObject({ from: '2026-12-01', until: '2026-12-31' })
})

test('a moment within a day stays while its day is not changed', async () => {
  const startsAt = new Date('2026-01-05T03:30:00Z')
  const { id, code } = await shop.make.promo({ startsAt, endsAt: new Date('2096-01-05T03:30:00Z') })

  await save({ id, v: 0, code, taka: 70, uses: 5, from: '2026-01-05', until: '2096-01-06' })

  const row = await shop.prisma.promo.findUniqueOrThrow({ where: { id } })
  expect(row.startsAt).toEqual(startsAt)
  expect(row.endsAt).toEqual(new Date('2096-01-06T18:00:00Z'))
})

test('a promo has its state', async () => {
  const stateOf = async (fields: Fields) => (await save({ ...given(), ...fields })).body.promo.state
  const { promo } = await usedPromo()

  expect(await stateOf({ from: dayIn(1) })).toBe('later')
  expect(await stateOf({ until: dayIn(-1) })).toBe('ended')
  expect(await stateOf({ until: dayIn(0) })).toBe('running')
  expect(await stateOf({ active: false })).toBe('ended')
  expect(await stateOf({ id: promo.id, v: 0, code: promo.code, uses: 1 })).toBe('used_up')
})

test('a use changes neither the version nor the audit; a used promo keeps code and amount', async () => {
  const { promo } = await usedPromo()
  const fields = { id: promo.id, v: 0, code: promo.code, taka: 100, uses: 300 }
  expect(await promoNow(promo.id)).toEqual(promo)

  expect((await save({ ...fields, taka: 101 })).body.errors).toEqual({
    taka: ['A used code keeps its letters and its amount'],
  })
  expect((await save({ ...fields, code: 'OTHER' })).body.errors).toEqual({
    code: ['A used code keeps its letters and its amount'],
  })
  const { confirm } = await fillCart(shop)
  await confirm({ promo: promo.code })
  expect((await save({ ...fields, uses: 1 })).body.errors).toEqual({
    uses: ['2 were used already'],
  })
  expect((await save({ ...fields, uses: 2 })).body.promo).toMatchObject({ used: 2, v: 1 })
})

test.each([
  [{ code: 'AB' }, 'code', 'A code has 3 to 20 of A-Z, 0-9 and -'],
  [{ code: 'A B C' }, 'code', 'A code has 3 to 20 of A-Z, 0-9 and -'],
  [{ code: 'ঈদ-অফার' }, 'code', 'A code has 3 to 20 of A-Z, 0-9 and -'],
  [{ code: 'X'.repeat(21) }, 'code', 'A code has 3 to 20 of A-Z, 0-9 and -'],
  [{ code: '' }, 'code', 'Please enter the code'],
  [{ taka: 0 }, 'taka', 'The amount off must be a whole number from 1 to 100000'],
  [{ taka: 100_001 }, 'taka', 'The amount off must be a whole number from 1 to 100000'],
  [{ uses: 1_000_001 }, 'uses', 'The total uses must be a whole number from 1 to 1000000'],
  [{ per_customer: 0 }, 'per_customer', /^The uses per customer must be .* from 1 to 1000$/],
  [{ per_number: 1_001 }, 'per_number', /^The uses per phone number must be .* from 1 to 1000$/],
  [{ min_subtotal: 1_000_001 }, 'min_subtotal', /^The minimum order total must be .* 1000000$/],
  [{ from: '2026-02-30' }, 'from', 'The first day is neither a moment nor a day'],
  [{ until: '9999-01-01' }, 'until', 'The last day is neither a moment nor a day'],
  [{ from: '2026-12-02', until: '2026-12-01' }, 'until', 'The end is before the beginning'],
  [{ note: 'ক'.repeat(101) }, 'note', 'The internal note may have at most 100 characters'],
  [{ active: 'yes' }, 'active', 'Please say whether the promo is active'],
])('%j is refused', async (fields, field, sentence) => {
  const answer = await save({ ...given(), ...fields })

  expect(answer).toBeRefused(422)
  expect(answer.body.errors).toEqual({ [field]: [expect.stringMatching(sentence)] })
})

test('all errors of a promo are answered at once', async () => {
  const answer = await save({
    code: 'ঈদ',
    taka: 0,
    uses: 0,
    per_customer: 'x',
    min_subtotal: 0,
    from: '2026-12-02',
    until: '2026-12-01',
    note: 'ক'.repeat(101),
  })
  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors).sort()).toEqual([
    'code',
    'min_subtotal',
    'note',
    'per_customer',
    'taka',
    'until',
    'uses',
  ])

  const { promo } = await usedPromo()
  await save({ ...given(), code: 'TAKEN' })
  const used = await save({ id: promo.id, v: 0, code: 'TAKEN', taka: 101, uses: 1 })
  expect(Object.keys(used.body.errors)).toEqual(['code', 'taka'])
})

test.each([
  { code: 'ABC', taka: 1, uses: 1, per_customer: 1, per_number: 1, min_subtotal: 1 },
  { code: 'Z'.repeat(20), taka: 100_000, uses: 1_000_000, per_customer: 1_000, per_number: 1_000 },
  { code: 'A-9', taka: 5, uses: 5, from: '2026-12-01', until: '2026-12-01', note: 'ক'.repeat(100) },
])('%j is saved', async (fields) => {
  expect((await save(fields)).body.promo).toMatchObject(fields)
})

test('promo code is unique, and a stale version is refused with the present values', async () => {
  const { promo } = (await save({ ...given(), code: 'ONCE' })).body
  const fields = { id: promo.id, code: 'ONCE', taka: 100, uses: 300 }

  expect((await save({ ...given(), code: 'once' })).body.errors).toEqual({
    code: ['There is a promo of this code'],
  })
  const late = await save({ ...fields, v: 3 })
  expect(late).toBeRefused(409, 'Somebody changed this meanwhile, please look at it again')
  expect(late.body.current).toEqual(promo)
  expect(await save(fields)).toBeRefused(409)
  expect(await manager.ask(calls.endPromo, { id: promo.id, v: 3 })).toBeRefused(409)
  expect(await save({ ...fields, id: 2_000_000_000, v: 0 })).toBeRefused(404)
  expect(await manager.ask(calls.endPromo, { id: 2_000_000_000, v: 0 })).toBeRefused(404)
})

test('all promos come, the newest first, each once over the pages', async () => {
  for (let nr = 0; nr < 31; nr++) await shop.make.promo()
  const ids: number[] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await manager.ask(calls.getPromos, { after })
    expect(page.status).toBe(200)
    ids.push(...page.body.promos.map(({ id }) => id))
    after = page.body.next
  }

  const rows = await shop.prisma.promo.findMany({ orderBy: { id: 'desc' }, select: { id: true } })
  expect(ids).toEqual(rows.map(({ id }) => id))
})

import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const shop = await openShop({ SMTP_URL: server.url, MAIL_FROM: 'hello@shop.example' })
const { signedIn } = openStaff(shop)
const [manager, agent] = [await signedIn('manager'), await signedIn('agent')]
const { work, ageLast, messagesOf } = await openMessages(shop)

const dhaka = 'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা'
const sylhet = 'জিন্দাবাজার, সিলেট সদর, সিলেট'
const nowhere = 'House 7, Road 4'

type Order = { id: number; transId: string }
async function edit(order: Order, changes: object, by = manager) {
  const { v, fee, name, number, address, lines } = await seenBy(manager, order)
  const kept = lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  const same = { order_id: order.id, v, fee, name, number, address, lines: kept }
  return by.ask(calls.editOrder, { ...same, ...changes })
}
const slipOf = async ({ id }: Order) =>
  (await agent.ask(calls.getSlips, { order_ids: [id] })).body.slips[0]
const call = (order: Order, more: object = {}) =>
  agent.ask(calls.recordCall, { order_id: order.id, v: 0, outcome: 'confirmed', ...more })

test.each([
  ['the sure district of its address', sylhet, {}, 'সিলেট'],
  ['none for an address that names none', nowhere, {}, null],
  ['the one said at the call', dhaka, { district: 'Sylhet' }, 'সিলেট'],
])('a confirmed order has %s', async (_what, address, said, district) => {
  const order = await shop.make.order({ address })

  const confirmed = await call(order, said)

  expect(confirmed.body.order).toMatchObject({ status: 1, district })
  const found = await agent.ask(calls.getOrders, { district: 'সিলেট', queue: 'pack' })
  expect(found.body.orders.some(({ id }) => id === order.id)).toBe(district !== null)
})

test('an order confirmed without a district takes that of its address when it is packed', async () => {
  const order = await shop.make.order({ address: sylhet, status: 1 })

  const packed = await agent.ask(calls.stepOrder, { order_id: order.id, v: 0, to: 2 })

  expect(packed.body.order).toMatchObject({ status: 2, district: 'সিলেট' })
  const { event_id } = packed.body.order.undo
  expect((await agent.ask(calls.undoAct, { event_id })).body.order.status).toBe(1)
})

test.each([
  ['follows', sylhet, 'সিলেট'],
  ['is asked again of', nowhere, null],
  ['stays for another house of', dhaka.replace('৭', '৯'), 'ঢাকা'],
])('the district %s an edited address, on slip and label too', async (_what, address, district) => {
  for (const status of [0, 1, 2, 3]) {
    const order = await shop.make.order({ address: dhaka, district: 'ঢাকা', status })

    const edited = await edit(order, { address })

    expect(edited.body.order).toMatchObject({ address, district, district_guess: null })
    expect(await slipOf(order)).toMatchObject({ address, district })
  }
})

test('a district that staff chose stays while the address says as much as before', async () => {
  const order = await shop.make.order({ address: 'Road 3, Tongi, Dhaka', district: 'ঢাকা' })

  const edited = await edit(order, { address: 'Road 5, Tongi, Dhaka' })

  expect(edited.body.order.district).toBe('ঢাকা')
})

test('the district is changed by name in either language until the parcel leaves, with an event', async () => {
  const order = await shop.make.order({ address: nowhere, status: 2 })
  const change = (v: number, district: string, by = agent) =>
    by.ask(calls.setDistrict, { order_id: order.id, v, district })

  const named = await change(0, 'chattogram')

  expect(named.body.order).toMatchObject({ district: 'চট্টগ্রাম', v: 1 })
  expect(named.body.order.events.at(-1)).toMatchObject({
    kind: 'edit',
    by: expect.any(String),
    data: { changes: { district: { after: 'চট্টগ্রাম' } } },
  })
  expect(await slipOf(order)).toMatchObject({ district: 'চট্টগ্রাম' })
  expect(await change(1, 'Atlantis')).toBeRefused(422, 'There is no such district')
  expect(await change(0, 'Feni')).toBeRefused(409)

  await manager.ask(calls.stepOrder, { order_id: order.id, v: 1, to: 3 })
  expect(await change(2, 'Feni')).toBeRefused(403)
  expect((await change(2, 'Feni', manager)).body.order.district).toBe('ফেনী')
  await manager.ask(calls.stepOrder, { order_id: order.id, v: 3, to: 4 })
  const late = await change(4, 'Bhola', manager)
  expect(late).toBeRefused(409, 'This order is already delivered and stays as it is')
})

test('an unanswered or wrong number that is corrected is called now; a wished time stays', async () => {
  const callAt = new Date(Date.now() + 3_600_000)
  const wrong = await shop.make.order({ callAt, wrongNumber: true, calls: 2 })
  const wished = await shop.make.order({ callAt })

  const corrected = await edit(wrong, { number: '01799000111' })
  const named = await edit(wished, { number: '01799000112' })

  expect(corrected.body.order).toMatchObject({ calls: 0, wrong_number: false })
  expect(Date.parse(corrected.body.order.call_at)).toBeLessThanOrEqual(Date.now())
  expect(named.body.order.call_at).toBe(callAt.toISOString())
})

test('on its way name, number and address can change, marked and told only where asked', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ status: 3, address: dhaka, customerId: customer.id })
  const goods = 'Products and fee of an order on its way stay'

  const silent = await edit(order, { name: 'Karim', number: '01799000113' })
  const told = await edit(order, { address: sylhet, tell: true })

  expect(silent.body.order).toMatchObject({ name: 'Karim', number: '01799000113', status: 3 })
  expect(silent.body.order.events.at(-1)?.data).toMatchObject({ on_way: true })
  expect(silent.body.order.events.at(-1)?.data.tell).toBeUndefined()
  expect(told.body.order.events.at(-1)?.data).toMatchObject({ on_way: true, tell: true })
  expect(await edit(order, { fee: 100 })).toBeRefused(409, goods)
  const { lines } = told.body.order
  const twice = lines.map(({ id, quantity }) => ({ line_id: id, quantity: quantity + 1 }))
  expect(await edit(order, { lines: twice })).toBeRefused(409, goods)
  expect(await edit(order, { name: 'Rahim' }, agent)).toBeRefused(403)

  await ageLast(order.id, 61)
  await work()
  const sent = await messagesOf(order.id)
  expect(sent.map(({ kind, state }) => [kind, state])).toEqual([['shipped', 'sent']])
})

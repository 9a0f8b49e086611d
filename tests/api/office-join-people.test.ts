import { expect, test } from 'vitest'
import { getCustomer } from '#contract/office/customers'
import { joinOrders, payAdvance } from '#contract/office/new-orders'
import { recordCall } from '#contract/office/orders'
import { getLinkedOrder, getOrder, getOrders } from '#contract/orders'
import { orderPath } from '../../server/orders/order-link.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const secret = 'a secret of the links'
const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SESSION_SECRET: secret,
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: '{"number":"{to}","message":"{text}","id":"{id}"}',
  SMS_OK: '"?SENT',
})
const manager = await openStaff(shop).signedIn('manager')
const { work, ageLast, ordered } = await openMessages(shop)

/** Two orders of one customer by the site, in the shopper's language. */
async function twoOrders(lang: 'bn' | 'en') {
  const older = await ordered(lang)
  const { confirm } = await fillCart(shop, [{ priceTaka: 300, title: 'Clay cup' }], older.buyer)
  const { body } = await confirm({}, { headers: { Cookie: `${older.buyer.cookie}; lang=${lang}` } })
  return { older, newer: { id: Number(body.order.id), transId: String(body.trans_id) } }
}
type Two = Awaited<ReturnType<typeof twoOrders>>

async function join({ older, newer }: Two, tell: boolean) {
  const [one, other] = [await seenBy(manager, older), await seenBy(manager, newer)]
  const fields = { order_id: one.id, v: one.v, other_id: other.id, other_v: other.v, tell }
  const answer = await manager.ask(joinOrders, fields)
  expect(answer.status).toBe(200)
  return answer.body
}
/** What is sent about both since the last look. */
async function sent({ older, newer }: Two) {
  for (const { id } of [older, newer]) await ageLast(id, 70)
  await work()
  const mails = server.mails.splice(0).map(({ text }) => String(text))
  const sms = gateway.requests.splice(0).map(({ body }) => String(JSON.parse(body).message))
  return { mails, sms }
}

test.each([
  { lang: 'bn', says: 'ডেলিভারি চার্জ একবার', sum: '2,860 টাকা' },
  { lang: 'en', says: 'with one delivery charge', sum: 'Tk 2,860' },
] as const)('the customer hears of no cancellation, but the new sum ($lang)', async (told) => {
  const both = await twoOrders(told.lang)
  await sent(both)

  await join(both, true)

  const { mails, sms } = await sent(both)
  expect(sms).toEqual([])
  expect(mails).toHaveLength(1)
  for (const part of [both.older.transId, both.newer.transId, told.says, told.sum, 'Clay cup']) {
    expect(mails[0]).toContain(part)
  }
})

test('of a confirmed order the SMS goes again with what is due now, or nothing where nobody wants it', async () => {
  for (const tell of [true, false]) {
    const both = await twoOrders('bn')
    const { id, v } = await seenBy(manager, both.older)
    await manager.ask(recordCall, { order_id: id, v, outcome: 'confirmed' })
    await sent(both)

    await join(both, tell)

    const { mails, sms } = await sent(both)
    expect(mails).toEqual([])
    expect(sms).toEqual(tell ? [expect.stringContaining('2,860 টাকা')] : [])
  }
})

test('the receipt of an order that was joined before it went does not go', async () => {
  const both = await twoOrders('bn')
  for (const { id } of [both.older, both.newer]) await ageLast(id, 70)
  await join(both, false)

  const { mails, sms } = await sent(both)

  expect(sms).toEqual([])
  expect(mails).toEqual([expect.stringContaining(both.older.transId)])
})

test('the customer sees in the account and by the link which order the goods come with', async () => {
  const both = await twoOrders('en')
  const { older, newer } = both
  const paid = { order_id: newer.id, taka: 100, way: 'cash' }
  await manager.ask(payAdvance, { ...paid, v: (await seenBy(manager, newer)).v })
  await join(both, false)

  const { orders } = (await older.buyer.ask(getOrders)).body
  expect(orders).toMatchObject([
    { trans_id: newer.transId, order_status: 5, joined_into: older.transId },
    { trans_id: older.transId, order_status: 0, total: 2860, lines: 2 },
  ])
  expect(orders[1]).not.toHaveProperty('joined_into')
  const { customer } = (await manager.ask(getCustomer, { id: older.buyer.id })).body
  expect(customer).toMatchObject({
    record: { open: 1, cancelled: 0 },
    orders_list: [{ status: 5, joined: true }, { status: 0 }],
  })
  const own = (transId: string) => older.buyer.ask(getOrder, { trans_id: transId })
  expect((await own(newer.transId)).body.order).toMatchObject({
    order_status: 5,
    joined_into: older.transId,
    products: [{ product: { title: 'Clay cup' } }],
  })
  const { order: whole } = (await own(older.transId)).body
  expect(whole).toMatchObject({ subtotal: 2800, total: 2860, paid: 100, due: 2760 })
  expect(whole.products).toHaveLength(2)
  expect(whole).not.toHaveProperty('joined_into')
  const link = orderPath(newer.transId, [secret]).slice('/o/'.length)
  const linked = (await shop.visitor().ask(getLinkedOrder, { link })).body
  expect(linked.order).toMatchObject({ joined_into: older.transId })
})

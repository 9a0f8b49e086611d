import { beforeEach, expect, test } from 'vitest'
import { saveAddress } from '#contract/addresses'
import { stepOrder } from '#contract/office/orders'
import { cancelOrder } from '#contract/orders'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: 'to={to}&text={text}',
  SMS_A_DAY: '10',
})
const { prisma } = shop
const manager = await openStaff(shop).signedIn('manager')
const { work, ageLast, ordered } = await openMessages(shop)
beforeEach(() => {
  server.mails.length = 0
  gateway.requests.length = 0
})

const setTexts = (value: Record<string, boolean>) =>
  prisma.setting.upsert({
    where: { part: 'texts' },
    update: { value },
    create: { part: 'texts', value },
  })

/** Orders of one customer whose messages are due. */
async function orderTimes(times: number) {
  const buyer = await shop.customer()
  await shop.make.address({ customerId: buyer.id, number: `018${10_000_000 + buyer.id}` })
  const orders: { id: number; transId: string }[] = []
  for (let nr = 0; nr < times; nr++) {
    const { confirm } = await fillCart(shop, [{ priceTaka: 100 + nr }], buyer)
    const { body } = await confirm()
    orders.push({ id: Number(body.order.id), transId: String(body.trans_id) })
    await ageLast(Number(body.order.id), 70)
  }
  return { buyer, orders }
}

test('own cancel sends nothing before the shop confirmed, and a message after', async () => {
  const early = await ordered()
  const late = await ordered()
  const seen = await seenBy(manager, late)
  await manager.ask(stepOrder, { order_id: seen.id, v: seen.v, to: 1 })
  for (const { buyer, id } of [early, late]) {
    expect((await buyer.ask(cancelOrder, { order_id: id })).status).toBe(200)
    await ageLast(id, 70)
  }

  await work()

  expect(
    await prisma.outboxMessage.count({ where: { orderId: early.id, kind: 'cancelled' } }),
  ).toBe(0)
  expect(server.mails.map(({ to }) => Object(to).text)).toEqual([late.buyer.email])
})

test('one account causes at most twelve mails a day; what staff do about its orders still goes', async () => {
  const { buyer, orders } = await orderTimes(15)
  await Promise.all([work(), work()])
  await work()

  const sent = server.mails.length
  expect(sent).toBeGreaterThanOrEqual(8)
  expect(sent).toBeLessThanOrEqual(12)
  const states = await prisma.outboxMessage.groupBy({
    by: ['state'],
    where: { order: { customerId: buyer.id }, channel: 'mail' },
    _count: true,
  })
  // No person of the shop is bothered about them.
  expect(states.map(({ state, _count }) => [state, _count]).sort()).toEqual([
    ['dropped', 15 - sent],
    ['sent', sent],
  ])
  const seen = await seenBy(manager, orders[14] ?? { transId: '' })
  await manager.ask(stepOrder, { order_id: seen.id, v: seen.v, to: 1 })
  await ageLast(seen.id, 70)
  await setTexts({ confirmed_mail: true })
  await work()
  expect(server.mails).toHaveLength(sent + 1)
})

test('customers cannot use up the SMS of the day: the last are for staff', async () => {
  await prisma.$executeRaw`update outbox set taken_at = taken_at - interval '2 days'`
  await setTexts({ placed_sms: true, confirmed_sms: true })
  const all = []
  for (let nr = 0; nr < 9; nr++) all.push((await orderTimes(1)).orders[0])
  await work()
  expect(gateway.requests).toHaveLength(7)

  for (const order of all.slice(0, 4)) {
    const seen = await seenBy(manager, order ?? { transId: '' })
    await manager.ask(stepOrder, { order_id: seen.id, v: seen.v, to: 1 })
    await ageLast(seen.id, 70)
  }
  await work()
  expect(gateway.requests).toHaveLength(10)
  expect(await prisma.outboxMessage.count({ where: { channel: 'sms', state: 'failed' } })).toBe(1)
})

test('name with a web address is refused at the form, and makes no link in a letter', async () => {
  const { id, ...buyer } = await shop.customer()
  const save = (name: string) =>
    buyer.ask(saveAddress, {
      user_id: id,
      name,
      number: '01812345678',
      address: 'House 5/A, Dhaka',
    })
  for (const name of ['Win at https://evil.example', 'www.evil.example', 'Prize evil.com/x']) {
    expect(await save(name)).toBeRefused(422, 'The name cannot have a web address')
  }
  for (const name of ['Md.Rahim', 'A.K.M. Fazlul Haque', 'মো.রহিম', 'Dr.Karim']) {
    expect((await save(name)).status).toBe(200)
  }

  // A row of a former version.
  const order = await ordered('en', {
    name: 'Win at https://evil.example/now www.evil.com Md.Rahim',
  })
  await ageLast(order.id, 70)
  await work()
  const mail = server.mails.find(({ subject }) => subject?.includes(order.transId))
  expect(mail).toBeDefined()
  for (const text of [mail?.subject, mail?.text, String(mail?.html)]) {
    expect(text).not.toMatch(/https:\/\/evil|evil\.(example|com)/)
  }
  expect(mail?.text).toContain('Md. Rahim')
})

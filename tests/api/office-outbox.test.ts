import { expect, test } from 'vitest'
import { getCustomer } from '#contract/office/customers'
import * as calls from '#contract/office/outbox'
import { getSettings, saveSettings } from '#contract/office/settings'
import { getAudit } from '#contract/office/staff'
import { getToday } from '#contract/office/today'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  RATE_LIMIT: 'on',
  SMS_URL: gateway.url,
  SMS_BODY: 'to={to}&text={text}',
})
const { prisma } = shop
const { signedIn } = openStaff(shop)
const [owner, agent] = [await signedIn('owner'), await signedIn('agent')]
const { work, ordered, ageLast } = await openMessages(shop)
const save = async (value: Record<string, unknown>) => {
  const { body } = await owner.ask(getSettings)
  return owner.ask(saveSettings, { part: 'texts', v: body.settings.texts.v, value })
}

test('failed message is on the first screen, and is sent again or marked as told by phone', async () => {
  server.refuse(() => 550)
  const order = await ordered('en')
  await ageLast(order.id, 61)
  await work()
  server.refuse(() => undefined)

  const today = await agent.ask(getToday)
  expect(today.body.unsent).toMatchObject([
    { trans_id: order.transId, kind: 'placed', channel: 'mail', state: 'failed' },
  ])
  const { body } = await owner.ask(getCustomer, { id: order.buyer.id })
  expect(body.customer.bounced).toBe(true)

  const read = () => agent.ask(calls.getOutbox, { trans_id: order.transId })
  const seen = await read()
  const [{ id, error }] = seen.body.messages
  expect(error).toContain('550')
  expect(seen.body.whatsapp).toMatch(
    /^Our shop: we have your order .*\nhttp:\/\/localhost:\d+\/o\//s,
  )

  const key = { headers: { 'Idempotency-Key': 'pressed-twice-by-one' } }
  for (let press = 0; press < 2; press++) {
    expect((await agent.ask(calls.sendAgain, { id }, key)).status).toBe(200)
  }
  expect(await agent.ask(calls.sendAgain, { id })).toBeRefused(409, 'This message is about to go')
  await work()
  expect(server.mails.splice(0)).toHaveLength(1)
  expect((await read()).body.messages).toMatchObject([{ state: 'sent', error: null }])

  await prisma.outboxMessage.updateMany({ data: { state: 'unsure' } })
  expect((await agent.ask(calls.settleMessage, { id })).status).toBe(200)
  await work()
  expect(server.mails).toHaveLength(0)
  expect((await read()).body.messages).toMatchObject([{ state: 'dropped' }])
  const audit = await owner.ask(getAudit, { entity: 'outbox' })
  expect(audit.body.entries[0]).toMatchObject({ trans_id: order.transId })
  expect(JSON.stringify(audit.body)).not.toContain(order.buyer.email)
})

test('an SMS of the night whose order went on is shown as one that will not go', async () => {
  const order = await ordered('bn')
  const about = { kind: 'confirmed', channel: 'sms', recipient: order.number, lang: 'bn' }
  const inTwoHours = new Date(Date.now() + 2 * 60 * 60 * 1000)
  await prisma.outboxMessage.create({
    data: { key: `x${order.id}:sms`, orderId: order.id, ...about, dueAt: inTwoHours },
  })
  const shownAt = async (status: number) => {
    await prisma.order.update({ where: { id: order.id }, data: { status } })
    const { body } = await agent.ask(calls.getOutbox, { trans_id: order.transId })
    return body.messages.find(({ kind }: { kind: string }) => kind === 'confirmed')
  }
  expect(await shownAt(1)).toMatchObject({ state: 'waits', error: null })
  expect(await shownAt(3)).toMatchObject({
    state: 'dropped',
    error: 'The order has changed meanwhile',
  })
})

test('own texts are saved, refused by field, and previewed with the last order', async () => {
  const order = await ordered('bn')
  expect((await save({ placed_sms: true, placed_bn_sms: 'সালাম {name}, {due}' })).status).toBe(200)
  const preview = await owner.ask(calls.previewMessage, { kind: 'placed', lang: 'bn' })
  expect(preview.body).toMatchObject({
    sms: 'সালাম রহিমা, 2,560 টাকা',
    parts: 1,
    subject: expect.stringContaining(order.transId),
    sends: { mail: 'smtp', sms: true },
  })
  const typed = await owner.ask(calls.previewMessage, {
    kind: 'placed',
    lang: 'bn',
    sms: '{order}',
  })
  expect(typed.body.sms).toBe(order.transId)

  const wrong = await save({ placed_bn_opening: 'হ্যালো {nmae}' })
  expect(wrong).toBeRefused(422, 'No placeholder is called nmae')
  expect(wrong.body.errors.placed_bn_opening).toBeDefined()
  expect(await save({ reset_en_sms: 'no link' })).toBeRefused(
    422,
    'The SMS for a new password needs its link',
  )
  expect(await save({ placed_bn_sms: 'x'.repeat(10_000) })).toMatchObject({ status: 422 })
})

test('test message is sent to oneself, five times an hour, and reports why it fails', async () => {
  const to = (channel: string, address: string) =>
    owner.ask(calls.tryMessage, {
      kind: 'shipped',
      lang: 'en',
      channel,
      to: address,
      subject: 'Mine {order}',
    })
  expect(await to('mail', 'not an address')).toMatchObject({ status: 422 })
  expect(await to('sms', '+447700900123')).toMatchObject({ status: 422 })
  expect((await to('mail', 'me@example.com')).status).toBe(200)
  expect(server.mails.splice(0)).toMatchObject([{ subject: expect.stringMatching(/^Mine /) }])
  gateway.requests.length = 0
  expect((await to('sms', '01712345678')).status).toBe(200)
  expect(gateway.requests).toHaveLength(1)
  server.refuse(() => 550)
  expect(await to('mail', 'me@example.com')).toMatchObject({ status: 409 })
  server.refuse(() => undefined)
  const statuses = []
  for (let nr = 0; nr < 3; nr++) statuses.push((await to('mail', 'me@example.com')).status)
  expect(statuses).toEqual([200, 200, 429])
  expect(await agent.ask(calls.tryMessage, {})).toBeRefused(403)
})

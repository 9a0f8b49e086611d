import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startBuiltServer } from '../support/built-server.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { startProcess } from '../support/own-process.ts'
import { openShop } from '../support/shop.ts'

const kills = 20
const orders = 60
const server = await openMailServer()
const gateway = await openGateway()
const settings = {
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: '{"id":"{id}","to":"{to}"}',
  SMS_OK: 'SENT',
}
const shop = await openShop(settings)
const { prisma } = shop
await openMessages(shop)

/** Another process, which follows the events and sends. */
function startSender() {
  const environment = { ...settings, DATABASE_URL: shop.databaseUrl, UPLOADS_DIR: shop.uploadsDir }
  const secret = { SESSION_SECRET: 'a secret of the tests', DATA_DIR: shop.folder }
  return startProcess('sending-process.ts', { ...environment, ...secret })
}
const count = (state: string) => prisma.outboxMessage.count({ where: { state } })

/** Each order is another customer's: the mails of a day to one are limited. */
async function ship(count: number, from: number) {
  for (let nr = from; nr < from + count; nr++) {
    const { id: customerId } = await shop.make.customer()
    const addressNumber = `017${String(10_000_000 + nr)}`
    const { id } = await shop.make.order({ customerId, addressNumber })
    await prisma.order.update({ where: { id }, data: { status: 3 } })
  }
  const client = await shop.pool.connect()
  await client.query(`begin; set local shop.erasing = 'on'`)
  await client.query(`update order_event set at = at - interval '2 minutes'`)
  await client.query('commit')
  client.release()
}

test('twenty killed processes lose no mail and send no SMS twice', {
  timeout: 300_000,
}, async () => {
  await ship(orders, 0)

  for (let nr = 0; nr < kills; nr++) {
    const [mails, sms] = [server.mails.length, gateway.requests.length]
    const sender = startSender()
    if (server.mails.length < orders) {
      await expect
        .poll(() => server.mails.length + gateway.requests.length, {
          timeout: 30_000,
          interval: 2,
        })
        .toBeGreaterThan(mails + sms)
    }
    await delay(nr * 3)
    await sender.end('SIGKILL')
    // Longer than any send takes.
    await prisma.$executeRaw`update outbox set taken_at = taken_at - interval '8 minutes'
      where state = 'sending'`
    if ((await count('waits')) + (await count('sending')) === 0 && nr > 3) {
      await prisma.$executeRaw`update outbox set state = 'waits', due_at = now(), tries = 0
        where channel = 'mail' and state = 'sent'`
    }
  }
  const last = startSender()
  await expect
    .poll(async () => (await count('waits')) + (await count('sending')), { timeout: 60_000 })
    .toBe(0)
  await last.end('SIGKILL')

  const idsOf = new Set(server.mails.map(({ messageId }) => messageId))
  const rows = await prisma.outboxMessage.findMany({ where: { kind: 'shipped' } })
  const ofMail = rows.filter(({ channel }) => channel === 'mail')
  expect(ofMail.map(({ state }) => state)).toEqual(Array(orders).fill('sent'))
  for (const { id } of ofMail) {
    expect([...idsOf].some((messageId) => messageId?.startsWith(`<${id}.`))).toBe(true)
  }
  const sent = gateway.requests.map(({ body }) => String(JSON.parse(body).id))
  expect(new Set(sent).size).toBe(sent.length)
  const ofSms = rows.filter(({ channel }) => channel === 'sms')
  expect(ofSms).toHaveLength(orders)
  expect(ofSms.every(({ state }) => state === 'sent' || state === 'unsure')).toBe(true)
  // Every one that the gateway never had is checked with it, and none is marked as sent.
  const never = ofSms.filter(({ id }) => !sent.some((each) => each.startsWith(`${id}.`)))
  expect(never.every(({ state }) => state === 'unsure')).toBe(true)
})

test.each(['a sender', 'the built shop'])(
  '%s that is stopped while it sends doubles nothing and leaves nothing in doubt',
  {
    timeout: 300_000,
  },
  async (who) => {
    // The shop's own clock may say that it is night, when no SMS goes.
    const isShop = who === 'the built shop'
    await prisma.outboxMessage.updateMany({ data: { state: 'sent' } })
    await ship(6, isShop ? 200 : 100)
    server.mails.length = 0
    gateway.requests.length = 0
    server.slow(3000)
    gateway.slowMs = 3000
    const start = async () => {
      if (!isShop) return startSender().child
      const environment = { ...settings, DATABASE_URL: shop.databaseUrl, NODE_ENV: 'production' }
      const built = await startBuiltServer({ ...environment, UPLOADS_DIR: shop.uploadsDir })
      onTestFinished(() => void built.kill())
      return built.process
    }
    const first = await start()
    await expect
      .poll(() => count('sending'), { timeout: 90_000, interval: 20 })
      .toBeGreaterThanOrEqual(isShop ? 6 : 12)
    await delay(500)
    const stopped = once(first, 'exit')
    const started = performance.now()
    first.kill('SIGTERM')
    await stopped
    expect(performance.now() - started).toBeLessThan(14_000)
    expect(await count('sending')).toBe(0)
    // What was taken and had not left waits as if it had not been taken.
    server.slow(0)
    gateway.slowMs = 0
    const second = await start()
    const left = () => prisma.outboxMessage.count({ where: { channel: 'mail', state: 'waits' } })
    await expect.poll(left, { timeout: 90_000 }).toBe(0)
    second.kill('SIGTERM')
    await once(second, 'exit')
    expect(await count('unsure')).toBe(0)
    // One that the order came in, one that it left.
    expect(server.mails).toHaveLength(12)
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(12)
    const sent = gateway.requests.map(({ body }) => String(JSON.parse(body).id))
    expect(new Set(sent).size).toBe(sent.length)
  },
)

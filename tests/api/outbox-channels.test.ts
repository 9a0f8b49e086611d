import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { getChannels, getOutbox, sendAgain, sendAllAgain } from '#contract/office/outbox'
import { getToday } from '#contract/office/today'
import { openMail } from '../../server/outbox/mail-transport.ts'
import { openSms } from '../../server/outbox/sms-gateway.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { readMetrics } from '../support/metrics.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

/** A shop with a channel that fails, and orders that are on their way. */
async function openBroken(settings: Record<string, string>) {
  const shop = await openShop({ MAIL_TO_FOLDER: 'off', ...settings })
  const messages = await openMessages(shop)
  const owner = await openStaff(shop).signedIn('owner')
  const { prisma } = shop
  await prisma.setting.create({ data: { part: 'texts', value: { placed_mail: false } } })
  const shipped = async () => {
    const order = await messages.ordered()
    await prisma.order.update({ where: { id: order.id }, data: { status: 3 } })
    await messages.ageLast(order.id, 61)
    return order
  }
  const pass = async (minutes: number) => {
    await prisma.$executeRaw`update outbox set due_at = due_at - ${minutes} * interval '1 minute',
      first_due_at = first_due_at - ${minutes} * interval '1 minute' where state = 'waits'`
    await prisma.$executeRaw`
      update outbox_channel set failed_at = failed_at - ${minutes} * interval '1 minute'`
  }
  const states = async () => {
    const rows = await prisma.outboxMessage.findMany({ where: { kind: 'shipped' } })
    return rows.map(({ state }) => state)
  }
  return { shop, prisma, ...messages, owner, shipped, pass, states }
}

const closedPort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = Object(probe.address())
  await new Promise((done) => probe.close(done))
  return Number(port)
}

test('a mail server that refuses is said at its second failure, fails its mails within the hour, and one press sends them', async () => {
  const port = await closedPort()
  const broken = await openBroken({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'a@shop.example',
  })
  const { work, shipped, pass, owner, states } = broken
  const orders = [await shipped()]
  await work()
  expect((await owner.ask(getToday)).body.channels).toEqual([])
  await pass(1)
  await work()
  const state = {
    channel: 'mail',
    since: expect.any(String),
    error: 'The mail server cannot be reached',
    waits: 1,
    failed: 0,
  }
  expect((await owner.ask(getToday)).body.channels).toMatchObject([state])
  expect((await owner.ask(getChannels)).body.channels).toMatchObject([state, { since: null }])

  // Others wait without a try of their own, for no server is asked more than once a minute.
  for (let nr = 0; nr < 9; nr++) orders.push(await shipped())
  await work()
  const tries = await broken.prisma.outboxMessage.findMany({ select: { tries: true } })
  expect(tries.filter((each) => each.tries > 0)).toHaveLength(1)
  // A press on one that has not been tried, and so may be undone, changes nothing.
  const { body } = await owner.ask(getOutbox, { trans_id: orders[9]?.transId })
  const { id } = Object(body.messages.find(({ kind }) => kind === 'shipped'))
  expect(await owner.ask(sendAgain, { id })).toBeRefused(409, 'This message is about to go')

  for (const minutes of [5, 15, 30, 5]) {
    await pass(minutes)
    await work()
  }
  expect(await states()).toEqual(Array(10).fill('failed'))
  expect((await owner.ask(getToday)).body.unsent).toHaveLength(10)
  const [first] = (await owner.ask(getToday)).body.unsent
  expect(first.error).toBe('The mail server cannot be reached')
  expect(
    (await readMetrics(broken.shop.url)).of('shop_messages_total', { outcome: 'failed' }),
  ).toBe(10)

  const back = await openMailServer({ port })
  // One that is not true any more does not go, with its reasons.
  await broken.prisma.order.update({ where: { id: orders[0]?.id ?? 0 }, data: { status: 5 } })
  expect((await owner.ask(sendAllAgain, { channel: 'mail', unsure: false })).body.n).toBe(10)
  await work()
  await work()
  await work()
  expect((await states()).sort()).toEqual(['dropped', ...Array(9).fill('sent')])
  expect(back.mails).toHaveLength(9)
  const dropped = await broken.prisma.outboxMessage.findFirst({ where: { state: 'dropped' } })
  expect(dropped?.error).toBe('The order has changed meanwhile · The mail server cannot be reached')
  expect((await owner.ask(getToday)).body.channels).toEqual([])
  const day = (await owner.ask(getChannels)).body.channels[0]
  expect(day).toMatchObject({ since: null, sent: 9, dropped: 1 })
  expect(
    (await readMetrics(broken.shop.url)).of('shop_messages_total', { outcome: 'dropped' }),
  ).toBe(1)
})

test('a gateway that says no, or nothing, is said with its answer; what may have gone goes again only by its own press', async () => {
  const gateway = await openGateway()
  gateway.answers = () => [200, 'FAILED: balance']
  const broken = await openBroken({
    SMS_URL: gateway.url,
    SMS_BODY: '{"to":"{to}"}',
    SMS_OK: 'SENT',
  })
  const { work, shipped, pass, owner, states } = broken
  await shipped()
  await work()
  await pass(1)
  gateway.answers = () => [503, 'down']
  await work()
  const [state] = (await owner.ask(getToday)).body.channels
  expect(state).toMatchObject({ channel: 'sms', unsure: 1, failed: 0 })
  expect(state.error).toBe('The SMS gateway did not say whether it took the SMS: 503 down')
  gateway.answers = () => [200, 'SENT']
  gateway.requests.length = 0
  expect((await owner.ask(sendAllAgain, { channel: 'sms', unsure: false })).body.n).toBe(0)
  await work()
  expect(gateway.requests).toHaveLength(0)
  expect((await owner.ask(sendAllAgain, { channel: 'sms', unsure: true })).body.n).toBe(1)
  await work()
  expect([gateway.requests.length, await states()]).toEqual([1, ['sent']])
})

test('an SMS whose gateway drops packets, or speaks no TLS, was surely not taken', async () => {
  // A stopped process accepts nothing: once its queue is full, its machine drops what comes.
  const child = spawn(process.execPath, [
    '-e',
    `require('net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},function(){console.log(this.address().port)})`,
  ])
  onTestFinished(() => void child.kill('SIGKILL'))
  const [chunk] = await once(child.stdout, 'data')
  const port = Number(chunk)
  child.kill('SIGSTOP')
  const waiting = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => waiting.forEach((socket) => void socket.on('error', () => {}).destroy()))
  await delay(300)
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const limits = { connect: 400, answer: 800 }
  const config = {
    method: 'GET',
    body: undefined,
    headers: {},
    ok: undefined,
    number: '01',
    aDay: 9,
  } as const
  const sms = { id: '1', to: '01712345678', text: 'hi' }
  const safe = `https://127.0.0.1:${Object(silent.address()).port}/`
  for (const url of [`http://127.0.0.1:${port}/`, safe]) {
    await expect(openSms({ ...config, url }, limits)(sms)).rejects.toMatchObject({
      outcome: 'again',
      message: 'The SMS gateway does not answer',
    })
  }
})

test('a mail server that answers late gets a letter once; one that never answers may have it', async () => {
  const server = await openMailServer()
  const limits = { letter: 800, step: 800, answer: 2500 }
  const send = openMail({ url: server.url, from: 'hello@shop.example' }, limits)
  const letter = { id: 'x', to: 'a@example.com', fromName: 'x', replyTo: undefined }
  const written = { ...letter, subject: 'x', text: 'hi', html: '' }
  server.slow(1500)
  await send(written)
  expect(server.mails).toHaveLength(1)
  // Relays ask for a name that exists, which an address of a container is not.
  expect(server.names).toEqual(['shop.example'])
  server.slow(4000)
  await expect(send(written)).rejects.toMatchObject({
    outcome: 'unsure',
    message: 'The mail server did not say whether it took the mail',
  })
})

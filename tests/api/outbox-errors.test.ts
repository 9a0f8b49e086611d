// Over 200 lines: each error of a mail server and of a gateway, on one shop.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { countParts, fillText, unknownPlaceholder } from '#contract/message-text'
import { fixed } from '../../client/text/sentences.ts'
import { readConfig } from '../../server/config/config.ts'
import { openMail } from '../../server/outbox/mail-transport.ts'
import { smsNumber, smsTime } from '../../server/outbox/sms-gateway.ts'
import { messageSettings } from '../../server/outbox/words.ts'
import { makeCertificate } from '../support/certificate.ts'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { openMessages } from '../support/messages.ts'
import { readMetrics } from '../support/metrics.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const gateway = await openGateway()
const from = 'hello@shop.example'
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: from,
  SMS_URL: `${gateway.url}?to={to}&text={text}`,
  SMS_METHOD: 'GET',
  SMS_OK: '^SENT',
})
const { prisma } = shop
const { work, ordered, ageLast, messagesOf, forgetFailures } = await openMessages(shop)
beforeEach(forgetFailures)

/** An order that is on its way: a mail and an SMS are due. */
async function shipped(given: { number?: string } = {}) {
  const order = await ordered('bn', given)
  await prisma.order.update({ where: { id: order.id }, data: { status: 3 } })
  await prisma.outboxMessage.deleteMany({ where: { orderId: order.id } })
  await ageLast(order.id, 61)
  return order
}
async function outcomeOf(orderId: number, channel: 'mail' | 'sms') {
  const found = (await messagesOf(orderId)).find(
    (each) => each.kind === 'shipped' && each.channel === channel,
  )
  if (!found) throw new Error('There is no message')
  return found
}
const metric = async (name: string, labels = {}) => (await readMetrics(shop.url)).of(name, labels)
const dueAgain = async (orderId: number) => {
  await forgetFailures()
  await prisma.outboxMessage.updateMany({
    where: { orderId, state: 'waits' },
    data: { dueAt: new Date() },
  })
}

test('a refused recipient fails at once; another error is tried again, five times in all', async () => {
  const bounced = await shipped()
  server.refuse((command) => (command === 'RCPT' ? 550 : undefined))
  await work()
  expect(await outcomeOf(bounced.id, 'mail')).toMatchObject({ state: 'failed', tries: 1 })
  // What the office reads holds no whole address.
  expect((await outcomeOf(bounced.id, 'mail')).error).not.toContain(bounced.buyer.email)

  const busy = await shipped()
  server.refuse((command) => (command === 'RCPT' ? 450 : undefined))
  await work()
  const waits = await outcomeOf(busy.id, 'mail')
  expect(waits).toMatchObject({ state: 'waits', tries: 1 })
  expect(waits.dueAt.getTime() - Date.now()).toBeGreaterThan(50_000)
  server.refuse((command) => (command === 'END' ? 554 : undefined))
  for (let tries = 2; tries <= 5; tries++) {
    await dueAgain(busy.id)
    await work()
    expect(await outcomeOf(busy.id, 'mail')).toMatchObject({
      state: tries < 5 ? 'waits' : 'failed',
      tries,
    })
  }
  server.refuse(() => undefined)
})

test('a mail server that comes back gets each letter once, with the id of its first try', async () => {
  const order = await shipped()
  server.refuse((command) => (command === 'END' ? 451 : undefined))
  await work()
  server.refuse(() => undefined)
  server.mails.length = 0
  await dueAgain(order.id)
  await work()
  const row = await outcomeOf(order.id, 'mail')
  expect(row.state).toBe('sent')
  const own = server.mails.filter(({ messageId }) => messageId?.includes(`<${row.id}.`))
  expect(own.map(({ messageId }) => messageId)).toEqual([
    `<${row.id}.${row.key.replace(':', '-')}@shop.example>`,
  ])
})

test.each([
  { says: [200, 'FAILED: balance'] as [number, string], state: 'waits' },
  { says: [200, '<html>SENT</html>'] as [number, string], state: 'waits' },
  { says: [401, 'SENT'] as [number, string], state: 'waits' },
  { says: [500, 'SENT'] as [number, string], state: 'unsure' },
  { says: [302, 'SENT'] as [number, string], state: 'unsure' },
  { says: 'cut' as const, state: 'unsure' },
])(
  'a gateway that says $says leaves the SMS $state, and it is not sent twice by itself',
  async ({ says, state }) => {
    const order = await shipped()
    gateway.answers = () => says
    await work()
    expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state, tries: 1 })
    gateway.answers = () => [200, 'SENT 1']
    gateway.requests.length = 0
    await dueAgain(order.id)
    await work()
    expect(gateway.requests).toHaveLength(state === 'waits' ? 1 : 0)
    expect(await outcomeOf(order.id, 'sms')).toMatchObject({
      state: state === 'waits' ? 'sent' : state,
    })
  },
)

test('a gateway that repeats its keys, at length, shows none of them', {
  timeout: 60_000,
}, async () => {
  const keyed = await openShop({
    MAIL_TO_FOLDER: 'off',
    SMS_URL: `${gateway.url}?api_key=s3cr%2Ft&to={to}`,
    SMS_BODY: '{"token":"pass phrase","text":"{text}"}',
    SMS_OK: '^SENT',
  })
  const messages = await openMessages(keyed)
  const order = await messages.ordered()
  await keyed.prisma.order.update({ where: { id: order.id }, data: { status: 1 } })
  await messages.ageLast(order.id, 61)
  const code = 'aB3'.repeat(12)
  const said = `Invalid key s3cr/t or s3cr%2Ft of phrase, session ${code}: no balance. `
  gateway.answers = () => [200, `ERROR ${said}${'x'.repeat(5_000_000)}`]
  await keyed.prisma.setting.create({ data: { part: 'texts', value: { placed_mail: false } } })
  await messages.work()
  gateway.answers = () => [200, 'SENT']
  const [row] = await keyed.prisma.outboxMessage.findMany({ where: { error: { not: null } } })
  expect(row?.error).toContain('no balance')
  expect(row?.error).not.toMatch(/s3cr|phrase|aB3/)
})

test('a server and a gateway that hang are given up, and no shopper waits', {
  timeout: 60_000,
}, async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  afterAll(() => void silent.close())
  await once(silent, 'listening')
  const { port } = Object(silent.address())
  const order = await shipped()
  gateway.answers = () => 'hang'
  const looking = work()
  await expect.poll(() => gateway.requests.length).toBeGreaterThan(0)
  const started = performance.now()
  await ordered()
  expect(performance.now() - started).toBeLessThan(5000)
  // The oldest waits on while it is being sent.
  const oldest = () => metric('shop_messages_due_seconds')
  const seconds = await oldest()
  await expect.poll(oldest).toBeGreaterThan(seconds + 0.5)
  const letter = { id: 'x', to: 'a@example.com', fromName: 'x', replyTo: undefined }
  const hanging = openMail({ url: `smtp://127.0.0.1:${port}`, from })
  await expect(hanging({ ...letter, subject: '', text: '', html: '' })).rejects.toMatchObject({
    outcome: 'again',
  })
  await looking
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'unsure' })
  gateway.answers = () => [200, 'SENT']
})

test('what a dead process was sending: the mail goes again, the SMS is asked about', async () => {
  const order = await shipped()
  await work()
  await prisma.outboxMessage.updateMany({
    where: { orderId: order.id, kind: 'shipped' },
    data: { state: 'sending', takenAt: new Date(Date.now() - 8 * 60_000) },
  })
  server.mails.length = 0
  gateway.requests.length = 0
  const unsure = () => metric('shop_messages_total', { outcome: 'unsure' })
  const before = await unsure()
  await work()
  expect(await unsure()).toBe(before + 1)
  expect(await outcomeOf(order.id, 'mail')).toMatchObject({ state: 'sent' })
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'unsure' })
  expect([server.mails.length, gateway.requests.length]).toEqual([1, 0])
})

test('a number abroad and a landline get no SMS; one number gets eight a day, all together the budget', async () => {
  for (const number of ['+447700900123', '0255012345']) {
    const unreached = await shipped({ number })
    await work()
    // It needs nobody: no person of the shop can send an SMS there.
    expect(await outcomeOf(unreached.id, 'sms')).toMatchObject({
      state: 'dropped',
      error: 'No mobile number of Bangladesh',
    })
  }
  expect(smsNumber('+880 1712-345678', '01')).toBe('01712345678')

  // However the number is typed, and also while several are sent at once.
  gateway.requests.length = 0
  const typed = ['01812345678', '+8801812345678']
  const orders = []
  for (let nr = 0; nr < 6; nr++) orders.push(await shipped({ number: typed[nr % 2] ?? '' }))
  await work()
  for (let nr = 0; nr < 3; nr++) orders.push(await shipped({ number: typed[nr % 2] ?? '' }))
  await work()
  expect(gateway.requests).toHaveLength(8)
  const states = await Promise.all(orders.map(async ({ id }) => (await outcomeOf(id, 'sms')).state))
  expect(states.sort()).toEqual(['failed', ...Array(8).fill('sent')])

  const few = await openShop({
    MAIL_TO_FOLDER: 'off',
    SMS_URL: `${gateway.url}?to={to}`,
    SMS_METHOD: 'GET',
    SMS_A_DAY: '2',
  })
  const messages = await openMessages(few)
  for (let nr = 0; nr < 4; nr++) {
    const order = await messages.ordered()
    await few.prisma.order.update({ where: { id: order.id }, data: { status: 1 } })
    await messages.ageLast(order.id, 61)
  }
  gateway.requests.length = 0
  await Promise.all([messages.work(), messages.work()])
  await messages.work()
  expect(gateway.requests).toHaveLength(2)
  expect(await few.prisma.outboxMessage.count({ where: { state: 'failed' } })).toBe(2)
})

test('an SMS of the night goes to the number of the morning', async () => {
  const order = await shipped({ number: '0255012345' })
  // The hour after three at night in Dhaka that is nearest to now.
  const halfDay = 12 * 60 * 60 * 1000
  const now = Date.now()
  const night = new Date(
    Math.round((now - halfDay * 1.75) / halfDay / 2) * halfDay * 2 + halfDay * 1.75,
  )
  await shop.outbox.work(() => night)
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'waits', error: null })
  await prisma.order.update({ where: { id: order.id }, data: { addressNumber: '01712345678' } })
  gateway.requests.length = 0
  await dueAgain(order.id)
  await work()
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'sent' })
  expect(gateway.requests).toMatchObject([{ url: expect.stringContaining('8801712345678') }])
})

test('a slow process notes nothing about a message that another one has taken since', async () => {
  const order = await shipped()
  gateway.requests.length = 0
  gateway.slowMs = 1500
  const first = work()
  await expect.poll(() => gateway.requests.length).toBe(1)
  // It is taken for ended, and a person sends its message again: both are a first try.
  await prisma.outboxMessage.updateMany({
    where: { orderId: order.id, channel: 'sms' },
    data: { state: 'waits', tries: 0, takenAt: null, dueAt: new Date() },
  })
  gateway.slowMs = 5000
  const second = work()
  await expect.poll(() => gateway.requests.length, { timeout: 4000 }).toBe(2)
  await first
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'sending' })
  await second
  expect(await outcomeOf(order.id, 'sms')).toMatchObject({ state: 'sent' })
  gateway.slowMs = 0
})

test('an SMS waits for the morning in Dhaka, and half a day at most', () => {
  const at = (time: string) => new Date(`2026-11-28T${time}+06:00`)
  expect(smsTime(at('08:59'), at('09:00'))).toBe('now')
  expect(smsTime(at('21:58'), at('21:59'))).toBe('now')
  expect(smsTime(at('21:59'), at('22:00'))).toEqual(new Date('2026-11-29T09:00+06:00'))
  expect(smsTime(at('03:00'), at('03:01'))).toEqual(at('09:00'))
  expect(smsTime(at('03:00'), at('15:01'))).toBe('never')
})

test('TLS: a letter goes by smtps, and not to a server whose certificate nobody vouches for', async () => {
  const certificate = makeCertificate(['localhost'], ['127.0.0.1'])
  const secure = await openMailServer({ tls: certificate })
  const letter = {
    id: 'x',
    to: 'a@example.com',
    fromName: 'দোকান',
    replyTo: undefined,
    subject: 'অর্ডার',
    text: 'hi',
    html: '',
  }
  await expect(openMail({ url: secure.url, from })(letter)).rejects.toMatchObject({
    outcome: 'again',
  })
  expect(secure.mails).toHaveLength(0)
  await openMail({ url: `${secure.url}?tls.ca=${encodeURIComponent(certificate.cert)}`, from })(
    letter,
  )
  expect(secure.mails).toMatchObject([{ subject: 'অর্ডার', from: { value: [{ name: 'দোকান' }] } }])
})

test('no option in the address sends a letter in clear text to another machine', async () => {
  const letter = { id: 'x', to: 'a@example.com', fromName: 'x', replyTo: undefined }
  server.mails.length = 0
  // 0.0.0.0 leads to this machine, but is no address of it: its server offers no STARTTLS.
  for (const options of ['', '?ignoreTLS=true', '?requireTLS=false&ignoreTLS=true']) {
    const send = openMail({ url: `smtp://0.0.0.0:${server.port}/${options}`, from })
    const sending = send({ ...letter, subject: '', text: '', html: '' })
    await expect(sending).rejects.toMatchObject({
      outcome: 'again',
      message: expect.stringContaining('no safe connection'),
    })
  }
  expect(server.mails).toHaveLength(0)
  await openMail({ url: server.url, from })({ ...letter, subject: '', text: 'hi', html: '' })
  expect(server.mails.splice(0)).toHaveLength(1)
})

test('without a server a try of the shop writes letters that mail programs open', async () => {
  const trial = await openShop()
  const messages = await openMessages(trial)
  const order = await messages.ordered()
  await messages.ageLast(order.id, 61)
  await messages.work()
  const folder = join(trial.folder, 'mail')
  const [file = ''] = readdirSync(folder)
  expect(file).toMatch(/\.eml$/)
  const mail = await simpleParser(readFileSync(join(folder, file)))
  expect(mail.subject).toContain(order.transId)
  expect(mail.html).toContain('2,560 টাকা')
})

test('settings of the environment: a sentence for each wrong one', () => {
  const base = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://a:b@db/shop',
    SESSION_SECRET: 'x'.repeat(16),
    UPLOADS_DIR: shop.uploadsDir,
  }
  expect(readConfig(base).mail).toBeUndefined()
  expect(() => readConfig({ ...base, SMTP_URL: 'smtp://mail.example' })).toThrow('MAIL_FROM')
  expect(() => readConfig({ ...base, SMS_URL: 'http://gateway.example/send' })).toThrow('SMS_URL')
  expect(() => readConfig({ ...base, SMS_OK: '(' })).toThrow('SMS_OK')
  for (const option of ['tls.rejectUnauthorized=false', 'pool=true&TLS%2erejectUnauthorized=0']) {
    const url = `smtps://mail.example?${option}`
    expect(() => readConfig({ ...base, SMTP_URL: url, MAIL_FROM: from })).toThrow(
      'NODE_EXTRA_CA_CERTS',
    )
  }
  // No link in a message leads to localhost.
  const smtp = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: from }
  const sms = { SMS_URL: 'https://gateway.example/send' }
  for (const sender of [smtp, sms]) {
    expect(() => readConfig({ ...base, ...sender })).toThrow('PUBLIC_URL is not set')
    const shown = readConfig({ ...base, ...sender, PUBLIC_URL: 'http://shop.example' })
    expect(shown.mail ?? shown.sms).toBeDefined()
  }
  // A try on this machine.
  const here = { SMTP_URL: 'smtp://127.0.0.1:2525', SMS_URL: 'http://localhost:9000/send' }
  expect(readConfig({ ...base, ...smtp, ...here }).sms).toBeDefined()
  expect(() => readConfig({ ...base, SMS_HEADERS: 'Bearer' })).toThrow('SMS_HEADERS')
})

test('parts of an SMS are counted, an unknown placeholder is found, a value is no placeholder', () => {
  expect(countParts('a'.repeat(160))).toMatchObject({ parts: 1 })
  expect(countParts('a'.repeat(161))).toMatchObject({ parts: 2, perPart: 153 })
  expect(countParts(`${'a'.repeat(70)}৳`)).toMatchObject({ parts: 2, perPart: 67 })
  expect(countParts('€'.repeat(81))).toMatchObject({ letters: 162, parts: 2 })
  // A letter of two places is not divided: it begins the next part.
  expect(countParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ parts: 3 })
  expect(countParts(`${'a'.repeat(152)}[${'a'.repeat(151)}`)).toMatchObject({ parts: 2 })
  expect(countParts(`${'ক'.repeat(66)}😀${'ক'.repeat(66)}`)).toMatchObject({
    letters: 134,
    parts: 3,
  })
  expect(unknownPlaceholder('{name} {nmae}', 'placed')).toBe('nmae')
  expect(unknownPlaceholder('{link} {shop} {phone} {due}', 'reset')).toBe('due')
  const values = { name: '{due}', order: '', due: '$&', link: '', shop: '', phone: '' }
  expect(fillText('{name} {due}', values)).toBe('{due} $&')
})

test('a shop that sends no mail about parcels promises none', async () => {
  const factsOf = async (at: typeof shop) => {
    const settings = messageSettings({})
    const about = { kind: 'placed', lang: 'bn', order: null, settings } as const
    return (await at.outbox.prepare(about)).shop
  }
  expect(await factsOf(shop)).toEqual({ forgot: true })
  // The success screen promises that mail in both languages.
  expect(fixed('orderEmailNote')).toMatchObject({
    bn: expect.stringContaining('ইমেইলে জানাব'),
    en: expect.stringContaining('confirmation email'),
  })
  const none = await openShop({ MAIL_TO_FOLDER: 'off' })
  expect(await factsOf(none)).toEqual({ no_mail: true })
  await prisma.setting.create({ data: { part: 'texts', value: { shipped_mail: false } } })
  await expect.poll(() => factsOf(shop)).toEqual({ forgot: true, no_mail: true })
  await prisma.setting.delete({ where: { part: 'texts' } })
})

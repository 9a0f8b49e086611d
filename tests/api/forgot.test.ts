// Over 200 lines: all of a forgotten password, with two transports on one shop.
import { expect, onTestFinished, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { sendAgain } from '#contract/office/outbox'
import { getToday } from '#contract/office/today'
import { orderStatus } from '#contract/shop'
import { openGateway, openMailServer } from '../support/mail-server.ts'
import { theirPassword } from '../support/make.ts'
import { openMessages } from '../support/messages.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const server = await openMailServer()
const gateway = await openGateway()
const shop = await openShop({
  SMTP_URL: server.url,
  MAIL_FROM: 'hello@shop.example',
  SMS_URL: gateway.url,
  SMS_BODY: 'to={to}&text={text}',
})
const { prisma } = shop
const { work } = await openMessages(shop)

const post = (to: string, headers: Record<string, string> = {}, at = shop) =>
  at.visitor().agent.post('/forgot').set(headers).type('form').send({ to })
const linkIn = (text = '') => /\/reset\/[\w-]{43}/.exec(text)?.[0] ?? ''
/** Moves the last links into the past. */
const later = (minutes: number) =>
  prisma.$executeRaw`update outbox set taken_at = taken_at - ${minutes} * interval '1 minute'`

test('an email gets a link that sets a password once, ends the sessions, and is followed by a mail about it', async () => {
  const customer = await shop.customer()
  const page = await shop.visitor().agent.get('/forgot')
  expect(page.status).toBe(200)
  for (const words of ['পাসওয়ার্ড ভুলে গেছেন?', 'Forgot password?', 'মোবাইল নম্বর']) {
    expect(page.text).toContain(words)
  }
  expect(page.text).toContain('অ্যাকাউন্টের ইমেইল, বা সেভ করা ঠিকানার মোবাইল নম্বর')
  expect(page.text).not.toContain('<script')
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })

  expect((await post(customer.email.toUpperCase(), { Cookie: 'lang=en' })).status).toBe(200)
  await work()
  const [mail] = server.mails.splice(0)
  expect(mail?.to).toMatchObject({ value: [{ address: customer.email }] })
  expect(mail?.text).toContain('Set a new password')
  const path = linkIn(mail?.text)
  const stored = await prisma.passwordReset.findFirstOrThrow({
    where: { customerId: customer.id },
  })
  expect(stored.tokenHash).not.toContain(path.slice('/reset/'.length))
  expect(Math.round((stored.until.getTime() - Date.now()) / 60_000)).toBe(60)

  const chosen = { password: 'ten green looms', password_confirmation: 'ten green looms' }
  const set = () =>
    shop.visitor().agent.post(path).set('Cookie', 'lang=en').type('form').send(chosen)
  expect((await set()).status).toBe(200)
  expect((await set()).status).toBe(404)
  expect(await customer.ask(getCustomer)).toBeRefused(401)
  const opens = async (password: string) =>
    (await shop.visitor().ask(login, { email: customer.email, password })).status
  expect([await opens(theirPassword), await opens(chosen.password)]).toEqual([401, 200])
  await work()
  expect(server.mails.splice(0)).toMatchObject([{ subject: 'Your password was changed' }])
})

test('known, unknown and invalid email get the same answer; only an account gets a message', async () => {
  const customer = await shop.customer()
  const answers = []
  for (const to of [
    customer.email,
    'nobody@example.com',
    'x',
    '01700000000',
    'a@b\r\nBcc: c@d.e',
    'x'.repeat(9000),
    'null\0@example.com',
    `${'x'.repeat(253)}😀`,
  ]) {
    const { status, text, headers } = await post(to)
    const [repeated = ''] = /<p class="typed".*?<\/p>/s.exec(text) ?? []
    expect(repeated).toContain(to.replaceAll('\0', '').replaceAll('\r', '').slice(0, 253))
    answers.push([status, text.replace(repeated, ''), Object.keys(headers).sort().join()])
  }
  expect(new Set(answers.map(String)).size).toBe(1)
  expect(String(answers[0])).toContain('এই ইমেইল বা নম্বরে অ্যাকাউন্ট থাকলে')
  await work()
  expect(server.mails.splice(0)).toHaveLength(1)
  expect(gateway.requests.splice(0)).toHaveLength(0)
  // Due by the clock of the database, by which it is also taken.
  const all = await prisma.outboxMessage.findMany({ where: { kind: 'reset' } })
  expect(all.filter(({ createdAt, dueAt }) => +createdAt !== +dueAt)).toEqual([])
  // What strangers typed is not kept.
  const kept = await prisma.outboxMessage.findMany({ where: { kind: 'reset', state: 'dropped' } })
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.map(({ recipient }) => recipient).join('')).toBe('')
})

test('reset links are limited to one in two minutes and three an hour', async () => {
  const { email } = await shop.customer()
  for (const minutes of [0, 1, 3, 3, 3]) {
    await later(minutes)
    await post(email)
    await Promise.all([work(), work()])
  }
  expect(server.mails.splice(0)).toHaveLength(3)
  await later(61)
  await post(email)
  await work()
  expect(server.mails.splice(0)).toHaveLength(1)
})

test('link that waits for more than an hour is not sent, and the office sees it', async () => {
  const { email } = await shop.customer()
  await post(email)
  const aged = await prisma.outboxMessage.findFirstOrThrow({ where: { recipient: email } })
  const createdAt = new Date(aged.createdAt.getTime() - 61 * 60_000)
  await prisma.outboxMessage.update({ where: { id: aged.id }, data: { createdAt } })
  await work()
  expect(server.mails.splice(0)).toHaveLength(0)
  const agent = await openStaff(shop).signedIn('agent')
  const { body } = await agent.ask(getToday)
  expect(body.unsent).toMatchObject([{ kind: 'reset', state: 'failed' }])
  expect((await agent.ask(sendAgain, { id: body.unsent[0].id })).status).toBe(200)
  await work()
  expect(linkIn(server.mails.splice(0)[0]?.text)).not.toBe('')
})

test('an account with the number of another one takes no link from its owner', async () => {
  const [early, owner, late] = [await shop.customer(), await shop.customer(), await shop.customer()]
  const number = '01822222222'
  for (const { id: customerId } of [early, owner, late]) {
    await shop.make.address({ customerId, number })
  }
  await shop.make.order({ customerId: late.id, addressNumber: number })
  await shop.make.order({
    customerId: owner.id,
    addressNumber: number,
    status: orderStatus.delivered,
  })
  await post('০১৮২২-২২২২২২')
  await work()
  const sent = new URLSearchParams(gateway.requests.splice(0)[0]?.body)
  const page = await shop.visitor().agent.get(linkIn(sent.get('text') ?? ''))
  // The account stands there for people with several, and for programs that keep passwords.
  expect(page.text).toMatch(new RegExp(`autocomplete="username" value="${owner.email}"`))
})

test('stranger who requests links ends none that its owner has, nor keeps the owner without one', async () => {
  const limited = await openShop({
    RATE_LIMIT: 'on',
    SMTP_URL: server.url,
    MAIL_FROM: 'a@b.example',
  })
  const messages = await openMessages(limited)
  const { email } = await limited.customer()
  await post(email, {}, limited)
  await messages.work()
  const own = linkIn(server.mails.splice(0)[0]?.text)
  for (let nr = 0; nr < 2; nr++) {
    await limited.prisma.$executeRaw`update outbox set taken_at = taken_at - interval '3 minutes'`
    await post(email.toUpperCase(), {}, limited)
    await messages.work()
  }
  expect(server.mails.splice(0)).toHaveLength(2)
  expect((await limited.visitor().agent.get(own)).status).toBe(200)

  // She is told that what she has still works, as is anybody about any email.
  const told = await post(`${email}\u200b `, {}, limited)
  for (let nr = 0; nr < 3; nr++) await post('nobody@example.com', {}, limited)
  const nobody = await post('nobody@example.com', {}, limited)
  expect([told.status, nobody.status]).toEqual([429, 429])
  expect(told.text).toContain('শেষ মেইল বা মেসেজের লিংকটি এখনো কাজ করে')
  expect(told.text).toBe(nobody.text)
})

test('unseen marks that the login drops, and signs behind a link, change nothing', async () => {
  const { email } = await shop.customer()
  await post(`\u200e${email}\u200b\ufeff `)
  await work()
  const path = linkIn(server.mails.splice(0)[0]?.text)
  for (const sign of ['', '।', '.', ')', '>', '%E0%A5%A4']) {
    expect([
      sign,
      (await shop.visitor().agent.get(encodeURI(decodeURI(path + sign)))).status,
    ]).toEqual([sign, 200])
  }
  const chosen = { password: 'ten green looms', password_confirmation: 'ten green looms' }
  const done = await shop.visitor().agent.post(`${path}.`).type('form').send(chosen)
  expect(done.status).toBe(200)
  await work()
  expect(server.mails.splice(0)).toHaveLength(1)
})

test('a number gets an SMS', async () => {
  const one = await shop.customer()
  await shop.make.address({ customerId: one.id, number: '01811111111' })
  await post('+880 1811-111111')
  await work()
  expect(gateway.requests).toHaveLength(1)
  // The try is counted for the number, not for what was typed.
  expect(await prisma.outboxMessage.count({ where: { recipient: '01811111111' } })).toBe(1)
  const sent = new URLSearchParams(gateway.requests.splice(0)[0]?.body)
  expect(sent.get('to')).toBe('8801811111111')
  expect(await shop.visitor().agent.get(linkIn(sent.get('text') ?? ''))).toMatchObject({
    status: 200,
  })
})

test('email without a mail server gets one SMS, not repeated after a crash', async () => {
  const silent = await openShop({
    MAIL_TO_FOLDER: 'off',
    SMS_URL: gateway.url,
    SMS_BODY: 'to={to}&text={text}',
  })
  const messages = await openMessages(silent)
  const customer = await silent.customer()
  await silent.make.address({ customerId: customer.id, number: '01833333333' })
  await post(customer.email, {}, silent)
  await messages.work()
  expect(gateway.requests.splice(0)).toHaveLength(1)

  const aWhileAgo = new Date(Date.now() - 3 * 60_000)
  await silent.prisma.outboxMessage.updateMany({ data: { state: 'sending', takenAt: aWhileAgo } })
  await messages.work()
  expect(gateway.requests.splice(0)).toHaveLength(0)
  expect(await silent.prisma.outboxMessage.findMany()).toMatchObject([
    { channel: 'sms', state: 'unsure' },
  ])
})

test('the page offers what the switches send, and an email gets an SMS where reset mails are off', async () => {
  const set = (value: Record<string, boolean>) =>
    prisma.setting.upsert({
      where: { part: 'texts' },
      update: { value },
      create: { part: 'texts', value },
    })
  onTestFinished(async () => void (await prisma.setting.delete({ where: { part: 'texts' } })))
  await set({ reset_sms: false })
  expect((await shop.visitor().agent.get('/forgot')).text).not.toContain('মোবাইল নম্বর')
  expect((await post('nobody@example.com')).text).toContain('এই ইমেইলে অ্যাকাউন্ট থাকলে')

  await set({ reset_mail: false })
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id, number: '01844444444' })
  await post(customer.email)
  await work()
  expect([server.mails.splice(0).length, gateway.requests.splice(0).length]).toEqual([0, 1])
})

test('login offers a reset only where a link can be sent; networks are limited', async () => {
  const none = await openShop({
    MAIL_TO_FOLDER: 'off',
    RATE_LIMIT: 'on',
    SHOP_PHONE: '01712-345678',
  })
  const page = await none.visitor().agent.get('/forgot')
  expect(page.text).not.toContain('<form')
  expect(page.text).toContain('href="/login"')
  const lost = await none.visitor().agent.get('/reset/used')
  expect(lost.text).toContain('01712-345678 নম্বরে ফোন করে নতুন লিংক নিন')
  expect(await post('a@example.com', {}, none)).toMatchObject({ status: 200, text: page.text })
  expect(await none.prisma.outboxMessage.count()).toBe(0)
  expect((await post('a@example.com', { 'Sec-Fetch-Site': 'cross-site' }, none)).status).toBe(403)
  const answers = []
  await none.prisma
    .$executeRaw`update rate_limit set points = 300 where key like 'resetsPerAddress%'`
  for (let nr = 0; nr < 2; nr++) answers.push(await post('a@example.com', {}, none))
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(last?.text).toContain('<h1>অনেকবার চেষ্টা হয়েছে')
  for (const words of ['01712-345678', 'href="/login"']) expect(last?.text).toContain(words)
})

test('what was typed stands on the page as text, with ways back', async () => {
  const { text } = await post('a@b.example"><script>&', { Cookie: 'lang=en' })
  expect(text).toContain('a@b.example">&lt;script>&amp;')
  expect(text).not.toContain('<script')
  for (const href of ['/forgot', '/login']) expect(text).toContain(`href="${href}"`)
  expect(/<header>.*?<b>(.*?)<\/b>/.exec(text)?.[1]).toMatch(/^[\w ]+$/)
})

const pairs = 200

test('answer about an email takes as long without an account as with one', {
  timeout: 120_000,
}, async () => {
  const { email } = await shop.customer()
  const timeOf = async (to: string) => {
    const started = performance.now()
    const body = new URLSearchParams({ to })
    const answer = await fetch(`${shop.url}/forgot`, { method: 'POST', body })
    await answer.text()
    return performance.now() - started
  }
  for (let nr = 0; nr < 20; nr++) await timeOf(`warm-${nr}@example.com`)
  const times: { ms: number; isKnown: boolean }[] = []
  for (let nr = 0; nr < pairs; nr++) {
    const both = [email, `unknown-${String(nr).padStart(6, '0')}@example.com`]
    // The order alternates: being first then favours neither.
    for (const to of nr % 2 ? both : both.toReversed()) {
      times.push({ ms: await timeOf(to), isKnown: to === email })
    }
  }

  // The rank sum of the known ones, by its deviation from chance.
  times.sort((one, other) => one.ms - other.ms)
  const sum = times.reduce((total, { isKnown }, nr) => total + (isKnown ? nr + 1 : 0), 0)
  const expected = (pairs * (2 * pairs + 1)) / 2
  const deviation = Math.sqrt((pairs * pairs * (2 * pairs + 1)) / 12)
  expect(Math.abs(sum - expected) / deviation).toBeLessThan(4)
})

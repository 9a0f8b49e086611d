import request from 'supertest'
import { expect, test } from 'vitest'
import { login } from '#contract/customers'
import { changePassword } from '#contract/password'
import { openLogins } from '../support/logins.ts'
import { theirPassword } from '../support/make.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
const otherProcess = await openShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1', on: shop })

const { logIn, deviceOf, have } = openLogins(shop)
const wrongLogins = (address: string, times: number, email: (nr: number) => string, at = shop) =>
  Promise.all(
    Array.from({ length: times }, (_, nr) => logIn(address, email(nr), undefined, '', at)),
  )

test('address that tries one password on many accounts is limited', async () => {
  await have('failuresPerAddress:198.51.100.1', 295)
  const { email } = await shop.make.customer()

  const first = await wrongLogins('198.51.100.1', 3, (nr) => `sprayed-${nr}@example.com`)
  const right = await logIn('198.51.100.1', email, theirPassword)
  const more = await wrongLogins('198.51.100.1', 4, (nr) => `more-${nr}@example.com`)
  const elsewhere = await logIn('198.51.100.2', 'sprayed@example.com')

  expect(first.map(({ status }) => status)).toEqual([401, 401, 401])
  expect(right.status).toBe(200)
  expect(more.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429])
  expect(elsewhere).toBeRefused(401)
})

test('right passwords are not counted against an address', async () => {
  await have('failuresPerAddress:198.51.100.3', 299)
  const { email } = await shop.make.customer()

  for (let nr = 0; nr < 4; nr++) {
    expect((await logIn('198.51.100.3', email, theirPassword)).status).toBe(200)
  }
})

test('fifty customers behind one address who each err five times can all log in', async () => {
  const customers = await Promise.all(Array.from({ length: 50 }, () => shop.make.customer()))

  for (const { email } of customers) {
    const wrong = await wrongLogins('198.51.100.4', 5, () => email)
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect((await logIn('198.51.100.4', email, theirPassword)).status).toBe(200)
  }
})

test('all processes count together', async () => {
  await have('failuresPerAddress:198.51.100.5', 298)

  await wrongLogins('198.51.100.5', 1, () => 'here@example.com')
  await wrongLogins('198.51.100.5', 1, () => 'there@example.com', otherProcess)

  expect(await logIn('198.51.100.5', 'here-again@example.com')).toBeRefused(429)
  const there = await logIn('198.51.100.5', 'x@example.com', 'a wrong one', '', otherProcess)
  expect(there).toBeRefused(429)
})

test('addresses of one IPv6 household count as one', async () => {
  const { email } = await shop.make.customer()
  for (let nr = 0; nr < 10; nr++) {
    expect(await logIn(`2001:db8:7:7::${nr + 1}`, email)).toBeRefused(401)
  }

  expect(await logIn('2001:db8:7:7:aaaa::1', email)).toBeRefused(429)
  expect(await logIn('2001:db8:7:8::1', email)).toBeRefused(401)
})

test('known device logs in despite guesses of strangers', async () => {
  const { email } = await shop.make.customer()
  const device = await deviceOf(email)
  await wrongLogins('198.51.100.6', 10, () => email)
  await have(`failuresPerAccount:${email}`, 100)

  const sameAddress = await logIn('198.51.100.6', email, theirPassword, device)
  const newDevice = await logIn('198.51.100.7', email, theirPassword)

  expect(device).toMatch(/^known=/)
  expect(newDevice).toBeRefused(429)
  expect(sameAddress.status).toBe(200)
})

test('a known device guesses twenty times, and then has to wait', async () => {
  const { email } = await shop.make.customer()
  const device = await deviceOf(email)
  for (let nr = 0; nr < 20; nr++) {
    expect(await logIn('198.51.100.8', email, 'a wrong one', device)).toBeRefused(401)
  }

  expect(await logIn('198.51.100.8', email, theirPassword, device)).toBeRefused(429)
})

test('guesses of a known device do not count for others', async () => {
  const { email } = await shop.make.customer()
  const [own, other] = [await deviceOf(email), await deviceOf(email)]
  for (let nr = 0; nr < 20; nr++) await logIn('198.51.100.13', email, 'a wrong one', other)

  expect(await logIn('198.51.100.13', email, theirPassword, other)).toBeRefused(429)
  expect((await logIn('198.51.100.13', email, theirPassword, own)).status).toBe(200)
})

test('after a change of password only the browser that changed it is known', async () => {
  const { email } = await shop.make.customer()
  const former = await deviceOf(email)
  const browser = request.agent(shop.url)
  const from = { 'X-Forwarded-For': '198.51.100.14', Origin: shop.url }
  await browser.post(login.path).set(from).send({ email, password: theirPassword })
  const next = 'eleven looms of jute'
  const change = { current: theirPassword, new: next, new_confirmation: next }
  expect((await browser.post(changePassword.path).set(from).send(change)).status).toBe(200)
  await have(`failuresPerAccount:${email}`, 100)

  expect(await logIn('198.51.100.15', email, next, former)).toBeRefused(429)
  const again = await browser.post(login.path).set(from).send({ email, password: next })
  expect(again.status).toBe(200)
})

test.each([
  ['another account’s', async () => deviceOf((await shop.make.customer()).email)],
  ['a forged one', async (email: string) => (await deviceOf(email)).replace(/.$/, '_')],
  ['one with another date', async (email: string) => (await deviceOf(email)).replace('=', '=z')],
  ['an empty one', async () => 'known='],
])('a device with %s cookie is a stranger’s', async (_title, cookieFor) => {
  const { email } = await shop.make.customer()
  const device = await cookieFor(email)
  await have(`failuresPerAccount:${email}`, 100)

  expect(await logIn('198.51.100.9', email, theirPassword, device)).toBeRefused(429)
})

test('the device cookie is for this site only and grants no access', async () => {
  const { email } = await shop.make.customer()
  const answer = await logIn('198.51.100.10', email, theirPassword)
  const set = [answer.headers['set-cookie'] ?? []].flat().find((each) => /^known=/.test(each))

  expect(set).toMatch(/; HttpOnly/)
  expect(set).toMatch(/; SameSite=Strict/)
  expect(set).toMatch(/; Path=\//)
  const device = set?.split(';')[0] ?? ''
  const who = await request(shop.url).get('/api/customer').set('Cookie', device)
  expect(who).toBeRefused(401)
})

test('a flood of one address fills the queue of logins, and others still log in at once', async () => {
  const { email } = await shop.make.customer()
  const statuses: number[] = []
  const flood = Array.from({ length: 56 }, async (_, nr) => {
    const answer = await logIn('198.51.100.11', `flood-${nr}@example.com`)
    statuses.push(answer.status)
    return answer
  })
  const tried = () => statuses.filter((status) => status === 401).length
  await expect.poll(() => statuses.includes(429)).toBe(true)

  const triedBefore = tried()
  const honest = await logIn('198.51.100.12', email, theirPassword)
  const triedMeanwhile = tried() - triedBefore
  const answers = await Promise.all(flood)

  expect(honest.status).toBe(200)
  expect(triedMeanwhile).toBeLessThan(8)
  expect(tried()).toBeGreaterThanOrEqual(50)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})

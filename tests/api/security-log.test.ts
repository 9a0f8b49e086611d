import request from 'supertest'
import { beforeEach, expect, test } from 'vitest'
import { saveAddress } from '#contract/addresses'
import { getCart } from '#contract/cart'
import { getMenus } from '#contract/catalog'
import { login, logout, signup } from '#contract/customers'
import { sendMessage } from '#contract/messages'
import { theirPassword } from '../support/make.ts'
import { openShop } from '../support/shop.ts'

type Line = Record<string, unknown>
const lines: Line[] = []
let written = ''
const shop = await openShop({
  RATE_LIMIT: 'on',
  TRUST_PROXY: '1',
  hears: (line) => {
    written += line
    lines.push(JSON.parse(line))
  },
})
beforeEach(() => {
  lines.length = 0
  written = ''
})
const from = { headers: { 'X-Forwarded-For': '203.0.113.7' } }
const lastLine = async (path: string): Promise<Line> => {
  await expect.poll(() => lines.some((line) => line.path === path)).toBe(true)
  return lines.filter((line) => line.path === path).at(-1) ?? {}
}

test('a login, a signup and a logout are one event each, with the address and the customer', async () => {
  const { id, email } = await shop.make.customer()
  const visitor = shop.visitor()
  const who = { address: '203.0.113.7', customer: id, level: 30 }

  await visitor.ask(login, { email, password: theirPassword }, from)
  expect(await lastLine('/api/login')).toMatchObject({ ...who, event: 'login', status: 200 })
  await visitor.ask(getCart, {}, from)
  expect(await lastLine('/api/get/carts')).toMatchObject(who)
  await visitor.ask(logout, {}, from)
  expect(await lastLine('/api/logout')).toMatchObject({ ...who, event: 'logout' })

  const password = 'a long enough one'
  const fields = { name: 'Rahima', email: 'new@example.com', password }
  const answer = await visitor.ask(signup, { ...fields, password_confirmation: password }, from)
  const signedUp = { event: 'signup', customer: answer.body.user.id, address: '203.0.113.7' }
  expect(await lastLine('/api/signup')).toMatchObject(signedUp)
  expect(lines.filter(({ event }) => event)).toHaveLength(3)
})

test('a wrong password tells whose account it was tried on, an unknown email nobody’s', async () => {
  const { id, email } = await shop.make.customer()

  await shop.visitor().ask(login, { email, password: 'not this one' }, from)
  const wrong = await lastLine('/api/login')
  lines.length = 0
  await shop.visitor().ask(login, { email: 'nobody@example.com', password: 'x' }, from)
  const unknown = await lastLine('/api/login')

  expect(wrong).toMatchObject({ event: 'login_failed', customer: id, address: '203.0.113.7' })
  expect(unknown).toMatchObject({ event: 'login_failed', status: 401 })
  expect(unknown).not.toHaveProperty('customer')
})

test('refusals for the sake of safety are events', async () => {
  const customer = await shop.customer()
  const other = await shop.customer()

  for (let nr = 0; nr < 11; nr++) {
    await shop.visitor().ask(login, { email: 'guessed@example.com', password: 'x' }, from)
  }
  await expect.poll(() => lines.map(({ event }) => event)).toContain('rate_limited')
  const limited = lines.find(({ event }) => event === 'rate_limited')
  expect(limited).toMatchObject({ status: 429, address: '203.0.113.7' })

  await customer.ask(saveAddress, { user_id: other.id, name: 'x', number: 'y', address: 'z' }, from)
  const forbidden = { event: 'forbidden', status: 403, customer: customer.id }
  expect(await lastLine('/api/add/address')).toMatchObject(forbidden)

  const headers = { ...from.headers, 'Sec-Fetch-Site': 'cross-site' }
  await customer.ask(sendMessage, {}, { headers })
  const crossSite = { event: 'cross_site_refused', status: 403, address: '203.0.113.7' }
  expect(await lastLine('/api/add/customer/message')).toMatchObject(crossSite)
})

test('a guest’s read is logged with an address and without a customer', async () => {
  await shop.visitor().ask(getMenus, {}, from)

  const line = await lastLine('/api/get/category')
  expect(line).toMatchObject({ address: '203.0.113.7', status: 200 })
  expect(line).not.toHaveProperty('customer')
})

test('no password, email, cookie or body is written', async () => {
  const { email } = await shop.make.customer({ email: 'very-private@example.com' })
  const visitor = shop.visitor()
  const answer = await visitor.ask(login, { email, password: theirPassword }, from)
  await visitor.ask(login, { email, password: 'another secret\n{"event":"login"}' }, from)
  await visitor.ask(saveAddress, { name: 'Private', number: '01798765432', address: 'House 7' })
  await lastLine('/api/add/address')

  const cookies = [answer.headers['set-cookie'] ?? []].flat().map((each) => each.slice(0, 40))
  const hidden = [email, theirPassword, 'secret', 'Private', '01798765432', 'House 7', ...cookies]
  for (const text of hidden) expect(written).not.toContain(text)
})

test('a line break in an address cannot make a line of its own', async () => {
  const forged = '/api/x%0A{"event":"login"}'
  await request(shop.url).get(forged).set('X-Forwarded-For', '203.0.113.7, "\\n{}')

  await expect.poll(() => lines.length).toBe(1)
  expect(written.trim().split('\n')).toHaveLength(1)
  expect(lines[0]).not.toHaveProperty('event')
})

test('an error of the database is logged without its rows', async () => {
  await shop.pool.query(`alter table message add constraint no_number check (number !~ '^017')`)
  const fields = { name: 'Rahima Begum', email: 'rahima@example.com', subject: 'Saree' }

  const answer = await shop
    .visitor()
    .ask(sendMessage, { ...fields, number: '01712345667', message: 'A private matter' }, from)

  expect(answer.status).toBe(500)
  const line = await lastLine('/api/add/customer/message')
  expect(line).toMatchObject({ status: 500, level: 50, address: '203.0.113.7' })
  expect(written).toContain('no_number')
  for (const text of ['Rahima Begum', 'rahima@', '01712345667', 'private matter', 'Failing row']) {
    expect(written).not.toContain(text)
  }
})

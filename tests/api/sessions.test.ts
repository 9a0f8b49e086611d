// Over 200 lines: a session from its login to any of its ends

import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { getCart } from '#contract/cart'
import { getMenus } from '#contract/catalog'
import { getCustomer, login, logout, signup } from '#contract/customers'
import { theirPassword } from '../support/make.ts'
import { cookieOf, openShop } from '../support/shop.ts'

const shop = await openShop()
async function logIn(cookie?: string) {
  const { id, email } = await shop.make.customer()
  const post = request(shop.url).post(login.path)
  if (cookie) post.set('Cookie', cookie)
  const answer = await post.send({ email, password: theirPassword })
  return { id, cookie: cookieOf(answer), answer }
}

test('the cookie is for this site and its server only', async () => {
  const { answer } = await logIn()

  const cookie = String(answer.headers['set-cookie']?.[0])
  expect(cookie).toMatch(/^sid=/)
  expect(cookie).toMatch(/; HttpOnly/)
  expect(cookie).toMatch(/; SameSite=Strict/)
  expect(cookie).toMatch(/; Path=\//)
})

test('a login gives a new session, and the former one is worth nothing', async () => {
  const first = await logIn()

  const second = await logIn(first.cookie)

  expect(second.cookie).not.toBe(first.cookie)
  expect((await askAs(second.cookie)).body.id).toBe(second.id)
  expect(await askAs(first.cookie)).toBeRefused(401)
})

test('session id of the client is not taken over', async () => {
  const planted = 'sid=s%3Aplanted.signature'

  const { cookie } = await logIn(planted)

  expect(cookie).not.toContain('planted')
  expect(await askAs(planted)).toBeRefused(401)
})

test('dead cookie before a living one is ignored', async () => {
  const dead = await logIn()
  await request(shop.url).post(logout.path).set('Cookie', dead.cookie)
  const { id, cookie } = await logIn()
  const forged = 'sid=s%3Aforged.signature'

  for (const all of [
    [dead.cookie, cookie],
    ['sid=%', forged, dead.cookie, 'lang=bn', cookie],
    [cookie, dead.cookie],
  ]) {
    expect((await askAs(all.join('; '))).body.id).toBe(id)
  }
  expect(await askAs([dead.cookie, forged].join('; '))).toBeRefused(401)
  await request(shop.url).post(logout.path).set('Cookie', [dead.cookie, cookie].join('; '))
  expect(await askAs(cookie)).toBeRefused(401)
})

test('a signup gives a new session too', async () => {
  const first = await logIn()

  const answer = await request(shop.url).post(signup.path).set('Cookie', first.cookie).send({
    name: 'Rahima',
    email: 'rahima@example.com',
    password: theirPassword,
    password_confirmation: theirPassword,
  })

  expect(cookieOf(answer)).not.toBe(first.cookie)
  expect((await askAs(cookieOf(answer))).body.name).toBe('Rahima')
  expect(await askAs(first.cookie)).toBeRefused(401)
})

test('two customers on one machine stay apart', async () => {
  const one = await shop.customer()
  const other = await shop.customer()

  expect((await one.ask(getCustomer)).body.id).toBe(one.id)
  expect((await other.ask(getCustomer)).body.id).toBe(other.id)
})

test('logging out here leaves the session there', async () => {
  const here = await shop.customer()
  const there = shop.visitor()
  await there.ask(login, { email: here.email, password: theirPassword })

  await here.ask(logout)

  expect((await there.ask(getCustomer)).body.id).toBe(here.id)
})

test.each([
  ['one letter changed', (cookie: string) => cookie.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A'))],
  ['no signature', (cookie: string) => cookie.replace(/\..*$/, '')],
  ['another session under the signature', (cookie: string) => cookie.replace('s%3A', 's%3Ax')],
  ['no value', () => 'sid='],
  ['rubbish', () => 'sid=%00%ff%'],
  ['very much of it', () => `sid=s%3A${'a'.repeat(4000)}`],
])('a cookie with %s is a guest’s', async (_title, tamper) => {
  const { cookie } = await logIn()

  expect(await askAs(tamper(cookie))).toBeRefused(401, 'Please, log in first')
})

test('session ends after 30 idle days and after 90 days', async () => {
  const idle = await logIn()
  const old = await logIn()
  const setSession = (id: number, set: string) =>
    shop.pool.query(`update session set ${set} where (sess->>'customerId')::int = $1`, [id])

  await setSession(idle.id, `expire = now() - interval '1 second'`)
  await setSession(
    old.id,
    `sess = jsonb_set(sess::jsonb, '{startedAt}', to_jsonb(extract(epoch from now() - interval '91 days') * 1000))`,
  )

  expect(await askAs(idle.cookie)).toBeRefused(401)
  expect(await askAs(old.cookie)).toBeRefused(401)
})

test('a visit moves the end of an idle session, once a day', async () => {
  const { id, cookie } = await logIn()
  const left = async () => {
    const { rows } = await shop.pool.query<{ days: number }>(
      `select extract(epoch from expire - now()) / 86400 as days from session
       where (sess->>'customerId')::int = $1`,
      [id],
    )
    return Math.round(Number(rows[0]?.days) * 10) / 10
  }
  const setLeft = (days: number) =>
    shop.pool.query(
      `update session set expire = now() + $2 * interval '1 day'
       where (sess->>'customerId')::int = $1`,
      [id, days],
    )

  await setLeft(29.5)
  await askAs(cookie)
  expect(await left()).toBe(29.5)

  await setLeft(3)
  await askAs(cookie)
  await expect.poll(left).toBe(30)
  expect((await askAs(cookie)).body.id).toBe(id)
})

test('a session of an account that is gone is a guest’s', async () => {
  const customer = await shop.customer()
  await shop.prisma.customer.delete({ where: { id: customer.id } })

  expect(await customer.ask(getCustomer)).toBeRefused(401)
})

test('only a login makes a session, and only customers’ answers stay out of caches', async () => {
  const before = await shop.prisma.session.count()

  const menus = await shop.visitor().ask(getMenus)
  const cart = await shop.visitor().ask(getCart)

  expect(menus.headers['set-cookie']).toBeUndefined()
  expect(cart.headers['cache-control']).toBe('no-store')
  expect(await shop.prisma.session.count()).toBe(before)
})

test('request under way at a logout does not restore the session', async () => {
  for (let round = 0; round < 20; round++) {
    const { cookie } = await logIn()

    await Promise.all([
      ...Array.from({ length: 5 }, () => askAs(cookie)),
      request(shop.url).post(logout.path).set('Cookie', cookie),
      ...Array.from({ length: 5 }, () => askAs(cookie)),
    ])

    expect(await askAs(cookie)).toBeRefused(401)
  }
})

const otherProcess = await openShop({ on: shop })

const askAs = (cookie: string, at: { url: string } = shop) =>
  request(at.url).get(getCustomer.path).set('Cookie', cookie)
const statuses = (cookie: string) =>
  Promise.all([shop, otherProcess].map(async (at) => (await askAs(cookie, at)).status))

/** Runs a statement without triggers, so that no process is notified. */
async function inSilence(statement: string, values: number[]) {
  const client = await shop.pool.connect()
  await client.query('begin; set local session_replication_role = replica')
  await client.query(statement, values)
  await client.query('commit')
  client.release()
}

test('any end of a session makes its cookie a guest’s at once, in every process', async () => {
  const takeAway = {
    deleted: `delete from session where (sess->>'customerId')::int = $1`,
    over: `update session set expire = now() - interval '1 day' where (sess->>'customerId')::int = $1`,
    another: `update session set sess = '{"cookie":{}}' where (sess->>'customerId')::int = $1`,
    'under another id': `update session set sid = 'x' where (sess->>'customerId')::int = $1`,
    emptied: 'truncate session',
  }
  for (const [how, statement] of Object.entries(takeAway)) {
    const { cookie } = await shop.customer()
    for (let call = 0; call < 2; call++) expect(await statuses(cookie)).toEqual([200, 200])

    await inSilence(statement, statement.includes('$1') ? [await idOf(cookie)] : [])

    expect(await statuses(cookie), how).toEqual([401, 401])
  }
})

test('a logout counts in another process with the answer', async () => {
  for (let round = 0; round < 20; round++) {
    const customer = await shop.customer()
    expect(await statuses(customer.cookie)).toEqual([200, 200])

    await customer.ask(logout)

    expect((await askAs(customer.cookie, otherProcess)).status).toBe(401)
  }
})

test('each call of a customer reads its session once', async () => {
  const { id, cookie } = await shop.customer()
  const queries = vi.spyOn(shop.pool, 'query')

  for (let call = 0; call < 5; call++) expect((await askAs(cookie)).body.id).toBe(id)

  const ofSessions = queries.mock.calls
    .map(([query]) => String(query))
    .filter((query) => /\bsession\b/.test(query))
  expect(ofSessions).toHaveLength(5)
  for (const query of ofSessions) expect(query).toMatch(/^select .*\s+where sid = \$1 and/s)
})

const idOf = async (cookie: string) => (await askAs(cookie)).body.id

import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { getCustomer, logout } from '#contract/customers'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
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
  const requested = vi.spyOn(shop.pool, 'query')

  for (let call = 0; call < 5; call++) expect((await askAs(cookie)).body.id).toBe(id)

  const ofSessions = requested.mock.calls
    .map(([query]) => String(query))
    .filter((query) => /\bsession\b/.test(query))
  expect(ofSessions).toHaveLength(5)
  for (const query of ofSessions) expect(query).toMatch(/^select .*\s+where sid = \$1 and/s)
})

const idOf = async (cookie: string) => (await askAs(cookie)).body.id

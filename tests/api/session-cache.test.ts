import request from 'supertest'
import { expect, test, vi } from 'vitest'
import { getCustomer, logout } from '#contract/customers'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const askAs = (cookie: string) => request(shop.url).get(getCustomer.path).set('Cookie', cookie)

test('whatever takes a session away, its cookie is a guest’s within a moment', async () => {
  const takeAway = {
    deleted: `delete from session where (sess->>'customerId')::int = $1`,
    over: `update session set expire = now() - interval '1 day' where (sess->>'customerId')::int = $1`,
    another: `update session set sess = '{"cookie":{}}' where (sess->>'customerId')::int = $1`,
    'under another id': `update session set sid = 'x' where (sess->>'customerId')::int = $1`,
    emptied: 'truncate session',
  }
  for (const [how, statement] of Object.entries(takeAway)) {
    const { id, cookie } = await shop.customer()
    expect((await askAs(cookie)).body.id).toBe(id)
    expect((await askAs(cookie)).body.id).toBe(id)

    await shop.pool.query(statement, statement.includes('$1') ? [id] : [])

    await vi.waitFor(async () => expect((await askAs(cookie)).status, how).toBe(401), patience)
  }
})

test('the calls of one visit read its session once, whatever guests do', async () => {
  const { id, cookie } = await shop.customer()
  const asked = vi.spyOn(shop.pool, 'query')

  for (let call = 0; call < 5; call++) {
    await shop.visitor().ask(logout)
    expect((await askAs(cookie)).body.id).toBe(id)
  }

  const reads = asked.mock.calls.filter(([query]) => /from session\s+where sid/.test(String(query)))
  const bySelect = reads.filter(([query]) => /^select/.test(String(query)))
  expect(bySelect).toHaveLength(1)
  asked.mockRestore()
})

import type pg from 'pg'
import request from 'supertest'
import { login } from '#contract/customers'
import { theirPassword } from './make.ts'

/** Logins from many addresses, and their counters. */
export function openLogins(shop: { url: string; pool: pg.Pool }) {
  const logIn = (
    address: string,
    email: string,
    password = 'a wrong one',
    cookie = '',
    at: { url: string } = shop,
  ) =>
    request(at.url)
      .post(login.path)
      .set('X-Forwarded-For', address)
      .set('Cookie', cookie)
      .send({ email, password })

  /** The cookie of a known device, which outlives the session. */
  async function deviceOf(email: string): Promise<string> {
    const answer = await logIn('198.51.100.250', email, theirPassword)
    const set = [answer.headers['set-cookie'] ?? []].flat()
    return set.find((each) => each.startsWith('known='))?.split(';')[0] ?? ''
  }

  /** Earlier wrong logins of an address or a site. */
  const have = (counter: string, points: number) =>
    shop.pool.query(
      `insert into rate_limit (key, points, expire) values ($1, $2, $3)
       on conflict (key) do update set points = $2, expire = $3`,
      [counter, points, Date.now() + 60_000],
    )

  return { logIn, deviceOf, have }
}

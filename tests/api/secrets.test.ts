import request from 'supertest'
import { expect, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { theirPassword } from '../support/make.ts'
import { cookieOf, openShop } from '../support/shop.ts'

const former = 'the former secret of the shop'
const newest = 'the newest secret of the shop'
const before = await openShop({ SESSION_SECRET: former })
const changing = await openShop({
  SESSION_SECRET: `${newest}, ${former}`,
  on: before,
})
const after = await openShop({ SESSION_SECRET: newest, on: before })

const askAs = (shop: { url: string }, cookie: string) =>
  request(shop.url).get(getCustomer.path).set('Cookie', cookie)

test('a session lives on when the secret is changed, under a cookie that the newest has signed', async () => {
  const { id, cookie } = await before.customer()

  const first = await askAs(changing, cookie)
  const renewed = cookieOf(first)
  const again = await askAs(changing, renewed)

  expect(first.body.id).toBe(id)
  expect(renewed).toMatch(/^sid=s%3A/)
  expect(renewed).not.toBe(cookie)
  const [whole] = [first.headers['set-cookie'] ?? []].flat()
  expect(whole).toMatch(/; HttpOnly/)
  expect(whole).toMatch(/; SameSite=Strict/)
  expect(again.body.id).toBe(id)
  expect(cookieOf(again)).toBe('')
  expect((await askAs(after, renewed)).body.id).toBe(id)
  expect(await askAs(after, cookie)).toBeRefused(401)
})

test('what neither has signed is a guest’s', async () => {
  const { cookie } = await before.customer()

  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))

  expect(await askAs(changing, forged)).toBeRefused(401)
})

test('a login is signed by the newest', async () => {
  const { id, email } = await before.make.customer()

  const answer = await changing.visitor().ask(login, { email, password: theirPassword })

  expect((await askAs(after, cookieOf(answer))).body.id).toBe(id)
})

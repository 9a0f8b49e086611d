import request from 'supertest'
import { expect, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { resetCustomer } from '#contract/office/customers'
import { changePassword } from '#contract/password'
import { theirPassword } from '../support/make.ts'
import { openStaff } from '../support/office.ts'
import { cookieOf, openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const otherProcess = await openShop({ RATE_LIMIT: 'on', on: shop })

const change = (at: { url: string }, cookie: string, fields: object) =>
  request(at.url).post(changePassword.path).set('Cookie', cookie).send(fields)
const askAs = (at: { url: string }, cookie: string) =>
  request(at.url).get(getCustomer.path).set('Cookie', cookie)
const logIn = (email: string, password: string) => shop.visitor().ask(login, { email, password })
const fields = { current: theirPassword, new: 'a new jamdani' }

test('a customer changes the password; the former one opens nothing any more', async () => {
  const { email, cookie } = await shop.customer()

  const answer = await change(shop, cookie, fields)

  expect(answer.body).toEqual({ message: 'success' })
  expect(await logIn(email, theirPassword)).toBeRefused(401)
  expect((await logIn(email, 'a new jamdani')).status).toBe(200)
})

test('all other sessions end, in every process, and the own one goes on under a new id', async () => {
  const { id, email, cookie } = await shop.customer()
  const here = cookieOf(await logIn(email, theirPassword))
  const there = cookieOf(await logIn(email, theirPassword))
  const bystander = await shop.customer()
  for (const [at, own] of [
    [shop, here],
    [otherProcess, there],
    [otherProcess, cookie],
  ] as const) {
    expect((await askAs(at, own)).body.id).toBe(id)
    expect((await askAs(at, own)).body.id).toBe(id)
  }
  expect((await askAs(shop, cookie)).body.id).toBe(id)

  const answer = await change(shop, cookie, fields)

  const renewed = cookieOf(answer)
  expect(renewed).toMatch(/^sid=/)
  expect(renewed).not.toBe(cookie)
  expect((await askAs(shop, renewed)).body.id).toBe(id)
  for (const ended of [cookie, here, there]) expect(await askAs(shop, ended)).toBeRefused(401)
  for (const ended of [there, cookie]) {
    expect(await askAs(otherProcess, ended)).toBeRefused(401)
  }
  expect((await askAs(otherProcess, renewed)).body.id).toBe(id)
  expect((await askAs(shop, bystander.cookie)).body.id).toBe(bystander.id)
})

test('a wrong current password shows at its field and changes nothing', async () => {
  const { id, email, cookie } = await shop.customer()

  const answer = await change(shop, cookie, { ...fields, current: 'not this one' })

  expect(answer).toBeRefused(422)
  expect(answer.body.errors).toEqual({ current: ['The current password is not right'] })
  expect((await askAs(shop, cookie)).body.id).toBe(id)
  expect((await logIn(email, theirPassword)).status).toBe(200)
})

test.each([
  [{ new: 'a new jamdani' }, 'current'],
  [{ current: theirPassword }, 'new'],
  [{ current: theirPassword, new: 'seven77' }, 'new'],
  [{ current: theirPassword, new: 'n'.repeat(129) }, 'new'],
  [{ current: ['x'], new: 'a new jamdani' }, 'current'],
])('%j is refused', async (given, named) => {
  const { id, cookie } = await shop.customer()

  const answer = await change(shop, cookie, given)

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([named])
  expect((await askAs(shop, cookie)).body.id).toBe(id)
})

test('wrong current passwords are limited', async () => {
  const { cookie } = await shop.customer()
  for (let nr = 0; nr < 20; nr++) {
    expect(await change(shop, cookie, { ...fields, current: `guess ${nr}` })).toBeRefused(422)
  }

  expect(await change(shop, cookie, fields)).toBeRefused(429)
})

test('one of two password changes at once succeeds', async () => {
  const { email, cookie } = await shop.customer()

  const answers = await Promise.all(
    ['the first of two', 'the second of two'].map((password) =>
      change(shop, cookie, { ...fields, new: password }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const won = answers[0]?.status === 200 ? 'the first of two' : 'the second of two'
  expect((await logIn(email, won)).status).toBe(200)
})

test('links for a new password end with it: of the office, sent ones and those not sent yet', async () => {
  const { id, email, cookie } = await shop.customer()
  const manager = await openStaff(shop).signedIn('manager')
  const made = new URL((await manager.ask(resetCustomer, { id })).body.link).pathname
  const open = async (path: string) => (await shop.visitor().agent.get(path)).status
  const forgot = () => shop.visitor().agent.post('/forgot').type('form').send({ to: email })
  await forgot()
  await shop.outbox.work()
  await shop.prisma.$executeRaw`update outbox set taken_at = taken_at - interval '3 minutes'`
  await forgot()
  expect(await shop.prisma.passwordReset.count({ where: { customerId: id } })).toBe(2)
  expect(await open(made)).toBe(200)

  expect((await change(shop, cookie, fields)).status).toBe(200)
  await shop.outbox.work()

  expect(await open(made)).toBe(404)
  expect(await shop.prisma.passwordReset.count({ where: { customerId: id } })).toBe(0)
})

import { Secret, TOTP } from 'otpauth'
import request from 'supertest'
import { expect, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { confirmTotp, signIn, startTotp } from '#contract/office/staff'
import { changePassword } from '#contract/password'
import { encryptAnew } from '../../server/office/staff/encrypt-anew.ts'
import { theirPassword } from '../support/make.ts'
import { openStaff, staffPassword } from '../support/office.ts'
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

test('a cookie that neither secret signed is a guest’s', async () => {
  const { cookie } = await before.customer()

  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))

  expect(await askAs(changing, forged)).toBeRefused(401)
})

test('a password changed under a cookie of the former secret leaves a session of the newest', async () => {
  const { id, cookie } = await before.customer()

  const answer = await request(changing.url)
    .post(changePassword.path)
    .set('Cookie', cookie)
    .send({ current: theirPassword, new: 'a new jamdani' })

  expect(answer.status).toBe(200)
  // A browser stores the last cookie of a name.
  const set: string[] = [answer.headers['set-cookie'] ?? []].flat()
  const last = set.findLast((each) => each.startsWith('sid='))?.split(';')[0] ?? ''
  expect((await askAs(after, last)).body.id).toBe(id)
  expect(await askAs(changing, cookie)).toBeRefused(401)
})

test('a login is signed by the newest', async () => {
  const { id, email } = await before.make.customer()

  const answer = await changing.visitor().ask(login, { email, password: theirPassword })

  expect((await askAs(after, cookieOf(answer))).body.id).toBe(id)
})

test('codes of a second factor go on when the secret is changed and the former one is gone', async () => {
  const owner = await openStaff(before).signedIn('owner')
  const { body } = await owner.ask(startTotp)
  const code = (at = Date.now()) =>
    new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({ timestamp: at })
  const { recovery } = (await owner.ask(confirmTotp, { code: code() })).body
  const opens = async (given: string) => {
    const { login } = owner
    const typed = { login, password: staffPassword, code: given }
    return (await after.visitor().ask(signIn, typed)).body.message
  }
  expect(await encryptAnew(before.prisma, [newest])).toEqual([
    expect.stringContaining('1 are of a SESSION_SECRET that is not given any more'),
  ])
  expect(await opens(code(Date.now() + 30_000))).not.toBe('success')

  const said = await encryptAnew(before.prisma, [newest, former])

  expect(said).toEqual([
    'second factors: 1 are encrypted under the first SESSION_SECRET from now on',
  ])
  expect(await opens(code(Date.now() + 30_000))).toBe('success')
  expect(await opens(recovery[0])).toBe('success')
  expect(await encryptAnew(before.prisma, [newest])).toEqual([])
})

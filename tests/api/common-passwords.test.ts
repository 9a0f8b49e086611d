import { expect, test } from 'vitest'
import { login, signup } from '#contract/customers'
import { resetCustomer } from '#contract/office/customers'
import { changePassword } from '#contract/password'
import { theirPassword } from '../support/make.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const published = await openShop({ PUBLIC_URL: 'http://shop.example', on: shop })
const proxied = await openShop({ TRUST_PROXY: '1', on: shop })
const onTheNet = { published, proxied }
const sides = ['published', 'proxied'] as const

type Shop = typeof shop
const twice = (password: string) => ({ password, password_confirmation: password })
const signUp = (at: Shop, email: string, password: string) =>
  at.visitor().ask(signup, { name: 'Rahima', email, ...twice(password) })
const opens = async (email: string, password: string) =>
  (await shop.visitor().ask(login, { email, password })).status === 200

/** The path of a link for a new password from the office. */
async function linkFor({ id }: { id: number }) {
  const manager = await openStaff(shop).signedIn('manager')
  return new URL((await manager.ask(resetCustomer, { id })).body.link).pathname
}
const post = (at: Shop, path: string, password: string) =>
  at.visitor().agent.post(path).type('form').send(twice(password))

test.each(['password123', 'password', 'secret123', '12345678', 'Test1234', 'qwertyuiop'])(
  'a shop that is not on the net takes %s at sign-up',
  async (password) => {
    const email = `${password}@example.com`

    const answer = await signUp(shop, email, password)

    expect(answer.body.message).toBe('success')
    expect(await opens(email, password)).toBe(true)
  },
)

test('a shop that is not on the net takes it at a change and at a reset', async () => {
  const customer = await shop.customer()

  const change = { current: theirPassword, new: 'password123' }
  expect((await customer.ask(changePassword, change)).status).toBe(200)
  expect((await post(shop, await linkFor(customer), 'secret123')).status).toBe(200)

  expect(await opens(customer.email, 'secret123')).toBe(true)
})

test.each(sides)('a %s shop refuses it at sign-up, and takes another', async (side) => {
  const email = `${side}@example.com`

  const refused = await signUp(onTheNet[side], email, 'password123')
  const taken = await signUp(onTheNet[side], email, 'nokshi kantha')

  expect(refused).toBeRefused(422, 'This password is too common, please choose another')
  expect(Object.keys(refused.body.errors)).toEqual(['password'])
  expect(taken.status).toBe(200)
})

test.each(sides)('a %s shop refuses it at a change', async (side) => {
  const customer = await onTheNet[side].customer({ email: `changing-${side}@example.com` })

  const change = { current: theirPassword, new: 'bangladesh123' }
  const refused = await customer.ask(changePassword, change)

  expect(refused).toBeRefused(422, 'This password is too common, please choose another')
  expect(Object.keys(refused.body.errors)).toEqual(['new'])
  expect(await opens(customer.email, theirPassword)).toBe(true)
})

test.each(sides)('a %s shop refuses it at a reset, and the link stays good', async (side) => {
  const customer = await shop.customer()
  const path = await linkFor(customer)

  const refused = await post(onTheNet[side], path, 'password123')

  expect(refused.status).toBe(422)
  expect(refused.text).toContain('too common')
  expect(refused.text).toContain('<form')
  expect(await opens(customer.email, theirPassword)).toBe(true)
  expect((await post(onTheNet[side], path, 'ten green looms')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { getCustomer, login, logout, signup } from '#contract/customers'
import { theirPassword } from '../support/make.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const rahima = {
  name: 'রহিমা খাতুন',
  email: 'rahima@example.com',
  password: 'nokshi kantha',
  password_confirmation: 'nokshi kantha',
}

test('a visitor signs up, is logged in, and can log in again', async () => {
  const visitor = shop.visitor()

  const answer = await visitor.ask(signup, { ...rahima, email: 'New@Example.com' })

  expect(answer.body.user).toMatchObject({
    name: 'রহিমা খাতুন',
    email: 'New@Example.com',
    photo: null,
  })
  expect(answer.text).not.toContain('nokshi kantha')
  expect((await visitor.ask(getCustomer)).body).toEqual(answer.body.user)
  const again = await shop.visitor().ask(login, {
    email: ' nEW@example.COM ',
    password: 'nokshi kantha',
  })
  expect(again.body.user).toEqual(answer.body.user)
})

test('the customer stands at the top level with only the contract’s fields', async () => {
  const customer = await shop.customer({ photo: 'https://example.com/rahima.jpg' })

  const answer = await customer.ask(getCustomer)

  expect(answer.body).toEqual({
    id: customer.id,
    name: customer.name,
    email: customer.email,
    photo: 'https://example.com/rahima.jpg',
  })
})

test('email has one account in any case of letters', async () => {
  await shop.make.customer({ email: 'taken@example.com' })

  const answer = await shop.visitor().ask(signup, { ...rahima, email: 'TAKEN@example.com' })

  expect(answer).toBeRefused(422, 'This email already has an account')
  expect(answer.body.errors).toEqual({ email: ['This email already has an account'] })
})

test.each([
  ['name', '', 'name'],
  ['name', 'n'.repeat(101), 'name'],
  ['name', null, 'name'],
  ['email', 'not an email', 'email'],
  ['email', 'a@b', 'email'],
  ['email', ['a@example.com'], 'email'],
  ['email', `${'a'.repeat(245)}@example.com`, 'email'],
  ['password', '1234567', 'password'],
  ['password', 'p'.repeat(129), 'password'],
  ['password', 12_345_678, 'password'],
  ['password_confirmation', 'something else', 'password_confirmation'],
  ['password_confirmation', undefined, 'password_confirmation'],
])('a signup whose %s is %j is refused', async (field, value, named) => {
  const email = 'nobody@example.com'
  const same = field === 'password' ? { password_confirmation: value } : {}

  const answer = await shop.visitor().ask(signup, { ...rahima, email, ...same, [field]: value })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toContain(named)
  expect(await shop.prisma.customer.count({ where: { emailKey: email } })).toBe(0)
})

test('a refused signup leaves the visitor a guest', async () => {
  const visitor = shop.visitor()

  const answer = await visitor.ask(signup, { ...rahima, name: '' })

  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await visitor.ask(getCustomer)).toBeRefused(401, 'Please, log in first')
})

test.each([
  ['eight letters', 'ab c d!x'],
  ['128 Bengali letters', 'ক'.repeat(127).concat('খ')],
])('a password of %s differs from one with another last letter', async (title, password) => {
  const email = `${title.replace(/ /g, '-')}@example.com`

  await shop.visitor().ask(signup, { ...rahima, email, password, password_confirmation: password })

  const right = await shop.visitor().ask(login, { email, password })
  const wrong = await shop.visitor().ask(login, { email, password: `${password.slice(0, -1)}গ` })
  expect(right.status).toBe(200)
  expect(wrong).toBeRefused(401, 'Invalid email or password')
})

test('password keeps its spaces and is compared in one Unicode form', async () => {
  const email = 'spaces@example.com'
  const password = ' caf\u00e9 noir '
  await shop.visitor().ask(signup, { ...rahima, email, password, password_confirmation: password })

  const decomposed = await shop.visitor().ask(login, { email, password: ' cafe\u0301 noir ' })
  const trimmed = await shop.visitor().ask(login, { email, password: password.trim() })

  expect(decomposed.status).toBe(200)
  expect(trimmed).toBeRefused(401)
})

test('a wrong password and an unknown email are refused alike', async () => {
  await shop.make.customer({ email: 'known@example.com' })

  const wrong = await shop.visitor().ask(login, {
    email: 'known@example.com',
    password: 'not this one',
  })
  const unknown = await shop.visitor().ask(login, {
    email: 'unknown@example.com',
    password: theirPassword,
  })

  expect(wrong).toBeRefused(401, 'Invalid email or password')
  expect(unknown.status).toBe(401)
  expect(unknown.text).toBe(wrong.text)
  expect(unknown.headers['set-cookie']).toBeUndefined()
})

test.each([
  [{}],
  [{ email: 'known@example.com' }],
  [{ password: theirPassword }],
  [{ email: { contains: '' }, password: theirPassword }],
  [{ email: ['known@example.com'], password: theirPassword }],
  [{ email: 'a\0@example.com', password: theirPassword }],
  [{ email: '\udfff', password: theirPassword }],
  [{ email: 'known@example.com', password: { $ne: '' } }],
])('the login %j is refused', async (fields) => {
  expect(await shop.visitor().ask(login, fields)).toBeRefused(422)
})

test('a logout answers a customer and a guest alike', async () => {
  const customer = await shop.customer()

  const first = await customer.ask(logout)
  const second = await customer.ask(logout)
  const guest = await shop.visitor().ask(logout)

  expect(first.status).toBe(200)
  expect(second.body).toEqual({ message: 'success' })
  expect(guest.body).toEqual({ message: 'success' })
  expect(await customer.ask(getCustomer)).toBeRefused(401)
})

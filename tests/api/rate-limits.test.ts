import { expect, test } from 'vitest'
import { getCustomer, login } from '#contract/customers'
import { applyPromo } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { asConsole } from '../../server/office/as-staff.ts'
import { unlock } from '../../server/office/staff/unlock.ts'
import { theirPassword } from '../support/make.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'
import { fillCart } from '../support/shopping.ts'

const shop = await openShop({ RATE_LIMIT: 'on' })
const logIn = (email: string, password = theirPassword) =>
  shop.visitor().ask(login, { email, password })

test('the eleventh wrong password in a quarter of an hour has to wait', async () => {
  const { email } = await shop.make.customer()
  for (let nr = 0; nr < 10; nr++) expect(await logIn(email, 'wrong one')).toBeRefused(401)

  const eleventh = await logIn(email, 'wrong one')
  const right = await logIn(email.toUpperCase())

  expect(eleventh).toBeRefused(429)
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  expect(right.status).toBe(429)
})

test('guesses at an account are counted whether it exists or not', async () => {
  for (let nr = 0; nr < 10; nr++) await logIn('nobody@example.com')

  expect(await logIn('nobody@example.com')).toBeRefused(429)
})

test('one account’s guesses do not keep its neighbours out', async () => {
  const guessed = await shop.make.customer()
  const neighbour = await shop.make.customer()
  for (let nr = 0; nr < 11; nr++) await logIn(guessed.email, 'wrong one')

  expect((await logIn(neighbour.email)).status).toBe(200)
})

test('a right password forgives the wrong ones before it', async () => {
  const { email } = await shop.make.customer()
  for (let nr = 0; nr < 9; nr++) await logIn(email, 'wrong one')
  expect((await logIn(email)).status).toBe(200)

  for (let nr = 0; nr < 9; nr++) expect((await logIn(email, 'wrong one')).status).toBe(401)
  expect((await logIn(email)).status).toBe(200)
})

test('wrong promo codes are limited in every call, the session stays', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 100 })
  const { buyer: customer, seen, confirm } = await fillCart(shop, [{}, {}])
  expect((await confirm({ carts: seen.slice(0, 1), promo: code })).status).toBe(200)
  for (let nr = 0; nr < 30; nr++) {
    expect((await customer.ask(applyPromo, { promo_code: `GUESS${nr}` })).status).toBe(404)
    const guess = { carts: seen.slice(1), promo: `GUESS${nr}` }
    expect((await confirm(guess)).status).toBe(422)
  }

  const tooMany = 'Too many promo codes were tried: order without a code, or wait a little'
  expect(await customer.ask(applyPromo, { promo_code: 'GUESS' })).toBeRefused(429, tooMany)
  expect(await confirm({ carts: seen.slice(1), promo: code })).toBeRefused(429, tooMany)
  expect((await confirm({ carts: seen.slice(1) })).status).toBe(200)
  expect((await customer.ask(getCustomer)).status).toBe(200)
})

test('a customer writes five reviews of a product and ten in all, and others go on', async () => {
  const customer = await shop.customer()
  const other = await shop.customer()
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => shop.make.product()))
  const review = (product_id: number | undefined, by = customer) =>
    by.ask(addReview, { product_id, review: 'Good' })

  const answers = await Promise.all(Array.from({ length: 8 }, () => review(first?.id)))
  for (let nr = 0; nr < 5; nr++) expect((await review(second?.id)).status).toBe(200)
  const eleventh = await review(third?.id)

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.find(({ status }) => status !== 200)).toBeRefused(
    429,
    'A product can have at most 5 reviews of one customer a day',
  )
  expect(eleventh).toBeRefused(429, 'Too many tries, please wait a little')
  expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(60 * 60)
  expect((await review(first?.id, other)).status).toBe(200)
  expect(await shop.prisma.review.count({ where: { customerId: customer.id } })).toBe(10)
})

test('refused review does not count towards the limit', async () => {
  const customer = await shop.customer()
  const { id: product_id } = await shop.make.product()
  for (let nr = 0; nr < 12; nr++) {
    const empty = await customer.ask(addReview, { product_id, review: '' })
    expect(empty).toBeRefused(422)
  }

  const answer = await customer.ask(addReview, { product_id, review: 'Good' })

  expect(answer.status).toBe(200)
})

test('an unlocked login frees no login that its letters would match as a pattern', async () => {
  const { id } = await openStaff(shop).account('agent')
  const loginKey = `a_b-${id}`
  const row = await shop.prisma.staff.update({ where: { id }, data: { loginKey } })
  const keys = [loginKey, `axb-${id}`].flatMap((each) => [
    `staffFailuresPerAccount:${each}`,
    `staffFailuresPerAccountAndAddress:${each} 198.51.100.4`,
  ])
  await shop.prisma.rateLimit.createMany({ data: keys.map((key) => ({ key, points: 5 })) })

  const forgotten = await asConsole(shop.prisma, 'console unlock', (tx) => unlock(tx, row))

  expect(forgotten).toBe(2)
  const stay = { where: { key: { in: keys } }, orderBy: { key: 'asc' } } as const
  const left = await shop.prisma.rateLimit.findMany(stay)
  expect(left.map(({ key }) => key)).toEqual(keys.slice(2))
})

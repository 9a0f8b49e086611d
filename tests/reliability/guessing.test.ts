import { expect, test } from 'vitest'
import { addToCart, getCart } from '#contract/cart'
import { getProduct, getProducts } from '#contract/catalog'
import { getCustomer, login, signup } from '#contract/customers'
import { hashPassword } from '../../server/customers/passwords.ts'
import { theirPassword } from '../support/make.ts'
import { fillCart } from '../support/shopping.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ environment: { RATE_LIMIT: 'on' } })
const password = 'nokshi kantha 2026'
const logIn = (email: string, guess = 'not the password') =>
  shop.visitor().ask(login, { email, password: guess })

async function signUp(email: string) {
  const answer = await shop
    .visitor()
    .ask(signup, { name: 'Rahima', email, password, password_confirmation: password })
  expect(answer.status).toBe(200)
}

test('a wrong password takes as long as an unknown email', async (context) => {
  const known: number[] = []
  const unknown: number[] = []
  const time = async (into: number[], email: string) => {
    const started = performance.now()
    expect((await logIn(email)).status).toBe(401)
    into.push(performance.now() - started)
  }
  for (let nr = 0; nr < 8; nr++) await signUp(`known-${nr}@example.com`)
  // Nine tries of an account are allowed: both kinds in turn, so that the machine treats them
  // alike.
  for (let nr = 0; nr < 64; nr++) {
    await time(known, `known-${nr % 8}@example.com`)
    await time(unknown, `unknown-${nr % 8}@example.com`)
  }

  const [one, other] = [quantile(known, 0.5), quantile(unknown, 0.5)]
  expect(Math.abs(one - other) / other).toBeLessThan(0.1)
  noteFigures(context, `medians ${one.toFixed(1)} and ${other.toFixed(1)} ms`)
})

test('a hundred guesses at once are ten', async (context) => {
  await signUp('guessed@example.com')

  const answers = await Promise.all(Array.from({ length: 100 }, () => logIn('guessed@example.com')))

  const tried = answers.filter(({ status }) => status === 401).length
  expect(tried).toBe(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - tried)
  noteFigures(context, `${tried} of 100 guesses were tried`)
})

test('fifty customers behind one address are never made to wait', async (context) => {
  const product = await shop.make.product({ slug: 'rose' })
  // At the shop's own cost: with a cheaper hash few logins would wait at once.
  const passwordHash = await hashPassword(theirPassword)
  const statuses: number[] = []
  const visits = Array.from({ length: 50 }, async () => {
    const buyer = await shop.customer({ passwordHash })
    await shop.make.address({ customerId: buyer.id })
    const { confirm } = await fillCart(shop, [{}], buyer)
    const answers: { status: number }[] = [await logIn(buyer.email, 'a slip of the hand')]
    for (let nr = 0; nr < 10; nr++) {
      answers.push(await shop.visitor().ask(getProducts), await buyer.ask(getCustomer))
      answers.push(await buyer.ask(getProduct, { slug: 'rose' }), await buyer.ask(getCart))
    }
    answers.push(await buyer.ask(addToCart, { product_id: product.id, quantity: 1 }))
    answers.push(await confirm())
    statuses.push(...answers.map(({ status }) => status))
  })
  await Promise.all(visits)

  expect(statuses).not.toContain(429)
  expect(statuses.filter((status) => status === 200)).toHaveLength(50 * 42)
  noteFigures(context, `${statuses.length} calls of 50 customers, no 429`)
})

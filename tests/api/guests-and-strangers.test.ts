import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const customerCalls = Object.entries(allCalls).filter(([, { call }]) => call.access === 'customer')
const ownedCalls = customerCalls.filter(([, { call }]) => call.owner)

const victim = await shop.customer()
await shop.make.address({ customerId: victim.id })
const product = await shop.make.product()
const line = await shop.make.cartLine({ customerId: victim.id, quantity: 3 })
const order = await shop.make.order({ customerId: victim.id })

/** The victim's own input, so that only the caller decides. */
const theirs: Fields = {
  product_id: product.id,
  quantity: 1,
  review: 'Good',
  name: 'Rahima',
  number: '01712345678',
  address: 'Dhaka',
  carts: [{ id: line.id }],
  promo: null,
  fee: 60,
  promo_code: 'EID26',
  reason: 'late',
  cart_id: line.id,
  cartId: line.id,
  order_id: order.id,
  trans_id: order.transId,
  current: 'jamdani-2026',
  new: 'another jamdani 2026',
}

const makesARow = new Set(['addReview', 'saveAddress', 'addToCart', 'confirmOrder'])
const namesARow = new Set([
  'getAddress',
  'deleteCartLine',
  'incrementCartLine',
  'decrementCartLine',
  'confirmOrder',
  'getOrder',
  'cancelOrder',
])

/** All rows of the victim, to check that they stay. */
async function rowsOfVictim() {
  const where = { customerId: victim.id }
  return JSON.stringify([
    await shop.prisma.address.findMany({ where }),
    await shop.prisma.cartLine.findMany({ where }),
    await shop.prisma.order.findMany({ where, include: { lines: true, cancellation: true } }),
    await shop.prisma.review.findMany({ where }),
  ])
}

test('there are customer calls to try', () => {
  expect(customerCalls).toHaveLength(19)
  expect(ownedCalls.length).toBeGreaterThanOrEqual(6)
})

test.each(customerCalls)('guest is refused %s', async (_name, { call }) => {
  const before = await rowsOfVictim()
  const owner = call.owner ? { [call.owner]: victim.id } : {}

  const answer = await shop.visitor().ask(call, { ...theirs, ...owner })

  expect(answer).toBeRefused(401, 'Please, log in first')
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await rowsOfVictim()).toBe(before)
})

test.each(customerCalls)(
  'stranger reaches no data of another through %s',
  async (name, { call }) => {
    const stranger = await shop.customer()
    const before = await rowsOfVictim()

    const answer = await stranger.ask(call, { ...theirs, userId: victim.id })

    if (namesARow.has(name)) expect([403, 404, 409]).toContain(answer.status)
    expect(answer.status).toBeLessThan(500)
    expect(answer.text).not.toMatch(
      new RegExp(`${order.transId}|${victim.email}|${victim.name}\\b`),
    )
    expect(await rowsOfVictim()).toBe(before)
  },
)

test.each(ownedCalls)(
  '%s in the name of another customer is forbidden',
  async (_name, { call }) => {
    const stranger = await shop.customer()
    const before = await rowsOfVictim()

    for (const owner of [
      victim.id,
      String(victim.id),
      ` +${victim.id}`,
      2_147_483_647,
      '99999999999',
    ]) {
      const answer = await stranger.ask(call, { ...theirs, [call.owner ?? '']: owner })
      expect(answer).toBeRefused(403, 'This belongs to another customer')
    }

    expect(await rowsOfVictim()).toBe(before)
  },
)

test.each(ownedCalls)('%s with an owner that is no id is refused', async (_name, { call }) => {
  const stranger = await shop.customer()

  // An empty owner counts as left out.
  for (const owner of ['x', [victim.id], { id: victim.id }, -1, 0, 1.5, true]) {
    const answer = await stranger.ask(call, { ...theirs, [call.owner ?? '']: owner })
    expect([403, 404, 422]).toContain(answer.status)
  }
})

const foreign: [string, Fields, Fields][] = [
  ['deleteCartLine', { cartId: line.id }, { cartId: 2_000_000_000 }],
  ['incrementCartLine', { cart_id: line.id }, { cart_id: 2_000_000_000 }],
  ['decrementCartLine', { cart_id: line.id }, { cart_id: 2_000_000_000 }],
  ['getOrder', { trans_id: order.transId }, { trans_id: '7777-7777-7777' }],
  ['cancelOrder', { order_id: order.id }, { order_id: 2_000_000_000 }],
]

test.each(foreign)('%s answers another’s row like a missing one', async (name, another, none) => {
  const stranger = await shop.customer()
  const call = allCalls[name]?.call

  const ofAnother = await stranger.ask(call, another)
  const ofNobody = await stranger.ask(call, none)

  expect(ofAnother).toBeRefused(404)
  expect(ofAnother.text).toBe(ofNobody.text)
})

test('a customer whose account is gone is a guest to every customer call', async () => {
  for (const [name, { call }] of customerCalls) {
    const gone = await shop.customer()
    await shop.prisma.customer.delete({ where: { id: gone.id } })

    const answer = await gone.ask(call, { ...theirs, userId: gone.id })

    if (makesARow.has(name)) expect(answer).toBeRefused(401)
    expect([name, answer.status < 500]).toEqual([name, true])
  }
})

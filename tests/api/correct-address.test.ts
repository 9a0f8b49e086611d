import { expect, test } from 'vitest'
import { getAddress, saveAddress } from '#contract/addresses'
import { addToCart } from '#contract/cart'
import { editOrder, getOrder as getOfficeOrder, recordCall } from '#contract/office/orders'
import { confirmOrder, getOrder, setOrderAddress } from '#contract/orders'
import { openOffice } from '../support/office.ts'

const { shop, agent } = await openOffice('agent')
const typo = { name: 'Rahima Khatun', number: '017123456', address: 'House 9, Cumilla' }
const right = { ...typo, number: '01712345678' }

/** A pending order to the account's own address, with a number that lacks digits. */
async function ordered({
  promo = null,
  to = typo,
}: {
  promo?: string | null
  to?: typeof typo
} = {}) {
  const customer = await shop.customer()
  await customer.ask(saveAddress, to)
  const { id: product_id } = await shop.make.product()
  const { cart } = (await customer.ask(addToCart, { product_id, quantity: 1 })).body
  const { body } = await customer.ask(confirmOrder, { carts: [{ id: cart.id }], promo, fee: 100 })
  const { id: order_id, trans_id } = body.order
  const correct = (to: object) => customer.ask(setOrderAddress, { order_id, ...right, ...to })
  const seen = async () => (await agent.ask(getOfficeOrder, { trans_id })).body.order
  return { customer, order_id, trans_id, correct, seen }
}

test('the customer corrects a pending order, its saved address with it, and the office sees the event', async () => {
  const { customer, trans_id, correct, seen } = await ordered()

  const answer = await correct({ number: '০১৭১২-৩৪৫৬৭৮' })

  expect(answer.body.message).toBe('success')
  expect(answer.body.order.address).toEqual(right)
  expect((await customer.ask(getOrder, { trans_id })).body.order).toEqual(answer.body.order)
  const saved = await customer.ask(getAddress, { userId: customer.id })
  expect(saved.body.user_address).toMatchObject(right)
  const { number, events } = await seen()
  expect(number).toBe(right.number)
  expect(events.slice(1)).toMatchObject([
    {
      kind: 'edit',
      by: null,
      data: { customer: true, changes: { number: { before: typo.number, after: right.number } } },
    },
  ])
})

test('the call that waits gets the corrected number at once', async () => {
  const { order_id, correct, seen } = await ordered()
  const { v } = await seen()
  await agent.ask(recordCall, { order_id, v, outcome: 'wrong_number' })
  expect(await seen()).toMatchObject({ wrong_number: true })

  await correct({})

  const order = await seen()
  expect(order).toMatchObject({ number: right.number, wrong_number: false, calls: 0 })
  expect(Date.parse(order.call_at)).toBeLessThanOrEqual(Date.now())
})

test('the same correction again changes nothing, and another address brings its own district', async () => {
  const { correct, seen } = await ordered()
  await correct({ address: 'House 9, Agrabad, Chattogram' })
  const first = await seen()

  await correct({ address: 'House 9, Agrabad, Chattogram' })

  expect(await seen()).toEqual(first)
  expect(first.district).toBe('চট্টগ্রাম')
})

test('a saved address that is another by now stays', async () => {
  const { customer, correct } = await ordered()
  const moved = { ...right, address: 'House 1, Sylhet' }
  await customer.ask(saveAddress, moved)

  await correct({})

  const saved = await customer.ask(getAddress, { userId: customer.id })
  expect(saved.body.user_address).toMatchObject(moved)
})

test('only the own order is corrected, with what an address may have', async () => {
  const { order_id, correct, seen } = await ordered()
  const before = await seen()
  const stranger = await shop.customer()

  expect(await stranger.ask(setOrderAddress, { order_id, ...right })).toBeRefused(404)
  expect(await shop.visitor().ask(setOrderAddress, { order_id, ...right })).toBeRefused(401)
  for (const wrong of [{ name: '' }, { number: '12' }, { address: ' ' }, { order_id: 'x' }]) {
    const refused = await correct(wrong)
    expect(refused).toBeRefused(422)
    expect(Object.keys(refused.body.errors)).toEqual(Object.keys(wrong))
  }
  expect(await seen()).toEqual(before)
})

test.each([
  [1, 'This order is already confirmed, please call us to change it'],
  [3, 'This order is already confirmed, please call us to change it'],
  [5, 'This order is already cancelled'],
])('an order of status %i is not corrected any more', async (status, sentence) => {
  const { order_id, correct } = await ordered()
  await shop.prisma.order.update({ where: { id: order_id }, data: { status } })

  expect(await correct({})).toBeRefused(409, sentence)
  const { addressNumber } = await shop.prisma.order.findUniqueOrThrow({ where: { id: order_id } })
  expect(addressNumber).toBe(typo.number)
})

test('of two corrections at once both are events, and the last one stands', async () => {
  const { correct, seen } = await ordered()

  const answers = await Promise.all(
    ['01811111111', '01822222222'].map((number) => correct({ number })),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { number, events } = await seen()
  const edits = events.flatMap(({ kind, data }) => (kind === 'edit' ? [Object(data.changes)] : []))
  expect(edits).toHaveLength(2)
  expect(edits[0].number.before).toBe(typo.number)
  expect(edits[1].number).toEqual({ before: edits[0].number.after, after: number })
})

test('staff who saw the former number are told before they change the order', async () => {
  const { order_id, correct, seen } = await ordered()
  const { v, lines, fee } = await seen()
  await correct({})

  const stale = await agent.ask(editOrder, {
    ...{ order_id, v, fee, ...typo },
    lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
  })

  expect(stale).toBeRefused(409)
  expect((await seen()).number).toBe(right.number)
})

test('a promo for one order of a number is not used again by a corrected number', async () => {
  await shop.make.promo({ code: 'ONCE', maxPerNumber: 1 })
  await ordered({ promo: 'ONCE', to: { ...right, number: '01799999999' } })
  const { correct, seen } = await ordered({
    promo: 'ONCE',
    to: { ...right, number: '01788888888' },
  })

  const refused = await correct({ number: '01799999999' })

  expect(refused).toBeRefused(409, 'The promo of this order was used with this number before')
  expect((await seen()).number).toBe('01788888888')
  expect((await correct({ number: '01777777777' })).status).toBe(200)
})

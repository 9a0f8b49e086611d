import { expect, test } from 'vitest'
import { payAdvance, setRebate } from '#contract/office/new-orders'
import type { Fields } from '../support/ask.ts'
import { openJoining } from '../support/joining.ts'
import { openOffice } from '../support/office.ts'

const { shop, owner, agent, prisma, make } = await openOffice('owner', 'agent')
const { newPhone, take, pair, join, now } = openJoining(make, agent)

test('advances, discounts and their words come along, and what is too much is given back', async () => {
  const advance = { taka: 560, way: 'bkash', reference: 'J-1' }
  const rebate = { taka: 50, why: 'A friend' }
  const [older, newer] = await pair({ advance }, { rebate }, owner)
  const paid = await owner.ask(payAdvance, {
    order_id: newer.id,
    v: newer.v,
    taka: 550,
    way: 'nagad',
    reference: 'J-2',
  })
  const whole = await join(older, paid.body.order, owner)

  const { order, joined } = whole.body
  expect(order).toMatchObject({
    total: 1010,
    due: 0,
    rebate: { taka: 50, why: 'A friend' },
    payments: [{ reference: 'J-1' }, { reference: 'J-2' }],
  })
  expect(joined).not.toHaveProperty('payments')
  expect(order.events.at(-1)?.data.changes).toMatchObject({ paid: { before: 560, after: 1110 } })
  const back = { order_id: order.id, v: order.v, taka: 100, way: 'cash', back: true }
  expect((await agent.ask(payAdvance, back)).body.order.due).toBe(0)
  const more = { order_id: order.id, v: order.v + 1, taka: 0 }
  expect((await owner.ask(setRebate, more)).body.order).toMatchObject({ total: 1060, due: 50 })
})

test('a promo stays the sum that it took off, with its use where only one order has one', async () => {
  const customer = await shop.customer()
  const number = newPhone()
  await make.address({ customerId: customer.id, number })
  const code = async (given: Fields) => (await make.promo({ maxPerCustomer: 2, ...given })).code
  const redeemed = (of: string) =>
    prisma.promo.findUniqueOrThrow({ where: { code: of }, select: { redeemed: true } })
  const given = { number, customer_id: customer.id }
  const ten = await code({ kind: 1, priceTaka: 0, percent: 10 })
  const first = await take(given)
  const second = await take({ ...given, promo: ten })

  const one = (await join(first, second)).body
  expect(one.order).toMatchObject({ promo: ten, discount: 50, total: 1010 })
  expect(one.order).not.toHaveProperty('rebate')
  expect(await redeemed(ten)).toEqual({ redeemed: 1 })

  const sum = await code({ priceTaka: 70 })
  const third = await take({ ...given, promo: sum })
  const two = (await join(third, one.order)).body
  expect(two.order).toMatchObject({
    promo: ten,
    discount: 50,
    rebate: { taka: 70, why: sum },
    total: 1440,
  })
  expect(await redeemed(sum)).toEqual({ redeemed: 0 })

  const free = await code({ kind: 2, priceTaka: 0 })
  const fourth = await take({ ...given, promo: free })
  const three = (await join(fourth, two.order)).body
  expect(three.order).toMatchObject({ rebate: { taka: 70 }, discount: 50, total: 1940 })
  expect(await redeemed(free)).toEqual({ redeemed: 0 })
})

test('an order without an account gets that of the other, where nobody else has the number', async () => {
  const customer = await shop.customer()
  const number = newPhone()
  await make.address({ customerId: customer.id, number })
  const without = await take({ number })
  const own = await take({ number, customer_id: customer.id })
  const { order } = (await join(own, without)).body
  expect(order).toMatchObject({ id: without.id, customer_id: customer.id, email: customer.email })
  const again = await take({ number: `+88${number}` })
  expect((await join(again, order)).body.order.customer_id).toBe(customer.id)

  const stranger = await shop.customer()
  const third = await take({ number })
  await make.address({ customerId: stranger.id, number })
  const present = await now(order)
  expect(await join(third, present)).toBeRefused(422, 'This number is not of one account alone')
  const theirs = await make.order({ customerId: stranger.id, addressNumber: number })
  expect(await join({ id: theirs.id, v: 0 }, present)).toBeRefused(
    422,
    'These orders are of two accounts',
  )
  expect(await now(order)).toMatchObject({ status: 0, v: present.v })
})

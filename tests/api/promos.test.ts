// Over 200 lines: a promo, its conditions and its uses

import { expect, test, vi } from 'vitest'
import { applyPromo, cancelOrder } from '#contract/orders'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { fillCart, idsInCart, statusesOf } from '../support/shopping.ts'

const shop = await openShop()
const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)
const redeemedOf = async (code: string) =>
  (await shop.prisma.promo.findUnique({ where: { code } }))?.redeemed

test.each(['EID26', 'eid26', '  Eid26 ', 'eid২৬'])('the code %j applies', async (promo_code) => {
  const customer = await shop.customer()
  await shop.prisma.promo.upsert({
    where: { code: 'EID26' },
    create: { code: 'EID26', priceTaka: 75, maxRedemptions: 5 },
    update: {},
  })

  const answer = await customer.ask(applyPromo, { promo_code })

  expect(answer.body).toEqual({ message: 'applied', promo: { promo_code: 'EID26', price: 75 } })
  expect(await redeemedOf('EID26')).toBe(0)
})

test.each(['', '   ', '\u200b', null, undefined, [], {}, 5])(
  'the code %j is none',
  async (promo_code) => {
    const customer = await shop.customer()

    const answer = await customer.ask(applyPromo, { promo_code })

    expect(answer).toBeRefused(422, 'Please, apply a promo code')
  },
)

const invalid = 'Invalid promo code'

test.each([
  ['that nobody knows', undefined],
  ['that has ended', { endsAt: inDays(-1) }],
  ['that has not started', { startsAt: inDays(1) }],
  ['that is used up', { maxRedemptions: 0 }],
  ['that is switched off', { active: false }],
  ['that has ended and needs a larger order', { minSubtotalTaka: 1000, endsAt: inDays(-1) }],
])('code %s is refused, and nothing is ordered with it', async (_title, given) => {
  const code = given ? (await shop.make.promo(given)).code : 'NO-SUCH'
  const { buyer, seen, confirm } = await fillCart(shop)

  expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
  const answer = await confirm({ promo: code })

  expect(answer).toBeRefused(422, invalid)
  expect(Object.keys(answer.body.errors)).toEqual(['promo'])
  expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
  if (given) expect(await redeemedOf(code)).toBe(0)
})

test('a promo takes its price off the order and is counted once', async () => {
  const { code } = await shop.make.promo({ priceTaka: 75, startsAt: inDays(-1), endsAt: inDays(1) })
  const { confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  const answer = await confirm({ promo: code.toLowerCase() })
  await confirm({ promo: code })

  expect(answer.body.order).toMatchObject({
    subtotal: 500,
    fee: 60,
    promo: code,
    promo_code: { price: 75 },
    total: 485,
  })
  expect(await redeemedOf(code)).toBe(1)
})

test('a promo that takes off another sum than was seen is refused, and not used', async () => {
  const { code } = await shop.make.promo({ priceTaka: 75 })
  const { buyer, seen, confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  for (const seenPrice of [90, 74.5, 'x', -1]) {
    expect(await confirm({ promo: code, promo_price: seenPrice })).toBeRefused(
      422,
      'The promo has changed, please apply it again',
    )
  }
  expect(await redeemedOf(code)).toBe(0)
  expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))

  const answer = await confirm({ promo: code, promo_price: '75' })
  expect(answer.body.order).toMatchObject({ promo_code: { price: 75 }, total: 485 })
})

test('a promo above the sum leaves nothing to pay, never less', async () => {
  const { code } = await shop.make.promo({ priceTaka: 5000 })
  const { confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  const answer = await confirm({ promo: code })

  expect(answer.body.order).toMatchObject({ promo_code: { price: 5000 }, total: 0 })
})

test('promo ends with its last redemption', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 1 })
  const first = await fillCart(shop)
  const second = await fillCart(shop)

  expect((await first.confirm({ promo: code })).body.message).toBe('ordered')
  expect(await second.confirm({ promo: code })).toBeRefused(422, invalid)
  expect((await second.confirm()).body.order.promo).toBeNull()
})

test('refused order uses no promo', async () => {
  const { code } = await shop.make.promo()
  const { carts, confirm } = await fillCart(shop)
  await shop.prisma.product.update({ where: { id: carts[0]?.productId ?? 0 }, data: { stock: 0 } })

  expect(await confirm({ promo: code })).toBeRefused(409)

  expect(await redeemedOf(code)).toBe(0)
})

test.each([null, undefined, '', '  '])('promo %j counts as none', async (promo) => {
  const { confirm } = await fillCart(shop)

  const answer = await confirm({ promo })

  expect(answer.body.order).toMatchObject({ promo: null, promo_code: null, total: 560 })
})

test.each([[5], [['EID26']], [{}], [true], ['a\0'], ['\ud800'], ['x'.repeat(1001)]])(
  'a promo of %j is refused',
  async (promo) => {
    const { confirm } = await fillCart(shop)

    expect(await confirm({ promo })).toBeRefused(422)
  },
)

test('an order keeps the promo’s price when the promo changes', async () => {
  const { id, code } = await shop.make.promo({ priceTaka: 75 })
  const { confirm } = await fillCart(shop)
  const first = await confirm({ promo: code })
  await shop.prisma.promo.update({ where: { id }, data: { priceTaka: 1, endsAt: inDays(-1) } })

  const again = await confirm({ promo: code })

  expect(again.body).toEqual({ ...first.body, repeated: true })
})

/** A customer with a full cart whose address has this number. */
async function buyerOf(number: string, priceTaka = 500) {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id, number })
  return fillCart(shop, [{ priceTaka }], customer)
}

test('a promo for orders from a sum asks for what is ordered, without the fee', async () => {
  const { code } = await shop.make.promo({ minSubtotalTaka: 1000 })
  const poor = await buyerOf('01700000001', 999)
  const rich = await buyerOf('01700000002', 1000)

  const below = 'This promo is for orders from ৳1,000'
  expect(await poor.buyer.ask(applyPromo, { promo_code: code })).toBeRefused(409, below)
  expect(await poor.confirm({ promo: code })).toBeRefused(422, below)
  const applied = await rich.buyer.ask(applyPromo, { promo_code: code })
  expect(applied.body.promo).toEqual({ promo_code: code, price: 50, min_subtotal: 1000 })
  expect((await rich.confirm({ promo: code })).body.order.promo).toBe(code)

  const both = await fillCart(shop, [{ priceTaka: 600 }, { priceTaka: 600 }])
  expect((await both.buyer.ask(applyPromo, { promo_code: code })).status).toBe(200)
  const one = { carts: both.seen.slice(0, 1), promo: code }
  expect(await both.confirm(one)).toBeRefused(422, below)
  expect((await both.confirm({ promo: code })).status).toBe(200)
})

test('products out of stock do not count towards the least order of a promo', async () => {
  const { code } = await shop.make.promo({ minSubtotalTaka: 1000 })
  const { buyer, carts } = await fillCart(shop, [{ priceTaka: 600 }, { priceTaka: 600 }])
  await shop.prisma.product.update({ where: { id: carts[1]?.productId ?? 0 }, data: { stock: 0 } })

  const answer = await buyer.ask(applyPromo, { promo_code: code })

  expect(answer).toBeRefused(409, 'This promo is for orders from ৳1,000')
})

test('a phone number uses a promo once, however it is written and whoever has the account', async () => {
  const { code } = await shop.make.promo({ maxPerNumber: 1 })
  const written = ['017', '+88017', '17', '0088017', '+880017'].map((start) => `${start}12345678`)
  const [first, ...others] = await Promise.all(written.map((number) => buyerOf(number)))

  const { order } = (await first.confirm({ promo: code })).body
  expect(order.promo).toBe(code)
  for (const { buyer, confirm } of others) {
    expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
    expect(await confirm({ promo: code })).toBeRefused(422, invalid)
  }
  const stranger = await buyerOf('01812345678')
  expect((await stranger.confirm({ promo: code })).status).toBe(200)

  await first.buyer.ask(cancelOrder, { order_id: order.id })
  expect((await others[0].confirm({ promo: code })).status).toBe(200)
  expect(await redeemedOf(code)).toBe(2)
})

test('accounts of one number that wait for a promo together use it once', async () => {
  const { id, code } = await shop.make.promo({ maxPerNumber: 1 })
  const buyers = await Promise.all([1, 2, 3].map(() => buyerOf('01612345678')))
  const holder = await shop.pool.connect()
  await holder.query('begin')
  await holder.query('select from promo where id = $1 for update', [id])
  const waiting = async () => {
    const { rows } = await shop.pool.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].n
  }

  const all = Promise.all(buyers.map(({ confirm }) => confirm({ promo: code })))
  await vi
    .waitFor(async () => expect(await waiting()).toBe(3), 3_500)
    .finally(async () => {
      await holder.query('commit')
      holder.release()
    })

  const answers = await all
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(await redeemedOf(code)).toBe(1)
})

test('two of thirty accounts with one number use a promo that allows two, at once', async () => {
  const { code } = await shop.make.promo({ maxPerNumber: 2 })
  const buyers = []
  for (let nr = 0; nr < 30; nr++) buyers.push(await buyerOf('01912345678'))

  const answers = await Promise.all(buyers.map(({ confirm }) => confirm({ promo: code })))

  expect(statusesOf(answers)).toEqual([200, 422])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(await redeemedOf(code)).toBe(2)
})

/** Orders this customer's cart with the promo. */
async function orderWith(code: string, customer: ShopCustomer) {
  const { confirm } = await fillCart(shop, [{}], customer)
  return confirm({ promo: code })
}

/** A customer who has used the promo this often. */
async function buyerWith(code: string, orders: number) {
  const buyer = await shop.customer()
  await shop.make.address({ customerId: buyer.id })
  const ids: number[] = []
  for (let nr = 0; nr < orders; nr++) ids.push((await orderWith(code, buyer)).body.order.id)
  return { buyer, ids }
}

test('a customer uses a promo once, and others may still', async () => {
  const { code } = await shop.make.promo()
  const { buyer } = await buyerWith(code, 1)
  const { seen, confirm } = await fillCart(shop, [{}], buyer)
  const other = await shop.customer()

  expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
  expect(await confirm({ promo: code })).toBeRefused(422, invalid)

  expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
  expect(await redeemedOf(code)).toBe(1)
  expect((await other.ask(applyPromo, { promo_code: code })).body.message).toBe('applied')
})

test('a promo may be for more uses of a customer, or for any number', async () => {
  const { code: twice } = await shop.make.promo({ maxPerCustomer: 2 })
  const { code: always } = await shop.make.promo({ maxPerCustomer: null })

  const { buyer } = await buyerWith(twice, 2)
  const { ids } = await buyerWith(always, 4)

  expect(await orderWith(twice, buyer)).toBeRefused(422, invalid)
  expect(new Set(ids).size).toBe(4)
})

test('a cancelled order gives its promo back, to the customer and to all', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 1 })
  const { buyer, ids } = await buyerWith(code, 1)

  await buyer.ask(cancelOrder, { order_id: ids[0] })
  const again = await buyer.ask(cancelOrder, { order_id: ids[0] })

  expect(again).toBeRefused(409)
  expect(await redeemedOf(code)).toBe(0)
  expect((await buyer.ask(applyPromo, { promo_code: code })).body.message).toBe('applied')
  expect((await orderWith(code, buyer)).body.order.promo).toBe(code)
  expect(await redeemedOf(code)).toBe(1)
})

test('promo use given back in between counts once', async () => {
  const { code } = await shop.make.promo({ maxPerCustomer: 3 })
  const { buyer, ids } = await buyerWith(code, 3)
  await buyer.ask(cancelOrder, { order_id: ids[1] })

  expect((await orderWith(code, buyer)).body.message).toBe('ordered')
  expect(await orderWith(code, buyer)).toBeRefused(422, invalid)

  expect(await redeemedOf(code)).toBe(3)
})

test('an order that the operator cancels gives its promo back too', async () => {
  const { code } = await shop.make.promo()
  const { ids } = await buyerWith(code, 1)

  await shop.pool.query('update orders set status = 5 where id = $1', [ids[0]])
  await shop.pool.query('update orders set status = 5 where id = $1', [ids[0]])

  expect(await redeemedOf(code)).toBe(0)
})

test('a cancelled order, and a repeated confirm of it, still have its promo', async () => {
  const { code } = await shop.make.promo({ priceTaka: 75 })
  const { buyer, confirm } = await fillCart(shop)
  const { order } = (await confirm({ promo: code })).body
  await buyer.ask(cancelOrder, { order_id: order.id })

  const again = await confirm({ promo: code })

  expect(again.body.order).toEqual({ ...order, order_status: 5 })
})

test('a customer with twenty carts uses a promo once', async () => {
  const { code } = await shop.make.promo()
  const { buyer } = await fillCart(shop)
  const carts = []
  for (let nr = 0; nr < 20; nr++) carts.push(await fillCart(shop, [{}], buyer))

  const answers = await Promise.all(carts.map(({ confirm }) => confirm({ promo: code })))

  expect(statusesOf(answers)).toEqual([200, 422])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await redeemedOf(code)).toBe(1)
})

test('orders that are cancelled while others are confirmed leave the promo counted right', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 5, maxPerCustomer: 2 })
  const { buyer } = await fillCart(shop)
  const carts = []
  for (let nr = 0; nr < 20; nr++) carts.push(await fillCart(shop, [{}], buyer))

  const answers = await Promise.all(
    carts.map(async ({ confirm }) => {
      const answer = await confirm({ promo: code })
      const cancel = () => buyer.ask(cancelOrder, { order_id: answer.body.order.id })
      if (answer.status === 200)
        expect(statusesOf(await Promise.all([cancel(), cancel(), cancel()]))).toEqual([200, 409])
      return answer
    }),
  )

  expect(statusesOf(answers).filter((status) => status !== 200 && status !== 422)).toEqual([])
  expect(await redeemedOf(code)).toBe(0)
  expect(await shop.prisma.promoRedemption.count({ where: { customerId: buyer.id } })).toBe(0)
})

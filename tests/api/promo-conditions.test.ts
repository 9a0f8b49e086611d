import { expect, test, vi } from 'vitest'
import { applyPromo, cancelOrder } from '#contract/orders'
import { openShop } from '../support/shop.ts'
import { fillCart, statusesOf } from '../support/shopping.ts'

const shop = await openShop()
const invalid = 'Invalid promo code'
const redeemedOf = async (code: string) =>
  (await shop.prisma.promo.findUnique({ where: { code } }))?.redeemed

/** A customer with a full cart whose address has this number. */
async function buyerOf(number: string, priceTaka = 500) {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id, number })
  return fillCart(shop, [{ priceTaka }], customer)
}

test('a promo that is switched off is refused as an unknown one', async () => {
  const { code } = await shop.make.promo({ active: false })
  const { buyer, confirm } = await fillCart(shop)

  expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
  expect(await confirm({ promo: code })).toBeRefused(422, invalid)
  expect(await redeemedOf(code)).toBe(0)
})

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

test('a promo below its least order that has ended is an unknown one', async () => {
  const { code } = await shop.make.promo({ minSubtotalTaka: 1000, endsAt: new Date(0) })
  const { buyer, confirm } = await fillCart(shop)

  expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
  expect(await confirm({ promo: code })).toBeRefused(422, invalid)
})

test('a phone number uses a promo once, however it is written and whoever has the account', async () => {
  const { code } = await shop.make.promo({ maxPerNumber: 1 })
  const written = [
    '01712345678',
    '+8801712345678',
    '1712345678',
    '008801712345678',
    '+88001712345678',
  ]
  const [first, ...others] = await Promise.all(written.map((number) => buyerOf(number)))

  const { order } = (await first?.confirm({ promo: code }))?.body ?? {}
  expect(order.promo).toBe(code)
  for (const { buyer, confirm } of others) {
    expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, invalid)
    expect(await confirm({ promo: code })).toBeRefused(422, invalid)
  }
  const stranger = await buyerOf('01812345678')
  expect((await stranger.confirm({ promo: code })).status).toBe(200)

  await first?.buyer.ask(cancelOrder, { order_id: order.id })
  expect((await others[0]?.confirm({ promo: code }))?.status).toBe(200)
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

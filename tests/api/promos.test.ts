import { expect, test } from 'vitest'
import { applyPromo } from '#contract/orders'
import { openShop } from '../support/shop.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

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

const unusable = [
  ['that nobody knows', undefined],
  ['that has ended', { endsAt: inDays(-1) }],
  ['that has not begun', { startsAt: inDays(1) }],
  ['that is used up', { maxRedemptions: 0 }],
] as const

test.each(unusable)(
  'a code %s is refused, and nothing is ordered with it',
  async (_title, given) => {
    const code = given ? (await shop.make.promo(given)).code : 'NO-SUCH'
    const { buyer, seen, confirm } = await fillCart(shop)

    expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, 'Invalid promo code')
    const answer = await confirm({ promo: code })

    expect(answer).toBeRefused(422)
    expect(Object.keys(answer.body.errors)).toEqual(['promo'])
    expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
  },
)

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

test('the last redemption is the last', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 1 })
  const first = await fillCart(shop)
  const second = await fillCart(shop)

  expect((await first.confirm({ promo: code })).body.message).toBe('ordered')
  expect(await second.confirm({ promo: code })).toBeRefused(422, 'Invalid promo code')
  expect((await second.confirm()).body.order.promo).toBeNull()
})

test('a refused order does not use a promo up', async () => {
  const { code } = await shop.make.promo()
  const { carts, confirm } = await fillCart(shop)
  await shop.prisma.product.update({ where: { id: carts[0]?.productId ?? 0 }, data: { stock: 0 } })

  expect(await confirm({ promo: code })).toBeRefused(409)

  expect(await redeemedOf(code)).toBe(0)
})

test.each([null, undefined, '', '  '])('a promo of %j is none', async (promo) => {
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

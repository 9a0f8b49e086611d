// Over 200 lines: every refusal of one call, and that nothing is ordered then.

import { afterEach, expect, test } from 'vitest'
import { confirmOrder, getOrders } from '#contract/orders'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

const shop = await openShop()
const changed = 'Your cart has changed, please check it again'
let ordersBefore = 0

afterEach(async () => {
  ordersBefore = await shop.prisma.order.count()
})

async function expectNothingOrdered(buyer: ShopCustomer, cartBefore: { id: number }[]) {
  expect((await buyer.ask(getOrders)).body.orders).toEqual([])
  expect(await shop.prisma.order.count()).toBe(ordersBefore)
  expect(await idsInCart(buyer)).toEqual(cartBefore.map(({ id }) => id))
}

test.each([[[]], ['[]'], [''], [undefined], [null], [{}], ['not json'], [true]])(
  'a cart of %j is empty',
  async (carts) => {
    const { buyer, seen, confirm } = await fillCart(shop)

    const answer = await confirm({ carts })

    expect(answer).toBeRefused(422, 'Your Cart is empty')
    await expectNothingOrdered(buyer, seen)
  },
)

test.each([
  [['x']],
  [[null]],
  [[{}]],
  [[{ id: 'x' }]],
  [[{ id: -1 }]],
  [[2_147_483_648]],
  [[[1]]],
  [Array(1001).fill(1)],
])('a cart of %j cannot be read', async (carts) => {
  const { buyer, seen, confirm } = await fillCart(shop)

  const answer = await confirm({ carts })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual(['carts'])
  await expectNothingOrdered(buyer, seen)
})

test('lines that are gone leave an empty cart', async () => {
  const { buyer, seen, confirm } = await fillCart(shop)
  await shop.prisma.cartLine.deleteMany({ where: { customerId: buyer.id } })

  const answer = await confirm()

  expect(answer).toBeRefused(409, 'Your Cart is empty')
  expect(seen).toHaveLength(1)
  await expectNothingOrdered(buyer, [])
})

test('a line that is gone from among others is a cart that changed', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{}, {}])
  await shop.prisma.cartLine.delete({ where: { id: carts[0]?.id ?? 0 } })

  const answer = await confirm()

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toMatchObject([{ id: carts[1]?.id }])
  await expectNothingOrdered(buyer, seen.slice(1))
})

test('another customer’s line counts as none', async () => {
  const { buyer, seen } = await fillCart(shop)
  const other = await fillCart(shop)
  const ask = (carts: unknown) => buyer.ask(confirmOrder, { carts, promo: null, fee: 60 })

  expect(await ask([...seen, ...other.seen])).toBeRefused(409, changed)
  expect(await ask(other.seen)).toBeRefused(409, 'Your Cart is empty')
  await expectNothingOrdered(buyer, seen)
  expect(await idsInCart(other.buyer)).toEqual([other.seen[0]?.id])
})

test('a quantity that is not the server’s is a cart that changed, which comes along', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 2 }])

  const answer = await confirm({ carts: [{ ...seen[0], quantity: 1 }] })

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toMatchObject([{ id: seen[0]?.id, quantity: 2 }])
  await expectNothingOrdered(buyer, seen)
})

test('a price that changed since is a cart that changed, which comes along', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{ priceTaka: 500 }])
  await shop.prisma.product.update({
    where: { id: carts[0]?.productId ?? 0 },
    data: { priceTaka: 550 },
  })

  const answer = await confirm({ carts: [{ ...seen[0], quantity: 1, product: { price: 500 } }] })

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toMatchObject([{ product: { price: 550 } }])
  await expectNothingOrdered(buyer, seen)
})

test('one line told twice in two ways is a cart that changed', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 2 }])

  const answer = await confirm({
    carts: [
      { ...seen[0], quantity: 2 },
      { ...seen[0], quantity: 3 },
    ],
  })

  expect(answer).toBeRefused(409, changed)
  await expectNothingOrdered(buyer, seen)
})

test.each([
  { quantity: 'many' },
  { quantity: -1 },
  { quantity: 1.5 },
  { quantity: 99_999_999_999 },
  { quantity: '' },
  { product: { price: {} } },
  { product: { price: -5 } },
  { product: { price: 'x' } },
])('a line seen as %j is not the server’s, whatever it is', async (nonsense) => {
  const { buyer, seen, confirm } = await fillCart(shop)

  const answer = await confirm({ carts: seen.map((line) => ({ ...line, ...nonsense })) })

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toHaveLength(seen.length)
  await expectNothingOrdered(buyer, seen)
})

test('a product out of stock is named', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{}, { title: 'Rose Saree' }])
  await shop.prisma.product.update({ where: { id: carts[1]?.productId ?? 0 }, data: { stock: 0 } })

  const answer = await confirm()

  expect(answer).toBeRefused(409, /Rose Saree/)
  await expectNothingOrdered(buyer, seen)
})

test('one refusal tells the present lines and what is wrong with the promo', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [
    { priceTaka: 500 },
    { title: 'Rose Saree' },
  ])
  const [dearer, gone] = carts.map(({ productId: id }) => ({ where: { id } }))
  const { id, code } = await shop.make.promo({ priceTaka: 90 })
  const order = { carts: [{ ...seen[0], product: { price: 500 } }, seen[1]], promo: code }
  await shop.prisma.promo.update({ where: { id }, data: { priceTaka: 10 } })
  if (dearer) await shop.prisma.product.update({ ...dearer, data: { priceTaka: 550 } })
  if (gone) await shop.prisma.product.update({ ...gone, data: { stock: 0 } })

  const answer = await confirm({ ...order, promo_price: 90 })

  expect(answer).toBeRefused(409, changed)
  const lines = [{ product: { price: 550 } }, { product: { title: 'Rose Saree', stock: 0 } }]
  expect(answer.body.carts).toMatchObject(lines)
  expect(answer.body.errors).toEqual({ promo: ['The promo has changed, please apply it again'] })
  await shop.prisma.promo.update({ where: { id }, data: { active: false } })
  const soldOut = await confirm({ promo: code, promo_price: 10 })
  expect(soldOut).toBeRefused(409, 'Rose Saree is out of stock')
  expect(soldOut.body.carts).toMatchObject(lines)
  expect(soldOut.body.errors).toEqual({ promo: ['Invalid promo code'] })
  expect((await confirm()).body).not.toHaveProperty('errors')
  await expectNothingOrdered(buyer, seen)
})

test('without an address nothing is ordered', async () => {
  const { buyer, seen, confirm } = await fillCart(shop)
  await shop.prisma.address.delete({ where: { customerId: buyer.id } })

  const answer = await confirm()

  expect(answer).toBeRefused(422, 'Please, save your address first')
  await expectNothingOrdered(buyer, seen)
})

test.each([0, 59, 61, 1000, -60, '60.5', 'free', null, undefined, [60], ''])(
  'a fee of %j is refused',
  async (fee) => {
    const { buyer, seen, confirm } = await fillCart(shop)

    const answer = await confirm({ fee })

    expect(answer).toBeRefused(422)
    expect(Object.keys(answer.body.errors)).toEqual(['fee'])
    await expectNothingOrdered(buyer, seen)
  },
)

test('a sum beyond what the shop can count is refused', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 9999, priceTaka: 300_000 }])

  const answer = await confirm()

  expect(answer).toBeRefused(422)
  await expectNothingOrdered(buyer, seen)
})

test('the client’s words about money are not believed', async () => {
  const { confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  const answer = await confirm({ subtotal: 1, total: 1, price: 1, order_status: 4, discount: 500 })

  expect(answer.body.order).toMatchObject({ subtotal: 500, total: 560, order_status: 0 })
})

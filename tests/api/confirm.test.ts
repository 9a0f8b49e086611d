// Over 200 lines: an order is taken or refused

import { afterEach, expect, test } from 'vitest'
import { getCart } from '#contract/cart'
import { confirmOrder, getOrder, getOrders } from '#contract/orders'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { fillCart, idsInCart } from '../support/shopping.ts'

const shop = await openShop()

test('a cart becomes an order at the server’s prices, and is empty', async () => {
  const { buyer, confirm } = await fillCart(shop, [
    { quantity: 2, priceTaka: 350, title: 'Rose Saree' },
    { quantity: 1, priceTaka: 90, title: 'গামছা' },
  ])

  const answer = await confirm()

  expect(answer.body).toMatchObject({
    message: 'ordered',
    trans_id: answer.body.order.trans_id,
    order: {
      order_status: 0,
      fee: 60,
      subtotal: 790,
      total: 850,
      promo: null,
      promo_code: null,
      products: [
        { quantity: 2, product: { title: 'Rose Saree', price: 350 } },
        { quantity: 1, product: { title: 'গামছা', price: 90 } },
      ],
      address: { name: 'Rahima Khatun', number: '01712345678' },
    },
  })
  expect(await idsInCart(buyer)).toEqual([])
  const shown = await buyer.ask(getOrder, { trans_id: answer.body.trans_id })
  expect(shown.body.order).toEqual(answer.body.order)
})

test('outside Dhaka the fee is 100', async () => {
  const { confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  const answer = await confirm({ fee: 100 })

  expect(answer.body.order).toMatchObject({ fee: 100, total: 600 })
})

test('the cart of a confirm may be the answer of the cart call, bare ids, or numbers in text', async () => {
  const whole = await fillCart(shop)
  const bare = await fillCart(shop)
  const text = await fillCart(shop, [{ quantity: 3, priceTaka: 20 }])

  const carts = (await whole.buyer.ask(getCart)).body.carts
  const answers = [
    await whole.confirm({ carts }),
    await bare.confirm({ carts: bare.seen.map(({ id }) => id) }),
    await text.confirm({
      carts: text.seen.map(({ id }) => ({ id: `${id}`, quantity: '3', product: { price: '20' } })),
      fee: '60',
    }),
  ]

  expect(answers.map(({ body }) => body.message)).toEqual(['ordered', 'ordered', 'ordered'])
})

test.each(['form', 'multipart'] as const)('a %s carries the cart as JSON text', async (as) => {
  const { confirm } = await fillCart(shop, [{}, {}])

  const answer = await confirm({}, { as })

  expect(answer.body.message).toBe('ordered')
  expect(answer.body.order.products).toHaveLength(2)
})

test('only the lines that the customer saw are ordered', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{}, {}])

  const answer = await confirm({ carts: [seen[0]] })

  expect(answer.body.order.products).toHaveLength(1)
  expect(await idsInCart(buyer)).toEqual([carts[1]?.id])
})

test('the same lines confirmed again get the first answer again', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{}, {}])
  const first = await confirm()

  const again = await confirm()
  const reversed = await confirm({ carts: [...seen].reverse() })
  const otherwise = await confirm({ fee: 100, promo: 'NO-SUCH' })

  expect(first.body.repeated).toBe(false)
  for (const answer of [again, reversed, otherwise]) {
    expect(answer.body).toEqual({ ...first.body, repeated: true })
  }
  expect((await buyer.ask(getOrders)).body.orders).toHaveLength(1)
})

test('the first answer comes again after the prices, the product and the address have changed', async () => {
  const { buyer, carts, confirm } = await fillCart(shop)
  const first = await confirm()
  await shop.prisma.product.delete({ where: { id: carts[0]?.productId ?? 0 } })
  await shop.prisma.address.delete({ where: { customerId: buyer.id } })

  const again = await confirm()

  expect(again.body).toEqual({ ...first.body, repeated: true })
})

test('confirm repeated under its key gets the first answer, whatever its other fields', async () => {
  const { buyer, seen } = await fillCart(shop, [{}, {}])
  const headers = { 'Idempotency-Key': 'purchase-1' }
  const input = { carts: seen, promo: null, fee: 60 }

  const first = await buyer.ask(confirmOrder, input, { headers })
  const again = await buyer.ask(confirmOrder, { ...input, fee: 100 }, { headers })

  expect(first.body.message).toBe('ordered')
  expect(again.body).toEqual({ ...first.body, repeated: true })
})

test('a retry that has lost its key is still the same purchase', async () => {
  const { confirm } = await fillCart(shop)
  const first = await confirm({}, { headers: { 'Idempotency-Key': 'purchase-2' } })

  const again = await confirm()

  expect(again.body).toEqual({ ...first.body, repeated: true })
})

test('the same key with other lines is refused', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{}, {}])
  const headers = { 'Idempotency-Key': 'purchase-3' }
  await confirm({ carts: [seen[0]] }, { headers })

  const other = await confirm({ carts: [seen[1]] }, { headers })

  expect(other).toBeRefused(422)
  expect(await idsInCart(buyer)).toEqual([seen[1]?.id])
})

test('a key belongs to its customer', async () => {
  const headers = { 'Idempotency-Key': 'purchase-4' }
  const one = await fillCart(shop)
  const other = await fillCart(shop)

  const first = await one.confirm({}, { headers })
  const second = await other.confirm({}, { headers })

  expect(second.body.message).toBe('ordered')
  expect(second.body.trans_id).not.toBe(first.body.trans_id)
})

test('key of a refused confirm may be used again when the cart is right', async () => {
  const { carts, confirm } = await fillCart(shop)
  const headers = { 'Idempotency-Key': 'purchase-5' }
  const setStock = (stock: number) =>
    shop.prisma.product.update({ where: { id: carts[0]?.productId ?? 0 }, data: { stock } })
  await setStock(0)
  expect(await confirm({}, { headers })).toBeRefused(409)
  await setStock(1)

  expect((await confirm({}, { headers })).body.message).toBe('ordered')
})

test('Idempotency-Key has at most 255 characters', async () => {
  const { confirm } = await fillCart(shop)

  const long = await confirm({}, { headers: { 'Idempotency-Key': 'k'.repeat(256) } })
  const right = await confirm({}, { headers: { 'Idempotency-Key': 'k'.repeat(255) } })

  expect(long).toBeRefused(422)
  expect(right.body.message).toBe('ordered')
})

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

const cannotBeRead = [['x'], [null], [{}], [{ id: 'x' }], [{ id: -1 }], [2_147_483_648], [[1]]]
const noFees = [0, 59, 61, 1000, -60, '60.5', 'free', null, undefined, [60], '']
test.each([
  ...[[], '[]', '', undefined, null, {}, 'not json', true].map((carts) => ({ carts, field: '' })),
  ...[...cannotBeRead, Array(1001).fill(1)].map((carts) => ({ carts, field: 'carts' })),
  ...noFees.map((fee) => ({ fee, field: 'fee' })),
])('order with %j is refused', async ({ field, ...input }) => {
  const { buyer, seen, confirm } = await fillCart(shop)

  const answer = await confirm(input)

  expect(answer).toBeRefused(422, field ? undefined : 'Your Cart is empty')
  if (field) expect(Object.keys(answer.body.errors)).toEqual([field])
  await expectNothingOrdered(buyer, seen)
})

test('cart of removed lines is refused as empty', async () => {
  const { buyer, seen, confirm } = await fillCart(shop)
  await shop.prisma.cartLine.deleteMany({ where: { customerId: buyer.id } })

  const answer = await confirm()

  expect(answer).toBeRefused(409, 'Your Cart is empty')
  expect(seen).toHaveLength(1)
  await expectNothingOrdered(buyer, [])
})

test('confirm of a removed line among others is refused as a changed cart', async () => {
  const { buyer, carts, seen, confirm } = await fillCart(shop, [{}, {}])
  await shop.prisma.cartLine.delete({ where: { id: carts[0]?.id ?? 0 } })

  const answer = await confirm()

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toMatchObject([{ id: carts[1]?.id }])
  await expectNothingOrdered(buyer, seen.slice(1))
})

test('confirm of another customer’s line is refused as of a removed one', async () => {
  const { buyer, seen } = await fillCart(shop)
  const other = await fillCart(shop)
  const ask = (carts: unknown) => buyer.ask(confirmOrder, { carts, promo: null, fee: 60 })

  expect(await ask([...seen, ...other.seen])).toBeRefused(409, changed)
  expect(await ask(other.seen)).toBeRefused(409, 'Your Cart is empty')
  await expectNothingOrdered(buyer, seen)
  expect(await idsInCart(other.buyer)).toEqual([other.seen[0]?.id])
})

test('confirm of another quantity is refused with the present cart', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 2 }])

  const answer = await confirm({ carts: [{ ...seen[0], quantity: 1 }] })

  expect(answer).toBeRefused(409, changed)
  expect(answer.body.carts).toMatchObject([{ id: seen[0]?.id, quantity: 2 }])
  await expectNothingOrdered(buyer, seen)
})

test('confirm at a former price is refused with the present cart', async () => {
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

test('one line sent twice with two quantities is refused as a changed cart', async () => {
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
])('line seen as %j is refused as changed', async (nonsense) => {
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

test('one refusal has the present lines and the problem of the promo', async () => {
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

test('order without an address is refused', async () => {
  const { buyer, seen, confirm } = await fillCart(shop)
  await shop.prisma.address.delete({ where: { customerId: buyer.id } })

  const answer = await confirm()

  expect(answer).toBeRefused(422, 'Please, save your address first')
  await expectNothingOrdered(buyer, seen)
})

test('a sum beyond what the shop can count is refused', async () => {
  const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 9999, priceTaka: 300_000 }])

  const answer = await confirm()

  expect(answer).toBeRefused(422)
  await expectNothingOrdered(buyer, seen)
})

test('prices sent by the client are ignored', async () => {
  const { confirm } = await fillCart(shop, [{ priceTaka: 500 }])

  const answer = await confirm({ subtotal: 1, total: 1, price: 1, order_status: 4, discount: 500 })

  expect(answer.body.order).toMatchObject({ subtotal: 500, total: 560, order_status: 0 })
})

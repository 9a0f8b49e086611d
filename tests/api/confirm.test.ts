import { expect, test } from 'vitest'
import { getCart } from '#contract/cart'
import { confirmOrder, getOrder, getOrders } from '#contract/orders'
import { openShop } from '../support/shop.ts'
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

test('the cart may be told as the cart call tells it, as bare ids, and as numbers in text', async () => {
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

test('an order stays as it was when the product, its price and the address change', async () => {
  const { buyer, carts, confirm } = await fillCart(shop, [{ priceTaka: 350 }, { priceTaka: 90 }])
  const { trans_id } = (await confirm()).body
  const before = await buyer.ask(getOrder, { trans_id })

  await shop.prisma.product.update({
    where: { id: carts[0]?.productId ?? 0 },
    data: { priceTaka: 1, title: 'Other', slug: 'other', image: '/uploads/other.webp' },
  })
  await shop.prisma.product.delete({ where: { id: carts[1]?.productId ?? 0 } })
  await shop.prisma.address.update({ where: { customerId: buyer.id }, data: { name: 'Other' } })

  const after = await buyer.ask(getOrder, { trans_id })
  expect(after.text).toBe(before.text)
})

test('the same key gets the same answer, whatever else is said', async () => {
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

test('a key that was refused may be used again when the cart is right', async () => {
  const { carts, confirm } = await fillCart(shop)
  const headers = { 'Idempotency-Key': 'purchase-5' }
  const setStock = (stock: number) =>
    shop.prisma.product.update({ where: { id: carts[0]?.productId ?? 0 }, data: { stock } })
  await setStock(0)
  expect(await confirm({}, { headers })).toBeRefused(409)
  await setStock(1)

  expect((await confirm({}, { headers })).body.message).toBe('ordered')
})

test('a key may have 255 characters', async () => {
  const { confirm } = await fillCart(shop)

  const long = await confirm({}, { headers: { 'Idempotency-Key': 'k'.repeat(256) } })
  const right = await confirm({}, { headers: { 'Idempotency-Key': 'k'.repeat(255) } })

  expect(long).toBeRefused(422)
  expect(right.body.message).toBe('ordered')
})

import { expect, test } from 'vitest'
import { addToCart, getCart, incrementCartLine } from '#contract/cart'
import type * as cartShapes from '#contract/cart-shapes'
import { getProduct } from '#contract/catalog'
import { confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const productOf = async (slug: string) => {
  const answer = await shop.visitor().ask(getProduct, { slug })
  expect(answer.status).toBe(200)
  return answer.body.product
}

test('below ten the product and each of its choices tell what is left, an order at once', async () => {
  const { id: product_id } = await countedProduct(shop, { slug: 'lamp', count: 4 })
  const colors = { colors: ['Red', 'Blue'], counts: { Red: 9, Blue: 10 } }
  await countedProduct(shop, { slug: 'sari', ...colors })
  await countedProduct(shop, { slug: 'pen', count: 10 })
  await shop.make.product({ slug: 'plain' })
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const { body } = await customer.ask(addToCart, { product_id, quantity: 1 })

  expect((await productOf('lamp')).left).toBe(4)
  const [red, blue] = (await productOf('sari')).stock_items
  expect([red.left, blue.left]).toEqual([9, undefined])
  expect(await productOf('sari')).not.toHaveProperty('left')
  expect(await productOf('pen')).not.toHaveProperty('left')
  expect(await productOf('plain')).not.toHaveProperty('left')
  await customer.ask(confirmOrder, { carts: [{ id: body.cart.id }], promo: null, fee: 60 })
  await expect.poll(async () => (await productOf('lamp')).left).toBe(3)
})

test('a cart line tells what is left where it is few, or fewer than it asks for', async () => {
  const customer = await shop.customer()
  const lines = async () => {
    const answer = await customer.ask(getCart)
    expect(answer.status).toBe(200)
    return answer.body.carts.map(({ product }: cartShapes.CartItem) => product.left)
  }
  const add = async (count: number, quantity: number) => {
    const { id: product_id } = await countedProduct(shop, { count })
    return (await customer.ask(addToCart, { product_id, quantity })).body.cart
  }

  const few = await add(9, 1)
  const many = await add(50, 50)
  const { id: uncounted } = await shop.make.product()
  const plain = (await customer.ask(addToCart, { product_id: uncounted, quantity: 1 })).body.cart

  expect(few.product.left).toBe(9)
  expect(await lines()).toEqual([9, undefined, undefined])
  await customer.ask(incrementCartLine, { cart_id: many.id })
  expect(await lines()).toEqual([9, 50, undefined])
  const own = ['id', 'slug', 'title', 'image', 'price', 'old_price', 'minimum_order', 'stock']
  expect(Object.keys(plain.product)).toEqual(own)
})

test('a line is set to a quantity, and to none below its least', async () => {
  const customer = await shop.customer()
  const { id: product_id } = await shop.make.product({ minimumOrder: 2 })
  const { cart } = (await customer.ask(addToCart, { product_id, quantity: 5 })).body
  const set = (set_to: unknown) => customer.ask(incrementCartLine, { cart_id: cart.id, set_to })

  expect((await set(3)).body.cart.quantity).toBe(3)
  for (const wrong of [1, 0, -1, 10_000, 2.5, 'x']) expect(await set(wrong)).toBeRefused(422)
  expect((await set(null)).body.cart.quantity).toBe(4)
})

test('asked for, the cart tells whose color and size do not go with the order', async () => {
  const customer = await shop.customer()
  const colors = { create: [{ color: 'Red' }] }
  const requested = await shop.make.product({ colors })
  const plain = await shop.make.product()
  const sent = await shop.make.product({ colors, choiceGoesWithOrder: true })
  for (const { id } of [requested, plain, sent]) {
    await customer.ask(addToCart, { product_id: id, quantity: 1 })
  }

  const reported = await customer.ask(getCart, { on_call: 1 })

  expect(reported.status).toBe(200)
  const flags = reported.body.carts.map((line: cartShapes.CartItem) => line.asked_on_call)
  expect(flags).toEqual([true, undefined, undefined])
  const { carts } = (await customer.ask(getCart)).body
  expect(carts[0]).not.toHaveProperty('asked_on_call')
})

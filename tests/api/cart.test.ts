// Over 200 lines: one cart, its lines, and what is left

import { expect, test } from 'vitest'
import {
  addToCart,
  decrementCartLine,
  deleteCartLine,
  getCart,
  incrementCartLine,
} from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

test('a product comes into the cart', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product({ priceTaka: 350, oldPriceTaka: 400, minimumOrder: 2 })

  const added = await customer.ask(addToCart, {
    product_id: product.id,
    user_id: customer.id,
    quantity: 3,
  })

  expect(added.body).toMatchObject({
    message: 'added',
    cart: {
      product_id: product.id,
      user_id: customer.id,
      quantity: 3,
      product: { id: product.id, slug: product.slug, price: 350, old_price: 400, minimum_order: 2 },
    },
  })
  const cart = await customer.ask(getCart)
  expect(cart.body.carts).toEqual([added.body.cart])
})

test('cart takes a hundred products and no more', async () => {
  const customer = await shop.customer()
  const lines = []
  for (let nr = 0; nr < 100; nr++) {
    lines.push(await shop.make.cartLine({ customerId: customer.id }))
  }
  const add = (productId: number | undefined) =>
    customer.ask(addToCart, { product_id: productId, quantity: 1 })
  const { id: another } = await shop.make.product()

  const full = await add(another)
  const known = await add(lines[0]?.productId)
  await customer.ask(deleteCartLine, { cartId: lines[5]?.id })
  const again = await add(another)

  expect(full).toBeRefused(409, 'A cart may hold at most 100 products')
  expect(known.body).toEqual({ message: 'exists' })
  expect(again.body.message).toBe('added')
})

test('product already in the cart keeps its quantity', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product()
  await customer.ask(addToCart, { product_id: product.id, quantity: 1 })

  const again = await customer.ask(addToCart, { product_id: product.id, quantity: 5 })

  expect(again.body).toEqual({ message: 'exists' })
  expect((await customer.ask(getCart)).body.carts).toMatchObject([{ quantity: 1 }])
})

test('the cart lists its lines oldest first, at the prices of today', async () => {
  const customer = await shop.customer()
  const first = await shop.make.cartLine({ customerId: customer.id })
  const second = await shop.make.cartLine({ customerId: customer.id })
  await shop.make.cartLine()
  await shop.prisma.product.update({ where: { id: first.productId }, data: { priceTaka: 777 } })

  const cart = await customer.ask(getCart)

  expect(cart.body.carts).toMatchObject([
    { id: first.id, product: { price: 777 } },
    { id: second.id },
  ])
})

test.each([0, -1, 1, 10_000, 1.5, '2.0', 'two', '', null, [2], {}, true, 1e308])(
  'a quantity of %j is refused where the minimum is 2',
  async (quantity) => {
    const customer = await shop.customer()
    const product = await shop.make.product({ minimumOrder: 2 })

    const answer = await customer.ask(addToCart, { product_id: product.id, quantity })

    expect(answer).toBeRefused(422)
    expect(Object.keys(answer.body.errors)).toEqual(['quantity'])
    expect((await customer.ask(getCart)).body.carts).toEqual([])
  },
)

test.each([2, '2', ' 3 ', '9999', 9999])('a quantity of %j is accepted', async (quantity) => {
  const customer = await shop.customer()
  const product = await shop.make.product({ minimumOrder: 2 })

  const answer = await customer.ask(addToCart, { product_id: product.id, quantity })

  expect(answer.body.cart?.quantity).toBe(Number(quantity))
})

test('a product that is out of stock does not come into a cart', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product({ title: 'Rose Saree', stock: 0 })

  const answer = await customer.ask(addToCart, { product_id: product.id, quantity: 1 })

  expect(answer).toBeRefused(409, /Rose Saree/)
})

test('a product that is not there cannot be added', async () => {
  const customer = await shop.customer()

  expect(await customer.ask(addToCart, { product_id: 2_147_483_647, quantity: 1 })).toBeRefused(404)
  expect(await customer.ask(addToCart, { product_id: 2_147_483_648, quantity: 1 })).toBeRefused(422)
  expect(await customer.ask(addToCart, { quantity: 1 })).toBeRefused(422)
})

test('plus and minus move a line by one', async () => {
  const customer = await shop.customer()
  const line = await shop.make.cartLine({ customerId: customer.id, quantity: 4 })

  const more = await customer.ask(incrementCartLine, { user_id: customer.id, cart_id: line.id })
  const less = await customer.ask(decrementCartLine, { cart_id: String(line.id) })

  expect(more.body.cart).toMatchObject({ id: line.id, quantity: 5 })
  expect(less.body.cart.quantity).toBe(4)
  expect((await customer.ask(getCart)).body.carts).toEqual([less.body.cart])
})

test('plus brings a line to a minimum order that was raised, minus does not', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product({ minimumOrder: 5 })
  const line = await shop.make.cartLine({
    customerId: customer.id,
    productId: product.id,
    quantity: 2,
  })

  expect(await customer.ask(decrementCartLine, { cart_id: line.id })).toBeRefused(422, /5/)
  const more = await customer.ask(incrementCartLine, { cart_id: line.id })
  const onceMore = await customer.ask(incrementCartLine, { cart_id: line.id })

  expect(more.body.cart.quantity).toBe(5)
  expect(onceMore.body.cart.quantity).toBe(6)
})

test('minus stops at the minimum order and plus at 9999', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product({ minimumOrder: 3 })
  const low = await shop.make.cartLine({
    customerId: customer.id,
    productId: product.id,
    quantity: 3,
  })
  const high = await shop.make.cartLine({ customerId: customer.id, quantity: 9999 })

  const less = await customer.ask(decrementCartLine, { cart_id: low.id })
  const more = await customer.ask(incrementCartLine, { cart_id: high.id })

  expect(less).toBeRefused(422, /3/)
  expect(more).toBeRefused(422, /9999/)
  expect((await customer.ask(getCart)).body.carts).toMatchObject([
    { quantity: 3 },
    { quantity: 9999 },
  ])
})

test('cart line is removed once', async () => {
  const customer = await shop.customer()
  const line = await shop.make.cartLine({ customerId: customer.id })

  const first = await customer.ask(deleteCartLine, { cartId: line.id })
  const second = await customer.ask(deleteCartLine, { cartId: line.id })

  expect(first.status).toBe(200)
  expect(second).toBeRefused(404)
  expect((await customer.ask(getCart)).body.carts).toEqual([])
})

test.each([0, -1, 2_147_483_648, 'x', '1;', '٣'])('cart line %j is not found', async (cart) => {
  const customer = await shop.customer()

  for (const answer of [
    await customer.ask(deleteCartLine, { cartId: cart }),
    await customer.ask(incrementCartLine, { cart_id: cart }),
    await customer.ask(decrementCartLine, { cart_id: cart }),
  ]) {
    expect(answer).toBeRefused(422)
  }
})

const productOf = async (slug: string) => {
  const answer = await shop.visitor().ask(getProduct, { slug })
  expect(answer.status).toBe(200)
  return answer.body.product
}

test('below ten pieces the answers about a product and its choices have the number left, at once after an order', async () => {
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

test('cart line has the number left where it is below ten or below its quantity', async () => {
  const customer = await shop.customer()
  const lines = async () => {
    const answer = await customer.ask(getCart)
    expect(answer.status).toBe(200)
    return answer.body.carts.map(({ product }) => product.left)
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

test('cart line is set to a quantity, not below its minimum', async () => {
  const customer = await shop.customer()
  const { id: product_id } = await shop.make.product({ minimumOrder: 2 })
  const { cart } = (await customer.ask(addToCart, { product_id, quantity: 5 })).body
  const set = (set_to: unknown) => customer.ask(incrementCartLine, { cart_id: cart.id, set_to })

  expect((await set(3)).body.cart.quantity).toBe(3)
  for (const wrong of [1, 0, -1, 10_000, 2.5, 'x']) expect(await set(wrong)).toBeRefused(422)
  expect((await set(null)).body.cart.quantity).toBe(4)
})

test('a cart that is asked for it names what the call asks about a line', async () => {
  const customer = await shop.customer()
  const colors = { create: [{ color: 'Red' }] }
  const onCall = await shop.make.product({ colors })
  const plain = await shop.make.product()
  const sent = await shop.make.product({ colors, choiceGoesWithOrder: true })
  for (const { id } of [onCall, plain, sent]) {
    await customer.ask(addToCart, { product_id: id, quantity: 1 })
  }

  const answer = await customer.ask(getCart, { on_call: 1 })

  expect(answer.status).toBe(200)
  const flags = answer.body.carts.map((line) => line.asked_on_call)
  expect(flags).toEqual([['color'], undefined, undefined])
  const { carts } = (await customer.ask(getCart)).body
  expect(carts[0]).not.toHaveProperty('asked_on_call')
})

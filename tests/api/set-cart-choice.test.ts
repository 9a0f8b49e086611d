import { expect, test } from 'vitest'
import { addToCart, getCart, setCartChoice } from '#contract/cart'
import { confirmOrder, getLinkedOrder, getOrder } from '#contract/orders'
import { orderPath } from '../../server/orders/order-link.ts'
import { countedProduct } from '../support/counted.ts'
import { openShop, type ShopCustomer } from '../support/shop.ts'

const shop = await openShop()

/** A shoe whose choice need not go with the order, and ids of its choices. */
async function shoe() {
  const { id } = await shop.make.product({
    title: 'Shoe',
    colors: { create: [{ color: 'Red' }, { color: 'Blue' }] },
    sizes: { create: [{ size: '38' }, { size: '39' }] },
  })
  const colors = await shop.prisma.productColor.findMany({ where: { productId: id } })
  const sizes = await shop.prisma.productSize.findMany({ where: { productId: id } })
  return {
    id,
    colorId: (name: string) => colors.find(({ color }) => color === name)?.id,
    sizeId: (name: string) => sizes.find(({ size }) => size === name)?.id,
  }
}

async function buyerOf(product_id: number) {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const { body } = await customer.ask(addToCart, { product_id, quantity: 1 })
  return { customer, line: body.cart }
}

const cartOf = async (customer: ShopCustomer) => (await customer.ask(getCart)).body.carts
const order = (customer: ShopCustomer, id: number) =>
  customer.ask(confirmOrder, { carts: [{ id }], promo: null, fee: 60 })

test('a choice is put on a line and goes along to the order, as far as it was made', async () => {
  const { id, colorId, sizeId } = await shoe()
  const { customer, line } = await buyerOf(id)

  const red = { cart_id: line.id, color_id: colorId('Red') }
  const half = await customer.ask(setCartChoice, red)
  expect(half.body).toEqual({
    message: 'success',
    cart: { ...line, color_id: colorId('Red'), color: 'Red' },
  })
  expect(Object.keys(half.body.cart)).not.toContain('size')
  const asked = (await customer.ask(getCart, { on_call: 1 })).body.carts
  expect(asked).toMatchObject([{ color: 'Red', asked_on_call: ['size'] }])
  await customer.ask(setCartChoice, { ...red, size_id: sizeId('38') })
  const [chosen] = await cartOf(customer)
  expect(chosen).toMatchObject({ id: line.id, color: 'Red', size: '38' })

  const ordered = await order(customer, line.id)
  const [bought] = ordered.body.order.products
  expect(bought).toMatchObject({ color: 'Red', size: '38' })
  const { trans_id } = ordered.body
  const whole = await customer.ask(getOrder, { trans_id, on_call: 1 })
  expect(whole.body.order.products).toEqual([bought])
})

test('without ids a line has no choice again, and answers to the byte as before', async () => {
  const { id, colorId } = await shoe()
  const { customer, line } = await buyerOf(id)
  const before = await customer.ask(getCart)
  await customer.ask(setCartChoice, { cart_id: line.id, color_id: colorId('Blue') })

  const answer = await customer.ask(setCartChoice, { cart_id: line.id })

  expect(answer.body).toEqual({ message: 'success', cart: line })
  expect((await customer.ask(getCart)).text).toBe(before.text)
})

test('an order without a choice says what the call asks only while it is pending, and when asked', async () => {
  const { id } = await shoe()
  const { customer, line } = await buyerOf(id)
  const { trans_id, order: ordered } = (await order(customer, line.id)).body
  const askedBy = async (on_call?: number) => {
    const { body } = await customer.ask(getOrder, { trans_id, on_call })
    return body.order.products[0].asked_on_call
  }

  expect(await askedBy(1)).toEqual(['color', 'size'])
  expect(await askedBy()).toBeUndefined()
  const link = orderPath(trans_id, ['a secret of the tests']).slice('/o/'.length)
  const linked = await shop.visitor().ask(getLinkedOrder, { link, on_call: '1' })
  expect(linked.body.order.products).toMatchObject([{ asked_on_call: ['color', 'size'] }])
  await shop.prisma.order.update({ where: { id: ordered.id }, data: { status: 1 } })
  expect(await askedBy(1)).toBeUndefined()
})

test('only a choice of the product itself is taken, for a line of the own cart', async () => {
  const { id, colorId } = await shoe()
  const other = await shoe()
  const { customer, line } = await buyerOf(id)
  const stranger = await shop.customer()
  const set = (input: object, by = customer) =>
    by.ask(setCartChoice, { cart_id: line.id, ...input })

  expect(await set({ color_id: other.colorId('Red') })).toBeRefused(422, 'Please choose a colour')
  const wrong = await set({ size_id: other.sizeId('38') })
  expect(wrong).toBeRefused(422, 'Please choose a size')
  expect(Object.keys(wrong.body.errors)).toEqual(['size_id'])
  expect(await set({ color_id: 'x' })).toBeRefused(422)
  expect(await set({ color_id: colorId('Red') }, stranger)).toBeRefused(404)
  expect(await set({ cart_id: 999_999 })).toBeRefused(404)
  expect(await set({ user_id: stranger.id })).toBeRefused(403)
  expect(await shop.visitor().ask(setCartChoice, { cart_id: line.id })).toBeRefused(401)
  await shop.prisma.productColor.update({
    where: { id: colorId('Red') ?? 0 },
    data: { removedAt: new Date() },
  })
  expect(await set({ color_id: colorId('Red') })).toBeRefused(422, 'Please choose a colour')
  expect(await cartOf(customer)).toEqual([line])
})

test('a product stands once in a cart, with a choice on its line too', async () => {
  const { id, colorId } = await shoe()
  const { customer, line } = await buyerOf(id)
  await customer.ask(setCartChoice, { cart_id: line.id, color_id: colorId('Red') })

  const again = await customer.ask(addToCart, { product_id: id, quantity: 3 })

  expect(again.body).toEqual({ message: 'exists' })
  expect(await cartOf(customer)).toMatchObject([{ id: line.id, quantity: 1, color: 'Red' }])
})

test('where the choice has to go with the order it is set whole, and on one line alone', async () => {
  const product = await countedProduct(shop, {
    colors: ['Red', 'Blue'],
    sizes: ['M'],
    counts: { 'Red/M': 5, 'Blue/M': 5 },
  })
  const customer = await shop.customer()
  const add = (choice: string) =>
    customer.ask(addToCart, { product_id: product.id, quantity: 1, ...product.choice(choice) })
  const [red, blue] = [(await add('Red/M')).body.cart, (await add('Blue/M')).body.cart]

  const missing = await customer.ask(setCartChoice, { cart_id: red.id })
  expect(missing).toBeRefused(422, 'Please choose a colour')
  const color_id = product.colorId('Blue')
  const taken = await customer.ask(setCartChoice, { cart_id: red.id, color_id })
  expect(taken.body).toEqual({ message: 'exists' })
  expect(await cartOf(customer)).toEqual([red, blue])
})

test('of two choices at once for one line one stands, whole', async () => {
  const { id, colorId, sizeId } = await shoe()
  const { customer, line } = await buyerOf(id)
  const pairs = [
    { color_id: colorId('Red'), size_id: sizeId('38') },
    { color_id: colorId('Blue'), size_id: sizeId('39') },
  ]

  const answers = await Promise.all(
    pairs.map((pair) => customer.ask(setCartChoice, { cart_id: line.id, ...pair })),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const [{ color_id, size_id }] = await cartOf(customer)
  expect(pairs).toContainEqual({ color_id, size_id })
})

import { expect, test } from 'vitest'
import { addToCart, getCart, incrementCartLine } from '#contract/cart'
import { getProduct } from '#contract/catalog'
import { changeStock } from '#contract/office/stock'
import { confirmOrder, getOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { openStaff } from '../support/office.ts'
import { openShop, type ShopCustomer } from '../support/shop.ts'

const shop = await openShop()

async function buyer() {
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  return customer
}
const shirts = (counts: Record<string, number>) =>
  countedProduct(shop, { title: 'Shirt', colors: ['Red', 'Blue'], sizes: ['M', 'L'], counts })
const add = (customer: ShopCustomer, product_id: number, more: object = {}) =>
  customer.ask(addToCart, { product_id, quantity: 1, ...more })
const cartOf = async (customer: ShopCustomer) => {
  const answer = await customer.ask(getCart)
  expect(answer.status).toBe(200)
  return answer.body.carts
}
const order = (customer: ShopCustomer, carts: { id: number }[]) =>
  customer.ask(confirmOrder, { carts: carts.map(({ id }) => ({ id })), promo: null, fee: 60 })
const flag = (id: number, choiceGoesWithOrder: boolean) =>
  shop.prisma.product.update({ where: { id }, data: { choiceGoesWithOrder } })

test('product answers whether its choice goes with the order, and which choices are in stock', async () => {
  const product = await shirts({ 'Red/M': 3, 'Red/L': 0, 'Blue/M': 1 })
  const { slug } = await shop.prisma.product.findUniqueOrThrow({ where: { id: product.id } })

  const answer = await shop.visitor().ask(getProduct, { slug })

  expect(answer.body.product).toMatchObject({
    choice_goes_with_order: true,
    stock_items: [
      { ...product.choice('Red/M'), available: true },
      { ...product.choice('Red/L'), available: false },
      { ...product.choice('Blue/M'), available: true },
    ],
  })
})

test('a choice that sells out or comes back shows at once', async () => {
  const product = await shirts({ 'Red/M': 1, 'Blue/M': 1 })
  const { slug } = await shop.prisma.product.findUniqueOrThrow({ where: { id: product.id } })
  const shown = async () => {
    const { body } = await shop.visitor().ask(getProduct, { slug })
    return body.product.stock_items.map(({ available }) => available)
  }
  expect(await shown()).toEqual([true, true])

  const customer = await buyer()
  await add(customer, product.id, product.choice('Red/M'))
  await order(customer, await cartOf(customer))
  await expect.poll(shown).toEqual([false, true])
  const agent = await openStaff(shop).signedIn('agent')
  const stock_item_id = product.itemId('Red/M')
  await agent.ask(changeStock, { stock_item_id, change: 4, why: 'arrived' })
  expect(await shown()).toEqual([true, true])
})

test('two sizes are two lines, and what is there already is the same choice', async () => {
  const product = await shirts({ 'Red/M': 5, 'Red/L': 5, 'Blue/M': 0 })
  const customer = await buyer()

  const first = await add(customer, product.id, { ...product.choice('Red/M'), quantity: 2 })
  const second = await add(customer, product.id, product.choice('Red/L'))
  const again = await add(customer, product.id, product.choice('Red/M'))

  expect(first.body).toMatchObject({
    message: 'added',
    cart: { quantity: 2, ...product.choice('Red/M'), color: 'Red', size: 'M' },
  })
  expect(again.body).toEqual({ message: 'exists' })
  expect(await cartOf(customer)).toEqual([first.body.cart, second.body.cart])
  const stepped = await customer.ask(incrementCartLine, { cart_id: second.body.cart.id })
  expect(stepped.body.cart).toEqual({ ...second.body.cart, quantity: 2 })
})

test('a missing or removed choice is a 422, and one that is sold out a 409', async () => {
  const product = await shirts({ 'Red/M': 5, 'Red/L': 0, 'Blue/M': 5 })
  const other = await shirts({ 'Red/M': 5 })
  const customer = await buyer()
  const { color_id, size_id } = product.choice('Red/M')
  await shop.prisma.productColor.update({
    where: { id: product.colorId('Blue') },
    data: { removedAt: new Date() },
  })

  const removed = await add(customer, product.id, { color_id: product.colorId('Blue'), size_id })
  expect(removed).toBeRefused(422, 'Please choose a colour')
  expect(Object.keys(removed.body.errors)).toEqual(['color_id'])
  const foreign = { color_id: other.colorId('Red'), size_id }
  expect(await add(customer, product.id, foreign)).toBeRefused(422, 'Please choose a colour')
  const noSize = await add(customer, product.id, { color_id })
  expect(noSize).toBeRefused(422, 'Please choose a size')
  expect(Object.keys(noSize.body.errors)).toEqual(['size_id'])
  expect(await add(customer, product.id, product.choice('Red/L'))).toBeRefused(
    409,
    'Shirt is out of stock',
  )
  expect(await cartOf(customer)).toEqual([])
})

test('a single color or size is taken by itself', async () => {
  const product = await countedProduct(shop, {
    colors: ['Red'],
    sizes: ['M', 'L'],
    counts: { 'Red/M': 2, 'Red/L': 2 },
  })
  const customer = await buyer()

  const { body } = await add(customer, product.id, { size_id: product.sizeId('L') })

  expect(body.cart).toMatchObject({ ...product.choice('Red/L'), color: 'Red', size: 'L' })
  const ordered = await order(customer, [body.cart])
  expect(ordered.body.order.products).toMatchObject([{ color: 'Red', size: 'L' }])
  const { trans_id } = ordered.body
  const tracked = await customer.ask(getOrder, { trans_id })
  expect(tracked.body.order).toEqual(ordered.body.order)
  expect(await product.counts()).toEqual({ 'Red/M': 2, 'Red/L': 1 })
})

test('the flag is turned on under a full cart: the line asks for its choice, and gets it', async () => {
  const product = await shirts({ 'Red/M': 5, 'Red/L': 5 })
  await shop.prisma.product.update({
    where: { id: product.id },
    data: { counted: false, choiceGoesWithOrder: false },
  })
  const customer = await buyer()
  const { id: plain } = await shop.make.product()
  await add(customer, product.id, { ...product.choice('Red/M'), quantity: 3 })
  await add(customer, plain)
  const before = await cartOf(customer)
  expect(before[0]).not.toHaveProperty('color')
  await flag(product.id, true)

  const refused = await order(customer, before)
  expect(refused).toBeRefused(409, 'Your cart has changed, please check it again')
  const [flagged, other] = refused.body.carts
  expect(flagged).toEqual({ ...before[0], needs_choice: true })
  expect(other).toEqual(before[1])
  const given = await add(customer, product.id, { ...product.choice('Red/L'), quantity: 3 })
  expect(given.body.message).toBe('added')
  const after = await cartOf(customer)
  expect(after).toEqual([given.body.cart, before[1]])
  expect(after[0]).toMatchObject({ id: before[0].id, quantity: 3, color: 'Red', size: 'L' })
  expect((await order(customer, after)).body.message).toBe('ordered')
})

test('a line whose color is removed asks for another, and the flag turned off keeps the choice', async () => {
  const product = await shirts({ 'Red/M': 5, 'Blue/M': 5 })
  const customer = await buyer()
  await add(customer, product.id, product.choice('Red/M'))
  const remove = (removedAt: Date | null) =>
    shop.prisma.productColor.update({ where: { id: product.colorId('Red') }, data: { removedAt } })

  await remove(new Date())
  expect(await cartOf(customer)).toMatchObject([{ color: 'Red', needs_choice: true }])
  await remove(null)
  expect((await cartOf(customer))[0]).not.toHaveProperty('needs_choice')
  await shop.prisma.product.update({
    where: { id: product.id },
    data: { counted: false, choiceGoesWithOrder: false },
  })
  const [line] = await cartOf(customer)
  expect(line).toMatchObject({ color: 'Red', size: 'M' })
  const { body } = await order(customer, [line])
  expect(body.order.products).toMatchObject([{ color: 'Red', size: 'M' }])
})

test('choice sold out between cart and confirm is shown in the cart, and not sold', async () => {
  const product = await shirts({ 'Red/M': 2, 'Blue/M': 9 })
  const [slow, quick] = [await buyer(), await buyer()]
  await add(slow, product.id, product.choice('Red/M'))
  await add(quick, product.id, { ...product.choice('Red/M'), quantity: 2 })

  expect((await order(quick, await cartOf(quick))).body.message).toBe('ordered')

  expect(await order(slow, await cartOf(slow))).toBeRefused(409, 'Shirt is out of stock')
  expect(await cartOf(slow)).toMatchObject([{ color: 'Red', product: { stock: 0 } }])
  expect(await product.stock()).toBe(1)
})

test('products that need no choice ignore one when they are added, and are twice in no cart', async () => {
  const product = await shop.make.product({ colors: { create: [{ color: 'Red' }] } })
  const [color] = await shop.prisma.productColor.findMany({ where: { productId: product.id } })
  const customer = await buyer()

  const first = await add(customer, product.id, { color_id: color?.id })
  const second = await add(customer, product.id)

  expect([first.body.message, second.body.message]).toEqual(['added', 'exists'])
})

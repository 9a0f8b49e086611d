import type { Response } from 'supertest'
import { expect, test } from 'vitest'
import { addToCart, getCart, incrementCartLine } from '#contract/cart'
import { signup } from '#contract/customers'
import { cancelOrder, getOrders } from '#contract/orders'
import { addReview } from '#contract/reviews'
import { openShop } from '../support/shop.ts'
import { expectOneOrder, fillCart, idsInCart, statusesOf } from '../support/shopping.ts'

const shop = await openShop()
const many = (times: number, act: (nr: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, nr) => act(nr)))
const messagesOf = (answers: Response[]) => answers.map(({ body }) => String(body.message))

test('fifty confirms at once make one order', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, confirm } = await fillCart(shop, [{ quantity: 2 }, {}, {}])

    const answers = await many(50, () => confirm())

    await expectOneOrder(buyer, answers)
  }
})

test('one cart confirmed under two keys makes one order', async () => {
  const { buyer, confirm } = await fillCart(shop)

  const answers = await many(20, (nr) =>
    confirm({}, { headers: { 'Idempotency-Key': `key-${nr % 2}` } }),
  )

  expect(statusesOf(answers)).toEqual([200, 409])
  const ordered = answers.filter(({ status }) => status === 200)
  expect(new Set(ordered.map(({ body }) => body.trans_id)).size).toBe(1)
  expect((await buyer.ask(getOrders)).body.orders).toHaveLength(1)
})

test('overlapping carts never order a line twice', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, seen, confirm } = await fillCart(shop, [{}, {}, {}])
    const carts = [seen, seen.slice(0, 2), seen.slice(1), [seen[0]], [seen[2]]]

    const answers = await many(20, (nr) => confirm({ carts: carts[nr % carts.length] }))

    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 409)).toEqual([])
    const { rows } = await shop.pool.query(
      `select l.product_id from order_line l join orders o on o.id = l.order_id
       where o.customer_id = $1 group by l.product_id having count(*) > 1`,
      [buyer.id],
    )
    expect(rows).toEqual([])
  }
})

test('fifty adds at once make one line', async () => {
  const customer = await shop.customer()
  const product = await shop.make.product()

  const answers = await many(50, () =>
    customer.ask(addToCart, { product_id: product.id, quantity: 2 }),
  )

  expect(statusesOf(answers)).toEqual([200])
  expect(messagesOf(answers).filter((message) => message === 'added')).toHaveLength(1)
  expect((await customer.ask(getCart)).body.carts).toMatchObject([{ quantity: 2 }])
})

test('twenty adds to a cart of 95 lines add five', async () => {
  const customer = await shop.customer()
  for (let nr = 0; nr < 95; nr++) await shop.make.cartLine({ customerId: customer.id })
  const products: { id: number }[] = []
  for (let nr = 0; nr < 20; nr++) products.push(await shop.make.product())

  const answers = await many(20, (nr) =>
    customer.ask(addToCart, { product_id: products[nr]?.id, quantity: 1 }),
  )

  expect(statusesOf(answers)).toEqual([200, 409])
  expect(await idsInCart(customer)).toHaveLength(100)
})

test('forty increments at once add forty', async () => {
  const customer = await shop.customer()
  const line = await shop.make.cartLine({ customerId: customer.id, quantity: 3 })

  const answers = await many(40, () => customer.ask(incrementCartLine, { cart_id: line.id }))

  expect(statusesOf(answers)).toEqual([200])
  expect((await customer.ask(getCart)).body.carts).toMatchObject([{ quantity: 43 }])
})

test('increment during a confirm is ordered or refused, never lost', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, seen, confirm } = await fillCart(shop, [{ quantity: 1 }])

    const [more, ordered] = await Promise.all([
      buyer.ask(incrementCartLine, { cart_id: seen[0]?.id }),
      confirm({ carts: [{ id: seen[0]?.id, quantity: 1 }] }),
    ])

    const { status, body } = ordered
    if (status === 200) {
      expect(body.order.products).toMatchObject([{ quantity: 1 }])
      expect(more.status).toBe(404)
    } else {
      expect(ordered).toBeRefused(409)
      expect(body.carts).toMatchObject([{ quantity: 2 }])
    }
  }
})

test('a promo for five orders goes to five of thirty customers, and the others keep their carts', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 5 })
  const carts = []
  for (let nr = 0; nr < 30; nr++) carts.push(await fillCart(shop))

  const answers = await Promise.all(carts.map(({ confirm }) => confirm({ promo: code })))

  expect(statusesOf(answers)).toEqual([200, 422])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const [nr, { buyer, seen }] of carts.entries()) {
    const kept = answers[nr]?.status === 200 ? [] : seen.map(({ id }) => id)
    expect(await idsInCart(buyer)).toEqual(kept)
  }
  expect((await shop.prisma.promo.findUnique({ where: { code } }))?.redeemed).toBe(5)
})

test('twenty signups of one email are one account', async () => {
  const answers = await many(20, (nr) =>
    shop.visitor().ask(signup, {
      name: `Rahima ${nr}`,
      email: nr % 2 ? 'Race@Example.com' : 'race@example.com',
      password: 'nokshi kantha',
      password_confirmation: 'nokshi kantha',
    }),
  )

  expect(statusesOf(answers)).toEqual([200, 422])
  expect(messagesOf(answers).filter((message) => message === 'success')).toHaveLength(1)
  expect(await shop.prisma.customer.count({ where: { emailKey: 'race@example.com' } })).toBe(1)
})

test('twenty cancels are one cancellation', async () => {
  const customer = await shop.customer()
  const order = await shop.make.order({ customerId: customer.id })

  const answers = await many(20, (nr) =>
    customer.ask(cancelOrder, { order_id: order.id, reason: `${nr}` }),
  )

  expect(statusesOf(answers)).toEqual([200, 409])
  expect(messagesOf(answers).filter((message) => message === 'success')).toHaveLength(1)
  expect(await shop.prisma.cancellation.count({ where: { orderId: order.id } })).toBe(1)
})

test('product removed during adds is refused without an error', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await shop.customer()
    const product = await shop.make.product()

    const asking = many(8, (nr) =>
      nr % 2
        ? customer.ask(addToCart, { product_id: product.id, quantity: 1 })
        : customer.ask(addReview, { product_id: product.id, review: 'Good' }),
    )
    const removing = shop.prisma.product.delete({ where: { id: product.id } })

    const [answers] = await Promise.all([asking, removing])
    expect(statusesOf(answers).filter((status) => status !== 200 && status !== 404)).toEqual([])
  }
})

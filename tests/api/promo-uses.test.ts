import { expect, test } from 'vitest'
import { applyPromo, cancelOrder } from '#contract/orders'
import { openShop, type ShopCustomer } from '../support/shop.ts'
import { fillCart, idsInCart, statusesOf } from '../support/shopping.ts'

const shop = await openShop()
const redeemedOf = async (code: string) =>
  (await shop.prisma.promo.findUnique({ where: { code } }))?.redeemed

/** Orders this customer's cart with the promo. */
async function orderWith(code: string, customer: ShopCustomer) {
  const { confirm } = await fillCart(shop, [{}], customer)
  return confirm({ promo: code })
}

/** A customer who has used the promo this often. */
async function buyerWith(code: string, orders: number) {
  const buyer = await shop.customer()
  await shop.make.address({ customerId: buyer.id })
  const ids: number[] = []
  for (let nr = 0; nr < orders; nr++) ids.push((await orderWith(code, buyer)).body.order.id)
  return { buyer, ids }
}

test('a customer uses a promo once, and others may still', async () => {
  const { code } = await shop.make.promo()
  const { buyer } = await buyerWith(code, 1)
  const { seen, confirm } = await fillCart(shop, [{}], buyer)
  const other = await shop.customer()

  expect(await buyer.ask(applyPromo, { promo_code: code })).toBeRefused(404, 'Invalid promo code')
  expect(await confirm({ promo: code })).toBeRefused(422, 'Invalid promo code')

  expect(await idsInCart(buyer)).toEqual(seen.map(({ id }) => id))
  expect(await redeemedOf(code)).toBe(1)
  expect((await other.ask(applyPromo, { promo_code: code })).body.message).toBe('applied')
})

test('a promo may be for more uses of a customer, or for any number', async () => {
  const { code: twice } = await shop.make.promo({ maxPerCustomer: 2 })
  const { code: always } = await shop.make.promo({ maxPerCustomer: null })

  const { buyer } = await buyerWith(twice, 2)
  const { ids } = await buyerWith(always, 4)

  expect(await orderWith(twice, buyer)).toBeRefused(422, 'Invalid promo code')
  expect(new Set(ids).size).toBe(4)
})

test('a cancelled order gives its promo back, to the customer and to all', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 1 })
  const { buyer, ids } = await buyerWith(code, 1)

  await buyer.ask(cancelOrder, { order_id: ids[0] })
  const again = await buyer.ask(cancelOrder, { order_id: ids[0] })

  expect(again).toBeRefused(409)
  expect(await redeemedOf(code)).toBe(0)
  expect((await buyer.ask(applyPromo, { promo_code: code })).body.message).toBe('applied')
  expect((await orderWith(code, buyer)).body.order.promo).toBe(code)
  expect(await redeemedOf(code)).toBe(1)
})

test('a use that came back in the middle is one use, whichever it was', async () => {
  const { code } = await shop.make.promo({ maxPerCustomer: 3 })
  const { buyer, ids } = await buyerWith(code, 3)
  await buyer.ask(cancelOrder, { order_id: ids[1] })

  expect((await orderWith(code, buyer)).body.message).toBe('ordered')
  expect(await orderWith(code, buyer)).toBeRefused(422, 'Invalid promo code')

  expect(await redeemedOf(code)).toBe(3)
})

test('an order that the operator cancels gives its promo back too', async () => {
  const { code } = await shop.make.promo()
  const { ids } = await buyerWith(code, 1)

  await shop.pool.query('update orders set status = 5 where id = $1', [ids[0]])
  await shop.pool.query('update orders set status = 5 where id = $1', [ids[0]])

  expect(await redeemedOf(code)).toBe(0)
})

test('a cancelled order still tells of its promo, and a repeated confirm of it', async () => {
  const { code } = await shop.make.promo({ priceTaka: 75 })
  const { buyer, confirm } = await fillCart(shop)
  const { order } = (await confirm({ promo: code })).body
  await buyer.ask(cancelOrder, { order_id: order.id })

  const again = await confirm({ promo: code })

  expect(again.body.order).toEqual({ ...order, order_status: 5 })
})

test('a customer with twenty carts uses a promo once', async () => {
  const { code } = await shop.make.promo()
  const { buyer } = await fillCart(shop)
  const carts = []
  for (let nr = 0; nr < 20; nr++) carts.push(await fillCart(shop, [{}], buyer))

  const answers = await Promise.all(carts.map(({ confirm }) => confirm({ promo: code })))

  expect(statusesOf(answers)).toEqual([200, 422])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await redeemedOf(code)).toBe(1)
})

test('orders that are cancelled while others are confirmed leave the promo counted right', async () => {
  const { code } = await shop.make.promo({ maxRedemptions: 5, maxPerCustomer: 2 })
  const { buyer } = await fillCart(shop)
  const carts = []
  for (let nr = 0; nr < 20; nr++) carts.push(await fillCart(shop, [{}], buyer))

  const answers = await Promise.all(
    carts.map(async ({ confirm }) => {
      const answer = await confirm({ promo: code })
      const cancel = () => buyer.ask(cancelOrder, { order_id: answer.body.order.id })
      if (answer.status === 200)
        expect(statusesOf(await Promise.all([cancel(), cancel(), cancel()]))).toEqual([200, 409])
      return answer
    }),
  )

  expect(statusesOf(answers).filter((status) => status !== 200 && status !== 422)).toEqual([])
  expect(await redeemedOf(code)).toBe(0)
  expect(await shop.prisma.promoRedemption.count({ where: { customerId: buyer.id } })).toBe(0)
})

import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { addToCart, deleteCartLine, getCart } from '#contract/cart'
import { getProduct, getProducts, searchProducts } from '#contract/catalog'
import type { Call } from '#contract/endpoint'
import { confirmOrder, getOrders } from '#contract/orders'
import type { Fields, How } from '../../support/ask.ts'
import type { ShopCustomer, Visitors } from '../../support/shop.ts'

/** A customer orders one piece. Notes the milliseconds of each call. */
export async function orderTimed(
  customer: ShopCustomer,
  product: { id: number },
  times: number[],
  how: How = {},
) {
  const timed = async (call: Call, input: Fields) => {
    const started = performance.now()
    const answer = await customer.ask(call, input, how)
    times.push(performance.now() - started)
    expect(answer.status).toBe(200)
    return answer
  }
  await timed(addToCart, { product_id: product.id, quantity: 1 })
  const { body } = await timed(getCart, {})
  await timed(confirmOrder, { carts: body.carts, promo: null, fee: 60 })
}

/** Twenty shoppers with addresses, and as many products. */
export async function openShoppers(shop: Visitors) {
  const products = await Promise.all(
    Array.from({ length: 20 }, (_, nr) => shop.make.product({ slug: `away-${nr}` })),
  )
  const shoppers: ShopCustomer[] = []
  for (let nr = 0; nr < 20; nr++) {
    const shopper = await shop.customer()
    await shop.make.address({ customerId: shopper.id })
    shoppers.push(shopper)
  }
  return { shoppers, products }
}

/** Twenty shoppers who browse, fill their carts and order, until stopped. */
export function goShopping(shoppers: ShopCustomer[], products: { id: number; slug: string }[]) {
  const statuses = new Map<number, number>()
  const errors: string[] = []
  const acknowledged: string[] = []
  let isOver = false
  const ask = async (shopper: ShopCustomer, ...what: Parameters<ShopCustomer['ask']>) => {
    const answer = await shopper.ask(...what)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    // 409: the answer to the same change was lost, and the cart differs from the seen one.
    if (![200, 409, 503].includes(answer.status)) errors.push(`${answer.status} ${answer.text}`)
    if (answer.body.message === 'ordered') acknowledged.push(answer.body.trans_id)
    if (answer.status === 503) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      await delay(20)
    }
    return answer
  }
  const along = shoppers.map(async (shopper, nr) => {
    for (let round = nr; !isOver; round++) {
      const product = products[round % products.length]
      await ask(shopper, getProducts)
      await ask(shopper, getProduct, { slug: product?.slug })
      await ask(shopper, searchProducts, { keyword: `Product ${round % 50}` })
      await ask(shopper, addToCart, { product_id: product?.id, quantity: 1 })
      const { body } = await ask(shopper, getCart)
      const carts: { id: number }[] = body.carts ?? []
      const [first, ...others] = carts
      if (others.length > 0) await ask(shopper, deleteCartLine, { cartId: first?.id })
      if (carts.length > 0)
        await ask(shopper, confirmOrder, {
          carts: others.length > 0 ? others : carts,
          promo: null,
          fee: 60,
        })
      await ask(shopper, getOrders)
    }
  })
  return {
    statuses,
    errors,
    acknowledged,
    goHome: async () => {
      isOver = true
      await Promise.all(along)
    },
  }
}

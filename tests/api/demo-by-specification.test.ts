import { afterAll, expect, test } from 'vitest'
import { addToCart } from '#contract/cart'
import { getProducts, listDiscount } from '#contract/catalog'
import { confirmOrder, getOrder } from '#contract/orders'
import { readDemoProducts } from '../../server/demo/read-products.ts'
import { removeDemo } from '../../server/demo/remove-demo.ts'
import { seedDemo } from '../support/demo.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
await seedDemo(shop.prisma)
afterAll(() => shop.prisma.$transaction((tx) => removeDemo(tx), { timeout: 60_000 }))
const visitor = shop.visitor()
const products = await readDemoProducts()
const withChoice = products.filter(({ counted }) => counted.length > 0).map(({ slug }) => slug)
type Card = { id: number; slug: string; stock: number; minimum_order: number }

/** Every card of the catalogue, the newest first. */
async function allCards(): Promise<Card[]> {
  const { products: first, total } = (await visitor.ask(getProducts, { limit: 100 })).body
  const { products: rest } = (await visitor.ask(getProducts, { limit: 100, page: 2 })).body
  expect([...first, ...rest]).toHaveLength(total)
  return [...first, ...rest]
}

test('every product of the demo but the few with a choice is ordered by the specification alone', async () => {
  const cards = (await allCards()).filter(({ stock }) => stock === 1)
  const customer = await shop.customer()
  await shop.make.address({ customerId: customer.id })
  const refused: string[] = []
  const carts: object[] = []

  for (const { id, slug, minimum_order } of cards) {
    const line = { product_id: id, user_id: customer.id, quantity: minimum_order }
    const { status, body } = await customer.ask(addToCart, line)
    if (status !== 200) refused.push(slug)
    else carts.push(body.cart)
    if (carts.length === 50) await order(carts.splice(0))
  }
  await order(carts)

  expect(refused.sort()).toEqual([...withChoice].sort())
  async function order(lines: object[]) {
    const confirmed = await customer.ask(confirmOrder, { carts: lines, promo: null, fee: 60 })
    expect(confirmed.body.message).toBe('ordered')
    const { trans_id } = confirmed.body
    const { body } = await customer.ask(getOrder, { trans_id })
    expect(body.order.products).toHaveLength(lines.length)
  }
})

test('four to six products of the demo have a choice, none of the newest 24, and a banner leads to each', async () => {
  const newest = (await allCards()).slice(0, 24).map(({ slug }) => slug)
  const listed: string[] = []
  for (const discount of [10, 20, 25]) {
    for (let page = 1, last = 1; page <= last; page++) {
      const { body } = await visitor.ask(listDiscount, { discount, page })
      last = body.products.last_page
      listed.push(...body.products.data.map(({ slug }) => slug))
    }
  }

  expect(withChoice.length).toBeGreaterThanOrEqual(4)
  expect(withChoice.length).toBeLessThanOrEqual(6)
  expect(newest.filter((slug) => withChoice.includes(slug))).toEqual([])
  expect(listed).toEqual(expect.arrayContaining(withChoice))
})

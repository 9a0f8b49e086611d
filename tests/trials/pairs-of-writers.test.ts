// Over 200 lines: each writer runs beside each other one.
import type { Response } from 'supertest'
import { afterEach, expect, test } from 'vitest'
import { addToCart } from '#contract/cart'
import { joinOrders, saveNewOrder } from '#contract/office/new-orders'
import * as orders from '#contract/office/orders'
import { changeProducts } from '#contract/office/products'
import { savePromo } from '#contract/office/promos'
import * as stock from '#contract/office/stock'
import { cancelOrder as cancelOwnOrder } from '#contract/orders'
import { countDeadlocks, openBuyers } from '../support/buyers.ts'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openProductForm } from '../support/product-form.ts'
import { roundsOr } from '../support/rounds.ts'
import type { ShopCustomer } from '../support/shop.ts'

const rounds = roundsOr(4)
const { shop, manager, agent } = await openOffice('manager', 'agent')
const { newBuyer, filled, ordered } = openBuyers(shop, manager)
const { save } = openProductForm(shop.prisma, manager)
/** Rounds run in parallel, each lane with products and buyers of its own. */
const lanes = await Promise.all(Array.from({ length: Math.min(8, rounds) }, openLane))

async function openLane() {
  const counted = () =>
    countedProduct(shop, {
      title: 'Lamp',
      colors: ['Red', 'Blue'],
      sizes: ['M'],
      counts: { 'Red/M': 90_000, 'Blue/M': 90_000 },
    })
  const [first, second] = await Promise.all([counted(), counted()])
  const pieceOf = (product: typeof first, color: 'Red' | 'Blue') => ({
    productId: product.id,
    colorId: product.colorId(color),
    sizeId: product.sizeId('M'),
  })
  const both = [pieceOf(first, 'Red'), pieceOf(second, 'Blue')]
  const buyers = await Promise.all([newBuyer(), newBuyer()])
  const { id: promoId } = await shop.make.promo({ maxRedemptions: 100_000, maxPerCustomer: null })
  return { first, second, both, buyers, promoId, raised: { first: 0, second: 0, promo: 0 } }
}
type Lane = Awaited<ReturnType<typeof openLane>>
type Answer = { status: number }
type Writer = (lane: Lane, buyer: ShopCustomer) => Promise<() => Promise<Answer>>

const items = ({ first, second }: Lane) => [second.itemId('Blue/M'), first.itemId('Red/M')]
const productOf = (id: number) => shop.prisma.product.findUniqueOrThrow({ where: { id } })

/** Like a person after a 409: reads the new version, and writes again. */
async function untilWritten(write: () => Promise<Response>): Promise<Response> {
  const answer = await write()
  return answer.status === 409 ? untilWritten(write) : answer
}

type Act = { act: string; by?: string; n?: number }
/** Acts on the products; once more on those with another version. */
async function changeMany(ids: readonly number[], act: Act): Promise<Response> {
  const seen = await Promise.all(ids.map(productOf))
  const products = seen.map(({ id, version }) => ({ id, v: version }))
  const answer = await manager.ask(changeProducts, { products, act })
  const rows: { id: number; ok: boolean; status: number }[] = answer.body.results ?? []
  expect(rows.filter(({ ok, status }) => !ok && status !== 409)).toEqual([])
  const left = rows.flatMap(({ id, ok }) => (ok ? [] : [id]))
  return left.length > 0 ? changeMany(left, act) : answer
}

let rebuilding: Promise<unknown> | undefined
/** Shared by all lanes: it rebuilds the whole shop. */
function rebuild(): Promise<unknown> {
  rebuilding ??= shop.pool.query('select shop_rebuild_derived()').finally(() => {
    rebuilding = undefined
  })
  return rebuilding
}

const takingOff = 'take off and give back'
/** Each is prepared, and then writes beside another one, in the name of another buyer. */
const writers: Record<string, Writer> = {
  // The first, while there are few orders.
  rebuild: async () => async () => {
    await rebuild()
    return { status: 200 }
  },
  confirm: ({ both }, buyer) => filled(buyer, both),
  'confirm the other way': ({ both }, buyer) => filled(buyer, [...both].reverse()),
  'confirm with a promo': async ({ both, promoId }, buyer) => {
    const { code } = await shop.prisma.promo.findUniqueOrThrow({ where: { id: promoId } })
    return filled(buyer, both, code)
  },
  cancel: async ({ both }, buyer) => {
    const { order } = await ordered(buyer, both)
    return () => buyer.ask(cancelOwnOrder, { order_id: order.id })
  },
  'office cancel': async ({ both }, buyer) => {
    const { order } = await ordered(buyer, [...both].reverse())
    const given = { order_id: order.id, v: order.v, reason: 'refused' }
    return () => manager.ask(orders.cancelOrder, given)
  },
  'order by phone': async ({ both }) => {
    const who = { number: '01812345678', name: 'Rahima', address: 'Dhanmondi, Dhaka' }
    const lines = [...both].reverse().map(({ productId, colorId, sizeId }) => ({
      product_id: productId,
      color_id: colorId,
      size_id: sizeId,
      quantity: 1,
    }))
    const advance = { taka: 50, way: 'cash' }
    const given = { ...who, lines, advance, source: 'phone', fee: 60, confirm: true }
    return () => agent.ask(saveNewOrder, given)
  },
  join: async ({ both }, buyer) => {
    const { order } = await ordered(buyer, both)
    const { order: other } = await ordered(buyer, [...both].reverse())
    const given = { order_id: order.id, v: order.v, other_id: other.id, other_v: other.v }
    return () => manager.ask(joinOrders, given)
  },
  edit: async ({ both }, buyer) => {
    const { same, lines } = await ordered(buyer, both)
    const more = lines.map((line) => ({ ...line, quantity: line.quantity + 2 })).reverse()
    return () => manager.ask(orders.editOrder, { ...same, lines: more })
  },
  return: async ({ both }, buyer) => {
    const { order, lines } = await ordered(buyer, both)
    await shop.prisma.order.update({ where: { id: order.id }, data: { status: 4 } })
    const { v } = await seenBy(manager, { transId: order.trans_id })
    const given = { order_id: order.id, v, outcome: 'received', restock: [...lines].reverse() }
    return () => manager.ask(orders.recordOutcome, given)
  },
  change: async ({ second }) => {
    const given = { stock_item_id: second.itemId('Blue/M'), change: 3, why: 'arrived' }
    return () => agent.ask(stock.changeStock, given)
  },
  'change many': async (lane) => {
    const changes = items(lane).map((stock_item_id) => ({ stock_item_id, change: 2 }))
    return () => agent.ask(stock.changeStocks, { changes, why: 'arrived' })
  },
  count: async (lane) => {
    const counts = items(lane).map((stock_item_id) => ({ stock_item_id, seen: 5, count: 5 }))
    return () => agent.ask(stock.countStock, { counts })
  },
  'add to cart': async ({ second }, buyer) => {
    const choice = { product_id: second.id, ...second.choice('Blue/M') }
    return () => buyer.ask(addToCart, { ...choice, quantity: 1 })
  },
  save: async ({ first, raised }) => {
    raised.first++
    return () =>
      untilWritten(async () => {
        const { id, version: v, title, priceTaka } = await productOf(first.id)
        return save({ title: title === 'Lamp' ? 'Bowl' : 'Lamp', price: priceTaka + 1 }, { id, v })
      })
  },
  'raise prices': async ({ first, second, raised }) => {
    raised.first++
    raised.second++
    return () => changeMany([second.id, first.id], { act: 'price', by: 'taka', n: 1 })
  },
  [takingOff]:
    async ({ first, second }) =>
    async () => {
      await changeMany([second.id, first.id], { act: 'archive' })
      return changeMany([first.id, second.id], { act: 'restore' })
    },
  'save the promo': async ({ promoId, raised }) => {
    raised.promo++
    return () =>
      untilWritten(async () => {
        const where = { id: promoId }
        const {
          id,
          version: v,
          code,
          ...seen
        } = await shop.prisma.promo.findUniqueOrThrow({ where })
        const uses = seen.maxRedemptions + 1
        return manager.ask(savePromo, { id, v, code, taka: seen.priceTaka, uses })
      })
  },
  'remove a color':
    async ({ first, second }) =>
    async () => {
      const client = await shop.pool.connect()
      const ids = [second.id, first.id]
      const lock = 'select from product where id = any($1) order by id for no key update'
      try {
        await client.query('begin')
        await client.query(lock, [ids])
        for (const removed of ['now()', 'null']) {
          await client.query(
            `update product_color set removed_at = ${removed} where color = 'Red' and product_id = any($1)`,
            [ids],
          )
        }
        await client.query('commit')
      } finally {
        client.release()
      }
      return { status: 200 }
    },
}
const pairs = Object.keys(writers).flatMap((one, nr) =>
  Object.keys(writers)
    .slice(nr)
    .map((other) => [one, other] as const),
)

/** Errors are reported once all have ended: none then writes beside the next pair. */
const statusOf = (done: PromiseSettledResult<Answer | undefined>): unknown =>
  done.status === 'fulfilled' ? done.value?.status : done.reason

afterEach(async () => {
  expect(await findDifferences(shop.pool)).toEqual([])
  for (const { first, second, promoId, raised } of lanes) {
    const [one, two] = await Promise.all([productOf(first.id), productOf(second.id)])
    const promo = await shop.prisma.promo.findUniqueOrThrow({ where: { id: promoId } })
    expect({
      first: one.priceTaka - 500,
      second: two.priceTaka - 500,
      promo: promo.maxRedemptions - 100_000,
    }).toEqual(raised)
  }
})

test.each(pairs)('%s beside %s', async (one, other) => {
  const before = await countDeadlocks(shop)
  const met = await Promise.allSettled(
    lanes.map(async (lane) => {
      const answers: unknown[] = []
      const [buyer, another] = lane.buyers as [ShopCustomer, ShopCustomer]
      const customerId = { in: [buyer.id, another.id] }
      for (let round = 0; round < rounds / lanes.length; round++) {
        await shop.prisma.cartLine.deleteMany({ where: { customerId } })
        const acts = [await writers[one]?.(lane, buyer), await writers[other]?.(lane, another)]
        const done = await Promise.allSettled(acts.map((act) => act?.()))
        answers.push(...done.map(statusOf))
      }
      return answers
    }),
  )
  const statuses = met.flatMap((lane) => (lane.status === 'fulfilled' ? lane.value : lane.reason))
  // Products that are off sale for a moment are not sold in it.
  const good = [200, 201, ...([one, other].includes(takingOff) ? [409] : [])]
  expect(statuses.filter((status) => !good.includes(Number(status)))).toEqual([])
  expect(statuses).toHaveLength(rounds * 2)
  expect(await countDeadlocks(shop)).toBe(before)
})

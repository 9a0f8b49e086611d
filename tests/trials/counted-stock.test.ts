// Over 200 lines: the writers of counts stand together, each against each other.
import { afterEach, expect, test } from 'vitest'
import { addToCart } from '#contract/cart'
import { cancelOrder as cancelOwnOrder, confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import type { ShopCustomer } from '../support/shop.ts'
import * as orders from '#contract/office/orders'
import * as stock from '#contract/office/stock'

const { shop, manager, agent } = await openOffice('manager', 'agent')

afterEach(async () => expect(await findDifferences(shop.pool)).toEqual([]))

const address = { name: 'Rahima', number: '01712345678', address: 'Dhaka' }
async function newBuyer(): Promise<ShopCustomer> {
  const buyer = await shop.customer()
  await shop.make.address({ ...address, customerId: buyer.id })
  return buyer
}
type Piece = { productId: number; quantity?: number; colorId?: number; sizeId?: number }
/** Fills the buyer's cart; what is returned confirms it. */
async function filled(buyer: ShopCustomer, pieces: Piece[]) {
  const carts: { id: number }[] = []
  for (const piece of pieces) {
    const { id } = await shop.make.cartLine({ customerId: buyer.id, ...piece })
    carts.push({ id })
  }
  return () => buyer.ask(confirmOrder, { carts, promo: null, fee: 60 })
}
async function ordered(buyer: ShopCustomer, pieces: Piece[]) {
  const { body } = await (await filled(buyer, pieces))()
  expect(body.message).toBe('ordered')
  const order = await seenBy(manager, { transId: body.trans_id })
  const lines = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  return { order, lines, buyer, same: { order_id: order.id, v: order.v, fee: 60, ...address } }
}
async function countDeadlocks(): Promise<number> {
  const { rows } = await shop.pool.query<{ n: number }>(
    `select deadlocks::int as n from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.n ?? 0
}

test('fifty orders at once of five pieces are five, beside cancels, edits and counts', async () => {
  const few = await countedProduct(shop, { title: 'Few', count: 5 })
  const others: Awaited<ReturnType<typeof countedProduct>>[] = []
  for (let nr = 0; nr < 3; nr++) others.push(await countedProduct(shop, { count: 400 }))
  const [one, two, three] = others.map(({ id }) => id) as [number, number, number]
  const buyers = await Promise.all(Array.from({ length: 10 }, newBuyer))
  const buys: { buyer: ShopCustomer; pieces: Piece[] }[] = []
  for (let nr = 0; nr < 50; nr++) {
    const buyer = buyers[nr % 10] as ShopCustomer
    const beside = [one, two, three][nr % 3] ?? one
    // Half of them hold the scarce piece last, half first.
    const pieces = [{ productId: few.id }, { productId: beside }]
    // One line of a product in one cart: each buyer confirms one order at a time.
    buys.push({ buyer, pieces: nr % 2 ? pieces : pieces.reverse() })
  }
  const old = []
  for (const [nr, buyer] of buyers.entries()) {
    const pieces = [one, two, three].map((productId) => ({ productId, quantity: 2 + (nr % 3) }))
    old.push(await ordered(buyer, pieces))
  }

  const shopping = buyers.map(async (buyer) => {
    const answers = []
    for (const { pieces } of buys.filter((buy) => buy.buyer === buyer)) {
      const confirm = await filled(buyer, pieces)
      answers.push(await confirm())
      await shop.prisma.cartLine.deleteMany({ where: { customerId: buyer.id } })
    }
    return answers
  })
  const cancels = old
    .slice(0, 5)
    .map(({ order, buyer }) => buyer.ask(cancelOwnOrder, { order_id: order.id }))
  const edits = old.slice(5).map(({ same, lines }, nr) =>
    manager.ask(orders.editOrder, {
      ...same,
      lines: lines.slice(nr % 2).map((line) => ({ ...line, quantity: line.quantity + 3 })),
    }),
  )
  const counts = Array.from({ length: 10 }, (_, nr) =>
    agent.ask(stock.changeStock, {
      stock_item_id: others[nr % 3]?.itemId(),
      ...{ change: nr % 2 ? 7 : -7, why: 'count' },
    }),
  )
  const beside = await Promise.all([...cancels, ...edits, ...counts])
  const bought = (await Promise.all(shopping)).flat()

  expect(beside.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  expect(bought.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = bought.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['Few is out of stock']))
  expect([await few.counts(), await few.stock()]).toEqual([{ '': 0 }, 0])
  expect(await countDeadlocks()).toBe(0)
})

test('what cancels and edits free is sold again, and not one piece more', async () => {
  const product = await countedProduct(shop, { count: 10 })
  const buyers = await Promise.all(Array.from({ length: 10 }, newBuyer))
  const old = await Promise.all(buyers.map((buyer) => ordered(buyer, [{ productId: product.id }])))
  const plain = await shop.make.product()

  const freeing = old.map(({ order, same, buyer }, nr) =>
    nr % 2
      ? buyer.ask(cancelOwnOrder, { order_id: order.id })
      : manager.ask(orders.editOrder, {
          ...same,
          lines: [{ product_id: plain.id, quantity: 1 }],
        }),
  )
  let sold = 0
  const buying = buyers.map(async (buyer) => {
    for (let tries = 0; tries < 5; tries++) {
      const confirm = await filled(buyer, [{ productId: product.id }])
      const { status } = await confirm()
      expect([200, 409]).toContain(status)
      if (status === 200) sold++
      await shop.prisma.cartLine.deleteMany({ where: { customerId: buyer.id } })
    }
  })
  const freed = await Promise.all(freeing)
  await Promise.all(buying)

  expect(freed.map(({ status }) => status)).toEqual(freed.map(() => 200))
  expect(await product.counts()).toEqual({ '': 10 - sold })
  expect(await product.stock()).toBe(sold < 10 ? 1 : 0)
  expect(sold).toBeLessThanOrEqual(10)
})

/** Rounds stand beside each other, each lane on goods and with buyers of its own. */
const lanes = await Promise.all(Array.from({ length: 8 }, openLane))
const rounds = 8

async function openLane() {
  const counted = () =>
    countedProduct(shop, {
      ...{ colors: ['Red', 'Blue'], sizes: ['M'] },
      counts: { 'Red/M': 90_000, 'Blue/M': 90_000 },
    })
  const [first, second] = await Promise.all([counted(), counted()])
  const pieceOf = (product: typeof first, color: 'Red' | 'Blue') => ({
    productId: product.id,
    colorId: product.colorId(color),
    sizeId: product.sizeId('M'),
  })
  const both = [pieceOf(first, 'Red'), pieceOf(second, 'Blue')]
  return { first, second, both, buyers: await Promise.all([newBuyer(), newBuyer()]) }
}
type Lane = Awaited<ReturnType<typeof openLane>>
type Answer = { status: number }
/** Each is made ready, and then writes beside another one, in the name of another buyer. */
const writers: Record<string, (lane: Lane, buyer: ShopCustomer) => Promise<() => Promise<Answer>>> =
  {
    confirm: ({ both }, buyer) => filled(buyer, both),
    'confirm the other way': ({ both }, buyer) => filled(buyer, [...both].reverse()),
    cancel: async ({ both }, buyer) => {
      const { order } = await ordered(buyer, both)
      return () => buyer.ask(cancelOwnOrder, { order_id: order.id })
    },
    'office cancel': async ({ both }, buyer) => {
      const { order } = await ordered(buyer, [...both].reverse())
      const given = { order_id: order.id, v: order.v, reason: 'refused' }
      return () => manager.ask(orders.cancelOrder, given)
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
      const told = { order_id: order.id, v, outcome: 'received', restock: [...lines].reverse() }
      return () => manager.ask(orders.tellOutcome, told)
    },
    change: async ({ second }) => {
      const given = { stock_item_id: second.itemId('Blue/M'), change: 3, why: 'arrived' }
      return () => agent.ask(stock.changeStock, given)
    },
    'change a shelf': async ({ first, second }) => {
      const changes = [second.itemId('Blue/M'), first.itemId('Red/M')].map((stock_item_id) => ({
        ...{ stock_item_id, change: 2 },
      }))
      return () => agent.ask(stock.changeStocks, { changes, why: 'arrived' })
    },
    count: async ({ first, second }) => {
      const counts = [second.itemId('Blue/M'), first.itemId('Red/M')].map((stock_item_id) => ({
        ...{ stock_item_id, seen: 5, count: 5 },
      }))
      return () => agent.ask(stock.countStock, { counts })
    },
    'add to cart': async ({ second }, buyer) => {
      const choice = { product_id: second.id, ...second.choice('Blue/M') }
      return () => buyer.ask(addToCart, { ...choice, quantity: 1 })
    },
    'remove a color':
      async ({ first, second }) =>
      async () => {
        const client = await shop.pool.connect()
        const ids = [second.id, first.id]
        try {
          await client.query('begin')
          await client.query(
            'select from product where id = any($1) order by id for no key update',
            [ids],
          )
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
    rebuild: async () => async () => {
      await shop.pool.query('select shop_rebuild_derived()')
      return { status: 200 }
    },
  }
const pairs = Object.keys(writers).flatMap((one, nr) =>
  Object.keys(writers)
    .slice(nr)
    .map((other) => [one, other] as const),
)

test.each(pairs)('%s beside %s', async (one, other) => {
  const before = await countDeadlocks()
  const statuses = await Promise.all(
    lanes.map(async (lane) => {
      const answers: (number | undefined)[] = []
      const [buyer, another] = lane.buyers as [ShopCustomer, ShopCustomer]
      const customerId = { in: [buyer.id, another.id] }
      for (let round = 0; round < rounds / lanes.length; round++) {
        await shop.prisma.cartLine.deleteMany({ where: { customerId } })
        const acts = [await writers[one]?.(lane, buyer), await writers[other]?.(lane, another)]
        const done = await Promise.all(acts.map((act) => act?.()))
        answers.push(...done.map((answer) => answer?.status))
      }
      return answers
    }),
  )
  expect(statuses.flat()).toHaveLength(rounds * 2)
  expect(statuses.flat().filter((status) => status !== 200 && status !== 201)).toEqual([])
  expect(await countDeadlocks()).toBe(before)
})

test('a thousand sales that sell nothing out tell no change, and the last piece tells it', async () => {
  const product = await countedProduct(shop, { count: 1001 })
  const buyer = await newBuyer()
  const sell = (many: number) =>
    shop.pool.query(`do $$
      declare
        line int;
        answer record;
      begin
        for nr in 1..${many} loop
          insert into cart_line (customer_id, product_id, quantity)
            values (${buyer.id}, ${product.id}, 1) returning id into line;
          select * into strict answer from shop_confirm_order(${buyer.id},
            jsonb_build_array(jsonb_build_object('id', line)), 'lines:' || line, null, null, 60, 'trans ' || line);
          if answer.confirmed is null then raise exception '%', answer; end if;
        end loop;
      end $$`)
  await shop.changes.waitForChange()
  const before = shop.changes.generation()

  for (let nr = 0; nr < 20; nr++) await sell(50)
  await shop.changes.waitForChange()
  expect([await product.counts(), shop.changes.generation()]).toEqual([{ '': 1 }, before])
  await sell(1)
  await shop.changes.waitForChange()
  expect(shop.changes.generation()).toBeGreaterThan(before ?? 0)
  expect(await product.stock()).toBe(0)
})

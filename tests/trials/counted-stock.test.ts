import { afterEach, expect, test } from 'vitest'
import * as orders from '#contract/office/orders'
import * as stock from '#contract/office/stock'
import { cancelOrder as cancelOwnOrder } from '#contract/orders'
import { countDeadlocks, openBuyers, type Piece } from '../support/buyers.ts'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import type { ShopCustomer } from '../support/shop.ts'

const { shop, manager, agent } = await openOffice('manager', 'agent')
const { newBuyer, filled, ordered } = openBuyers(shop, manager)

afterEach(async () => expect(await findDifferences(shop.pool)).toEqual([]))

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
      change: nr % 2 ? 7 : -7,
      why: 'count',
    }),
  )
  const beside = await Promise.all([...cancels, ...edits, ...counts])
  const bought = (await Promise.all(shopping)).flat()

  expect(beside.map(({ status }) => status).filter((status) => status !== 200)).toEqual([])
  expect(bought.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = bought.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ body }) => body.message))).toEqual(new Set(['Few is out of stock']))
  expect([await few.counts(), await few.stock()]).toEqual([{ '': 0 }, 0])
  expect(await countDeadlocks(shop)).toBe(0)
})

test('stock freed by cancels and edits is sold again, and not one piece more', async () => {
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

test('a thousand sales above ten pieces notify nobody, each of the last ten does', async () => {
  const product = await countedProduct(shop, { count: 1010 })
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
  expect([await product.counts(), shop.changes.generation()]).toEqual([{ '': 10 }, before])
  let known = before ?? 0
  for (let left = 9; left >= 0; left--) {
    await sell(1)
    await shop.changes.waitForChange()
    expect(shop.changes.generation()).toBeGreaterThan(known)
    known = shop.changes.generation() ?? 0
  }
  expect(await product.stock()).toBe(0)
})

// Over 200 lines: the life of one order, from its confirm to its return.

import { afterEach, expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { cancelOrder as cancelOwnOrder, confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import type { ShopCustomer } from '../support/shop.ts'

const { shop, manager } = await openOffice('manager')

afterEach(async () => expect(await findDifferences(shop.pool)).toEqual([]))

type Line = {
  productId: number
  quantity?: number
  colorId?: number | null
  sizeId?: number | null
}
async function confirm(lines: Line[], buyer?: ShopCustomer) {
  const customer = buyer ?? (await shop.customer())
  const { id: customerId } = customer
  await shop.prisma.address.upsert({
    where: { customerId },
    create: { customerId, name: 'Rahima', number: '01712345678', address: 'Dhaka' },
    update: {},
  })
  const carts = []
  for (const line of lines) carts.push(await shop.make.cartLine({ customerId, ...line }))
  const answer = await customer.ask(confirmOrder, {
    carts: carts.map(({ id }) => ({ id })),
    promo: null,
    fee: 60,
  })
  return { answer, customer, carts }
}
async function ordered(lines: Line[]) {
  const { answer, customer } = await confirm(lines)
  expect(answer.body.message).toBe('ordered')
  const order = await seenBy(manager, { transId: answer.body.trans_id })
  const { id: order_id, v, fee, name, number, address } = order
  const kept = order.lines.map(({ id, quantity }) => ({ line_id: id, quantity }))
  return { order, customer, kept, same: { order_id, v, fee, name, number, address } }
}
const edit = (input: object) => manager.ask(calls.editOrder, { ...input })
const choiceOf = (choice: { color_id: number | null; size_id: number | null }) => ({
  colorId: choice.color_id,
  sizeId: choice.size_id,
})
const saris = (counts: Record<string, number>) =>
  countedProduct(shop, { title: 'Sari', colors: ['Red', 'Blue'], sizes: ['M', 'L'], counts })

test('an order takes its pieces, the last one sells out, and a cancel gives them back', async () => {
  const product = await countedProduct(shop, { title: 'Lamp', count: 3 })

  const { order, customer } = await ordered([{ productId: product.id, quantity: 3 }])
  expect([await product.counts(), await product.stock()]).toEqual([{ '': 0 }, 0])
  const { answer } = await confirm([{ productId: product.id }])
  expect(answer).toBeRefused(409, 'Lamp is out of stock')
  await customer.ask(cancelOwnOrder, { order_id: order.id })

  expect([await product.counts(), await product.stock()]).toEqual([{ '': 3 }, 1])
  const moves = await shop.prisma.stockMove.findMany({ where: { orderId: order.id } })
  expect(moves.map(({ change, why }) => [change, why])).toEqual([
    [-3, 0],
    [3, 1],
  ])
})

test('order beyond the stock is refused as a whole', async () => {
  const few = await countedProduct(shop, { title: 'Vase', count: 2 })
  const many = await countedProduct(shop, { count: 50 })

  const { answer } = await confirm([
    { productId: many.id, quantity: 10 },
    { productId: few.id, quantity: 3 },
  ])

  expect(answer).toBeRefused(409, 'Vase has only 2 left')
  expect(answer.body.carts).toMatchObject([{}, { quantity: 3, product: { left: 2 } }])
  expect([await few.counts(), await many.counts()]).toEqual([{ '': 2 }, { '': 50 }])
})

test('each color and size takes its own pieces, and the order keeps both by name', async () => {
  const product = await saris({ 'Red/M': 5, 'Red/L': 1, 'Blue/M': 5, 'Blue/L': 0 })
  const of = (choice: string) => ({ productId: product.id, ...choiceOf(product.choice(choice)) })

  const { order } = await ordered([{ ...of('Red/M'), quantity: 2 }, of('Red/L')])
  await shop.prisma.productColor.update({
    where: { id: product.colorId('Red') },
    data: { color: 'Crimson' },
  })

  expect(await product.counts()).toEqual({ 'Red/M': 3, 'Red/L': 0, 'Blue/M': 5, 'Blue/L': 0 })
  expect(order.lines).toMatchObject([
    { ...product.choice('Red/M'), color: 'Red', size: 'M', to_restock: 2 },
    { ...product.choice('Red/L'), color: 'Red', size: 'L', to_restock: 1 },
  ])
  const { lines } = await seenBy(manager, { transId: order.trans_id })
  expect(lines.map(({ color }) => color)).toEqual(['Red', 'Red'])
  const { answer } = await confirm([of('Blue/L')])
  expect(answer).toBeRefused(409, 'Sari is out of stock')
})

test('an edit moves the differences, and a cancel then gives back what is left', async () => {
  const lamp = await countedProduct(shop, { title: 'Lamp', count: 10 })
  const vase = await countedProduct(shop, { title: 'Vase', count: 10 })
  const plain = await shop.make.product()
  const { order, same, kept } = await ordered([
    { productId: lamp.id, quantity: 4 },
    { productId: plain.id },
  ])
  const [lampLine, plainLine] = kept

  const answer = await edit({
    ...same,
    lines: [
      { ...lampLine, quantity: 7 },
      { ...plainLine, quantity: 5 },
      { product_id: vase.id, quantity: 2 },
    ],
  })
  expect(answer.status).toBe(200)
  expect([await lamp.counts(), await vase.counts()]).toEqual([{ '': 3 }, { '': 8 }])
  const { lines, v } = answer.body.order
  await edit({ ...same, v, lines: [{ line_id: lines[2].id, quantity: 1 }] })
  expect([await lamp.counts(), await vase.counts()]).toEqual([{ '': 10 }, { '': 9 }])
  const moves = await shop.prisma.stockMove.findMany({
    where: { orderId: order.id, why: 2 },
    orderBy: { id: 'asc' },
  })
  expect(moves.map(({ change }) => change).sort()).toEqual([-2, -3, 1, 7].sort())
  await manager.ask(calls.cancelOrder, { order_id: order.id, v: v + 1, reason: 'refused' })
  expect([await lamp.counts(), await vase.counts()]).toEqual([{ '': 10 }, { '': 10 }])
})

test('edit beyond the stock changes nothing', async () => {
  const lamp = await countedProduct(shop, { title: 'Lamp', count: 5 })
  const vase = await countedProduct(shop, { title: 'Vase', count: 5 })
  const { order, same, kept } = await ordered([{ productId: lamp.id, quantity: 3 }])

  const more = await edit({
    ...same,
    lines: [
      { ...kept[0], quantity: 6 },
      { product_id: vase.id, quantity: 1 },
    ],
  })

  expect(more).toBeRefused(409, 'Only 2 more of Lamp are there')
  expect(more.body.current).toEqual(order)
  expect([await lamp.counts(), await vase.counts()]).toEqual([{ '': 2 }, { '': 5 }])
  const tooMany = { ...same, lines: [...kept, { product_id: vase.id, quantity: 6 }] }
  expect(await edit(tooMany)).toBeRefused(409, 'Only 5 more of Vase are there')
  // Pieces that the order itself returns can be taken again.
  const swapped = { ...same, lines: [{ product_id: lamp.id, quantity: 5 }] }
  expect((await edit(swapped)).body.message).toBe('success')
  expect([await lamp.counts(), await lamp.stock()]).toEqual([{ '': 0 }, 0])
})

test('a line gets another color by phone, and a new line needs its choice', async () => {
  const product = await saris({ 'Red/M': 2, 'Red/L': 2, 'Blue/M': 2, 'Blue/L': 0 })
  const { same, kept } = await ordered([
    { productId: product.id, quantity: 2, ...choiceOf(product.choice('Red/M')) },
  ])
  const { color_id: blue, size_id: m } = product.choice('Blue/M')

  const changed = await edit({ ...same, lines: [{ ...kept[0], color_id: blue }] })

  expect(changed.body.order.lines).toMatchObject([
    { quantity: 2, color_id: blue, size_id: m, color: 'Blue', size: 'M' },
  ])
  expect(changed.body.order.events.at(-1)?.data.changes).toHaveProperty('lines', {
    before: [{ title: 'Sari', quantity: 2, price: 500, color: 'Red', size: 'M' }],
    after: [{ title: 'Sari', quantity: 2, price: 500, color: 'Blue', size: 'M' }],
  })
  expect(await product.counts()).toEqual({ 'Red/M': 2, 'Red/L': 2, 'Blue/M': 0, 'Blue/L': 0 })
  const add = (choice: object) =>
    edit({ ...same, v: 1, lines: [...kept, { product_id: product.id, quantity: 1, ...choice }] })
  expect(await add({})).toBeRefused(422, 'Please choose a colour')
  expect(await add({ color_id: blue })).toBeRefused(422, 'Please choose a size')
  expect(await add({ color_id: 2_000_000_000, size_id: m })).toBeRefused(422)
  expect(await add({ color_id: blue, size_id: m })).toBeRefused(
    409,
    'Sari (Blue, M) is out of stock',
  )
  const red = await add({ ...product.choice('Red/L') })
  expect(red.body.order.lines.at(-1)).toMatchObject({ color: 'Red', size: 'L', to_restock: 1 })
})

test('cancel returns no pieces that were never counted', async () => {
  const product = await countedProduct(shop, { title: 'Lamp', count: 10 })
  const { id } = product
  const counts = (counted: boolean) =>
    shop.prisma.product.update({ where: { id }, data: { counted } })
  await counts(false)
  const { order, same, kept } = await ordered([{ productId: id, quantity: 3 }])
  await counts(true)

  const raised = await edit({ ...same, lines: [{ ...kept[0], quantity: 5 }] })
  expect([raised.body.order.lines[0].to_restock, await product.counts()]).toEqual([2, { '': 8 }])
  await counts(false)
  await edit({ ...same, v: 1, lines: [{ ...kept[0], quantity: 9 }] })
  expect(await product.counts()).toEqual({ '': 8 })
  await counts(true)
  await edit({ ...same, v: 2, lines: [{ ...kept[0], quantity: 8 }] })
  expect(await product.counts()).toEqual({ '': 9 })
  await manager.ask(calls.cancelOrder, { order_id: order.id, v: 3, reason: 'refused' })
  expect(await product.counts()).toEqual({ '': 10 })
})

test.each([
  [3, 'coming_back'],
  [4, null],
] as const)(
  'the staff counts the whole pieces of a parcel at status %i that came back',
  async (status, before) => {
    const lamp = await countedProduct(shop, { title: 'Lamp', count: 5 })
    const plain = await shop.make.product({ title: 'Plain' })
    const { order, kept } = await ordered([
      { productId: lamp.id, quantity: 5 },
      { productId: plain.id },
    ])
    await shop.prisma.order.update({ where: { id: order.id }, data: { status } })
    let { v } = await seenBy(manager, { transId: order.trans_id })
    if (before) {
      const given = { order_id: order.id, v, outcome: before }
      v = (await manager.ask(calls.recordOutcome, given)).body.order.v
    }
    const [lampLine = { line_id: 0 }, plainLine = { line_id: 0 }] = kept
    const receive = (restock: [number, number][]) =>
      manager.ask(calls.recordOutcome, {
        order_id: order.id,
        v,
        outcome: 'received',
        restock: restock.map(([line_id, quantity]) => ({ line_id, quantity })),
      })

    expect(await receive([[lampLine.line_id, 6]])).toBeRefused(
      422,
      'At most 5 of Lamp can go back in stock',
    )
    expect(await receive([[plainLine.line_id, 1]])).toBeRefused(
      422,
      'At most 0 of Plain can go back in stock',
    )
    expect(await receive([[2_000_000_000, 1]])).toBeRefused(422)
    expect(await lamp.stock()).toBe(0)
    const answer = await receive([[lampLine.line_id, 3]])

    expect(answer.body.order.lines).toMatchObject([{ to_restock: 2 }, {}])
    expect(answer.body.order.lines[1]).not.toHaveProperty('to_restock')
    expect([await lamp.counts(), await lamp.stock()]).toEqual([{ '': 3 }, 1])
    const moves = await shop.prisma.stockMove.findMany({ where: { orderId: order.id, why: 3 } })
    expect(moves.map(({ change }) => change)).toEqual([3])
  },
)

test('a return that is undone takes its pieces again, if they are still in stock', async () => {
  const lamp = await countedProduct(shop, { title: 'Lamp', count: 4 })
  const { order, kept } = await ordered([{ productId: lamp.id, quantity: 4 }])
  await shop.prisma.order.update({ where: { id: order.id }, data: { status: 4 } })
  const receive = async () => {
    const { v } = await seenBy(manager, { transId: order.trans_id })
    const restock = [{ line_id: kept[0]?.line_id, quantity: 4 }]
    const given = { order_id: order.id, v, outcome: 'received', restock }
    return (await manager.ask(calls.recordOutcome, given)).body.order.undo.event_id
  }

  const undone = await manager.ask(calls.undoAct, { event_id: await receive() })
  expect(undone.body.order).toMatchObject({ outcome: null, lines: [{ to_restock: 4 }] })
  expect(await lamp.counts()).toEqual({ '': 0 })

  const event_id = await receive()
  const other = await ordered([{ productId: lamp.id, quantity: 3 }])
  expect(await manager.ask(calls.undoAct, { event_id })).toBeRefused(
    409,
    'Only 1 more of Lamp are there',
  )
  expect(await lamp.counts()).toEqual({ '': 1 })
  await manager.ask(calls.cancelOrder, { ...other.same, reason: 'refused' })
  expect((await manager.ask(calls.undoAct, { event_id })).body.message).toBe('success')
})

test('a removed color sells nothing, keeps what comes back, and has it when it is there again', async () => {
  const product = await saris({ 'Red/M': 3, 'Red/L': 2, 'Blue/M': 0, 'Blue/L': 0 })
  const red = { productId: product.id, ...choiceOf(product.choice('Red/M')) }
  const { order, same } = await ordered([red])
  const waiting = await shop.customer()
  await shop.make.address({ customerId: waiting.id })
  const line = await shop.make.cartLine({ customerId: waiting.id, ...red })
  const remove = (removedAt: Date | null) =>
    shop.prisma.productColor.update({ where: { id: product.colorId('Red') }, data: { removedAt } })
  const buy = () => waiting.ask(confirmOrder, { carts: [{ id: line.id }], promo: null, fee: 60 })

  await remove(new Date())
  expect(await product.stock()).toBe(0)
  expect(await buy()).toBeRefused(409, 'Your cart has changed, please check it again')
  await manager.ask(calls.cancelOrder, { order_id: order.id, v: same.v, reason: 'refused' })
  expect([await product.counts(), await product.stock()]).toMatchObject([{ 'Red/M': 3 }, 0])
  await shop.prisma.productSize.update({
    where: { id: product.sizeId('M') },
    data: { removedAt: new Date() },
  })
  await remove(null)
  expect(await product.stock()).toBe(1)
  expect(await buy()).toBeRefused(409, 'Your cart has changed, please check it again')
  await shop.prisma.productSize.update({
    where: { id: product.sizeId('M') },
    data: { removedAt: null },
  })

  expect((await buy()).body.message).toBe('ordered')
  expect(await product.counts()).toMatchObject({ 'Red/M': 2, 'Red/L': 2 })
})

test('products off sale cannot be ordered though pieces are in stock', async () => {
  const lamp = await countedProduct(shop, { title: 'Lamp', count: 4 })
  await shop.prisma.product.update({ where: { id: lamp.id }, data: { archivedAt: new Date() } })

  const { answer } = await confirm([{ productId: lamp.id }])

  expect(answer).toBeRefused(409, 'Lamp is out of stock')
  const plain = await shop.make.product()
  const { same, kept } = await ordered([{ productId: plain.id }])
  const added = { ...same, lines: [...kept, { product_id: lamp.id, quantity: 1 }] }
  expect(await edit(added)).toBeRefused(409, 'Lamp is out of stock')
})

// Over 200 lines: one count and many

import { expect, test } from 'vitest'
import { getProduct } from '#contract/catalog'
import * as calls from '#contract/office/stock'
import { confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openImports } from '../support/imports.ts'
import { openOffice } from '../support/office.ts'
import { openProductForm, put } from '../support/product-form.ts'
import { fillCart } from '../support/shopping.ts'

const { shop, make, prisma, agent, manager } = await openOffice('agent', 'manager')
const moves = async (product_id: number, more = {}) => {
  const answer = await agent.ask(calls.getStockMoves, { product_id, ...more })
  expect(answer.status).toBe(200)
  return answer.body
}

test('an agent adds pieces and takes damaged ones, each a move with its reason', async () => {
  const product = await countedProduct(shop, { count: 3 })
  const change = (given: object) =>
    agent.ask(calls.changeStock, { stock_item_id: product.itemId(), ...given })

  const arrived = await change({ change: 12, why: 'arrived', note: 'Second box' })
  const damaged = await change({ change: '-4', why: 'damaged' })

  expect(arrived.body.item).toMatchObject({ count: 15, available: true, removed: false })
  expect(damaged.body.item.count).toBe(11)
  expect((await moves(product.id)).moves).toMatchObject([
    { change: -4, why: 'damaged', note: null, by: 'Agent', trans_id: null },
    { change: 12, why: 'arrived', note: 'Second box', by: 'Agent' },
    { change: 3, why: 'arrived', by: null },
  ])
})

test('count stays between zero and its maximum', async () => {
  const product = await countedProduct(shop, { count: 3 })
  const stock_item_id = product.itemId()
  const change = (by: unknown, why: unknown = 'damaged') =>
    agent.ask(calls.changeStock, { stock_item_id, change: by, why })

  const below = await change(-4)
  expect(below).toBeRefused(409, 'Only 3 are there')
  expect(below.body.current).toMatchObject({ id: stock_item_id, count: 3 })
  await agent.ask(calls.countStock, { counts: [{ stock_item_id, seen: 3, count: 99_999 }] })
  expect(await change(1, 'arrived')).toBeRefused(409, 'A choice has at most 99999 pieces')
  for (const wrong of [0, 1.5, 10_000, -10_000, '', null]) {
    expect(await change(wrong)).toBeRefused(422)
  }
  expect(await change(1, 'order')).toBeRefused(422, 'Please say why')
  const unknown = { stock_item_id: 2_000_000_000, change: 1, why: 'arrived' }
  expect(await agent.ask(calls.changeStock, unknown)).toBeRefused(404, 'The choice was not found')
  expect(await product.counts()).toEqual({ '': 99_999 })
})

test('rows of a count are saved one by one, the answer names sales meanwhile', async () => {
  const product = await countedProduct(shop, {
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    counts: { 'Red/M': 7, 'Red/L': 5, 'Blue/M': 5, 'Blue/L': 0 },
  })
  const item = product.itemId
  const row = (choice: string, seen: number, count: number) => ({
    stock_item_id: item(choice),
    seen,
    count,
  })
  await agent.ask(calls.changeStock, { stock_item_id: item('Red/L'), change: 2, why: 'arrived' })

  const answer = await agent.ask(calls.countStock, {
    counts: [
      row('Red/M', 9, 8),
      row('Red/L', 5, 4),
      row('Blue/M', 5, 4),
      row('Blue/L', 0, 0),
      { stock_item_id: 2_000_000_000, seen: 0, count: 1 },
    ],
  })

  expect(answer.body.results).toMatchObject([
    { ok: false, status: 409, message: '2 were sold meanwhile, 7 are left', item: { count: 7 } },
    { ok: false, status: 409, message: '2 came in meanwhile, 7 are there', item: { count: 7 } },
    { ok: true, status: 200, message: 'success', item: { count: 4 } },
    { ok: true, status: 200, item: { count: 0, available: false } },
    { ok: false, status: 404, message: 'The choice was not found', item: null },
  ])
  expect(await product.counts()).toEqual({ 'Red/M': 7, 'Red/L': 7, 'Blue/M': 4, 'Blue/L': 0 })
  expect((await moves(product.id, { stock_item_id: item('Blue/M') })).moves).toMatchObject([
    { change: -1, why: 'count', by: 'Agent' },
    { change: 5, why: 'arrived' },
  ])
  expect((await moves(product.id, { stock_item_id: item('Blue/L') })).moves).toEqual([])
})

test('the shop shows at once what a count sold out or brought back, and its own code says so', async () => {
  const slug = 'counted-lamp'
  const product = await countedProduct(shop, { slug, count: 1 })
  const stock_item_id = product.itemId()
  const shown = async () =>
    (await shop.visitor().ask(getProduct, { slug })).body.product.stock as number
  const counted = (seen: number, count: number) =>
    agent.ask(calls.countStock, { counts: [{ stock_item_id, seen, count }] })

  expect(await shown()).toBe(1)
  await counted(1, 0)
  expect(await shown()).toBe(0)
  await counted(0, 40)
  expect(await shown()).toBe(1)
})

test('when a choice runs low is set for all of them, or for none', async () => {
  const product = await countedProduct(shop, {
    colors: ['Red', 'Blue'],
    counts: { Red: 3, Blue: 4 },
  })
  const set = (...warnings: [number, unknown][]) =>
    agent.ask(calls.setLowAt, {
      warnings: warnings.map(([stock_item_id, low_at]) => ({ stock_item_id, low_at })),
    })
  const [red, blue] = [product.itemId('Red'), product.itemId('Blue')]

  const answer = await set([blue, 5], [red, '2'])
  expect(answer.body.items).toMatchObject([
    { id: blue, low_at: 5, count: 4 },
    { id: red, low_at: 2, count: 3 },
  ])
  expect((await set([blue, null])).body.items).toMatchObject([{ id: blue, low_at: null }])
  expect(await set([red, 7], [2_000_000_000, 1])).toBeRefused(404, 'The choice was not found')
  expect(await set([red, 10_000])).toBeRefused(422)
  expect(await set([red, 1], [red, 2])).toBeRefused(422, 'A choice is there twice')
  const rows = await shop.prisma.stockItem.findMany({
    where: { productId: product.id },
    orderBy: { id: 'asc' },
  })
  expect(rows.map(({ lowAt }) => lowAt)).toEqual([2, null])
})

test('a count with one key is done once, and a warning that stands already is no change', async () => {
  const product = await countedProduct(shop, { count: 5 })
  const stock_item_id = product.itemId()
  const how = { headers: { 'Idempotency-Key': 'one delivery' } }
  const input = { stock_item_id, change: 10, why: 'arrived' }
  const audited = () => shop.prisma.auditEntry.count({ where: { entity: 'stock_item' } })

  const first = await agent.ask(calls.changeStock, input, how)
  const again = await agent.ask(calls.changeStock, input, how)
  const before = await audited()
  for (const low_at of [4, 4]) {
    await agent.ask(calls.setLowAt, { warnings: [{ stock_item_id, low_at }] })
  }

  expect(again.body).toEqual(first.body)
  expect(await product.counts()).toEqual({ '': 15 })
  expect(await audited()).toBe(before + 1)
})

test('moves come newest first over the pages, each once, with the order that took pieces', async () => {
  const product = await countedProduct(shop, {
    colors: ['Red', 'Blue'],
    counts: { Red: 50, Blue: 50 },
  })
  const { buyer } = await fillCart(shop, [])
  const { id: lineId } = await shop.make.cartLine({
    customerId: buyer.id,
    productId: product.id,
    quantity: 2,
    colorId: product.colorId('Red'),
  })
  const ordered = await buyer.ask(confirmOrder, { carts: [{ id: lineId }], promo: null, fee: 60 })
  for (let nr = 0; nr < 66; nr++) {
    const stock_item_id = product.itemId(nr % 3 ? 'Blue' : 'Red')
    await agent.ask(calls.changeStock, { stock_item_id, change: nr + 1, why: 'arrived' })
  }

  const pages: { change: number; why: string; trans_id: string | null }[][] = []
  for (let after: string | null | undefined; after !== null; ) {
    const page = await moves(product.id, { after })
    pages.push(page.moves)
    after = page.next
  }

  expect(pages.map(({ length }) => length)).toEqual([30, 30, 9])
  expect(pages.flat().map(({ change }) => change)).toEqual([
    ...Array.from({ length: 66 }, (_, nr) => 66 - nr),
    ...[-2, 50, 50],
  ])
  expect(pages.at(-1)?.at(-3)).toMatchObject({ why: 'order', trans_id: ordered.body.trans_id })
  expect((await moves(product.id, { after: 'elsewhere:7' })).moves).toEqual([])
  expect(await agent.ask(calls.getStockMoves, { product_id: 2_000_000_000 })).toBeRefused(404)
})

const category = await make.category({ category: 'Gift' })

const movesOf = async (product_id: number) =>
  (await agent.ask(calls.getStockMoves, { product_id })).body.moves

test('a delivery is many arrivals at once, and a row that cannot be stands alone', async () => {
  const product = await countedProduct(shop, {
    sizes: ['S', 'M', 'L', 'XL'],
    counts: { '/S': 0, '/M': 4, '/L': 99_998, '/XL': 1 },
  })
  const row = (choice: string, change: unknown) => ({
    stock_item_id: product.itemId(choice),
    change,
  })
  const change = (changes: object[], more = {}) =>
    agent.ask(calls.changeStocks, { changes, why: 'arrived', ...more })

  const arrived = await change(
    [row('/S', 10), row('/L', 2), row('/M', '3'), { stock_item_id: 2_000_000_000, change: 1 }],
    { note: 'Second box' },
  )
  expect(arrived.body.results).toMatchObject([
    { ok: true, status: 200, message: 'success', item: { count: 10, available: true } },
    { ok: false, status: 409, message: 'A choice has at most 99999 pieces' },
    { ok: true, item: { count: 7 } },
    { ok: false, status: 404, message: 'The choice was not found', item: null },
  ])
  const damaged = await change([row('/S', -10), row('/XL', -2)], { why: 'damaged' })
  expect(damaged.body.results).toMatchObject([
    { ok: true, item: { count: 0, available: false } },
    { ok: false, status: 409, message: 'Only 1 are there', item: { count: 1 } },
  ])
  expect(await product.counts()).toEqual({ '/S': 0, '/M': 7, '/L': 99_998, '/XL': 1 })
  expect((await movesOf(product.id)).slice(0, 3)).toMatchObject([
    { change: -10, why: 'damaged', note: null, by: 'Agent' },
    { change: 3, why: 'arrived', note: 'Second box' },
    { change: 10, why: 'arrived', note: 'Second box' },
  ])

  expect(await change([row('/S', 1), row('/S', 2)])).toBeRefused(422, 'A choice is there twice')
  expect(await change([])).toBeRefused(422, 'Please say what was counted')
  for (const wrong of [0, 100_000, -100_000, 1.5, '']) {
    expect(await change([row('/S', wrong)])).toBeRefused(422)
  }
  expect(await change([row('/S', 1)], { why: 'order' })).toBeRefused(422, 'Please say why')
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('two hundred choices are counted or changed in one call, and no more', async () => {
  const names = (letter: string, most: number) =>
    Array.from({ length: most }, (_, nr) => `${letter}${nr + 1}`)
  const [colors, sizes] = [names('C', 20), names('S', 10)]
  const choices = colors.flatMap((color) => sizes.map((size) => `${color}/${size}`))
  const product = await countedProduct(shop, {
    colors,
    sizes,
    counts: Object.fromEntries(choices.map((choice) => [choice, 1])),
  })
  const ids = choices.map(product.itemId)

  const changes = ids.map((stock_item_id) => ({ stock_item_id, change: 4 }))
  const arrived = await agent.ask(calls.changeStocks, { changes, why: 'arrived' })
  const counts = ids.map((stock_item_id, nr) => ({ stock_item_id, seen: 5, count: nr }))
  const counted = await agent.ask(calls.countStock, { counts, note: 'Whole shelf' })
  for (const { body } of [arrived, counted]) {
    expect(body.results.filter(({ ok }) => !ok)).toEqual([])
  }
  expect(Object.values(await product.counts())).toEqual(ids.map((_, nr) => nr))
  expect((await movesOf(product.id))[0]).toMatchObject({ why: 'count', note: 'Whole shelf' })
  const more = [...changes, { stock_item_id: 1, change: 1 }]
  const refused = await agent.ask(calls.changeStocks, { changes: more, why: 'arrived' })
  expect(refused).toBeRefused(422, 'At most 200 counts at once')
})

test('arrival is undone by a move of its own, except for pieces sold meanwhile', async () => {
  const product = await countedProduct(shop, { sizes: ['M', 'L'], counts: { '/M': 8, '/L': 3 } })
  const back = (choice: string, change: number) => ({
    stock_item_id: product.itemId(choice),
    change,
  })
  const answer = await agent.ask(calls.changeStocks, {
    changes: [back('/M', -5), back('/L', -5)],
    why: 'undo',
  })
  expect(answer.body.results).toMatchObject([
    { ok: true, item: { count: 3 } },
    { ok: false, message: 'Only 3 are there' },
  ])
  expect((await movesOf(product.id))[0]).toMatchObject({ change: -5, why: 'undo', by: 'Agent' })
})

test('new choices warn as the settings say, those that are given as they say, others stay', async () => {
  const { saved, publish } = openProductForm(prisma, manager)
  const before = await publish({ counted: true, items: [{ count: 5 }] }, category.id)
  expect(before.items).toMatchObject([{ low_at: null }])
  await prisma.setting.create({ data: { part: 'orders', value: { low_at: 6 } } })

  const pairs = { counted: true, choice_goes_with_order: true, sizes: put('S', 'M', 'L') }
  const made = await publish(
    {
      ...pairs,
      items: [
        { size: 'S', count: 5 },
        { size: 'M', count: 5, low_at: 2 },
        { size: 'L', count: 5, low_at: null },
      ],
    },
    category.id,
  )
  expect(made.items.map(({ low_at }) => low_at)).toEqual([6, 2, null])
  const wider = await saved({ sizes: put('XL') }, { id: made.id, v: made.v })
  expect(wider.items.map(({ low_at }) => low_at)).toEqual([6, 2, null, 6])

  const { check, apply } = openImports(manager)
  const job = await check(
    [
      'slug,title,price,categories,size,count,low_at',
      'mug-set,Mug set,90,Gift,S,3,',
      'mug-set,,,,M,3,1',
      'mug-set,,,,L,3,(none)',
    ].join('\r\n'),
  )
  await apply(job)
  const rows = await prisma.stockItem.findMany({
    where: { productId: { in: [before.id, (await idOf('mug-set')) ?? 0] } },
    orderBy: { id: 'asc' },
  })
  expect(rows.map(({ lowAt }) => lowAt)).toEqual([null, 6, 1, null])
})

const idOf = async (slug: string) =>
  (await prisma.product.findUnique({ where: { slug }, select: { id: true } }))?.id

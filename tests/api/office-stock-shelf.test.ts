import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openImports } from '../support/imports.ts'
import { openOffice } from '../support/office.ts'
import { openProductForm, put } from '../support/product-form.ts'
import * as calls from '#contract/office/stock'

const { shop, make, prisma, agent, manager } = await openOffice('agent', 'manager')
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
  expect(await change([])).toBeRefused(422, 'Please, say what was counted')
  for (const wrong of [0, 100_000, -100_000, 1.5, '']) {
    expect(await change([row('/S', wrong)])).toBeRefused(422)
  }
  expect(await change([row('/S', 1)], { why: 'order' })).toBeRefused(422, 'Please, say why')
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('two hundred choices are counted or changed in one call, and no more', async () => {
  const names = (letter: string, most: number) =>
    Array.from({ length: most }, (_, nr) => `${letter}${nr + 1}`)
  const [colors, sizes] = [names('C', 20), names('S', 10)]
  const choices = colors.flatMap((color) => sizes.map((size) => `${color}/${size}`))
  const product = await countedProduct(shop, {
    ...{ colors, sizes },
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

test('an arrival is taken back as a move of its own, but not what was sold meanwhile', async () => {
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

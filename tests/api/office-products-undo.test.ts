import { expect, test } from 'vitest'
import type { Fields } from '../support/ask.ts'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { openActs, unknownId } from '../support/office-products.ts'
import { openShop } from '../support/shop.ts'
import * as calls from '#contract/office/products'

const shop = await openShop()
const { prisma, make } = shop
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager', 'Manager 1')
const other = await signedIn('manager', 'Manager 2')
const { seen, change, undo, pricesOf } = openActs(prisma, manager)

test('an act is taken back by who did it, within 60 s, where nobody changed the product', async () => {
  const rows = [await make.product(), await make.product(), await make.product()]
  const [one, two, three] = rows.map(({ id }) => id) as [number, number, number]
  const act = await change([one, two, three], { act: 'price', by: 'taka', n: 5 })
  const name = act.body.undo
  await change([two], { act: 'price', by: 'taka', n: 5 }, other)
  await prisma.product.delete({ where: { id: three } })
  const age = (seconds: number) =>
    prisma.$transaction([
      prisma.$executeRaw`set local session_replication_role = replica`,
      prisma.$executeRaw`update audit_log set at = now() - ${seconds} * interval '1 second'
        where request = ${name}`,
    ])

  expect(await undo(name, other)).toBeRefused(409, 'Only the person who did this can undo it')
  expect(await undo('never')).toBeRefused(404)
  await age(61)
  expect(await undo(name)).toBeRefused(409, 'This can only be undone within 60 seconds')
  await age(59)
  const undone = await undo(name)
  expect(undone.body).toMatchObject({ products: [{ id: one, price: 500 }], kept: [two, three] })
  expect((await pricesOf(two))[0]).toBe(510)
  expect((await undo(name)).body).toMatchObject({ products: [], kept: [one, two, three] })
  const [last] = await prisma.auditEntry.findMany({
    where: { act: calls.undoProducts.path },
    orderBy: { id: 'desc' },
    take: 1,
  })
  const again = await undo(last?.request ?? '')
  expect(again).toBeRefused(409, 'This cannot be undone')
})

test('an act that is sent twice under one key is done once', async () => {
  const { id } = await make.product()
  const once = { headers: { 'Idempotency-Key': 'many once' } }
  const input = { products: await seen([id]), act: { act: 'price', by: 'taka', n: 1 } }

  const first = await manager.ask(calls.changeProducts, input, once)
  const second = await manager.ask(calls.changeProducts, input, once)

  expect(second.body).toEqual(first.body)
  expect((await pricesOf(id))[0]).toBe(501)
})

test.each<[string, Fields]>([
  ['nothing', {}],
  ['an unknown act', { act: 'burn' }],
  ['a price by what is not there', { act: 'price', by: 'weight', n: 1 }],
  ['an odd ending', { act: 'price', by: 'taka', n: 1, round: 7 }],
  ['no sum', { act: 'price', by: 'taka' }],
])('%s is refused', async (_what, act) => {
  const { id } = await make.product()
  const answer = await change([id], act)
  expect(answer).toBeRefused(422)
  expect(Object.values(answer.body.errors)).toEqual([['A field is not right']])
})

test('a call names 1 to 100 products, each once', async () => {
  const act = { act: 'archive' }
  const ids = Array.from({ length: 101 }, (_, nr) => ({ id: unknownId - nr, v: 0 }))
  const ask = (products: object[]) => manager.ask(calls.changeProducts, { products, act })
  expect(await ask([])).toBeRefused(422)
  expect(await ask(ids)).toBeRefused(422)
  expect(await ask([...ids.slice(0, 1), ...ids.slice(0, 1)])).toBeRefused(422)
  expect((await ask(ids.slice(0, 100))).body.undo).toBeNull()
})

test('two acts on the same products, named crosswise, both end', async () => {
  const category = await make.category()
  const tag = await make.tag()
  const ids: number[] = []
  for (let nr = 0; nr < 20; nr++) {
    ids.push((await make.product({ categoryIds: [category.id], discountPercent: 10 })).id)
  }
  const acts: [Fields, Fields][] = [
    [
      { act: 'price', by: 'taka', n: 1 },
      { act: 'price', by: 'taka', n: 2 },
    ],
    [{ act: 'tag', tag: tag.id }, { act: 'archive' }],
    [{ act: 'restore' }, { act: 'untag', tag: tag.id }],
    [
      { act: 'tag', tag: 'Crosswise' },
      { act: 'tag', tag: 'crosswise' },
    ],
    [{ act: 'archive' }, { act: 'restore' }],
  ]
  for (let round = 0; round < 4; round++) {
    for (const [one, two] of acts) {
      const [ours, theirs] = await Promise.all([
        change(ids, one, manager),
        change([...ids].reverse(), two, other),
      ])
      expect([ours?.status, theirs?.status]).toEqual([200, 200])
      // Of two writes on the same version, one is refused.
      const both = [...ours.body.results, ...theirs.body.results]
      for (const id of ids) {
        const statuses = both.filter((row) => row.id === id).map((row) => row.status)
        expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
        expect(statuses).toContain(200)
      }
    }
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('derived facts of products are right after random acts, some of them undone', async () => {
  const menu = await make.menu()
  const categories = [
    await make.category({ menuId: menu.id }),
    await make.category({ menuId: menu.id }),
  ]
  const [first = 0, second = 0] = categories.map(({ id }) => id)
  const ids: number[] = []
  for (let nr = 0; nr < 12; nr++) ids.push((await make.product({ categoryIds: [first] })).id)
  const acts: Fields[] = [
    { act: 'price', by: 'percent', n: -7, round: 9, keep_old: true },
    { act: 'set', old_price: 900 },
    { act: 'set', clear_old_price: true },
    { act: 'set', in_stock: false },
    { act: 'set', in_stock: true },
    { act: 'tag', tag: 'Random' },
    { act: 'untag', tag: 'Random' },
    { act: 'category', add: [second] },
    { act: 'category', remove: [first] },
    { act: 'archive' },
    { act: 'restore' },
  ]
  await change(ids, { act: 'tag', tag: 'Random' })
  for (let nr = 0; nr < 60; nr++) {
    const some = ids.filter(() => Math.random() < 0.5)
    const act = acts[Math.floor(Math.random() * acts.length)] ?? {}
    if (some.length === 0) continue
    const { body } = await change(some, act)
    if (body.undo && Math.random() < 0.4) expect((await undo(body.undo)).body.kept).toEqual([])
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

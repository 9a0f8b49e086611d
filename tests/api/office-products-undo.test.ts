// Over 200 lines: what is undone and what cannot be

import { expect, test } from 'vitest'
import * as calls from '#contract/office/products'
import { getAudit, prove } from '#contract/office/staff'
import type { Fields } from '../support/ask.ts'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { openActs, unknownId } from '../support/office-products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, make } = shop
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager', 'Manager 1')
const other = await signedIn('manager', 'Manager 2')
const { seen, change, undo, pricesOf } = openActs(prisma, manager)

test('an act is undone by who did it, within 60 s, if nobody changed the product', async () => {
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

test('act sent twice under one key is done once', async () => {
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

test('two acts on the same products in opposite order both end', async () => {
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

const owner = await signedIn('owner')

test('a product goes for good only off sale, unnamed, by an owner who proves it', async () => {
  const cart = await make.cartLine()
  const id = cart.productId
  const remove = async (of = id) =>
    owner.ask(calls.removeProduct, { id: of, v: (await seen([of]))[0]?.v })
  await owner.ask(prove, { password: 'a loom of many threads' })
  const tag = await make.tag()
  await change([id], { act: 'tag', tag: tag.id })

  expect(await manager.ask(calls.removeProduct, { id, v: 1 })).toBeRefused(403)
  const onSale = await remove()
  expect(onSale).toBeRefused(409, 'This product is on sale, take it off first')
  expect(onSale.body.current.id).toBe(id)
  await change([id], { act: 'archive' })
  const stale = await owner.ask(calls.removeProduct, { id, v: 0 })
  expect(stale).toBeRefused(409, 'This product was changed meanwhile')
  expect((await remove()).body).toEqual({ message: 'success' })
  expect(await prisma.product.count({ where: { id } })).toBe(0)
  expect(await prisma.cartLine.count({ where: { productId: id } })).toBe(0)
  expect(await remove()).toBeRefused(404)

  const ordered = await make.product({ archivedAt: new Date() })
  await make.order({ lineGiven: { productId: ordered.id } })
  const reviewed = await make.product({ archivedAt: new Date() })
  const { id: customerId } = await make.customer()
  await prisma.review.create({ data: { productId: reviewed.id, customerId, review: 'Good' } })
  for (const named of [ordered.id, reviewed.id]) {
    const kept = await remove(named)
    expect(kept).toBeRefused(409, 'Orders name this product, it can only be taken off')
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('the history of a product is one event for each request, newest first', async () => {
  const category = await make.category({ category: 'Told' })
  const more = await make.category({ category: 'Other' })
  const { id } = await make.product({ categoryIds: [category.id], priceTaka: 100 })
  await change([id], { act: 'set', price: 200, old_price: 300 })
  await change([id], { act: 'tag', tag: 'History' })
  await change([id], { act: 'category', add: [more.id], remove: [category.id] }, other)
  await change([id], { act: 'policy', order_policy: '<p>Cash</p>' })

  const history = await manager.ask(calls.getProductHistory, { id })

  expect(history.status).toBe(200)
  const { events } = history.body
  expect(events.map((event) => event.by)).toEqual([
    ...['Manager 1', 'Manager 2', 'Manager 1', 'Manager 1'],
  ])
  expect(events[0].changes).toEqual([{ field: 'order_policy', before: '', after: '<p>Cash</p>' }])
  expect(events[1].changes).toEqual(
    expect.arrayContaining([
      { field: 'category', before: 'Told', after: null },
      { field: 'category', before: null, after: 'Other' },
    ]),
  )
  expect(events[2].changes).toEqual([{ field: 'tag', before: null, after: 'History' }])
  expect(events[3].changes).toEqual(
    expect.arrayContaining([
      { field: 'price_taka', before: 100, after: 200 },
      { field: 'old_price_taka', before: null, after: 300 },
      { field: 'discount_percent', before: null, after: 33 },
    ]),
  )
  for (let nr = 0; nr < 30; nr++) await change([id], { act: 'price', by: 'taka', n: 1 })
  const first = (await manager.ask(calls.getProductHistory, { id })).body
  const rest = (await manager.ask(calls.getProductHistory, { id, after: first.next })).body
  expect(first.events).toHaveLength(30)
  expect(rest.events).toEqual(events)
  expect(rest.next).toBeNull()
  expect(await manager.ask(calls.getProductHistory, { id: unknownId })).toBeRefused(404)
})

test('the audit names products, also their parts and those that are gone', async () => {
  const { id } = await make.product({ title: 'Hand fan', archivedAt: new Date() })
  await change([id], { act: 'tag', tag: 'Summer' })
  await owner.ask(calls.removeProduct, { id, v: 1 })
  const subjects = async (entity: string) => {
    const { body } = await owner.ask(getAudit, { entity })
    return body.entries
      .filter((entry) => entry.entity_id === String(id))
      .map((entry) => entry.subject)
  }

  expect(await subjects('product_tag')).toContain('Summer')
  expect(await subjects('product')).toContain('Hand fan')
  const kept = await make.product({ title: 'Kite' })
  await change([kept.id], { act: 'tag', tag: 'Summer' })
  const { body } = await owner.ask(getAudit, { entity: 'product_tag' })
  expect(body.entries[0]).toMatchObject({ subject: 'Kite: Summer', act: calls.changeProducts.path })
  const tags = await owner.ask(getAudit, { entity: 'tag' })
  expect(tags.body.entries[0].subject).toBe('Summer')
})

import { expect, test } from 'vitest'
import * as shopCalls from '#contract/catalog'
import * as calls from '#contract/office/products'
import type { Fields } from '../support/ask.ts'
import { openStaff } from '../support/office.ts'
import { openActs, unknownId } from '../support/office-products.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, make } = shop
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager', 'Manager 1')
const { seen, change, undo, pricesOf } = openActs(prisma, manager)

test.each<[Fields, [number, number | null, number | null], (number | null)[]]>([
  [{ by: 'percent', n: -10 }, [2392, null, null], [2152, null, null]],
  [{ by: 'percent', n: -10, round: 1 }, [2392, 2990, 20], [2152, 2990, 28]],
  [{ by: 'percent', n: -10, round: 5 }, [2392, null, null], [2150, null, null]],
  [{ by: 'percent', n: -12, round: 10 }, [2392, null, null], [2100, null, null]],
  [{ by: 'percent', n: -10, round: 9 }, [2392, null, null], [2149, null, null]],
  [{ by: 'percent', n: -10, keep_old: true }, [2000, 2500, 20], [1800, 2000, 10]],
  [{ by: 'taka', n: 50 }, [950, 1100, 13], [1000, 1100, 9]],
  [{ by: 'taka', n: -51, round: 10 }, [950, null, 7], [890, null, 7]],
  [{ by: 'to', n: 777, round: 9 }, [950, null, null], [769, null, null]],
])('the price by %o of %j is %j', async (rule, [priceTaka, oldPriceTaka, percent], after) => {
  const given = { priceTaka, oldPriceTaka, discountPercent: percent }
  const { id } = await make.product(given)

  const answer = await change([id], { act: 'price', ...rule })

  expect(answer.body.results).toMatchObject([
    { id, ok: true, status: 200, message: 'success', v: 1, product: { id, price: after[0] } },
  ])
  expect(await pricesOf(id)).toEqual(after)
  const undone = await undo(answer.body.undo)
  expect(undone.body).toMatchObject({ products: [{ id, v: 2 }], kept: [] })
  expect(await pricesOf(id)).toEqual([priceTaka, oldPriceTaka, percent])
})

const priceNotBelow = 'The former price must be above the price'

test('products of one call fail one by one', async () => {
  const good = await make.product({ priceTaka: 100 })
  const stale = await make.product({ priceTaka: 100 })
  const dear = await make.product({ priceTaka: 100, oldPriceTaka: 105, discountPercent: 4 })
  const odd = await make.product({ priceTaka: 100, oldPriceTaka: 90 })
  const products = [...(await seen([good.id, stale.id, dear.id, odd.id])), { id: unknownId, v: 0 }]
  await prisma.product.update({ where: { id: stale.id }, data: { title: 'Changed' } })

  const act = { act: 'price', by: 'percent', n: 10 } as const
  const answer = await manager.ask(calls.changeProducts, { products, act })

  expect(answer.body.results).toMatchObject([
    { id: good.id, ok: true, v: 1, product: { price: 110 } },
    { id: stale.id, ok: false, status: 409, v: 1, message: 'This product was changed meanwhile' },
    { id: dear.id, ok: false, status: 422, v: 0, message: priceNotBelow },
    // The pair was wrong before: its price may change.
    { id: odd.id, ok: true, product: { price: 110, old_price: 90 } },
    { id: unknownId, ok: false, status: 404, v: null, product: null },
  ])
  expect(answer.body.results[1].product).toMatchObject({ price: 100, title: 'Changed' })
  expect(
    await prisma.auditEntry.count({
      where: {
        entity: 'product',
        act: calls.changeProducts.path,
        entityId: { in: [stale, dear].map(({ id }) => String(id)) },
      },
    }),
  ).toBe(0)
})

test('prices and stock are set; counted products have no switch', async () => {
  const { id } = await make.product({ priceTaka: 100 })
  const counted = await make.product({ counted: true })

  const set = async (act: Fields) =>
    (await change([id, counted.id], { act: 'set', ...act })).body.results
  expect(await set({ price: '১,২৫০/-', old_price: 2500 })).toMatchObject([
    { ok: true, product: { price: 1250, old_price: 2500, discount: 50 } },
    { ok: true },
  ])
  expect(await set({ price: 2500 })).toMatchObject([
    { ok: false, status: 422, message: priceNotBelow },
    { ok: false },
  ])
  expect(await set({ clear_old_price: true, price: 3000 })).toMatchObject([
    { ok: true, product: { price: 3000, old_price: null, discount: null } },
    { ok: true },
  ])
  expect(await set({ in_stock: false })).toMatchObject([
    { ok: true, product: { stock: 0 } },
    { ok: false, status: 422, message: 'A counted product is in stock while a piece is there' },
  ])
  const nothing = await change([id], { act: 'set', in_stock: false })
  expect(nothing.body).toMatchObject({ results: [{ ok: true }], undo: null })
  expect(await change([id], { act: 'set', price: 'a lot' })).toBeRefused(422)
  expect(await change([id], { act: 'set', price: 10_000_001 })).toBeRefused(422)
})

test('tags are put on and taken off; a new name makes the tag once', async () => {
  const tag = await make.tag({ tag: 'Puja' })
  const full = await make.product({
    tagIds: await Promise.all(Array.from({ length: 20 }, async () => (await make.tag()).id)),
  })
  const { id } = await make.product()
  const tagsOf = async (product: number) =>
    (
      await prisma.productTag.findMany({
        where: { productId: product },
        include: { tag: true },
        orderBy: { tagId: 'asc' },
      })
    ).map((row) => row.tag.tag)

  const tagged = await change([id, full.id], { act: 'tag', tag: tag.id })
  expect(tagged.body.results).toMatchObject([
    { ok: true, v: 1 },
    { ok: false, status: 422, message: 'At most 20 tags', v: 0 },
  ])
  await change([id], { act: 'tag', tag: 'পহেলা বৈশাখ' })
  const again = await change([id], { act: 'tag', tag: 'PUJA' })
  expect(again.body).toMatchObject({ results: [{ ok: true, v: 2 }], undo: null })
  expect(await tagsOf(id)).toEqual(['Puja', 'পহেলা বৈশাখ'])
  const searched = await shop.visitor().ask(shopCalls.searchProducts, { keyword: 'বৈশাখ' })
  expect(searched.body.data.map((row) => row.id)).toEqual([id])

  const untagged = await change([id, full.id], { act: 'untag', tag: 'puja' })
  expect(untagged.body.results).toMatchObject([
    { ok: true, v: 3 },
    { ok: true, v: 0 },
  ])
  expect(await tagsOf(id)).toEqual(['পহেলা বৈশাখ'])
  await undo(untagged.body.undo)
  expect(await tagsOf(id)).toEqual(['Puja', 'পহেলা বৈশাখ'])
  expect(await change([id], { act: 'tag', tag: unknownId })).toBeRefused(404)
  expect(await change([id], { act: 'untag', tag: 'never' })).toBeRefused(404)
  await change([id], { act: 'tag', tag: '2026' })
  expect(await tagsOf(id)).toContain('2026')
  expect(await change([id], { act: 'tag', tag: 'a/b' })).toBeRefused(422)
  expect(await prisma.tag.count({ where: { tag: 'a/b' } })).toBe(0)
})

test('categories are added and removed, 1 to 10 remain', async () => {
  const menu = await make.menu()
  const ids: number[] = []
  for (let nr = 0; nr < 11; nr++) ids.push((await make.category({ menuId: menu.id })).id)
  const [first = 0, second = 0] = ids
  const one = await make.product({ categoryIds: [first] })
  const ten = await make.product({ categoryIds: ids.slice(0, 10) })
  const categoriesOf = (productId: number) => prisma.productCategory.count({ where: { productId } })

  const added = await change([one.id, ten.id], { act: 'category', add: [ids[10], second] })
  expect(added.body.results).toMatchObject([
    { ok: true, product: { categories: expect.arrayContaining([expect.any(String)]) } },
    { ok: false, status: 422, message: 'At most 10 categories' },
  ])
  expect(await categoriesOf(one.id)).toBe(3)
  const removed = await change([one.id, ten.id], {
    act: 'category',
    remove: [first, second, ids[10]],
  })
  expect(removed.body.results).toMatchObject([
    { ok: false, status: 422, message: 'Choose at least one category' },
    { ok: true },
  ])
  expect(await categoriesOf(ten.id)).toBe(8)
  expect((await undo(removed.body.undo)).body.products).toMatchObject([{ id: ten.id }])
  expect(await categoriesOf(ten.id)).toBe(10)
  expect(await change([one.id], { act: 'category', add: [unknownId] })).toBeRefused(404)
})

test('the order policy and the smallest order are set for many', async () => {
  const rows = [await make.product({ orderPolicy: '<p>Old</p>' }), await make.product()]
  const ids = rows.map(({ id }) => id)
  const policies = async () =>
    (
      await prisma.productContent.findMany({
        where: { productId: { in: ids } },
        orderBy: { productId: 'asc' },
      })
    ).map(({ orderPolicy }) => orderPolicy)

  const policy = await change(ids, {
    act: 'policy',
    order_policy: '<p>Cash</p><script>alert(1)</script>',
  })
  expect(await policies()).toEqual(['<p>Cash</p>', '<p>Cash</p>'])
  await undo(policy.body.undo)
  expect(await policies()).toEqual(['<p>Old</p>', ''])
  const least = await change(ids, { act: 'minimum_order', minimum_order: 6 })
  expect(await prisma.product.count({ where: { id: { in: ids }, minimumOrder: 6 } })).toBe(2)
  await undo(least.body.undo)
  expect(await prisma.product.count({ where: { id: { in: ids }, minimumOrder: 1 } })).toBe(2)
  expect(await change(ids, { act: 'minimum_order', minimum_order: 0 })).toBeRefused(422)
})

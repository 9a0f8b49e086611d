import { expect, test } from 'vitest'
import * as shopCalls from '#contract/catalog'
import type { Fields } from '../support/ask.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openActs } from '../support/office-products.ts'
import { openProductForm } from '../support/product-form.ts'

const { shop, prisma, make, manager } = await openOffice('manager')
const { change, undo } = openActs(prisma, manager)
const { save, publish } = openProductForm(prisma, manager)

test('products taken off sale leave the shop with the answer, and come back with another', async () => {
  const menu = await make.menu()
  const category = await make.category({ menuId: menu.id, category: 'Lamps' })
  const tag = await make.tag({ tag: 'Evening' })
  const given = { categoryIds: [category.id], tagIds: [tag.id], discountPercent: 33 }
  const lamp = await make.product({ ...given, title: 'Zinc lamp', slug: 'zinc-lamp' })
  const beside = await make.product({ ...given, title: 'Brass lamp', slug: 'brass-lamp' })
  const visitor = shop.visitor()
  const has = async (call: Parameters<typeof visitor.ask>[0], input: Fields, read: string) => {
    const { body } = await visitor.ask(call, input)
    const rows: { id: number }[] = read.split('.').reduce((part, key) => part[key], body)
    return rows.some(({ id }) => id === lamp.id)
  }
  const shown = async () => {
    const all = await visitor.ask(shopCalls.getProducts)
    return {
      home: await has(shopCalls.getProducts, {}, 'products'),
      category: await has(shopCalls.listCategory, { category: 'Lamps' }, 'products.data'),
      search: await has(shopCalls.searchProducts, { keyword: 'zinc' }, 'data'),
      related: await has(shopCalls.getProduct, { slug: beside.slug }, 'related_products'),
      total: all.body.total,
    }
  }
  // Files for crawlers may lag by a second.
  const isInSitemap = async () => {
    const { text } = await visitor.agent.get('/sitemap.xml')
    return text.includes('/product/zinc-lamp')
  }
  const before = await shown()
  expect(await isInSitemap()).toBe(true)
  expect(before).toMatchObject({ home: true, search: true, related: true })

  const taken = await change([lamp.id], { act: 'archive' })
  expect(taken.body.results).toMatchObject([
    { ok: true, product: { stock: 0, archived_at: expect.any(String) } },
  ])
  expect(await shown()).toEqual({
    ...{ home: false, category: false, search: false, related: false },
    total: before.total - 1,
  })
  await expect.poll(isInSitemap).toBe(false)
  expect((await visitor.ask(shopCalls.getProduct, { slug: 'zinc-lamp' })).status).toBe(200)
  const twice = await change([lamp.id], { act: 'archive' })
  expect(twice.body).toMatchObject({ results: [{ ok: true, v: 1 }], undo: null })
  await undo(taken.body.undo)
  expect(await shown()).toEqual(before)
  await change([lamp.id], { act: 'archive' })
  const back = await change([lamp.id], { act: 'restore' })
  expect(back.body.results).toMatchObject([{ ok: true, product: { stock: 1, archived_at: null } }])
  expect(await shown()).toEqual(before)
  expect(await findDifferences(shop.pool)).toEqual([])
})

test('a product taken off keeps its link and its code, however another writes them', async () => {
  const { id: categoryId } = await make.category()
  const product = await publish({ title: 'Kept Names', own_code: 'KN-1' }, categoryId)
  await change([product.id], { act: 'archive' })
  const beside = await publish({ title: 'Kept Names' }, categoryId)
  expect(beside.slug).toBe('kept-names-2')

  const names = { slug: 'Kept-NAMES', own_code: 'kn-1' }
  const taken = await save(names, { id: beside.id, v: beside.v })
  expect(taken).toBeRefused(422, 'This link belongs to Kept Names')
  expect(taken.body.errors).toEqual({
    slug: ['This link belongs to Kept Names'],
    own_code: ['This code belongs to Kept Names'],
  })
  const back = await change([product.id], { act: 'restore' })
  expect(back.body.results).toMatchObject([
    { ok: true, product: { archived_at: null, slug: 'kept-names', own_code: 'KN-1' } },
  ])
})

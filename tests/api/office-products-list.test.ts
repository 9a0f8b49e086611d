// Over 200 lines: the list and what is in it

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as shopCalls from '#contract/catalog'
import * as calls from '#contract/office/products'
import { neutralPicture } from '#contract/pictures'
import type { Fields } from '../support/ask.ts'
import { findDifferences } from '../support/derived.ts'
import { openOffice } from '../support/office.ts'
import { openActs } from '../support/office-products.ts'
import { openProductForm } from '../support/product-form.ts'

const { shop, prisma, make, agent, manager } = await openOffice('agent', 'manager')
const archivedAt = new Date()

async function list(input: object = {}) {
  const answer = await agent.ask(calls.getProducts, { ...input })
  expect(answer.status).toBe(200)
  return answer.body as { products: { id: number; title: string }[]; next: string | null }
}
async function pagesOf(input: object = {}, between: () => Promise<unknown> = async () => {}) {
  const pages: number[][] = []
  for (let after: string | null | undefined; after !== null; ) {
    const { products, next } = await list({ ...input, after })
    pages.push(products.map(({ id }) => id))
    after = next
    await between()
  }
  return pages
}
const titlesOf = async (input: object) => (await list(input)).products.map(({ title }) => title)

test('each tab has its products, and its number', async () => {
  const onSale = await make.product({ title: 'On sale' })
  await make.product({ title: 'Sold out', stock: 0 })
  await make.product({ title: 'No photo', image: neutralPicture })
  await make.product({ title: 'Off sale', archivedAt, image: neutralPicture, stock: 0 })
  const low = await make.product({ title: 'Low', counted: true, choiceGoesWithOrder: true })
  const uncounted = await make.product({ title: 'Not counted' })
  const red = await prisma.productColor.create({ data: { productId: low.id, color: 'Red' } })
  const item = await prisma.stockItem.create({ data: { productId: low.id, lowAt: 2 } })
  await prisma.stockItem.create({ data: { productId: low.id, colorId: red.id } })
  await prisma.stockItem.create({ data: { productId: uncounted.id, lowAt: 2 } })
  const moved = JSON.stringify([{ item: item.id, change: 2 }])
  await prisma.$queryRaw`select shop_move_stock(${moved}::jsonb, 5)`

  expect(await titlesOf({})).toEqual(['Not counted', 'Low', 'No photo', 'Sold out', 'On sale'])
  expect(await titlesOf({ tab: 'sold_out' })).toEqual(['Sold out'])
  expect(await titlesOf({ tab: 'no_photo' })).toEqual(['No photo'])
  expect(await titlesOf({ tab: 'low' })).toEqual(['Low'])
  expect(await titlesOf({ tab: 'archived' })).toEqual(['Off sale'])
  const { products } = await list({ tab: 'low' })
  expect(products[0]).toMatchObject({ counted: true, count: 2, choices: 2, low: true, stock: 1 })
  expect(products[0]).toMatchObject({ colors: 1, sizes: 0, low_choices: 1 })
  const first = (await list()).products.at(-1)
  expect(first).toMatchObject({ id: onSale.id, v: 0, count: null, choices: 0, low: false })
  const counts = await agent.ask(calls.getProductCounts)
  expect(counts.body).toMatchObject({ all: 5, sold_out: 1, low: 1, no_photo: 1, archived: 1 })
  const refused = await agent.ask(calls.getProducts, { tab: 'odd' })
  expect(refused).toBeRefused(422, 'There is no such list')
})

test('the index of products without a photo has the address of that picture', async () => {
  const [row] = await prisma.$queryRaw<{ indexdef: string }[]>`
    select indexdef from pg_indexes where indexname = 'product_no_photo_idx'`
  expect(row?.indexdef).toContain(`'${neutralPicture}'`)
  expect(readFileSync(`client/public${neutralPicture}`, 'utf8')).toContain('<svg')
})

test('a list is read in each order, each product once over the pages', async () => {
  const tag = await make.tag()
  const menu = await make.menu()
  const category = await make.category({ category: 'Ordered', menuId: menu.id })
  const given = { categoryIds: [category.id], tagIds: [tag.id] }
  const rows = []
  for (let nr = 0; nr < 65; nr++) {
    const priceTaka = 100 + (nr % 7)
    rows.push(await make.product({ ...given, priceTaka, title: `শাড়ি ${(nr * 37) % 50}` }))
  }
  const ids = rows.map(({ id }) => id)
  const byPrice = [...rows].sort((a, b) => a.priceTaka - b.priceTaka || a.id - b.id)
  const byTitle = await prisma.product.findMany({
    where: { id: { in: ids } },
    orderBy: [{ titleSort: 'asc' }, { id: 'asc' }],
  })
  const expected = {
    new: [...ids].reverse(),
    old: ids,
    cheap: byPrice.map(({ id }) => id),
    dear: byPrice.map(({ id }) => id).reverse(),
    az: byTitle.map(({ id }) => id),
  }

  for (const [sort, wanted] of Object.entries(expected)) {
    for (const filter of [{ category_id: category.id }, { tag_id: tag.id }]) {
      const pages = await pagesOf({ ...filter, sort })
      expect(pages.map(({ length }) => length)).toEqual([30, 30, 5])
      expect([sort, pages.flat()]).toEqual([sort, wanted])
    }
    const all = (await pagesOf({ sort })).flat()
    expect([sort, all.filter((id) => ids.includes(id))]).toEqual([sort, wanted])
  }
  const both = { category_id: category.id, tag_id: tag.id, discount: 10 }
  expect((await list(both)).products).toEqual([])
  const some = ids.slice(0, 3)
  await prisma.product.updateMany({ where: { id: { in: some } }, data: { discountPercent: 10 } })
  expect((await pagesOf({ ...both, sort: 'old' })).flat()).toEqual(some)
  expect((await pagesOf({ discount: 10, sort: 'old' })).flat()).toEqual(some)
  await prisma.product.update({ where: { id: some[0] }, data: { archivedAt } })
  expect((await pagesOf({ ...both, sort: 'old' })).flat()).toEqual(some.slice(1))
  expect((await pagesOf({ ...both, tab: 'archived' })).flat()).toEqual(some.slice(0, 1))
})

test('a list goes on where it was, whatever is added and taken off meanwhile', async () => {
  const { id: tagId } = await make.tag()
  const ids: number[] = []
  for (let nr = 0; nr < 64; nr++) ids.push((await make.product({ tagIds: [tagId] })).id)
  const gone = new Set<number>()

  const pages = await pagesOf({ tag_id: tagId }, async () => {
    await make.product({ tagIds: [tagId] })
    // The first and the last of the page: the list continues after the last.
    for (const id of [ids[34], ids[63]]) {
      if (id === undefined || gone.has(id)) continue
      gone.add(id)
      await prisma.product.update({ where: { id }, data: { archivedAt } })
    }
  })

  const seen = pages.flat()
  expect(seen).toEqual([...ids].reverse())
  expect(new Set(seen).size).toBe(64)
})

test.each(['0', 'a.b.c', '.', '.1.2', 'eA.x', '~.~', 'eA.99999999999', '-.-1'])(
  'list continued at %j is refused',
  async (after) => {
    for (const input of [{}, { sort: 'cheap' }, { sort: 'az' }]) {
      const answer = await agent.ask(calls.getProducts, { ...input, after })
      expect(answer.status === 200 || answer.status === 422).toBe(true)
    }
    expect(await agent.ask(calls.getProducts, { sort: 'cheap', after })).toBeRefused(422)
  },
)

test('products are found by code, own code, words of either script, and with a wrong letter', async () => {
  const saree = await make.product({ title: 'জামদানি শাড়ি', ownCode: 'JD-101' })
  const kettle = await make.product({ title: 'Electric kettle' })
  const old = await make.product({ title: 'জামদানি ওড়না', archivedAt, ownCode: 'jd-7' })
  const idsOf = async (input: object) => (await list(input)).products.map(({ id }) => id)
  const code = (id: number) => String(id).padStart(4, '0')
  const bengali = (text: string) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))

  expect(await idsOf({ q: code(saree.id) })).toContain(saree.id)
  expect(await idsOf({ q: bengali(code(kettle.id)) })).toContain(kettle.id)
  expect(await idsOf({ q: code(old.id) })).toContain(old.id)
  expect(await idsOf({ q: 'jd-101' })).toEqual([saree.id])
  expect(await idsOf({ q: 'JD-7' })).toEqual([old.id])
  expect(await idsOf({ q: 'জামদানি' })).toEqual([saree.id, old.id])
  expect(await idsOf({ q: 'jamdani' })).toContain(saree.id)
  expect(await idsOf({ q: 'kettel' })).toContain(kettle.id)
  expect(await idsOf({ q: 'electrik' })).toContain(kettle.id)
  expect(await idsOf({ q: 'জামদানি', tab: 'archived' })).toEqual([old.id])
  expect(await idsOf({ q: 'জামদানি', tab: 'sold_out' })).toEqual([])
  expect(await idsOf({ q: 'qqzzqq' })).toEqual([])
  expect(await idsOf({ q: '%' })).toEqual([])
  expect(await idsOf({ q: '99999999999' })).toEqual([])
})

test('the found products come closest first, or in a chosen order, over pages', async () => {
  const exact: number[] = []
  const near: number[] = []
  for (let nr = 0; nr < 40; nr++) {
    exact.push((await make.product({ title: `Lantern ${nr}`, priceTaka: 500 - nr })).id)
    near.push((await make.product({ title: `Lanterns ${nr}`, priceTaka: 400 - nr })).id)
  }
  const { id } = await make.product({ title: 'Lantern off sale', archivedAt })

  const pages = await pagesOf({ q: 'lantern' })

  expect(pages.map(({ length }) => length)).toEqual([30, 30, 21])
  expect(pages.flat()).toEqual([...[...exact].reverse(), ...[...near].reverse(), id])
  const cheap = (await pagesOf({ q: 'lantern', sort: 'cheap' })).flat()
  expect(cheap.slice(0, 80)).toEqual([...near].reverse().concat([...exact].reverse()))
})

test('search finds at most 1,000', async () => {
  await prisma.$executeRaw`
    insert into product (slug, title, image, price_taka)
    select 'many-' || n, 'Umbrella ' || n, '/uploads/catalog/u-800x800.webp', 100
    from generate_series(1, 1040) n`
  const pages = await pagesOf({ q: 'umbrella' })
  expect(pages.flat()).toHaveLength(1000)
})

test('a product is read with all that its form shows', async () => {
  const menu = await make.menu({ menu: 'Women' })
  const category = await make.category({ category: 'Saree', menuId: menu.id })
  const tag = await make.tag({ tag: 'Eid' })
  const { id } = await make.product({
    title: 'Jamdani',
    slug: 'jamdani-link',
    priceTaka: 900,
    oldPriceTaka: 1000,
    discountPercent: 10,
    ownCode: 'J-1',
    imageAlt: 'A saree',
    counted: true,
    choiceGoesWithOrder: true,
    categoryIds: [category.id],
    tagIds: [tag.id],
    description: '<p>Soft</p><script>1</script>',
  })
  for (const [nr, image] of ['b', 'a'].entries()) {
    await prisma.productImage.create({
      data: { productId: id, image: `/uploads/catalog/${image}-800x800.webp`, position: 1 - nr },
    })
  }
  const red = await prisma.productColor.create({ data: { productId: id, color: 'Red' } })
  const removedAt = new Date()
  await prisma.productColor.create({ data: { productId: id, color: 'Blue', removedAt } })
  await prisma.stockItem.create({ data: { productId: id, colorId: red.id, lowAt: 3 } })
  const cart = await make.cartLine({ productId: id })
  await make.cartLine({ productId: id, customerId: cart.customerId, colorId: red.id })
  for (const status of [0, 3, 4, 5]) await make.order({ status, lineGiven: { productId: id } })

  const answer = await agent.ask(calls.getOfficeProduct, { id })

  expect(answer.body.product).toMatchObject({
    id,
    title: 'Jamdani',
    slug: 'jamdani-link',
    price: 900,
    old_price: 1000,
    discount: 10,
    own_code: 'J-1',
    image_alt: 'A saree',
    minimum_order: 1,
    counted: true,
    choice_goes_with_order: true,
    in_stock: true,
    stock: 0,
    archived_at: null,
    description: '<p>Soft</p>',
    order_policy: '',
    v: 0,
    categories: [{ id: category.id, category: 'Saree', menu: 'Women' }],
    tags: [{ id: tag.id, tag: 'Eid' }],
    images: [
      { image: '/uploads/catalog/a-800x800.webp', alt: null },
      { image: '/uploads/catalog/b-800x800.webp', alt: null },
    ],
    colors: [
      { id: red.id, color: 'Red', removed: false },
      { color: 'Blue', removed: true },
    ],
    sizes: [],
    items: [{ color_id: red.id, size_id: null, count: 0, low_at: 3, available: false }],
    in_carts: 1,
    open_orders: 2,
  })
  expect(await agent.ask(calls.getOfficeProduct, { id: 2_147_483_647 })).toBeRefused(404)
  await prisma.product.delete({ where: { id } })
})

test('link is made from the title, the answer says who has taken it', async () => {
  const link = async (input: object) => (await manager.ask(calls.getSlug, { ...input })).body
  const { id } = await make.product({ title: 'One', slug: 'lal-shari' })
  const other = await make.product({ title: 'Other', slug: 'lal-shari-2' })
  await prisma.product.update({ where: { id: other.id }, data: { slug: 'nil-shari' } })

  expect(await link({ title: 'লাল শাড়ি' })).toMatchObject({ slug: 'lal-shari-3', taken_by: null })
  expect(await link({ title: 'লাল শাড়ি', id })).toMatchObject({ slug: 'lal-shari' })
  expect(await link({ title: 'লাল শাড়ি', id: other.id })).toMatchObject({ slug: 'lal-shari-2' })
  expect(await link({ title: 'সবুজ শাড়ি' })).toMatchObject({ slug: 'sobuj-shari' })
  expect(await link({ slug: ' Lal Shari ' })).toMatchObject({
    slug: 'lal-shari',
    taken_by: { id, title: 'One' },
  })
  expect(await link({ slug: 'lal-shari', id })).toMatchObject({ taken_by: null })
  expect(await link({})).toMatchObject({ slug: 'product', taken_by: null })
  const long = 'ক'.repeat(200)
  const first = await link({ title: long })
  await make.product({ slug: first.slug })
  const second = await link({ title: long })
  expect(second.slug.length).toBeLessThanOrEqual(160)
  expect(second.slug).toMatch(/-2$/)
  expect((await manager.ask(calls.getSlug, { title: long })).status).toBe(200)
})

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
    home: false,
    category: false,
    search: false,
    related: false,
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

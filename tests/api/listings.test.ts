import { expect, test } from 'vitest'
import { listCategory, listDiscount, listMenu, listTag } from '#contract/catalog'
import { sorts } from '#contract/shop'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()
const menu = await shop.make.menu({ menu: 'Women' })
const category = await shop.make.category({ menuId: menu.id, category: 'Café Sárees' })
const tag = await shop.make.tag({ tag: 'ঈদ ২০২৬' })
const other = await shop.make.tag({ tag: 'Cotton' })

/** 30 products of few prices and titles, so that every sort has ties. */
for (let i = 0; i < 30; i++) {
  await shop.make.product({
    title: ['Saree', 'saree', 'শাড়ি'][i % 3],
    priceTaka: [10, 5, 500, 50_000, 80_000][i % 5],
    discountPercent: 15,
    categoryIds: [category.id],
    tagIds: i < 10 ? [tag.id, other.id] : [tag.id],
  })
}
await shop.make.product({ title: 'Not in it', discountPercent: 16 })

/** 30 with the same price and title, so that every page ends within a tie. */
const tiedMenu = await shop.make.menu({ menu: 'Tied' })
const tiedCategory = await shop.make.category({ menuId: tiedMenu.id, category: 'Tied' })
const tiedTag = await shop.make.tag({ tag: 'Tied' })
for (let i = 0; i < 30; i++) {
  await shop.make.product({
    title: 'Gamcha',
    discountPercent: 40,
    categoryIds: [tiedCategory.id],
    tagIds: [tiedTag.id],
  })
}
const tied = [
  ['menu', listMenu, { menu: 'Tied' }],
  ['category', listCategory, { category: 'Tied' }],
  ['tag', listTag, { tag: 'Tied' }],
  ['discount', listDiscount, { discount: '40' }],
] as const

const listings = [
  ['menu', listMenu, { menu: 'Women' }],
  ['category', listCategory, { category: 'Café Sárees' }],
  ['tag', listTag, { tag: 'ঈদ ২০২৬' }],
  ['discount', listDiscount, { discount: '15' }],
] as const

const listOf = (filter: Fields) => visitor.ask(listCategory, { category: 'Café Sárees', ...filter })

test.each(listings)('a %s lists its 30 products on three pages', async (_kind, call, name) => {
  const answer = await visitor.ask(call, { ...name })

  expect(answer.body.products).toMatchObject({
    total: 30,
    current_page: 1,
    last_page: 3,
    per_page: 12,
  })
  expect(answer.body.products.data).toHaveLength(12)
  expect(answer.body.tags).toEqual([
    { id: tag.id, tag: 'ঈদ ২০২৬' },
    { id: other.id, tag: 'Cotton' },
  ])
})

test('a tag names itself, and a discount is labelled Fashion', async () => {
  const ofTag = await visitor.ask(listTag, { tag: 'cotton' })
  const ofDiscount = await visitor.ask(listDiscount, { discount: 15 })

  expect(ofTag.body.tag).toEqual({ id: other.id, tag: 'Cotton' })
  expect(ofDiscount.body.tag).toEqual({ tag: 'Fashion' })
})

test.each(
  tied.flatMap(([kind, call, name]) => sorts.map((sort) => [kind, sort, call, name] as const)),
)(
  'the pages of a %s by %s miss no product and show none twice',
  async (_kind, sort, call, name) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => visitor.ask(call, { ...name, sort, page })),
    )

    const ids = pages.flatMap(({ body }) => body.products.data.map((card) => card.id))
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
  },
)

test('each sort orders as it says, ties by id', async () => {
  const pricesOf = async (sort: string) =>
    (await listOf({ sort })).body.products.data.map((card) => card.price)
  const titlesOf = async (sort: string) =>
    (await listOf({ sort })).body.products.data.map((card) => card.title)
  const idsOf = async (filter: Fields) =>
    (await listOf(filter)).body.products.data.map((card) => card.id)

  expect((await pricesOf('low-to-high')).slice(5, 8)).toEqual([5, 10, 10])
  expect((await pricesOf('high-to-low')).slice(5, 8)).toEqual([80_000, 50_000, 50_000])
  expect((await titlesOf('a-z')).slice(0, 10)).toEqual(Array(10).fill('শাড়ি'))
  expect((await titlesOf('z-a')).at(0)).toMatch(/^saree$/i)
  const oldest = await idsOf({ sort: 'oldest' })
  expect(oldest).toEqual([...oldest].sort((one, two) => one - two))
  const latest = await idsOf({ sort: 'latest' })
  expect(latest).toEqual([...latest].sort((one, two) => two - one))
  expect(await idsOf({})).toEqual(latest)
  expect(await idsOf({ sort: null })).toEqual(latest)
})

test.each([
  [{}, 30],
  [{ min_price: 10, max_price: 50_000 }, 30],
  [{ min_price: 0 }, 30],
  [{ max_price: 90_000 }, 30],
  [{ min_price: 11 }, 18],
  [{ max_price: 49_999 }, 18],
  [{ min_price: 500, max_price: 500 }, 6],
  [{ min_price: '500', max_price: '49999' }, 6],
  [{ min_price: 50_000, max_price: 50_000 }, 12],
  [{ min_price: 10, max_price: 10 }, 12],
  [{ min_price: 501, max_price: 49_999 }, 0],
])('the price filter %j leaves %i products', async (filter, total) => {
  const answer = await listOf(filter)

  expect(answer.body.products.total).toBe(total)
  expect(answer.body.products.last_page).toBe(Math.max(1, Math.ceil(total / 12)))
  expect(answer.body.products.data).toHaveLength(Math.min(12, total))
  expect(answer.body.tags.length).toBeGreaterThan(0)
})

test('a page past the last is empty and still has the total', async () => {
  const answer = await listOf({ page: 2_147_483_647 })

  expect(answer.body.products).toMatchObject({ data: [], total: 30, last_page: 3 })
})

test.each([
  [listMenu, { menu: 'wOMEN' }],
  [listMenu, { menu: ' women ' }],
  [listCategory, { category: 'CAFE\u0301 SA\u0301REES' }],
  [listTag, { tag: 'ঈদ 2026' }],
])('names are compared without case and in NFC: %o %j', async (call, name) => {
  const answer = await visitor.ask(call, name)

  expect(answer.body.products?.total).toBe(30)
})

test.each([
  [listMenu, { menu: 'Wome' }],
  [listMenu, { menu: 'wom%' }],
  [listMenu, { menu: '_omen' }],
  [listCategory, { category: 'constructor' }],
  [listTag, { tag: '__proto__' }],
  [listDiscount, { discount: '17' }],
  [listDiscount, { discount: '100' }],
  [listDiscount, { discount: '1e1' }],
  [listDiscount, { discount: 'Fashion' }],
])('an unknown name is not found: %o %j', async (call, name) => {
  expect(await visitor.ask(call, name)).toBeRefused(404)
})

test.each([
  [{ sort: 'cheapest' }, 'sort'],
  [{ sort: 'toString' }, 'sort'],
  [{ sort: ['latest'] }, 'sort'],
  [{ page: 0 }, 'page'],
  [{ page: 'x' }, 'page'],
  [{ min_price: -1 }, 'min_price'],
  [{ min_price: 1.5 }, 'min_price'],
  [{ max_price: 2_147_483_648 }, 'max_price'],
  [{ max_price: { $gt: 1 } }, 'max_price'],
  [{ min_price: 200, max_price: 100 }, 'min_price'],
])('the filter %j is refused', async (filter, field) => {
  const answer = await listOf(filter)

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})

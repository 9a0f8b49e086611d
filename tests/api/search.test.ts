import { expect, test } from 'vitest'
import { searchProducts } from '#contract/catalog'
import { sorts } from '#contract/shop'
import { openEmptySearches } from '../../server/search/empty-searches.ts'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { make } = shop
const category = await make.category({ category: 'Ethnic Wear' })
const tag = await make.tag({ tag: 'পূজা' })
await make.product({ title: 'Cotton Punjabi for Men', slug: 'punjabi', priceTaka: 1500 })
await make.product({ title: 'নকশি কাঁথা শাড়ি', slug: 'nokshi-saree', priceTaka: 4000 })
await make.product({ title: 'Leather Wallet', slug: 'wallet', priceTaka: 900, tagIds: [tag.id] })
await make.product({ title: 'Silver Ring', slug: 'ring', categoryIds: [category.id] })
await make.product({ title: 'C++ বই 100% (new_edition)', slug: 'book' })
for (let i = 0; i < 30; i++) {
  await make.product({ title: i % 3 ? 'Gamcha' : 'Gamchas', priceTaka: 100 + (i % 2) })
}

const search = (filter: Fields) => shop.visitor().ask(searchProducts, filter)
const slugsOf = async (keyword: string, filter: Fields = {}): Promise<string[]> =>
  (await search({ keyword, ...filter })).body.data.map((card) => card.slug)

test('a found product stands in the page object at the top level, beside the tags', async () => {
  const answer = await search({ keyword: 'wallet' })

  expect(answer.body).toMatchObject({
    data: [{ slug: 'wallet' }],
    total: 1,
    current_page: 1,
    last_page: 1,
    per_page: 12,
    tags: [{ id: tag.id, tag: 'পূজা' }],
  })
})

test.each([
  ['punjabi', 'punjabi', 'the word'],
  ['PUNJABI', 'punjabi', 'any case'],
  ['pun', 'punjabi', 'a beginning'],
  ['p', 'punjabi', 'one letter'],
  ['punjab', 'punjabi', 'a long beginning'],
  ['men cotton', 'punjabi', 'any order'],
  ['  cotton,   punjabi! ', 'punjabi', 'spaces and signs'],
  ['punjaby', 'punjabi', 'one letter wrong'],
  ['punjbi', 'punjabi', 'one letter missing'],
  ['punjaabi', 'punjabi', 'one letter too many'],
  ['pujnabi', 'punjabi', 'two letters swapped'],
  ['lether walet', 'wallet', 'one letter wrong in each word'],
  ['শাড়ি', 'nokshi-saree', 'Bengali'],
  ['শাড়ি', 'nokshi-saree', 'Bengali with its nukta apart'],
  ['নকশি', 'nokshi-saree', 'another Bengali word'],
  ['নক', 'nokshi-saree', 'a Bengali beginning'],
  ['কাঁথা নকশি', 'nokshi-saree', 'Bengali in any order'],
  ['saree', 'nokshi-saree', 'English for Bengali'],
  ['পূজা', 'wallet', 'a tag'],
  ['wallet পূজা', 'wallet', 'title and tag in two scripts'],
  ['ethnic', 'ring', 'a category'],
  ['ring wear', 'ring', 'title and category'],
  ['১০০', 'book', 'Bengali digits'],
])('%j finds %s: %s', async (keyword, slug) => {
  expect(await slugsOf(keyword)).toContain(slug)
})

test.each(['sofa', 'punxxbi', '%', '_', '***', "' or '1'='1", '(((', '\\', '😀'])(
  '%j finds no product',
  async (keyword) => {
    const answer = await search({ keyword })

    expect(answer.body).toMatchObject({ data: [], total: 0, last_page: 1, tags: [] })
  },
)

test('signs of the query language are plain text', async () => {
  expect(await slugsOf('100%')).toEqual(['book'])
  expect(await slugsOf('new_edition')).toEqual(['book'])
  expect(await slugsOf('c++')).toContain('book')
})

test('better matches come first: the title, then a beginning, then a wrong letter', async () => {
  await make.product({ title: 'Orange Jamdani', slug: 'title' })
  await make.product({ title: 'Jamdanis of Rupganj', slug: 'beginning' })
  const jamdani = await make.tag({ tag: 'Jamdani' })
  await make.product({ title: 'Blue Cloth', slug: 'tag', tagIds: [jamdani.id] })
  await make.product({ title: 'Green Cloth', slug: 'newest' })

  const slugs = await slugsOf('jamdani')

  expect(slugs[0]).toBe('title')
  expect(slugs.slice(1).sort()).toEqual(['beginning', 'tag'])
})

test('a sort that is given is obeyed, and the prices narrow', async () => {
  const pricesOf = async (filter: Fields) =>
    (await search({ keyword: 'lamp', ...filter })).body.data.map((card) => card.price)
  await make.product({ title: 'Lamp', priceTaka: 300 })
  await make.product({
    title: 'Red things',
    priceTaka: 100,
    tagIds: [(await make.tag({ tag: 'lamp' })).id],
  })
  await make.product({ title: 'A Lamp', priceTaka: 60_000 })

  expect(await pricesOf({ sort: 'low-to-high' })).toEqual([100, 300, 60_000])
  expect(await pricesOf({ sort: 'high-to-low' })).toEqual([60_000, 300, 100])
  expect(await pricesOf({ sort: 'oldest' })).toEqual([300, 100, 60_000])
  expect(await pricesOf({ sort: 'a-z' })).toEqual([60_000, 300, 100])
  expect(await pricesOf({ sort: 'low-to-high', min_price: 101, max_price: 50_000 })).toEqual([
    300, 60_000,
  ])
  expect(await pricesOf({ max_price: 299 })).toEqual([100])
})

test.each([undefined, ...sorts])(
  'the pages of a search by %s miss nothing, show nothing twice and count exactly',
  async (sort) => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search({ keyword: 'gamcha', page, ...(sort ? { sort } : {}) })),
    )

    const slugs = pages.flatMap(({ body }) => body.data.map((card) => card.slug))
    expect(new Set(slugs).size).toBe(30)
    expect(slugs).toHaveLength(30)
    expect(pages.map(({ body }) => body.total)).toEqual([30, 30, 30])
  },
)

test('a word that a renamed product no longer has does not hide the words it is near to', async () => {
  const product = await make.product({ title: 'Kurtaa', slug: 'kurta' })
  await shop.prisma.product.update({ where: { id: product.id }, data: { title: 'Kurtas' } })

  expect(await slugsOf('kurtaa')).toEqual(['kurta'])
})

test.each(['', '   ', '\0', 'k'.repeat(201)])('the keyword %j is refused', async (keyword) => {
  const answer = await search({ keyword })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual(['keyword'])
})

test('a search without keyword, or with two, is refused', async () => {
  expect(await search({})).toBeRefused(422, 'Please enter the keyword')
  const twice = await shop.visitor().agent.get('/api/search/products?keyword=a&keyword=b')
  expect(twice).toBeRefused(422)
})

test('a keyword of many words is answered', async () => {
  const answer = await search({ keyword: 'cotton punjabi for men '.repeat(8).trim() })

  expect(answer.body.data).toMatchObject([{ slug: 'punjabi' }])
})

test('a word of the same spelling leaves out those that only sound like it', async () => {
  await shop.make.product({ slug: 'headphones-first', title: 'Wired Headphone' })
  await shop.make.product({ slug: 'chiffon', title: 'জর্জেট শিফন ওড়না' })
  await shop.make.product({ slug: 'headphones-last', title: 'Bluetooth Headphone' })
  await shop.make.product({ slug: 'chiffon-again', title: 'শিফন ওড়না' })

  const slugs = await slugsOf('phone')

  expect(slugs).toEqual(['headphones-last', 'headphones-first'])
})

test('a whole product code of four or more digits finds its product first', async () => {
  const coded = await make.product({ title: 'Copper Lamp', slug: 'copper-lamp', priceTaka: 750 })
  const code = String(coded.id).padStart(4, '0')
  await make.product({ title: `Calendar ${code}`, slug: 'calendar', priceTaka: 100 })
  const bengali = code.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)))

  expect(await slugsOf(code)).toEqual(['copper-lamp', 'calendar'])
  expect((await slugsOf(bengali))[0]).toBe('copper-lamp')
  expect((await search({ keyword: code })).body.total).toBe(2)
  expect(await slugsOf(code, { sort: 'low-to-high' })).toEqual(['calendar', 'copper-lamp'])
  expect(await slugsOf(code, { min_price: 700 })).toEqual(['copper-lamp'])
  expect(await slugsOf(code.slice(1))).not.toContain('copper-lamp')
  expect(await slugsOf(`0${code}`)).not.toContain('copper-lamp')
  expect(await slugsOf('9999999999')).toEqual([])
})

test('made-up keywords push out none that many shoppers did not find', async () => {
  const { emptySearch } = shop.prisma
  const aMonthAgo = new Date(Date.now() - 30 * 86_400_000)
  const frequent = Array.from({ length: 200 }, (_, nr) => ({
    ...{ keyword: `frequent ${nr}`, times: 2 + nr, lastAt: aMonthAgo },
  }))
  const madeUp = Array.from({ length: 400 }, (_, nr) => ({ keyword: `made up ${nr}` }))
  await emptySearch.createMany({ data: [...frequent, ...madeUp] })

  openEmptySearches(shop.prisma, { warn: () => {} })('one more')

  const noted = () => emptySearch.count({ where: { keyword: 'one more' } })
  await expect.poll(noted, { timeout: 20_000 }).toBe(1)
  await expect.poll(() => emptySearch.count(), { timeout: 20_000 }).toBeLessThanOrEqual(500)
  expect(await emptySearch.count({ where: { keyword: { startsWith: 'frequent' } } })).toBe(200)
  expect(await noted()).toBe(1)
})

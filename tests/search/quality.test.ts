import { expect, test } from 'vitest'
import { searchProducts } from '#contract/catalog'
import { seedCatalog } from '../../server/demo/seed-catalog.ts'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'
import { findMisses, products, queries, shoppers } from './queries.ts'

const shop = await openShop()
// Without the demo pictures, which no test here needs.
await shop.prisma.$transaction((tx) => seedCatalog(tx), { timeout: 60_000 })
for (const [slug, title] of Object.entries(products)) await shop.make.product({ slug, title })

const search = async (keyword: string, filter: Fields = {}) =>
  (await shop.visitor().ask(searchProducts, { keyword, ...filter })).body
const slugsOf = (body: { data: { slug: string }[] }) => body.data.map(({ slug }) => slug)
const find = async (keyword: string) => slugsOf(await search(keyword))

test('every product that a query expects is in the shop', async () => {
  const known = await shop.prisma.product.findMany({ select: { slug: true } })
  const slugs = new Set(known.map(({ slug }) => slug))
  const expected = [...Object.values(queries), ...Object.values(shoppers)].flatMap((wanted) =>
    Object.values(wanted).flat(),
  )

  expect(expected.filter((slug) => !slugs.has(slug))).toEqual([])
})

test('a shopper finds what was meant among the first five', async () => {
  const kinds: { kind: string; count: number; misses: string[] }[] = []
  for (const [kind, wanted] of Object.entries(queries)) {
    kinds.push({
      kind,
      count: Object.keys(wanted).length,
      misses: await findMisses(wanted, find),
    })
  }

  const total = kinds.reduce((sum, kind) => sum + kind.count, 0)
  const missed = kinds.reduce((sum, kind) => sum + kind.misses.length, 0)
  const report = kinds
    .flatMap((kind) => [
      `${kind.kind}: ${kind.misses.length} of ${kind.count} missed`,
      ...kind.misses,
    ])
    .join('\n  ')
  expect(total).toBeGreaterThanOrEqual(130)
  expect(missed / total, report).toBeLessThanOrEqual(0.01)
  for (const kind of kinds) {
    expect(kind.misses.length / kind.count, `${kind.kind}\n${report}`).toBeLessThanOrEqual(0.05)
  }
})

test.each(Object.keys(shoppers))('a shopper’s own words find something: %s', async (kind) => {
  const wanted = shoppers[kind] ?? {}
  const keywords = Object.keys(wanted)
  const misses = await findMisses(wanted, find)
  const totals = await Promise.all(keywords.map(async (keyword) => (await search(keyword)).total))

  expect(misses.length / keywords.length, misses.join('\n')).toBeLessThanOrEqual(0.05)
  expect(keywords.filter((_, nr) => totals[nr] === 0)).toEqual([])
})

test.each([
  'শাড়ি',
  'saree',
  'cotton',
  'চ',
  'pa',
  'wirless',
  'mosla',
  'gift',
  'সুতি শাড়ি',
  'premium জুতা',
])('the pages of %j hold as many products as the total says, each once', async (keyword) => {
  const { total, last_page: lastPage } = await search(keyword)
  const pages: string[] = []
  for (let page = 1; page <= lastPage; page++) {
    pages.push(...slugsOf(await search(keyword, { page })))
  }

  expect(total).toBeGreaterThan(0)
  expect(pages).toHaveLength(total)
  expect(new Set(pages).size).toBe(total)
  expect(slugsOf(await search(keyword, { page: lastPage + 1 }))).toEqual([])
})

test.each([
  ...['xyzzy', 'biscuit', 'ilish', 'জাহাজ', '98765'],
  // Ordinary things that only sound like others: lamps, a mouse, houses, hair, chili.
  ...['আলু', 'cement', 'goru', 'gas chula', 'washing powder', 'কানের দুল', 'টিপ'],
])('products that the shop does not have are not found: %j', async (keyword) => {
  expect((await search(keyword)).total).toBe(0)
})

test.each([
  ['ghee 1 kg', 'pabna-gawa-ghee'],
  ['camera 32 inch', 'mirrorless-camera-24mp-kit'],
  ['gold bag', 'evening-clutch-velvet'],
  ['red dress', 'casual-sun-dress'],
  ['office er shirt', 'oxford-formal-shirt'],
  // The word for tea is written like an ending.
  ['গ্রীন টি ওজন কমানোর জন্য', 'premium-green-tea-bags'],
  ['ফ্রাই পেন', 'nonstick-fry-pan-26cm'],
])('%j has the thing first, with or without its measure or colour', async (keyword, slug) => {
  expect((await find(keyword))[0]).toBe(slug)
})

test.each([
  ['cheap shirt', 'শার্ট'],
  ['new shirt', 'শার্ট'],
  ['সস্তা মোবাইল', 'স্মার্টফোন'],
])('the order of %j is that of the things alone', async (keyword, title) => {
  const { data, total } = await search(keyword)
  const [first] = data

  expect(first.title).toContain(title)
  expect(total).toBe((await search(keyword.split(' ').at(-1) ?? '')).total)
})

test('what no title has but a category is called close', async () => {
  expect(await search('red dress')).toMatchObject({ matched: 'most' })
  expect(await search('ghee 1 kg')).not.toHaveProperty('matched', 'most')
})

test.each([
  ['memory card', 'eid-greeting-card-pack'],
  ['pillow', 'king-size-bedsheet-set'],
])('what only has a part of %j is called close', async (keyword, slug) => {
  const body = await search(keyword)

  expect(slugsOf(body)).toContain(slug)
  expect(body).toMatchObject({ matched: 'most' })
})

test.each([
  ['saree', 'শাড়ি', 8],
  ['chini', 'চিনি', 3],
  ['lungi', 'লুঙ্গি', 3],
  ['khata', 'খাতা', 3],
  ['panjabi', 'পাঞ্জাবি', 8],
])('%j finds %s and little else', async (keyword, word, most) => {
  const { data, total } = await search(keyword)

  expect(data[0].title).toContain(word)
  expect(total).toBeLessThanOrEqual(most)
})

test('a word in the title counts for more than in a tag, the word for more than its sound', async () => {
  const { make } = shop
  const tag = await make.tag({ tag: 'Lehenga' })
  await make.product({ slug: 'title', title: 'Lehenga for brides' })
  await make.product({ slug: 'sound', title: 'লেহেঙ্গা, কনের জন্য' })
  await make.product({ slug: 'beginning', title: 'Lehengas' })
  await make.product({ slug: 'tag', title: 'A dress', tagIds: [tag.id] })
  await make.product({ slug: 'other', title: 'Another dress' })

  const slugs = slugsOf(await search('lehenga'))

  expect([...slugs].sort()).toEqual(['beginning', 'sound', 'tag', 'title'])
  expect(slugs.indexOf('title')).toBeLessThan(slugs.indexOf('tag'))
  expect(slugs.indexOf('title')).toBeLessThan(slugs.indexOf('beginning'))
  expect(slugsOf(await search('লেহেঙ্গা'))[0]).toBe('sound')
})

test('a word that ends as it is written comes before one that sounds like it', async () => {
  await shop.make.product({ slug: 'water-jug', title: 'পিতলঘটি, নীল' })
  await shop.make.product({ slug: 'ghuta', title: 'ঘুটা' })

  expect((await find('ঘটি'))[0]).toBe('water-jug')
})

test('a T-shirt is found without its hyphen, before other shirts', async () => {
  const titles = async (keyword: string) => (await search(keyword)).data.map(({ title }) => title)
  const written = await titles('t-shirt')

  expect(written.length).toBeGreaterThan(1)
  expect((await titles('tshirt')).slice(0, written.length).sort()).toEqual(written.sort())
})

test.each(['wow', 'aa', 'uuuu', 'আআ'])('%j does not sound like "and"', async (keyword) => {
  await shop.make.product({ title: 'চাল ও ডাল' })

  expect((await search(keyword)).total).toBeLessThan(5)
})

import { expect, test } from 'vitest'
import { suggestSearch } from '#contract/catalog'
import { seedCatalog } from '../../server/demo/seed-catalog.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
await shop.prisma.$transaction((tx) => seedCatalog(tx), { timeout: 60_000 })

const suggest = async (keyword: string) =>
  (await shop.visitor().ask(suggestSearch, { keyword })).body
const titlesOf = async (keyword: string) =>
  (await suggest(keyword)).products.map(({ title }) => title)

test.each([
  ['shar', 'শাড়ি'],
  ['জু', 'জুতা'],
  ['mod', 'মধু'],
  ['pan', 'পাঞ্জাবি'],
  ['শাড়', 'শাড়ি'],
  ['ghor', 'ঘড়ি'],
  ['sareee', 'শাড়ি'],
  ['লাল শা', 'শাড়ি'],
])('at the letters %j somebody means %s', async (typed, word) => {
  const titles = await titlesOf(typed)

  expect(
    titles.some((title) => title.includes(word)),
    titles.join(', '),
  ).toBe(true)
})

test('a word that begins many things offers the likeliest in turn', async () => {
  const titles = await titlesOf('pan')

  expect(titles.slice(0, 3).some((title) => title.includes('পাঞ্জাবি'))).toBe(true)
  expect(titles.some((title) => !title.includes('পাঞ্জাবি'))).toBe(true)
})

test('a category whose name has the word comes before one that a synonym names', async () => {
  const { categories } = await suggest('জু')

  expect(categories).toEqual(['জুতা ও স্যান্ডেল', 'ব্যাগ ও গয়না'])
})

test('a product is offered with its picture and price, a category where the word is one', async () => {
  const { products, categories } = await suggest('shar')
  const [first] = products
  const row = await shop.prisma.product.findUniqueOrThrow({ where: { slug: first?.slug } })

  expect(first).toEqual({
    title: row.title,
    slug: row.slug,
    image: row.image,
    price: row.priceTaka,
  })
  expect(categories[0]).toContain('শাড়ি')
  expect((await suggest('makeup')).categories).toContain('মেকআপ')
})

test('a price that is typed limits what is offered, words about the shop offer its screen', async () => {
  const { products } = await suggest('under 1000 taka shar')
  expect(products).not.toEqual([])
  expect(Math.max(...products.map(({ price }) => price))).toBeLessThanOrEqual(1000)

  expect(await suggest('cash on delivery')).toEqual({
    products: [],
    categories: [],
    leads_to: { screen: 'deliveryRules' },
  })
})

test('nothing is offered that only resembles two letters, or is off sale', async () => {
  expect(await suggest('zq')).toEqual({ products: [], categories: [] })
  const gone = await shop.make.product({ title: 'Zqxjel' })
  expect(await titlesOf('zqx')).toEqual(['Zqxjel'])
  await shop.prisma.product.update({ where: { id: gone.id }, data: { archivedAt: new Date() } })
  expect(await titlesOf('zqx')).toEqual([])
})

import { expect, test } from 'vitest'
import { searchProducts } from '#contract/catalog'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { make } = shop
await make.product({ title: 'Cotton Shirt', slug: 'cotton', priceTaka: 450 })
await make.product({ title: 'Silk Shirt', slug: 'silk', priceTaka: 1500 })
await make.product({ title: 'Linen Shirt', slug: 'linen', priceTaka: 900 })
await make.product({ title: 'Abacus', slug: 'abacus', priceTaka: 300 })
await make.product({ title: 'New Moon, a novel', slug: 'novel', priceTaka: 250 })

const search = async (filter: Fields) => (await shop.visitor().ask(searchProducts, filter)).body
const found = async (keyword: string, filter: Fields = {}) => {
  const { data, total, read_as } = await search({ keyword, ...filter })
  expect(total).toBe(data.length)
  return { slugs: data.map(({ slug }) => slug), read_as }
}

test('a price in words limits the price, and stands beside the fields of the specification', async () => {
  const { slugs, read_as } = await found('shirt under 1000 taka')

  expect(slugs.sort()).toEqual(['cotton', 'linen'])
  expect(read_as).toEqual({ max: 1000, rest: 'shirt' })
  expect((await found('শার্ট ৫০০ থেকে ১০০০ টাকার মধ্যে')).slugs).toEqual(['linen'])
  expect(await search({ keyword: 'shirt' })).not.toHaveProperty('read_as')
})

test('a price of the request wins over one of its keyword', async () => {
  const { slugs, read_as } = await found('shirt under 500', { min_price: 1000 })

  expect(slugs).toEqual(['silk'])
  expect(read_as).toEqual({ rest: 'shirt' })
  // The open ends of the page's sliders are a price too.
  const open = await found('shirt under 500', { min_price: 10, max_price: 50_000 })
  expect(open.slugs).toHaveLength(3)
})

test('a keyword that is only a price lists all products of that price, in pages that are counted', async () => {
  expect((await found('under 500 taka')).slugs).toEqual(['novel', 'abacus', 'cotton'])
  expect((await found('৪০০ টাকার উপরে', { sort: 'low-to-high' })).slugs).toEqual([
    'cotton',
    'linen',
    'silk',
  ])
  const off = await make.product({ title: 'Off sale', priceTaka: 100 })
  await shop.prisma.product.update({ where: { id: off.id }, data: { archivedAt: new Date() } })
  expect((await found('under 500 taka')).slugs).not.toContain(off.slug)
})

test('cheap and new sort, unless the request sorts or a product has the words as its name', async () => {
  const cheap = await found('cheap shirt')
  expect(cheap.slugs).toEqual(['cotton', 'linen', 'silk'])
  expect(cheap.read_as).toEqual({ sort: 'low-to-high', rest: 'shirt' })
  const high = await found('সস্তা শার্ট', { sort: 'high-to-low' })
  expect(high.slugs).toEqual(['silk', 'linen', 'cotton'])
  expect(high.read_as).toEqual({ rest: 'শার্ট' })
  expect((await found('new shirt')).slugs).toEqual(['linen', 'silk', 'cotton'])
  const named = await found('new moon')
  expect([named.slugs[0], named.read_as]).toEqual(['novel', undefined])
})

test('words about the shop lead to its screen, and find only what has them in its title', async () => {
  const answer = await search({ keyword: 'cash on delivery' })
  expect(answer).toMatchObject({ data: [], total: 0, leads_to: { screen: 'deliveryRules' } })
  expect(answer.popular).not.toEqual([])

  const beside = await search({ keyword: 'silk shirt cash on delivery' })
  expect(beside.data[0]?.slug).toBe('silk')
  expect(beside.leads_to).toEqual({ screen: 'deliveryRules' })

  await make.product({ title: 'যোগাযোগ (উপন্যাস)', slug: 'tagore' })
  const novel = await search({ keyword: 'যোগাযোগ' })
  expect(novel).toMatchObject({ data: [{ slug: 'tagore' }], leads_to: { screen: 'contact' } })
})

test('offers lead to the discount with the most products', async () => {
  expect(await search({ keyword: 'offer' })).not.toHaveProperty('leads_to')
  await make.product({ discountPercent: 10, priceTaka: 90, oldPriceTaka: 100 })
  for (let nr = 0; nr < 2; nr++) {
    await make.product({ discountPercent: 25, priceTaka: 75, oldPriceTaka: 100 })
  }

  const { leads_to } = await search({ keyword: 'offer' })

  expect(leads_to).toEqual({ screen: 'discount', discount: '25' })
})

test('what a price hides and words about the shop are not noted as missing', async () => {
  await search({ keyword: 'shirt under 20 taka' })
  await search({ keyword: 'refund policy' })
  await search({ keyword: 'cheap zzqxj' })
  const noted = async () => (await shop.prisma.emptySearch.findMany()).map(({ keyword }) => keyword)

  await expect.poll(noted, { timeout: 10_000 }).toEqual(['zzqxj'])
})

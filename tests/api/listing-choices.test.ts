import { expect, test } from 'vitest'
import { getListingChoices, listCategory, listTag, searchProducts } from '#contract/catalog'
import type { Fields } from '../support/ask.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()
const tag = await shop.make.tag({ tag: 'Eid' })
const category = await shop.make.category({ category: 'Panjabi' })

type Given = { colors?: string[]; sizes?: string[]; stock?: number; off?: number; stars?: number }
/** Panjabis of 100 to 600 taka. */
const products: [title: string, Given][] = [
  ['Red one', { colors: ['Red', 'Blue'], sizes: ['M', 'L'] }],
  ['Red two', { colors: ['লাল'], sizes: ['L'], stock: 0 }],
  ['Green', { colors: ['সবুজ'], sizes: ['m', '28, 30'], off: 20 }],
  ['Starred', { colors: ['red'], off: 10, stars: 13 }],
  ['Few stars', { stars: 9 }],
  ['Plain', {}],
]
for (const [
  nr,
  [title, { colors = [], sizes = [], stock = 1, off, stars }],
] of products.entries()) {
  const product = await shop.make.product({
    title: `${title} panjabi`,
    priceTaka: 100 * (nr + 1),
    stock,
    discountPercent: off ?? null,
    categoryIds: [category.id],
    tagIds: [tag.id],
  })
  await shop.prisma.productColor.createMany({
    data: colors.map((color) => ({ productId: product.id, color })),
  })
  await shop.prisma.productSize.createMany({
    data: sizes.map((size) => ({ productId: product.id, size })),
  })
  if (!stars) continue
  const customer = await shop.make.customer()
  await shop.prisma.review.createMany({
    data: [5, 3, stars - 8].map((each) => ({
      productId: product.id,
      customerId: customer.id,
      review: 'x',
      stars: each,
    })),
  })
}
// A removed colour is no choice, and what is off sale is in no listing.
const removed = { color: 'Black', productId: 1, removedAt: new Date() }
await shop.prisma.productColor.create({ data: removed })
const gone = await shop.make.product({ tagIds: [tag.id], archivedAt: new Date() })
await shop.prisma.productColor.create({ data: { color: 'Grey', productId: gone.id } })

const short = (title: string) => title.replace(' panjabi', '')
const listed = async (filter: Fields) => {
  const { products } = (await visitor.ask(listCategory, { category: 'Panjabi', ...filter })).body
  expect(products.total).toBe(products.data.length)
  return products.data.map(({ title }) => short(title))
}
const found = async (filter: Fields) => {
  const { data, total } = (await visitor.ask(searchProducts, { keyword: 'panjabi', ...filter }))
    .body
  expect(total).toBe(data.length)
  return data.map(({ title }) => short(title))
}

test.each([
  [{ color: 'লাল' }, ['Starred', 'Red two', 'Red one']],
  [{ color: 'RED|green' }, ['Starred', 'Green', 'Red two', 'Red one']],
  [{ color: 'red', size: 'm' }, ['Red one']],
  [{ size: '28, 30' }, ['Green']],
  [{ in_stock: '1', color: 'red' }, ['Starred', 'Red one']],
  [{ offer: 1 }, ['Starred', 'Green']],
  [{ stars: 1 }, ['Starred']],
  [{ color: 'black' }, []],
  [{ color: 'red', max_price: 200, sort: 'low-to-high' }, ['Red one', 'Red two']],
  [{ color: '', size: null, in_stock: '' }, products.map(([title]) => title).reverse()],
])('a listing and a search are narrowed by %j', async (filter, titles) => {
  expect(await listed(filter)).toEqual(titles)
  expect((await found(filter)).sort()).toEqual([...titles].sort())
})

test('a price in words is narrowed too, without another word', async () => {
  const { data } = (
    await visitor.ask(searchProducts, { keyword: 'under 400 taka', color: 'red', in_stock: 1 })
  ).body

  expect(data.map(({ title }) => short(title)).sort()).toEqual(['Red one', 'Starred'])
})

test.each([{ in_stock: '0' }, { stars: 'many' }, { color: ['red'] }, { size: 'x'.repeat(501) }])(
  'the filter %j is refused',
  async (filter) => {
    const answer = await visitor.ask(listTag, { tag: 'Eid', ...filter })

    expect(answer).toBeRefused(422)
    expect(Object.keys(answer.body.errors)).toEqual(Object.keys(filter))
  },
)

const all = {
  colors: [
    { color: expect.stringMatching(/^(red|লাল)$/i), products: 3 },
    { color: 'Blue', products: 1 },
    { color: 'সবুজ', products: 1 },
  ],
  sizes: [
    { size: 'L', products: 2 },
    { size: expect.stringMatching(/^m$/i), products: 2 },
    { size: '28, 30', products: 1 },
  ],
  in_stock: 5,
  stars: 1,
  offer: 2,
}
const choicesOf = async (input: Fields) => {
  const { body } = await visitor.ask(getListingChoices, input)
  const byName = (one: { color: string }, other: { color: string }) =>
    one.color < other.color ? -1 : 1
  const ends = body.colors.slice(1).sort(byName)
  return { ...body, colors: [...body.colors.slice(0, 1), ...ends] }
}

test.each([{ tag: 'eid' }, { category: 'Panjabi' }, { keyword: 'panjabi' }, {}])(
  'the choices of %j have numbers',
  async (listing) => {
    expect(await choicesOf(listing)).toEqual(all)
  },
)

test('a number says what is left beside the other filters', async () => {
  const { colors, sizes, ...counts } = await choicesOf({ tag: 'Eid', color: 'red', in_stock: 1 })

  expect(colors).toEqual(
    [
      { color: 'red', products: 2 },
      { color: 'Blue', products: 1 },
      { color: 'সবুজ', products: 1 },
    ].map(({ color, products }) => ({
      color: expect.stringMatching(new RegExp(color, 'i')),
      products,
    })),
  )
  expect(sizes).toEqual([
    { size: 'L', products: 1 },
    { size: 'M', products: 1 },
  ])
  expect(counts).toEqual({ in_stock: 2, stars: 1, offer: 1 })
})

test('an unknown listing has no choices, and a sale that empties the stock is counted at once', async () => {
  expect(await visitor.ask(getListingChoices, { tag: 'Nothing' })).toBeRefused(404)

  await shop.prisma.product.updateMany({ where: { title: 'Plain panjabi' }, data: { stock: 0 } })

  expect((await choicesOf({ tag: 'Eid' })).in_stock).toBe(4)
})

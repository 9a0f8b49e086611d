import { expect, test } from 'vitest'
import { sorts } from '#contract/shop'
import { openCards } from '../../server/catalog/cards.ts'
import { Cache } from '../../server/database/cache.ts'
import { openSearch } from '../../server/search/search.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, changes } = shop
const newCache = () => new Cache(changes, 10_000_000)
const tag = await shop.make.tag({ tag: 'saree' })

// Sarees by their title, in two scripts, and other things that have the tag alone.
await shop.pool.query(
  `insert into product (slug, title, image, price_taka)
   select 'found-' || i, (array['Red Saree', 'লাল শাড়ি', 'Gamcha', 'সাবান', 'Lamp'])[1 + i % 5], '',
     50 + (i * 7) % 13
   from generate_series(1, 1700) i`,
)
await shop.pool.query(
  `insert into product_tag (product_id, tag_id)
   select id, $1 from product where title in ('Gamcha', 'সাবান')`,
  [tag.id],
)
const cards = openCards(prisma)
/** The same search, which takes the same matches for few and for many. */
const sorting = openSearch(prisma, newCache(), cards, { mostRanked: 10_000 })
const walking = openSearch(prisma, newCache(), cards, { mostRanked: 0 })
const pages = [1, 2, 9, 10, 11, 12, 56, 57, 58, 84, 85, 86, 100, 113, 114, 999_999]
const ids = ({ products }: Awaited<ReturnType<typeof walking>>) => products.data.map(({ id }) => id)

test.each([
  ...sorts.map((sort) => ({ sort })),
  ...sorts.map((sort) => ({ sort, min_price: 53, max_price: 60 })),
])('many matches are walked as few are sorted: %j', async (filter) => {
  for (const page of pages) {
    const walked = await walking('saree', { ...filter, page })
    const sorted = await sorting('saree', { ...filter, page })

    expect(walked).toEqual(sorted)
  }
})

test('without a sort, the word in a title comes first, and no product is missed or comes twice', async () => {
  const { products } = await walking('saree', {})
  const found: number[] = []
  for (let page = 1; page <= products.last_page; page++) {
    found.push(...ids(await walking('saree', { page })))
  }
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where title <> 'Lamp'
     order by title <> 'Red Saree', id desc`,
  )

  expect(products.total).toBe(rows.length)
  expect(found).toEqual(rows.map(({ id }) => id))
})

test('among few matches the closer reading comes first to the last page', async () => {
  const search = openSearch(prisma, newCache(), cards)
  const { products } = await search('saree', {})
  const found: number[] = []
  for (let page = 1; page <= products.last_page; page++) {
    found.push(...ids(await search('saree', { page })))
  }
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where title <> 'Lamp'
     order by title <> 'Red Saree', title = 'লাল শাড়ি', id desc`,
  )

  expect(found).toEqual(rows.map(({ id }) => id))
})

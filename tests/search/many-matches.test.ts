import { expect, test } from 'vitest'
import { sorts } from '#contract/shop'
import { Cache } from '../../server/database/cache.ts'
import { openSearch } from '../../server/search/search.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, changes } = shop
const newCache = () => new Cache(changes, 10_000_000)
const tag = await shop.make.tag({ tag: 'saree' })

// Sarees by their title, in two scripts, and other products that only have the tag.
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
const ids = ({ products }: Awaited<ReturnType<ReturnType<typeof openSearch>>>) =>
  products.data.map(({ id }) => id)

type Filter = { sort: (typeof sorts)[number]; min_price?: number; max_price?: number }
test.each<Filter>([
  ...sorts.map((sort) => ({ sort })),
  ...sorts.map((sort) => ({ sort, min_price: 53, max_price: 60 })),
])('the pages of many matches are in order, each product once: %j', async (filter) => {
  const search = openSearch(prisma, newCache())
  const { products } = await search('saree', filter)
  const found: number[] = []
  for (let page = 1; page <= products.last_page; page++) {
    found.push(...ids(await search('saree', { ...filter, page })))
  }
  const order = {
    latest: 'id desc',
    oldest: 'id',
    'high-to-low': 'price_taka desc, id desc',
    'low-to-high': 'price_taka, id',
    'a-z': 'title_sort, id',
    'z-a': 'title_sort desc, id desc',
  }[filter.sort]
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where title <> 'Lamp' and price_taka between $1 and $2 order by ${order}`,
    [filter.min_price ?? 0, filter.max_price ?? 100],
  )

  expect(found).toEqual(rows.map(({ id }) => id))
  expect(products.total).toBe(rows.length)
})

test('of a word in too many products the newest are found', async () => {
  const { products } = await openSearch(prisma, newCache(), { products: 100 })('saree', {
    sort: 'latest',
  })
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where title <> 'Lamp' order by id desc limit 12`,
  )

  expect(products.total).toBe(100)
  expect(products.data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
})

test('the closer reading comes first to the last page', async () => {
  const search = openSearch(prisma, newCache())
  const { products } = await search('saree', {})
  const found: number[] = []
  for (let page = 1; page <= products.last_page; page++) {
    found.push(...ids(await search('saree', { page })))
  }
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where title <> 'Lamp'
     order by title <> 'Red Saree', title <> 'লাল শাড়ি', id desc`,
  )

  expect(found).toEqual(rows.map(({ id }) => id))
})

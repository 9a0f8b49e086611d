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
/** The same search with a limit that counts these matches as few. */
const sorting = openSearch(prisma, newCache(), { mostRanked: 10_000 })
const scanning = openSearch(prisma, newCache(), { mostRanked: 0 })
const pages = [1, 2, 9, 10, 11, 12, 56, 57, 58, 84, 85, 86, 100, 113, 114, 999_999]
const ids = ({ products }: Awaited<ReturnType<typeof scanning>>) =>
  products.data.map(({ id }) => id)

test.each([
  ...sorts.map((sort) => ({ sort })),
  ...sorts.map((sort) => ({ sort, min_price: 53, max_price: 60 })),
])('many matches are scanned as few are sorted: %j', async (filter) => {
  for (const page of pages) {
    const scanned = await scanning('saree', { ...filter, page })
    const sorted = await sorting('saree', { ...filter, page })

    expect(scanned).toEqual(sorted)
  }
})

test('the closest of the newest of many fill ten pages, and no product is missed or comes twice', async () => {
  const { products } = await scanning('saree', {})
  const found: number[] = []
  for (let page = 1; page <= products.last_page; page++) {
    found.push(...ids(await scanning('saree', { page })))
  }
  const { rows } = await shop.pool.query<{ id: number; title: string }>(
    `select id, title from product where title <> 'Lamp' order by id desc`,
  )
  const first = rows.filter(({ title }) => title === 'Red Saree').slice(0, 120)
  const others = rows.filter((row) => !first.includes(row))

  expect(products.total).toBe(rows.length)
  expect(found).toEqual([...first, ...others].map(({ id }) => id))
})

test('among few matches the closer reading comes first to the last page', async () => {
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

test('where few of many have the word in their title, the latest others follow on the same page', async () => {
  const winter = await shop.make.tag({ tag: 'winter' })
  const coats: number[] = []
  for (let nr = 0; nr < 3; nr++) coats.push((await shop.make.product({ title: 'Winter coat' })).id)
  const { rows } = await shop.pool.query<{ id: number }>(
    `insert into product_tag (product_id, tag_id) select id, $1 from product where title = 'Lamp'
     returning product_id as id`,
    [winter.id],
  )
  const lamps = rows.map(({ id }) => id).sort((one, other) => other - one)

  expect(ids(await scanning('winter', {}))).toEqual([...coats.reverse(), ...lamps.slice(0, 9)])
  expect(ids(await scanning('winter', { page: 2 }))).toEqual(lamps.slice(9, 21))
})

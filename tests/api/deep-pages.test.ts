import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { expect, test } from 'vitest'
import { getProducts, listCategory } from '#contract/catalog'
import { type Sort, sorts } from '#contract/shop'
import { openListings } from '../../server/catalog/listing-pages.ts'
import { Cache } from '../../server/database/cache.ts'
import { PrismaClient } from '../../server/database/generated/client.ts'
import { namePlans } from '../../server/database/plans.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const visitor = shop.visitor()
const category = await shop.make.category({ category: 'Deep' })

/** 2,400 products of few prices and titles, so that pages begin and end within ties. */
await shop.pool.query(
  `insert into product (slug, title, image, price_taka)
   select 'deep-' || i, (array['Saree', 'শাড়ি', 'Gamcha', 'সাবান'])[1 + i % 4], '', 50 + (i * 7) % 13
   from generate_series(1, 2400) i`,
)
await shop.pool.query('insert into product_category select id, $1 from product', [category.id])
const orders: Record<Sort, string> = {
  latest: 'id desc',
  oldest: 'id',
  'high-to-low': 'price_taka desc, id desc',
  'low-to-high': 'price_taka, id',
  'a-z': 'title_sort, id',
  'z-a': 'title_sort desc, id desc',
}

async function idsInOrder(order: string, condition = 'true'): Promise<number[]> {
  const { rows } = await shop.pool.query<{ id: number }>(
    `select id from product where ${condition} order by ${order}`,
  )
  return rows.map(({ id }) => id)
}

const pageOf = (ids: number[], page: number, size = 12) => ids.slice((page - 1) * size, page * size)
const deepPages = [1, 2, 85, 86, 87, 100, 128, 129, 150, 199, 200, 201, 999_999]

test.each(sorts)('deep pages of a category by %s miss nothing and repeat nothing', async (sort) => {
  const ids = await idsInOrder(orders[sort])

  for (const page of deepPages) {
    const answer = await visitor.ask(listCategory, { category: 'Deep', sort, page })

    expect(answer.body.products.data.map(({ id }) => id)).toEqual(pageOf(ids, page))
    expect(answer.body.products).toMatchObject({ total: 2400, last_page: 200, current_page: page })
  }
})

test.each(sorts)('deep pages of a price range by %s too', async (sort) => {
  const ids = await idsInOrder(orders[sort], 'price_taka between 51 and 60')

  for (const page of [1, 86, 90, 120, Math.ceil(ids.length / 12)]) {
    const filter = { category: 'Deep', sort, page, min_price: 51, max_price: 60 }
    const answer = await visitor.ask(listCategory, filter)

    expect(answer.body.products.data.map(({ id }) => id)).toEqual(pageOf(ids, page))
    expect(answer.body.products.total).toBe(ids.length)
  }
})

test.each([
  [51, 60],
  [50, 62],
  [49, 63],
  [55, 55],
  [63, 900],
  [10, 55],
  [55, 50_000],
  [10, 50_000],
  [9, 60_000],
  [undefined, 53],
  [53, undefined],
])('the total from %s to %s taka is exact', async (min_price, max_price) => {
  const ends = [
    ...(min_price !== undefined && min_price > 10 ? [`price_taka >= ${min_price}`] : []),
    ...(max_price !== undefined && max_price < 50_000 ? [`price_taka <= ${max_price}`] : []),
  ]
  const ids = await idsInOrder('id desc', ends.join(' and ') || 'true')

  const answer = await visitor.ask(listCategory, { category: 'Deep', min_price, max_price })

  expect(answer.body.products.total).toBe(ids.length)
  expect(answer.body.products.data).toHaveLength(Math.min(12, ids.length))
})

test('deep pages of all products, and after a change of the catalogue', async () => {
  for (const change of [
    'delete from product where id % 50 = 0',
    'update product set stock = 0 where id % 5 = 0',
  ]) {
    await shop.pool.query(change)
    const ids = await idsInOrder('id desc')

    for (const page of [1, 40, 50, 60, 78, 79]) {
      const answer = await visitor.ask(getProducts, { page, limit: 30 })

      expect(answer.body.products.map(({ id }) => id)).toEqual(pageOf(ids, page, 30))
      expect(answer.body.total).toBe(ids.length)
    }
  }
})

test.each(sorts)(
  'few products of a price range among many are found by their prices, sorted by %s',
  async (sort) => {
    const name = `Few ${sort}`
    const wide = await shop.make.category({ category: name })
    // In parts: where all cores are busy, the whole takes longer than a statement may.
    for (const part of [0, 1, 2, 3]) {
      await shop.pool.query(
        'insert into product_category select id, $1 from product where price_taka < 60 and id % 4 = $2',
        [wide.id, part],
      )
    }
    for (const priceTaka of [901, 900, 905]) {
      await shop.make.product({ priceTaka, title: `Rare ${priceTaka % 2}`, categoryIds: [wide.id] })
    }
    const ids = await idsInOrder(
      orders[sort],
      `price_taka >= 900 and id in (select product_id from product_category where category_id = ${wide.id})`,
    )

    const { body } = await visitor.ask(listCategory, { category: name, sort, min_price: 900 })

    expect(body.products.data.map(({ id }) => id)).toEqual(ids)
    expect(body.products.total).toBe(3)
  },
)

test('pages of every size leave room for the plans of all other statements', async () => {
  const connection = new pg.Pool({ connectionString: shop.databaseUrl, max: 1 })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(connection, { statementNameGenerator: namePlans() }),
  })
  const { readNewest } = openListings(prisma, new Cache(shop.changes, 1_000_000))

  for (let size = 1; size <= 100; size++) {
    for (const page of [1, 2]) expect((await readNewest(page, size)).products).toHaveLength(size)
  }

  const { rows } = await connection.query('select name from pg_prepared_statements')
  expect(rows.length).toBeLessThanOrEqual(2)
  await prisma.$disconnect()
  await connection.end()
})

// Over 200 lines: derived rows, written one after another and at once

import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findDifferences } from '../support/derived.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const seed = 20_261_121

const rows = fc.nat(11)
const titles = fc.constantFrom('Rose Saree', 'শাড়ি নকশি', 'Saree', 'Lamp 100%', 'গামছা red', 'x')
const names = fc.constantFrom('Eid', 'ঈদ', 'Cotton', 'Winter wear', 'New', 'রোজা', 'Sale', 'Men')
const productOf =
  '(select id from product order by id offset $1 % greatest(1, (select count(*) from product)) limit 1)'

/** Possible writes of an operator's program as SQL; a missing row is no error. */
const writes: [string, fc.Arbitrary<unknown[]>][] = [
  [
    `insert into product (slug, title, image, price_taka, discount_percent)
     select 's' || nextval('product_id_seq'), $1, '/x.webp', $2, nullif($3, 0) from generate_series(1, $4)`,
    fc.tuple(titles, fc.nat(90_000), fc.nat(3), fc.integer({ min: 1, max: 3 })),
  ],
  [`update product set title = $2 where id = ${productOf}`, fc.tuple(rows, titles)],
  [`update product set price_taka = $2 where id = ${productOf}`, fc.tuple(rows, fc.nat(90_000))],
  [
    `update product set discount_percent = nullif($2, 0) where id = ${productOf}`,
    fc.tuple(rows, fc.nat(3)),
  ],
  [
    'update product set title = title, price_taka = price_taka + $1, stock = 1',
    fc.tuple(fc.nat(5)),
  ],
  [`delete from product where id = ${productOf}`, fc.tuple(rows)],
  [
    `insert into product_tag select p.id, t.id from product p, tag t where (p.id + t.id) % 5 = $1 % 5
     on conflict do nothing`,
    fc.tuple(rows),
  ],
  ['delete from product_tag where product_id % 4 = $1 % 4', fc.tuple(rows)],
  [
    'update product_tag set tag_id = (select max(id) from tag) where product_id % 7 = $1 % 7 and product_id not in (select product_id from product_tag where tag_id = (select max(id) from tag)) and tag_id = (select min(id) from tag)',
    fc.tuple(rows),
  ],
  [
    `insert into product_category select p.id, c.id from product p, category c
     where (p.id + c.id) % 4 = $1 % 4 on conflict do nothing`,
    fc.tuple(rows),
  ],
  ['delete from product_category where (product_id + category_id) % 3 = $1 % 3', fc.tuple(rows)],
  ['insert into tag (tag) values ($1) on conflict do nothing', fc.tuple(names)],
  [
    'update tag set tag = $2 where id % 5 = $1 % 5 and not exists (select from tag where shop_norm(tag) = shop_norm($2)) and id = (select min(id) from tag where id % 5 = $1 % 5)',
    fc.tuple(rows, names),
  ],
  ['delete from tag where id % 9 = $1', fc.tuple(rows)],
  [
    "insert into category (menu_id, category, image) select min(id), $1, '/c.webp' from menu having min(id) is not null on conflict do nothing",
    fc.tuple(names),
  ],
  [
    'update category set menu_id = (select id from menu order by id offset $1 % 2 limit 1) where id % 2 = $1 % 2 and exists (select from menu offset 1)',
    fc.tuple(rows),
  ],
  ['update category set category = category || $2 where id % 6 = $1 % 6', fc.tuple(rows, names)],
  ['delete from category where id % 9 = $1', fc.tuple(rows)],
  [
    'delete from menu where id = (select max(id) from menu) and $1 = 3 and (select count(*) from menu) > 1',
    fc.tuple(rows),
  ],
  [
    'insert into product_color (product_id, color) select id, $1 from product where id % 3 = 1',
    fc.tuple(names),
  ],
  [
    'update product_color set removed_at = now(), color = $2 where product_id % 4 = $1 % 4',
    fc.tuple(rows, names),
  ],
  [
    'insert into product_size (product_id, size) select id, $1 from product where id % 3 = 2',
    fc.tuple(names),
  ],
  ['delete from product_size where product_id % 4 = $1 % 4', fc.tuple(rows)],
  ['insert into menu (menu) values ($1) on conflict do nothing', fc.tuple(names)],
]
const write = fc.nat(writes.length - 1).chain((nr) => {
  const [sql, values] = writes[nr] ?? ['select 1', fc.constant([])]
  return values.map((given) => ({ sql, given }))
})

const differences = () => findDifferences(shop.pool)

/** The derived tables as text, with words instead of their numbers: a rebuild numbers them anew. */
async function lookAtDerived(): Promise<string> {
  const { rows: found } = await shop.pool.query(`
    select
      (select json_agg(e order by listing_key, product_id) from listing_entry e) as entries,
      (select json_agg(l order by listing_key) from listing l where products <> 0) as listings,
      (select json_agg(t order by listing_key, tag_id) from listing_tag t where products <> 0) as tags,
      (select json_agg(json_build_array(term, kind, products, sound) order by term, kind)
        from term where products <> 0) as terms,
      (select json_agg(json_build_array(gap, term) order by gap, term)
        from term_gap join term on term.id = term_id where products <> 0) as gaps,
      (select json_agg(json_build_array(p.id, title_sort, (
          select json_agg(json_build_array(term, kind, nr < 0) order by term, kind, nr < 0)
          from unnest(terms) nr join term on term.id = abs(nr))) order by p.id)
        from product p) as products`)
  return JSON.stringify(found)
}

test('the derived tables follow every write, and a rebuild changes nothing', async () => {
  await shop.make.menu({ menu: 'First' })
  await shop.make.menu({ menu: 'Second' })

  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 15, maxLength: 40 }), async (steps) => {
      for (const { sql, given } of steps) await shop.pool.query(sql, given)

      expect(await differences()).toEqual([])
    }),
    { seed, numRuns: 25, endOnFailure: true },
  )

  const before = await lookAtDerived()
  expect(
    (await shop.pool.query('select count(*)::int as n from listing_entry')).rows[0].n,
  ).toBeGreaterThan(0)
  await shop.pool.query('select shop_rebuild_derived()')
  expect(await differences()).toEqual([])
  expect(await lookAtDerived()).toBe(before)
})

test('writers at the same time keep the derived tables right', async () => {
  const tags = await Promise.all(
    ['a', 'b', 'c'].map((tag) => shop.make.tag({ tag: `race ${tag}` })),
  )
  const category = await shop.make.category()
  const products = []
  for (let i = 0; i < 6; i++) products.push(await shop.make.product())

  await Promise.all(
    products.flatMap((product, nr) => [
      shop.prisma.product.update({ where: { id: product.id }, data: { title: `Race ${nr}` } }),
      shop.prisma.product.update({ where: { id: product.id }, data: { priceTaka: 100 + nr } }),
      shop.prisma.productCategory.create({
        data: { productId: product.id, categoryId: category.id },
      }),
      ...tags.map(({ id }) =>
        shop.prisma.productTag.create({ data: { productId: product.id, tagId: id } }),
      ),
    ]),
  )

  expect(await differences()).toEqual([])
})

/** Begins a write and waits until it is blocked by another. */
async function beginWaiting(sql: string) {
  const written = shop.pool.query(sql)
  written.catch(() => {})
  await vi.waitFor(async () => {
    const { rows: waiting } = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and query = $1
         and wait_event_type = 'Lock'`,
      [sql],
    )
    expect(waiting).toHaveLength(1)
  }, patience)
  return { written }
}

test('categories that move and get names lock their products in one order, as others do', async () => {
  const to = await shop.make.menu()
  const [named, moved] = [await shop.make.category(), await shop.make.category()]
  const first = await shop.make.product({ categoryIds: [named.id] })
  const second = await shop.make.product({ categoryIds: [moved.id] })
  const tag = await shop.make.tag()
  const holder = await shop.pool.connect()
  await holder.query('begin')
  await holder.query('select from product where id = $1 for no key update', [first.id])

  const tagging = await beginWaiting(`
    insert into product_tag values (${first.id}, ${tag.id}), (${second.id}, ${tag.id})`)
  const renaming = await beginWaiting(`
    update category set category = category || case id when ${named.id} then ' new' else '' end,
      menu_id = case id when ${moved.id} then ${to.id} else menu_id end
    where id in (${named.id}, ${moved.id})`)
  await holder.query('rollback')
  holder.release()

  expect((await tagging.written).rowCount).toBe(2)
  expect((await renaming.written).rowCount).toBe(2)
  expect(await differences()).toEqual([])
})

test('emptied catalogue leaves no derived rows', async () => {
  await shop.pool.query('delete from product')

  expect(await differences()).toEqual([])
  const { rows: left } = await shop.pool.query(
    'select count(*)::int as n from listing_entry union all select sum(products)::int from term',
  )
  expect(left.map(({ n }) => n ?? 0)).toEqual([0, 0])
})

test.each([
  ['category', `update category set menu_id = (select min(id) from menu) where id = $1`],
  ['category', `update category set category = 'Renamed' where id = $1`],
  ['tag', `update tag set tag = 'Renamed' where id = $1`],
])('product linked while its %s changes is listed rightly: %s', async (kind, change) => {
  const product = await shop.make.product()
  const { id } = kind === 'tag' ? await shop.make.tag() : await shop.make.category()
  const link = `insert into product_${kind} (product_id, ${kind}_id) values ($1, $2)`
  const linking = await shop.pool.connect()
  await linking.query('begin')
  await linking.query(link, [product.id, id])

  const changed = shop.pool.query(change, [id])
  await vi.waitFor(async () => {
    const { rows } = await shop.pool.query(
      `select from pg_stat_activity where datname = current_database() and query = $1
         and (wait_event_type = 'Lock' or state = 'idle')`,
      [change],
    )
    expect(rows.length).toBeGreaterThan(0)
  }, patience)
  await linking.query('commit')
  linking.release()
  await changed

  expect(await differences()).toEqual([])
})

test('rebuild of derived rows waits for a product going off sale', async () => {
  const { id } = await shop.make.product()
  const taking = await shop.pool.connect()
  await taking.query('begin; select shop_count_catalogue(0)')
  const rebuilt = shop.pool.query('select shop_rebuild_derived()')
  // The rebuild waits half a second for any one lock.
  await Promise.race([rebuilt.catch(() => {}), setTimeout(1000)])

  await taking.query('update product set archived_at = now() where id = $1', [id])
  await taking.query('commit')
  taking.release()
  await rebuilt

  expect(await differences()).toEqual([])
})

test('rebuild of derived rows refuses no writer', async () => {
  const category = await shop.make.category()
  const tag = await shop.make.tag()
  const first = await shop.make.product()
  for (let nr = 0; nr < 40; nr++) await shop.make.product({ title: `Saree ${nr}` })
  let isOver = false
  let writes = 0
  const steps: [string, number[]][] = [
    [
      `insert into product_category select id, $1 from product where id % 3 = 0 on conflict do nothing`,
      [category.id],
    ],
    [
      `insert into product_tag select id, $1 from product where id % 2 = 0 on conflict do nothing`,
      [tag.id],
    ],
    [
      `update product set price_taka = price_taka + 1, title = title || '' where id = $1`,
      [first.id],
    ],
    [`delete from product_category where category_id = $1`, [category.id]],
    [`delete from product_tag where tag_id = $1`, [tag.id]],
  ]
  const writers = steps.map(async ([sql, given]) => {
    for (; !isOver; writes++) await shop.pool.query(sql, given)
  })

  for (let round = 0; round < 20; round++) await shop.pool.query('select shop_rebuild_derived()')
  isOver = true
  await Promise.all(writers)

  expect(writes).toBeGreaterThan(steps.length)
  expect(await differences()).toEqual([])
})

test('a few thousand products are compared within the time that a statement has', async () => {
  for (let first = 1; first < 3000; first += 300) {
    await shop.pool.query(
      `insert into product (slug, title, image, price_taka)
       select 'many-' || i, 'Handmade cotton saree from Tangail ' || i, '', 100
       from generate_series($1::int, $1 + 299) i`,
      [first],
    )
  }

  expect(await findDifferences(shop.pool)).toEqual([])
})

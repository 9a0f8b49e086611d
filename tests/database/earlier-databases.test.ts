import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMigrations } from '../../server/database/migrations.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { openDatabases } from './make-database.ts'

const { makeDatabase, migrated } = openDatabases()

test.each([1, 2])(
  'a database of the former text %i of loose pictures becomes as all',
  async (nr) => {
    const { url, query } = await makeDatabase()
    const { query: queryMigrated } = await migrated()
    const sql = readFileSync(new URL(`former/loose-pictures-${nr}.sql`, import.meta.url), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const former = readMigrations()
      .filter(({ name }) => name <= '20261121000003_loose_pictures')
      .map((each) => (each.name.endsWith('_loose_pictures') ? { ...each, sql, checksum } : each))
    await migrate(url, { migrations: former })
    await query(`insert into loose_picture (image) values ('/uploads/reviews/a-40x30.webp')`)

    await migrate(url)

    expect(await query(loosePictures)).toEqual(await queryMigrated(loosePictures))
    expect(await query('select image from loose_picture')).toHaveLength(1)
  },
)

/** Functions, triggers and rules of loose pictures, as the database has them. */
const loosePictures = `
  select proname as name, md5(prosrc) as text from pg_proc where proname like '%loose_pictures'
  union all select tgname, pg_get_triggerdef(oid) from pg_trigger
    where tgrelid = 'review_image'::regclass and not tgisinternal
  union all select conname, pg_get_constraintdef(oid) from pg_constraint
    where conrelid = 'loose_picture'::regclass
  order by 1, 2`

const manyUsesOfAPromo = `
  insert into customer (id, name, email, email_key, password_hash) values (1, 'A', 'a', 'a', ''), (2, 'B', 'b', 'b', '');
  insert into promo (id, code, price_taka, max_redemptions, redeemed) values (7, 'EID', 10, 100, 5);
  insert into orders (id, customer_id, trans_id, confirm_key, confirmed_lines, status, fee_taka, subtotal_taka,
    promo_code, promo_price_taka, discount_taka, total_taka, address_name, address_number, address)
  select n, case n when 5 then 2 else 1 end, n, n, n, case n when 2 then 5 else 0 end, 60, 500,
    'EID', 10, 10, 550, 'A', '01712345678', 'Dhaka' from generate_series(1, 5) n;
  insert into promo_redemption (promo_id, order_id) select 7, n from generate_series(1, 5) n`

test('uses of a promo from before its limit stay, and cancelled orders give theirs back', async () => {
  const { url, query } = await makeDatabase()
  const earlier = readMigrations().filter(({ name }) => name < '20261122')
  await migrate(url, { migrations: earlier })
  await query(manyUsesOfAPromo)

  await migrate(url)

  expect(await query('select redeemed, max_per_customer from promo')).toEqual([
    { redeemed: 4, max_per_customer: 1 },
  ])
  expect(
    await query('select order_id, customer_id, use_nr from promo_redemption order by order_id'),
  ).toEqual([
    { order_id: 1, customer_id: 1, use_nr: 1 },
    { order_id: 3, customer_id: 1, use_nr: 2 },
    { order_id: 4, customer_id: 1, use_nr: 3 },
    { order_id: 5, customer_id: 2, use_nr: 1 },
  ])
  expect(await query('select order_id, reason from cancellation')).toEqual([
    { order_id: 2, reason: '' },
  ])
})

const smallCatalogue = `
  insert into menu (id, menu) values (1, 'Women'), (2, 'Men');
  insert into category (id, menu_id, category, image) values (1, 1, 'Sarees', '/c.webp');
  insert into tag (id, tag) values (1, 'Eid');
  insert into product (id, slug, title, image, price_taka, discount_percent)
    select n, n, 'Saree ' || n, '/p.webp', n, 10 from generate_series(1, 50) n;
  insert into product_category select id, 1 from product;
  insert into product_tag select id, 1 from product`

test('a catalogue from before goes on with one set of triggers', async () => {
  const { url, query } = await makeDatabase()
  await migrate(url, { migrations: readMigrations().filter(({ name }) => name < '20261123') })
  await query(smallCatalogue)
  const derived = `select (select json_agg(e order by listing_key, product_id) from listing_entry e) as entries,
    (select json_agg(t order by id) from term t) as terms, (select json_agg(l) from listing l) as listings`
  const before = await query(derived)

  await migrate(url)

  expect(await query(derived)).toEqual(before)
  await query(`
    update category set menu_id = 2, category = 'Jamdani';
    update tag set tag = 'Puja';
    update product set title = title || ' blue', price_taka = 7 where id < 9;
    delete from product where id > 40`)
  expect(await query('select from shop_derived_differences() where differences <> 0')).toEqual([])
  expect(
    await query(
      `select products from term where kind = 0 and term in ('blue', 'eid', 'puja') order by term`,
    ),
  ).toEqual([{ products: 8 }, { products: 0 }, { products: 40 }])
  expect(
    await query(
      `select listing_key, products from listing where listing_key < 300000000 order by 1`,
    ),
  ).toEqual([
    { listing_key: 0, products: 40 },
    { listing_key: 100_000_001, products: 0 },
    { listing_key: 100_000_002, products: 40 },
    { listing_key: 200_000_001, products: 40 },
  ])
})

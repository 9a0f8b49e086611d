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
    await migrate(url, former)
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
  await migrate(url, earlier)
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

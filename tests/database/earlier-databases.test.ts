import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { migrate } from '../../server/migrations/migrate.ts'
import { schemaDifference } from '../../server/migrations/schema-difference.ts'
import { onDatabase } from '../support/databases.ts'
import { openDatabases } from './make-database.ts'

const { makeDatabase, migrated } = openDatabases()

/** Rows of every table, as `pg_dump --inserts` of PostgreSQL 15 wrote a shop of that version. */
const dumpOf = (version: string) =>
  gunzipSync(readFileSync(new URL(`former/${version}.sql.gz`, import.meta.url))).toString()

const countRows = `
  select relname as name, (xpath('/row/n/text()', query_to_xml(
    format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as rows
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname <> '_prisma_migrations' order by 1`

test.each([
  // The first photo of a product has a row since 0.3.0.
  ['0.2.0', 1],
  ['0.3.0', 0],
])('a shop of version %s is brought up to date and loses no row', async (version, photosMade) => {
  const { url, query } = await makeDatabase()
  await query(dumpOf(version))
  const before = await query(countRows)

  await migrate(url)

  expect(await schemaDifference(url)).toBeNull()
  const [photos] = await query('select count(*)::int as products from product')
  // A later version finds products by more words.
  const stored = before.filter(({ name }) => !name.startsWith('term'))
  const kept = stored.map(({ name, rows }) => ({
    name,
    rows: name === 'product_image' ? rows + photosMade * photos?.products : rows,
  }))
  const after = await query(countRows)
  // Words of products are derived, and there are more of them since then.
  const isOwn = ({ name }: { name?: unknown }) => name !== 'term' && name !== 'term_gap'
  expect(after).toEqual(expect.arrayContaining(kept.filter(isOwn)))
  expect(before.filter(({ rows }) => rows === 0)).toEqual([])
  const { query: ofToday } = await migrated()
  expect(await query(functionsAndTriggers)).toEqual(await ofToday(functionsAndTriggers))
})

/** Rules as the database shows them, from any migration; a dump brackets conditions differently. */
const functionsAndTriggers = `
  select proname::text as name, md5(prosrc) as text from pg_proc
    where pronamespace = 'public'::regnamespace
  union all select tgname::text, translate(pg_get_triggerdef(oid), '()', '') from pg_trigger where not tgisinternal
  union all select conname::text, translate(pg_get_constraintdef(oid), '()', '') from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  order by 1, 2`

test('a shop of version 0.2.0 goes on: orders, derived rows and events', async () => {
  const { url, query } = await makeDatabase()
  await query(dumpOf('0.2.0'))
  await migrate(url)

  await query(`
    update category set menu_id = 2, category = 'Jamdani' where id = 1;
    update tag set tag = 'Puja' where id = 1;
    update product set title = title || ' blue', price_taka = 7 where id < 9;
    delete from product where id > 20;
    update orders set status = 2 where trans_id = 'AAAA-AAAA-AAAA'`)
  const [answer] = await query(
    `select (shop_confirm_order(1, (select jsonb_agg(jsonb_build_object('id', id)) from cart_line),
       'lines-3', null, 'EID50', 60, 'CCCC-CCCC-CCCC')).*`,
  )

  expect(answer).toEqual({ refusal: 'no such promo', about: null, confirmed: null })
  expect(await query('select * from shop_derived_differences() where differences <> 0')).toEqual([])
  expect(
    await query(
      `select products from term where kind = 0 and term in ('blue', 'eid', 'puja') order by term`,
    ),
  ).toEqual([{ products: 8 }, { products: 0 }, { products: 10 }])
  expect(await query('select to_status from order_event where order_id = 1 order by id')).toEqual([
    { to_status: 0 },
    { to_status: 1 },
    { to_status: 2 },
  ])
})

test('a number of version 0.2.0 that was written in two ways has one record', async () => {
  const { url, query } = await makeDatabase()
  await query(dumpOf('0.2.0'))
  await query(`
    update orders set address_number = '1711111111' where id = 2;
    update address set number = '+88001711111111' where id = 1;
    insert into message (name, number, email, subject, message)
      values ('Rahima', '8801711111111', 'rahima@example.com', 'Parcel', 'When?')`)
  expect(await query('select open from phone_record')).toHaveLength(2)

  await migrate(url)

  expect(await query('select delivered, returned, cancelled, open from phone_record')).toEqual([
    { delivered: 0, returned: 0, cancelled: 1, open: 1 },
  ])
  expect(await query('select number from address')).toEqual([{ number: '01711111111' }])
  // By the index, whose entries are of the new rule.
  expect(
    await onDatabase(
      url,
      'set enable_seqscan = off',
      `select name from message where shop_number_key(number) = shop_number_key('01711111111')`,
    ),
  ).toEqual([{ name: 'Rahima' }])
  expect(await query('select * from shop_derived_differences() where differences <> 0')).toEqual([])
})

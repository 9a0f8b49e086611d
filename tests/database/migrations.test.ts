import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { migrationsDir, readMigrations } from '../../server/database/migrations.ts'
import { schemaDifference } from '../../server/database/schema-difference.ts'
import { StartError } from '../../server/start-error.ts'
import { createDatabase, dropDatabase, ownName } from '../support/databases.ts'

const postgresUrl = inject('postgresUrl')
const made: string[] = []

afterAll(async () => {
  for (const name of made) await dropDatabase(postgresUrl, name)
})

async function makeDatabase(template?: string) {
  const name = ownName(inject('templateName'))
  made.push(name)
  const url = await createDatabase(postgresUrl, name, template)
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  /** Every column, function and trigger, and the history. */
  const look = async () =>
    JSON.stringify([
      await query(
        `select table_name, column_name, data_type from information_schema.columns
         where table_schema = 'public' order by 1, 2`,
      ),
      await query(
        `select proname, md5(prosrc) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
      ),
      (await query(`select to_regclass('_prisma_migrations') is not null as known`))[0]?.known
        ? await query('select * from _prisma_migrations order by started_at')
        : [],
    ])
  return { url, query, look }
}

const migrated = () => makeDatabase(inject('templateName'))

test('the migrations make of an empty database what the schema says', async () => {
  const { url, query } = await makeDatabase()

  await migrate(url)

  expect(await schemaDifference(url)).toBeNull()
  const history = await query(
    'select migration_name, checksum from _prisma_migrations order by started_at',
  )
  expect(history).toEqual(
    readMigrations().map(({ name, checksum }) => ({ migration_name: name, checksum })),
  )
})

test('a second migration has nothing to do', async () => {
  const { url, look } = await migrated()
  const before = await look()

  await migrate(url)

  expect(await look()).toBe(before)
})

test('servers that start together migrate once', async () => {
  const { url, query } = await makeDatabase()

  await Promise.all([migrate(url), migrate(url), migrate(url)])

  const rows = await query('select count(*)::int as n from _prisma_migrations')
  expect(rows).toEqual([{ n: readMigrations().length }])
})

test('a database that stopped between two migrations is brought to the end', async () => {
  const { url, query } = await makeDatabase()
  await migrate(url, readMigrations().slice(0, 5))

  await migrate(url)

  expect(await schemaDifference(url)).toBeNull()
  const rows = await query('select count(*)::int as n from _prisma_migrations')
  expect(rows).toEqual([{ n: readMigrations().length }])
})

test('a migration that was given out stays as it is', () => {
  const checksums = readFileSync(join(migrationsDir, 'checksums.txt'), 'utf8').trim().split('\n')
  const present = readMigrations().map(({ name, checksum }) => `${checksum}  ${name}/migration.sql`)

  expect(
    present,
    'Never edit a migration that is on main: databases have applied it. Write the next one. A new ' +
      'one is added with: cd prisma/migrations && sha256sum */migration.sql > checksums.txt',
  ).toEqual(checksums)
})

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

const unfit: [string, string, RegExp][] = [
  [
    'newer than the shop',
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
     values ('x', 'x', '29990101000000_later', now())`,
    /newer than this version.*29990101000000_later/,
  ],
  [
    'half migrated',
    `update _prisma_migrations set finished_at = null where migration_name like '%_search'`,
    /half migrated.*_search/,
  ],
  [
    'migrated by files that were edited since',
    `update _prisma_migrations set checksum = 'other' where migration_name like '%_rules'`,
    /_rules was edited/,
  ],
]

test.each(unfit)(
  'a database that is %s is refused and left alone',
  async (_title, sql, sentence) => {
    const { url, query, look } = await migrated()
    await query(sql)
    const before = await look()

    const refused = migrate(url)

    await expect(refused).rejects.toThrow(StartError)
    await expect(refused).rejects.toThrow(sentence)
    expect(await look()).toBe(before)
  },
)

test('somebody else’s database is refused and left alone', async () => {
  const { url, query, look } = await makeDatabase()
  await query('create table invoices (id int)')
  const before = await look()

  const refused = migrate(url)

  await expect(refused).rejects.toThrow(/tables that are not the shop’s/)
  expect(await look()).toBe(before)
})

test('a database that is not there is told in one sentence', async () => {
  const url = new URL(postgresUrl)
  url.pathname = '/no_such_shop'

  const refused = migrate(url.href)

  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(/^The database cannot be reached: [^\n]+$/)
})

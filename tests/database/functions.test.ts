import { expect, test } from 'vitest'
import { readFunctions } from '../../server/migrations/functions.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { openDatabases } from './make-database.ts'

const { migrated } = openDatabases()

test('a changed function is replaced, before the migrations that need it', async () => {
  const { url, query } = await migrated()
  const functionsWith = (answer: number) =>
    `${readFunctions()}
     create or replace function shop_answer() returns int language sql as 'select ${answer}'`
  const made = 'create table answer as select shop_answer() as n'
  const migrations = [
    ...readMigrations(),
    { name: '29990101000000_fill_after_functions', sql: made, checksum: 'x' },
    { name: '29990101000001_table', sql: 'create table of_body (id int)', checksum: 'x' },
  ]

  await migrate(url, { migrations, functions: functionsWith(42) })
  await migrate(url, { migrations, functions: functionsWith(43) })

  expect(await query('select n, shop_answer() as later from answer')).toEqual([
    { n: 42, later: 43 },
  ])
})

test('functions that cannot be replaced leave the former ones', async () => {
  const { url, look } = await migrated()
  const before = await look()
  const functions = `${readFunctions()}
    create or replace function shop_norm(t text) returns text language sql as 'select null';
    select 1 / 0`

  await expect(migrate(url, { functions })).rejects.toThrow(/prisma\/functions: division by zero/)

  expect(await look()).toBe(before)
})

test('every function stands in prisma/functions, but for those that tables are built on', async () => {
  const { query } = await migrated()
  const functions = readFunctions()

  // Bodies are checked too, which a start does not do.
  await query(functions)

  const all = await query(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  )
  expect(
    all.map(({ name }) => name).filter((name) => !functions.includes(`function ${name}(`)),
  ).toEqual([
    'shop_name_words',
    'shop_norm',
    'shop_number_key',
    'shop_photo_host',
    'shop_pictures_of',
  ])
})

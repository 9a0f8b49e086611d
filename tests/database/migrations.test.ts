import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { StartError } from '../../server/failures/start-error.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import {
  checksumLines,
  migrationsDir,
  readMigrations,
  readSchema,
} from '../../server/migrations/read-migrations.ts'
import { schemaDifference } from '../../server/migrations/schema-difference.ts'
import { openSchemaEngine } from '../../server/migrations/schema-engine.ts'
import { openDatabases } from './make-database.ts'

const postgresUrl = inject('postgresUrl')
const { makeDatabase, migrated } = openDatabases()

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

test('the history is written as Prisma’s own engine writes it', async () => {
  const [own, theirs] = await Promise.all([makeDatabase(), makeDatabase()])
  const engine = await openSchemaEngine(theirs.url, readSchema())
  await engine.applyMigrations({
    migrationsList: {
      baseDir: migrationsDir,
      lockfile: {
        path: 'migration_lock.toml',
        content: readFileSync(join(migrationsDir, 'migration_lock.toml'), 'utf8'),
      },
      shadowDbInitScript: '',
      migrationDirectories: readMigrations().map(({ name, sql }) => ({
        path: name,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
      })),
    },
    filters: { externalTables: [], externalEnums: [] },
  })
  await migrate(own.url)

  for (const question of [
    `select column_name, data_type, character_maximum_length, is_nullable, column_default
       from information_schema.columns where table_name = '_prisma_migrations'
       order by ordinal_position`,
    `select migration_name, checksum, logs, rolled_back_at, applied_steps_count,
       length(id) as id, finished_at >= started_at as "isFinished"
       from _prisma_migrations order by started_at`,
  ]) {
    expect(await own.query(question)).toEqual(await theirs.query(question))
  }
})

test('a migration that fails leaves nothing, and the next start goes on', async () => {
  const { url, query, look } = await migrated()
  const before = await look()
  const sql = 'create table half (id int); select 1 / 0'
  const failing = [...readMigrations(), { name: '29990101000000_bad', sql, checksum: 'x' }]

  await expect(migrate(url, { migrations: failing })).rejects.toThrow(
    /29990101000000_bad: division by zero/,
  )

  expect(await look()).toBe(before)
  expect(await query(`select to_regclass('half') as half`)).toEqual([{ half: null }])
  await migrate(url)
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
  await migrate(url, { migrations: readMigrations().slice(0, 5), functions: '' })

  await migrate(url)

  expect(await schemaDifference(url)).toBeNull()
  const rows = await query('select count(*)::int as n from _prisma_migrations')
  expect(rows).toEqual([{ n: readMigrations().length }])
})

test('a migration that was given out stays as it is', () => {
  expect(
    checksumLines(readMigrations()),
    'Never edit a migration that is on main: databases have applied it. Write the next one with ' +
      '`npm run db:migration -- name`; without a name the command writes checksums.txt alone',
  ).toBe(readFileSync(join(migrationsDir, 'checksums.txt'), 'utf8'))
})

const unfit: [string, string, RegExp][] = [
  [
    'newer than the shop',
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
     values ('x', 'x', '29990101000000_later', now())`,
    /newer than this version.*29990101000000_later/,
  ],
  [
    'of version 0.1.0',
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at)
     values ('x', 'x', '20261120000001_initial', now())`,
    /is of version 0\.1\.0, which no later version upgrades/,
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

test('a missing database stops the start with one sentence', async () => {
  const url = new URL(postgresUrl)
  url.pathname = '/no_such_shop'

  const refused = migrate(url.href)

  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(/^The database cannot be reached: [^\n]+$/)
})

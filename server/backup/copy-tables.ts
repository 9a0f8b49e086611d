import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { schemaLock } from '../migrations/migrate.ts'
import { writeSummed } from './files.ts'
import { BackupError, type Manifest, tableFile } from './manifest.ts'

type Table = { name: string; columns: string[] }

/** One repeatable-read transaction reads all tables as of one moment while the shop runs. */
export async function copyTables(client: pg.Client, folder: string) {
  await client.query(`set datestyle to 'ISO'; set intervalstyle to 'postgres'`)
  // A running migration ends first; the tables are locked before the next one.
  await client.query('select pg_advisory_lock_shared($1)', [schemaLock])
  await client.query('begin isolation level repeatable read read only')
  const facts = await readFacts(client)
  const found = await readTables(client)
  const names = found.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  await client.query(`lock table ${names} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [schemaLock])

  const tables = []
  for (const table of found) tables.push(await copyTable(client, table, folder))
  const sequences = await readSequences(client)
  const picturesNamed = await readPicturesNamed(client, found)
  await client.query('commit')
  return { ...facts, tables, sequences, picturesNamed }
}

async function readFacts(client: pg.Client) {
  const { rows: known } = await client.query(`select to_regclass('_prisma_migrations') as history`)
  if (!known[0]?.history) throw new BackupError('The database holds no shop')
  const { rows } = await client.query<{ postgresVersion: string; takenAt: Date }>(
    `select current_setting('server_version') as "postgresVersion", now() as "takenAt"`,
  )
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  )
  const { postgresVersion = '', takenAt = new Date() } = rows[0] ?? {}
  return { postgresVersion, takenAt: takenAt.toISOString(), migrations }
}

/** Tables with their stored columns; the database computes generated ones again. */
async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid, c.relname order by c.relname`,
  )
  return rows
}

async function copyTable(client: pg.Client, { name, columns }: Table, folder: string) {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(name)} (${list}) to stdout`))
  const zipped = createGzip()
  const [sum] = await Promise.all([
    writeSummed(join(folder, tableFile(name)), zipped),
    pipeline(rows, zipped),
  ])
  return { name, columns, rows: rows.rowCount, ...sum }
}

/** Read after the tables, so that each value is past every id: sequences never go back. */
async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    )
    const { value = '1', isCalled = false } = found[0] ?? {}
    sequences.push({ name, value, isCalled })
  }
  return sequences
}

/** An order line may name products that are gone; a loose picture may be swept at any time. */
async function readPicturesNamed(client: pg.Client, tables: Table[]): Promise<Set<string>> {
  const queries = tables
    .filter(({ name, columns }) => columns.includes('image') && !withoutPictures.includes(name))
    .map(({ name }) => `select image from ${pg.escapeIdentifier(name)}`)
  if (queries.length === 0) return new Set()
  const { rows } = await client.query<{ name: string }>(
    `select substr(image, 10) as name from (${queries.join(' union ')}) i where image like '/uploads/%'`,
  )
  return new Set(rows.map(({ name }) => name))
}

const withoutPictures = ['order_line', 'loose_picture']

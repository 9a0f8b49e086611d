import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { afterFunctions } from '../migrations/migrate.ts'
import { historyTable, type Migration, readMigrations } from '../migrations/read-migrations.ts'
import { BackupError, type Manifest, tableFile } from './manifest.ts'

type Tables = Manifest['tables']

/** Throws BackupError where a migration of the backup is unknown here or differs. */
export function findMigrations(folder: string, { migrations }: Manifest): Migration[] {
  const known = new Map(readMigrations().map((each) => [each.name, each]))
  return migrations.map(({ name, checksum }) => {
    const migration = known.get(name)
    if (!migration) {
      throw new BackupError(
        `The backup ${folder} was made by a newer version of the shop (it has ${name}); restore it with that version`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new BackupError(
        `The migration ${name} is not the one that the backup ${folder} was made with; restore it with the version that made it`,
      )
    }
    return migration
  })
}

/** Runs in the caller's transaction. Throws BackupError where rows are missing afterwards. */
export async function loadTables(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  migrations: Migration[],
): Promise<void> {
  await client.query(historyTable)
  // The backup contains the rows that the others make.
  const ofTables = migrations.filter(({ name }) => !name.endsWith(afterFunctions))
  for (const { sql } of ofTables) await client.query(sql)
  const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name))
  // The backup contains derived rows, so triggers must not make them.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // A migration may have added rows that the backup contains too.
  await client.query(`truncate ${names.join(', ')}`)
  for (const table of await parentsFirst(client, manifest.tables)) {
    await loadTable(client, folder, table)
  }
  for (const { name, value, isCalled } of manifest.sequences) {
    await client.query('select setval(quote_ident($1)::regclass, $2, $3)', [name, value, isCalled])
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  await client.query(`analyze ${names.join(', ')}`)
}

async function loadTable(client: pg.Client, folder: string, table: Tables[number]) {
  const { name, columns } = table
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyFrom(`copy ${pg.escapeIdentifier(name)} (${list}) from stdin`))
  await pipeline(createReadStream(join(folder, tableFile(name))), createGunzip(), rows)
  if (rows.rowCount !== table.rows) {
    throw new BackupError(`Of ${table.rows} rows of ${name}, ${rows.rowCount} were taken`)
  }
}

async function parentsFirst(client: pg.Client, tables: Tables): Promise<Tables> {
  const { rows } = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and conrelid <> confrelid
       and connamespace = current_schema()::regnamespace`,
  )
  const sorted: Tables = []
  let left = tables
  while (left.length > 0) {
    const isReady = ({ name }: Tables[number]) =>
      rows.every(
        ({ child, parent }) => child !== name || !left.some((each) => each.name === parent),
      )
    const ready = left.filter(isReady)
    if (ready.length === 0) throw new BackupError('The tables refer to each other in a circle')
    sorted.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return sorted
}

import { readFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config/config.ts'
import type { Shutdown } from '../machine/shutdown.ts'
import { migrate, schemaLock } from '../migrations/migrate.ts'
import { openStorage } from '../pictures/open-storage.ts'
import type { Storage } from '../pictures/storage.ts'
import { connectTool, startDatabase } from '../postgres/reach.ts'
import { type CheckedBackup, checkBackup } from './check-backup.ts'
import { forEachAtOnce } from './files.ts'
import { findBackup } from './layout.ts'
import { findMigrations, loadTables } from './load-tables.ts'
import { BackupError, pictureFile, secretFile } from './manifest.ts'
import { dropEverything, findOccupied, putSecret, refuseWhileInUse } from './target.ts'

type RestoreOrder = {
  from: string
  overwrite: boolean
  say: (line: string) => void
  shutdown: Shutdown
}

/**
 * One transaction, committed after pictures and secret. Throws BackupError, StartError,
 * StorageAway.
 */
export async function restoreBackup(config: Config, order: RestoreOrder): Promise<void> {
  const { overwrite, say, shutdown } = order
  const backup = await checkBackup(await findBackup(order.from))
  const { folder, manifest, pictures } = backup
  say(`Read and found whole: ${folder}, of ${manifest.takenAt}`)
  const migrations = findMigrations(folder, manifest)
  const secret = manifest.secretSha256 && readFileSync(join(folder, secretFile), 'utf8').trim()
  const storage = await openStorage(config)
  if (!(await storage.check())) throw new BackupError('The storage of pictures does not answer')
  await mkdir(config.dataDir, { recursive: true })

  const url = await startDatabase(config, shutdown)
  const client = await connectTool(url, 'restore', shutdown)
  await claimSchema(client)
  await refuseWhileInUse(client)
  const occupied = await findOccupied(client, storage, config, secret)
  if (occupied.length > 0 && !overwrite) {
    throw new BackupError(
      `Nothing was restored, for there are ${occupied.join(', and ')}; restore into an empty place, or give --overwrite to replace all of that`,
    )
  }

  await client.query('begin')
  if (overwrite) await dropEverything(client)
  await loadTables(client, folder, manifest, migrations)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`Database: ${manifest.tables.length} tables, ${rows} rows`)
  await putPictures(storage, backup)
  say(`Pictures: ${pictures.length} files`)
  const warning = secret ? await putSecret(config, secret) : null
  await client.query('commit')

  if (overwrite) await removeStrayReviews(storage, new Set(pictures))
  await client.end()
  await migrate(url)
  if (await mendDerived(await connectTool(url, 'restore', shutdown))) {
    say('Derived rows of the backup were not right; they were made anew')
  }
  if (warning) say(warning)
  say('Restored. Start the shop.')
}

/** A shop that starts during a restore waits for its end. */
async function claimSchema(client: pg.Client) {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [schemaLock])
  if (!rows[0]?.mine) {
    throw new BackupError('The shop is only starting on this database; stop it first')
  }
}

/** Repairs derived rows by this version's rules. False where nothing differed. */
async function mendDerived(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from shop_derived_differences() where differences <> 0',
  )
  if (rowCount) await client.query('select shop_rebuild_derived()')
  return Boolean(rowCount)
}

function putPictures(storage: Storage, { folder, pictures }: CheckedBackup) {
  return forEachAtOnce(pictures, 8, async (name) =>
    storage.put(name, await readFile(join(folder, pictureFile(name)))),
  )
}

/** Removes customers' pictures without a row. Others only take space. */
async function removeStrayReviews(storage: Storage, pictures: Set<string>) {
  for await (const { name } of storage.list()) {
    if (name.startsWith('reviews/') && !pictures.has(name)) await storage.remove(name)
  }
}

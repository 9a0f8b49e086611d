import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import type pg from 'pg'
import { type Config, secretPath } from '../config/config.ts'
import { syncFolder } from '../machine/sync-folder.ts'
import { readMigrations } from '../migrations/read-migrations.ts'
import type { Storage } from '../pictures/storage.ts'
import { BackupError } from './manifest.ts'

export async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ n: number; address: string | null }>(
    `select count(*)::int as n, min(host(client_addr)) as address from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and application_name like 'nokshi-haat%'`,
  )
  const { n = 0, address } = rows[0] ?? {}
  if (n > 0) {
    throw new BackupError(
      `The shop runs on this database (${n} connections${address ? `, one from ${address}` : ''}); stop it first`,
    )
  }
}

/** Describes what a restore would overwrite. Throws BackupError for tables of another program. */
export async function findOccupied(
  client: pg.Client,
  storage: Storage,
  config: Config,
  secret: string | null,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`,
  )
  if (rows.length > 0) await refuseForeign(client, rows)
  const occupied = rows.length > 0 ? [`the database's ${rows.length} tables`] : []
  for await (const { name } of storage.list()) {
    const place = config.bucket ? `the bucket ${config.bucket.name}` : config.uploadsDir
    occupied.push(`pictures in ${place} (as ${name})`)
    break
  }
  const path = secretPath(config.dataDir)
  if (secret !== null && existsSync(path) && readFileSync(path, 'utf8').trim() !== secret) {
    occupied.push(`the session secret in ${path}`)
  }
  return occupied
}

async function refuseForeign(client: pg.Client, tables: { name: string }[]) {
  const hasHistory = tables.some(({ name }) => name === '_prisma_migrations')
  const { rows } = hasHistory
    ? await client.query<{ name: string }>('select migration_name as name from _prisma_migrations')
    : { rows: [] }
  const first = readMigrations()[0]?.name
  if (rows.some(({ name }) => name === first)) return
  throw new BackupError(
    'The database holds tables that are not the shop’s; restore into an empty database, or into a shop’s',
  )
}

/** Empties the schema in the caller's transaction; objects of extensions stay. */
export async function dropEverything(client: pg.Client): Promise<void> {
  await client.query(`do $$
    declare
      here constant oid := current_schema()::regnamespace;
      statement text;
    begin
      foreach statement in array array(
        select format('drop %s if exists %s cascade',
          case relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
          oid::regclass)
        from pg_class c where relnamespace = here and relkind in ('r', 'p', 'v', 'm')
          and not exists (select from pg_depend where objid = c.oid and deptype = 'e'))
      loop execute statement; end loop;
      foreach statement in array array(
        select format('drop routine if exists %s cascade', oid::regprocedure)
        from pg_proc p where pronamespace = here
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e'))
      loop execute statement; end loop;
      foreach statement in array array(
        select format('drop type if exists %s cascade', oid::regtype)
        from pg_type t where typnamespace = here and typtype in ('e', 'd')
          and not exists (select from pg_depend where objid = t.oid and deptype = 'e'))
      loop execute statement; end loop;
      foreach statement in array array(
        select format('drop sequence if exists %s cascade', oid::regclass)
        from pg_class c where relnamespace = here and relkind = 'S'
          and not exists (select from pg_depend where objid = c.oid and deptype = 'e'))
      loop execute statement; end loop;
    end $$`)
}

/** Returns a note for the operator where another secret is configured. */
export async function putSecret(
  { dataDir, sessionSecrets }: Config,
  secret: string,
): Promise<string | null> {
  const path = secretPath(dataDir)
  const sessionSecret = sessionSecrets.join(',')
  const stored = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (sessionSecret !== stored) {
    if (sessionSecret === secret) return null
    return 'SESSION_SECRET is set to another value than at the time of the backup: set it to what the backup’s session-secret holds, or every customer has to log in again'
  }
  await rm(path, { force: true })
  // The commit comes next: after a power cut its sessions need this secret.
  await writeFile(path, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await syncFolder(dataDir)
  return null
}

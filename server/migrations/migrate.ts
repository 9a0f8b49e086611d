import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sentenceOfDatabase } from '../database/errors.ts'
import { StartError } from '../failures/start-error.ts'
import { areCurrent, readFunctions, replaceFunctions } from './functions.ts'
import { historyTable, type Migration, readMigrations } from './read-migrations.ts'

export const schemaLock = 735_601_001
const oldestPostgres = 140_000

/**
 * Set at every start, since a restored backup lacks it, unless the operator set it. With JIT, which
 * Debian enables, looking up a word takes 2 s instead of 16 ms: the planner overrates its cost.
 * With the costs of turning disks the planner compares the terms of every product of a small shop,
 * 4 to 14 ms; the index takes 0.1 to 0.4 ms.
 */
const setPlanner = `do $$ declare setting text;
begin
  for setting in
    select told from unnest(array['random_page_cost = 1.1', 'jit = off']) told
    where (told <> 'jit = off' or pg_jit_available()) and not exists (
      select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
        cross join unnest(s.setconfig) known
      where d.datname = current_database() and s.setrole = 0
        and split_part(known, '=', 1) = split_part(told, ' ', 1))
  loop
    execute format('alter database %I set %s', current_database(), setting);
  end loop;
exception when insufficient_privilege then
  raise warning 'Searching is slow until the owner of this database sets jit = off and random_page_cost = 1.1 for it';
end $$`

/** Valid for a transaction, so a pooler passes nothing on. Operators may limit the serving role. */
export const noLimitsHere = `select set_config(name, '0', true) from pg_settings where name in
  ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`

/** The end of the name of a migration that makes rows by functions as they are now. */
export const afterFunctions = '_after_functions'

type AppliedRow = { migration_name: string; checksum: string; finished: boolean }

/**
 * One server at a time; keeps `_prisma_migrations` as `prisma migrate deploy` does, then replaces the
 * functions if they changed (decision 094). Throws
 * StartError, without a change, for a database that is newer, half migrated, edited, foreign, or
 * not changeable by this user.
 */
export async function migrate(
  databaseUrl: string,
  {
    migrations = readMigrations(),
    functions = readFunctions(),
    warn = () => {},
  }: { migrations?: Migration[]; functions?: string; warn?: (message: string) => void } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  client.on('notice', ({ severity, message }) => severity === 'WARNING' && warn(message ?? ''))
  await connect(client)
  try {
    await client.query('begin')
    await client.query(noLimitsHere)
    await client.query('select pg_advisory_lock($1)', [schemaLock])
    await client.query('commit')
    const applied = await readHistory(client)
    refuseForeignHistory(applied, migrations)
    const names = new Set(applied.map(({ migration_name: name }) => name))
    const missing = migrations.filter(({ name }) => !names.has(name))
    const hasFunctions = await areCurrent(client, functions)
    if (missing.length > 0 || !hasFunctions) await refuseGuest(client)
    if (missing.length > 0) await client.query(historyTable)
    const needsFunctions = ({ name }: Migration) => name.endsWith(afterFunctions)
    for (const each of missing) if (!needsFunctions(each)) await apply(client, each)
    // Functions are replaced after a migration too that still has one of its own.
    if (missing.length > 0 || !hasFunctions) {
      await inTransaction(client, 'prisma/functions', () => replaceFunctions(client, functions))
    }
    for (const each of missing) if (needsFunctions(each)) await apply(client, each)
    await client.query(setPlanner)
  } catch (error) {
    const sentence = sentenceOfDatabase(error)
    throw sentence ? new StartError(`The database cannot be prepared: ${sentence}`) : error
  } finally {
    await client.end()
  }
}

function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  return inTransaction(client, name, async () => {
    await client.query(sql)
    await client.query(
      `insert into _prisma_migrations
         (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    )
  })
}

async function inTransaction(client: pg.Client, name: string, act: () => Promise<void>) {
  try {
    await client.query('begin')
    await client.query(noLimitsHere)
    await act()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new StartError(
      `The database cannot be migrated: ${name}: ${sentenceOfDatabase(error) ?? error}`,
    )
  }
}

async function refuseGuest(client: pg.Client) {
  const { rows } = await client.query<{ name: string; isOwner: boolean }>(
    `select current_user as name,
       coalesce(has_schema_privilege(current_schema(), 'create'), false)
       and not exists (select from pg_class where relnamespace = current_schema()::regnamespace
         and relkind = 'r' and not pg_has_role(relowner, 'usage')) as "isOwner"`,
  )
  if (rows[0]?.isOwner) return
  throw new StartError(
    `The user "${rows[0]?.name}" may not make or change tables in this database; let that user own it, or set DATABASE_OWNER_URL to the address of the user who does`,
  )
}

async function connect(client: pg.Client) {
  try {
    await client.connect()
  } catch (error) {
    throw new StartError(
      `The database cannot be reached: ${error instanceof Error ? error.message || String(error) : error}`,
    )
  }
}

async function readHistory(client: pg.Client): Promise<AppliedRow[]> {
  const { rows: facts } = await client.query<{ version: number; history: boolean; tables: number }>(
    `select current_setting('server_version_num')::int as version,
            to_regclass('_prisma_migrations') is not null as history,
            (select count(*)::int from information_schema.tables
              where table_schema = current_schema() and table_type = 'BASE TABLE') as tables`,
  )
  const { version = 0, history = false, tables = 0 } = facts[0] ?? {}
  if (version < oldestPostgres) {
    throw new StartError('The shop needs PostgreSQL 14 or newer')
  }
  if (!history && tables > 0) {
    throw new StartError(
      'The database holds tables that are not the shop’s; point DATABASE_URL at an empty database',
    )
  }
  if (!history) return []
  const { rows } = await client.query<AppliedRow>(
    `select migration_name, checksum, finished_at is not null as finished
       from _prisma_migrations where rolled_back_at is null order by started_at`,
  )
  return rows
}

function refuseForeignHistory(applied: AppliedRow[], migrations: Migration[]) {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const row of applied) {
    if (!row.finished) {
      throw new StartError(
        `The database is half migrated (${row.migration_name} did not finish); restore a backup, or mend it and mark it as Prisma describes`,
      )
    }
    const migration = known.get(row.migration_name)
    if (!migration && row.migration_name < (migrations[0]?.name ?? '')) {
      throw new StartError(
        'The database is of version 0.1.0, which no later version upgrades; start with an empty database',
      )
    }
    if (!migration) {
      throw new StartError(
        `The database is newer than this version of the shop (it holds ${row.migration_name}); start the newer version`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new StartError(
        `The migration ${row.migration_name} was edited after the database applied it; bring the file back as it was`,
      )
    }
  }
}

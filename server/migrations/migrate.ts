import pg from 'pg'
import { sentenceOfDatabase } from '../database/errors.ts'
import { StartError } from '../failures/start-error.ts'
import { areCurrent, readFunctions, replaceFunctions } from './functions.ts'
import { readHistory, record, refuseForeignHistory } from './history.ts'
import {
  type Baseline,
  historyTable,
  type Migration,
  readBaseline,
  readMigrations,
} from './read-migrations.ts'

export const schemaLock = 735_601_001

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
    where not exists (
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

/**
 * One server at a time; keeps `_prisma_migrations` as `prisma migrate deploy` does, then replaces the
 * functions if they changed (decision 094). An empty database begins with the baseline (decision
 * 110). Throws StartError, without a change, for a database that is newer, half migrated, edited,
 * foreign, or not changeable by this user.
 */
export async function migrate(
  databaseUrl: string,
  {
    migrations = readMigrations(),
    functions = readFunctions(),
    baseline = readBaseline(),
    warn = () => {},
  }: {
    migrations?: Migration[]
    functions?: string
    baseline?: Baseline | null
    warn?: (message: string) => void
  } = {},
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
    let missing = migrations.filter(({ name }) => !names.has(name))
    const hasFunctions = await areCurrent(client, functions)
    if (missing.length > 0 || !hasFunctions) await refuseGuest(client)
    const isBehind = missing.length > 0
    if (isBehind) await client.query(historyTable)
    if (baseline && applied.length === 0) missing = await begin(client, baseline, migrations)
    const needsFunctions = ({ name }: Migration) => name.endsWith(afterFunctions)
    for (const each of missing) if (!needsFunctions(each)) await apply(client, each)
    // Functions are replaced after a migration too that still has one of its own.
    if (isBehind || !hasFunctions) {
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

/** Makes an empty database what the covered migrations would. Returns the migrations left. */
async function begin(
  client: pg.Client,
  { upTo, sql }: Baseline,
  migrations: Migration[],
): Promise<Migration[]> {
  const covered = migrations.findIndex(({ name }) => name === upTo) + 1
  if (covered === 0) return migrations
  await inTransaction(client, 'prisma/baseline.sql', async () => {
    await client.query(sql)
    await record(client, migrations.slice(0, covered))
  })
  return migrations.slice(covered)
}

function apply(client: pg.Client, migration: Migration): Promise<void> {
  return inTransaction(client, migration.name, async () => {
    await client.query(migration.sql)
    await record(client, [migration])
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

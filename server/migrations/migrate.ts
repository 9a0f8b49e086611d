import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { sentenceOfDatabase } from '../database/faults.ts'
import { historyTable, type Migration, readMigrations } from '../database/migrations.ts'
import { StartError } from '../start-error.ts'

/** Any number that no other program takes a lock on: who holds it may change the tables. */
export const schemaLock = 735_601_001
const oldestPostgres = 140_000

/**
 * What the planner is told of this database. Where PostgreSQL compiles statements, as Debian's does,
 * the look-up of a word takes 2 s and not 16 ms: the planner overrates its cost. And by its costs for
 * turning disks it compares the terms of every product of a small shop, 4 to 14 ms, where the index
 * takes 0.1 to 0.4 ms. At every start, since a restored backup does not say so.
 */
const tellPlanner = `do $$ begin
  execute format('alter database %I set random_page_cost = 1.1', current_database());
  if pg_jit_available() then
    execute format('alter database %I set jit = off', current_database());
  end if;
exception when insufficient_privilege then
  raise warning 'Searching is slow until the owner of this database sets jit = off and random_page_cost = 1.1 for it';
end $$`

/** Texts that were given out before the migration's present one; a later migration makes up for them. */
const formerChecksums: Record<string, string[]> = {
  '20261121000003_loose_pictures': [
    '0e2fef6311f9cb6a722911c01a01d6e390745e97a142874aa264a139847c0f2b',
    '52795fbf24c5408b9395b8ec26c3abc6415409934f5cb7bbf292bac5fe5d2bf4',
  ],
}

type AppliedRow = { migration_name: string; checksum: string; finished: boolean }

/**
 * Brings a database to this version's schema, keeping `_prisma_migrations` as `prisma migrate
 * deploy` would. One server at a time. Throws StartError, having touched nothing, for a database
 * that is newer, half migrated, edited, or somebody else's, or whose user may not change it.
 */
export async function migrate(
  databaseUrl: string,
  migrations: Migration[] = readMigrations(),
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await connect(client)
  try {
    await client.query('select pg_advisory_lock($1)', [schemaLock])
    const applied = await readHistory(client)
    refuseForeignHistory(applied, migrations)
    await client.query(tellPlanner)
    if (applied.length === migrations.length) return
    await refuseGuest(client)
    await client.query(historyTable)
    const names = new Set(applied.map(({ migration_name: name }) => name))
    for (const each of migrations) if (!names.has(each.name)) await apply(client, each)
  } catch (error) {
    const said = sentenceOfDatabase(error)
    throw said ? new StartError(`The database cannot be prepared: ${said}`) : error
  } finally {
    await client.end()
  }
}

/** The migration and its row in one transaction: one that fails, or is cut off, leaves nothing. */
async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(
      `insert into _prisma_migrations (id, checksum, migration_name, started_at)
       values ($1, $2, $3, clock_timestamp())`,
      [randomUUID(), checksum, name],
    )
    await client.query(sql)
    await client.query(
      `update _prisma_migrations set finished_at = clock_timestamp(), applied_steps_count = 1
       where migration_name = $1 and finished_at is null`,
      [name],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new StartError(
      `The database cannot be migrated: ${name}: ${sentenceOfDatabase(error) ?? error}`,
    )
  }
}

/** Only the owner of the tables, or of an empty schema, may go on with them. */
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
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const row of applied) {
    if (!row.finished) {
      throw new StartError(
        `The database is half migrated (${row.migration_name} did not finish); restore a backup, or mend it and mark it as Prisma describes`,
      )
    }
    if (!known.has(row.migration_name)) {
      throw new StartError(
        `The database is newer than this version of the shop (it holds ${row.migration_name}); start the newer version`,
      )
    }
    const texts = [known.get(row.migration_name), ...(formerChecksums[row.migration_name] ?? [])]
    if (!texts.includes(row.checksum)) {
      throw new StartError(
        `The migration ${row.migration_name} was edited after the database applied it; bring the file back as it was`,
      )
    }
  }
}

import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { StartError } from '../failures/start-error.ts'
import type { Migration } from './read-migrations.ts'

const oldestPostgres = 140_000

type AppliedRow = { migration_name: string; checksum: string; finished: boolean }

/** Throws StartError for an old PostgreSQL, and for tables without a history. */
export async function readHistory(client: pg.Client): Promise<AppliedRow[]> {
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

/** Throws StartError for a history that is not one of these migrations. */
export function refuseForeignHistory(applied: AppliedRow[], migrations: Migration[]) {
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

/** In the caller's transaction, each begun a moment after the one before. */
export async function record(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `insert into _prisma_migrations
       (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     select id, checksum, name, now() + nr * interval '1 microsecond', clock_timestamp(), 1
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w(id, checksum, name, nr)`,
    [
      migrations.map(() => randomUUID()),
      migrations.map(({ checksum }) => checksum),
      migrations.map(({ name }) => name),
    ],
  )
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

export const migrationsDir = join(projectRoot, 'prisma', 'migrations')
const schemaPath = join(projectRoot, 'prisma', 'schema.prisma')

export type Migration = { name: string; sql: string; checksum: string }

/** Texts that were given out before the migration's present one; a later migration makes up for them. */
const formerChecksums: Record<string, string[]> = {
  '20261121000003_loose_pictures': [
    '0e2fef6311f9cb6a722911c01a01d6e390745e97a142874aa264a139847c0f2b',
    '52795fbf24c5408b9395b8ec26c3abc6415409934f5cb7bbf292bac5fe5d2bf4',
  ],
}

export function isTextOf({ name, checksum }: Migration, applied: string): boolean {
  return applied === checksum || (formerChecksums[name] ?? []).includes(applied)
}

/** Which migrations a database has, as Prisma's own tool keeps it. */
export const historyTable = `create table if not exists _prisma_migrations (
  id varchar(36) primary key not null,
  checksum varchar(64) not null,
  finished_at timestamptz,
  migration_name varchar(255) not null,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz not null default now(),
  applied_steps_count integer not null default 0
)`

export function readMigrations(folder = migrationsDir): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

export function readSchema(): [string, string][] {
  return [[schemaPath, readFileSync(schemaPath, 'utf8')]]
}

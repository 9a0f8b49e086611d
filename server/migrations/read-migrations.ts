import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project-root.ts'

export const migrationsDir = join(projectRoot, 'prisma', 'migrations')
/** Beside the migrations, which it stands for in an empty database. Decision 110. */
export const baselinePath = join(projectRoot, 'prisma', 'baseline.sql')
const schemaPath = join(projectRoot, 'prisma', 'schema.prisma')

export type Migration = { name: string; sql: string; checksum: string }

/** `upTo`: the last migration whose result the script has. */
export type Baseline = { upTo: string; sql: string }

/** The table of applied migrations, as Prisma's tool creates it. */
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

export function readBaseline(): Baseline {
  const sql = readFileSync(baselinePath, 'utf8')
  const [, upTo = ''] = /^-- All migrations up to (\w+)/.exec(sql) ?? []
  return { upTo, sql }
}

/** What checksums.txt holds; `sha256sum --check` reads it too. */
export function checksumLines(migrations: Migration[]): string {
  return migrations.map(({ name, checksum }) => `${checksum}  ${name}/migration.sql\n`).join('')
}

export function readSchema(): [string, string][] {
  return [[schemaPath, readFileSync(schemaPath, 'utf8')]]
}

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFunctions } from '../server/migrations/functions.ts'
import { migrate } from '../server/migrations/migrate.ts'
import { baselinePath, readMigrations } from '../server/migrations/read-migrations.ts'
import { startPrimary } from './fleet/support/postgres.ts'
import { findPostgres } from './fleet/support/programs.ts'

/**
 * `npm run db:baseline`: writes prisma/baseline.sql of all migrations, by Debian's PostgreSQL and its
 * pg_dump. `tests/database/baseline.test.ts` compares what both make.
 */
const flags = ['--no-owner', '--no-privileges', '--no-comments', '--column-inserts']
const head = `-- All migrations up to ${readMigrations().at(-1)?.name}, written by \`npm run db:baseline\`; later ones
-- follow. A trigger's function is empty until the start puts those of prisma/functions in place.
set local check_function_bodies = off;

`
/** Settings of the dump, and sequences that have given no number. */
const idle = /^(--|\\|SET |SELECT pg_catalog\.(set_config|setval\(.*, false\))).*\n/gm
const aFunction =
  /^CREATE FUNCTION public\.(\w+)\([^$]*?RETURNS (\w+)[^$]*\$(\w*)\$[\s\S]*?\$\3\$;\n/gm

/** Of its writing: a new row has its own. */
const timestamp = /'\d{4}-\d\d-\d\d \d\d:[^']*'/g

const postgres = await startPrimary()
try {
  await migrate(postgres.url, { baseline: null })
  const dump = execFileSync(
    join(findPostgres(), 'pg_dump'),
    [...flags, '--exclude-table=_prisma_migrations', postgres.url],
    { encoding: 'utf8' },
  )
  writeFileSync(baselinePath, head + asBaseline(dump))
} finally {
  await postgres.stop()
}

function asBaseline(dump: string): string {
  const functions = readFunctions()
  const outside = dump.replace(aFunction, '')
  return dump
    .replace(idle, '')
    .replace(aFunction, (text, name, result) => {
      if (!functions.includes(`function ${name}(`)) return text
      // A condition of a trigger calls some.
      if (result !== 'trigger') return outside.includes(`public.${name}(`) ? text : ''
      return `CREATE FUNCTION public.${name}() RETURNS trigger LANGUAGE plpgsql AS 'begin end';\n`
    })
    .replace(/^INSERT .*/gm, (text) => text.replace(timestamp, 'DEFAULT'))
    .replace(/^\n+|\n(?=\n\n)/g, '')
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startScratchPostgres } from '../postgres/scratch.ts'
import { migrate } from './migrate.ts'
import { checksumLines, migrationsDir, readMigrations } from './read-migrations.ts'
import { schemaDifference } from './schema-difference.ts'

const nextSteps = `Read and edit it, as "Add a table, or a column" of docs/recipes.md says; then:
  npm run db:migration    writes checksums.txt again
and run what the recipe has behind "Missing?".`

/**
 * `npm run db:migration -- name`: writes the difference between schema and migrations, and
 * checksums.txt. Without a name only checksums.txt, after the new migration was edited.
 */
const name = process.argv[2]?.replace(/[^a-z0-9_]+/gi, '_').toLowerCase()
if (name) await writeMigration(name)
writeFileSync(join(migrationsDir, 'checksums.txt'), checksumLines(readMigrations()))
console.log('Written: prisma/migrations/checksums.txt.')

async function writeMigration(name: string) {
  const postgres = await startScratchPostgres()
  try {
    await migrate(postgres.url)
    const script = await schemaDifference(postgres.url)
    if (!script) return console.log('The schema and the migrations agree; no migration is needed.')
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = `${stamp}_${name}`
    mkdirSync(join(migrationsDir, folder))
    const sql = script + proposedTriggers(script)
    writeFileSync(join(migrationsDir, folder, 'migration.sql'), sql)
    console.log(`Written: prisma/migrations/${folder}/migration.sql. ${nextSteps}`)
  } finally {
    await postgres.stop()
  }
}

/** The cache keeps answers made of a table until that table notifies. */
function proposedTriggers(script: string): string {
  const tables = [...script.matchAll(/^CREATE TABLE "(\w+)"/gm)].map(([, table]) => table)
  const triggers = tables.map(
    (table) => `
-- Guests read "${table}"? Then its changes must clear the cache: keep these two lines.
-- create trigger tell_change after insert or update or delete or truncate on "${table}"
--   for each statement execute function shop_tell_change();
`,
  )
  return triggers.join('')
}

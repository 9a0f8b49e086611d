import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startScratchPostgres } from '../postgres/scratch.ts'
import { migrate } from './migrate.ts'
import { migrationsDir } from './read-migrations.ts'
import { schemaDifference } from './schema-difference.ts'

/** `npm run db:migration -- name`: writes the difference between schema and migrations. */
const name = process.argv[2]?.replace(/[^a-z0-9_]+/gi, '_').toLowerCase()
if (!name) {
  console.error('Give the migration a name: npm run db:migration -- add_something')
  process.exit(1)
}
const postgres = await startScratchPostgres()
try {
  await migrate(postgres.url)
  const script = await schemaDifference(postgres.url)
  if (!script) {
    console.log('The schema and the migrations agree; nothing to write.')
  } else {
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
    const target = join(migrationsDir, `${stamp}_${name}`)
    mkdirSync(target)
    writeFileSync(join(target, 'migration.sql'), script)
    console.log(
      `Written: prisma/migrations/${stamp}_${name}/migration.sql. Read it before you commit it.`,
    )
  }
} finally {
  await postgres.stop()
}

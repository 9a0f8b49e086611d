import pg from 'pg'
import { readConfig } from '../config.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { claimDataDir } from './one-server.ts'

/**
 * `npm run db:check`: compares every derived row (listings, counters, search terms) with what it is
 * made of; with `-- --repair` makes them anew. For the embedded database the shop must be stopped.
 * Where nothing is built, as in the image: `node dist/server/check-derived.js`.
 */
const config = readConfig()
const release = config.databaseUrl ? () => {} : claimDataDir(config.dataDir)
const own = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
const client = new pg.Client({
  connectionString: config.databaseOwnerUrl ?? config.databaseUrl ?? own?.url,
})
await client.connect()
try {
  if (process.argv.includes('--repair')) {
    await client.query('select shop_rebuild_derived()')
    console.log('Every derived row was made anew.')
  }
  const { rows } = await client.query<{ what: string; differences: string }>(
    'select what, differences from shop_derived_differences()',
  )
  for (const { what, differences } of rows) console.log(`${what}: ${differences} differences`)
  process.exitCode = rows.every(({ differences }) => differences === '0') ? 0 : 1
} finally {
  await client.end()
  await own?.stop()
  release()
}

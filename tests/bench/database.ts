import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../server/machine/project-root.ts'
import { readFunctions } from '../../server/migrations/functions.ts'
import { migrate } from '../../server/migrations/migrate.ts'
import { readMigrations } from '../../server/migrations/read-migrations.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/postgres/embedded.ts'
import { loadCustomers } from './customers.ts'
import { loadCatalogue } from './load-catalogue.ts'

export const benchDir = join(projectRoot, '.cache', 'bench')
/** Comparing every derived row takes minutes for a million products. */
const comparedUpTo = 1000

/** PostgreSQL with its defaults, except for memory and the room for loading. */
export function startBenchPostgres(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres(benchDir, { shared_buffers: '512MB', max_wal_size: '4GB' })
}

/** The database of a catalogue size, from an earlier run or loaded now. Returns its URL. */
export async function openCatalogue(postgresUrl: string, products: number): Promise<string> {
  const name = `bench_${products}`
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  const { rows } = await inDatabase(postgresUrl, (client) =>
    client.query(
      `select shobj_description(oid, 'pg_database') as fingerprint from pg_database
       where datname = $1`,
      [name],
    ),
  )
  if (rows[0]?.fingerprint === fingerprint()) return url.href
  console.log(`Loading ${products} products …`)
  await inDatabase(postgresUrl, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template template0`)
  })
  await migrate(url.href)
  await inDatabase(url.href, (client) => loadCatalogue(client, products))
  await inDatabase(url.href, async (client) => {
    await loadCustomers(client)
    await client.query('vacuum analyze')
    if (products <= comparedUpTo) await refuseDifferences(client)
    await client.query(`comment on database ${name} is '${fingerprint()}'; checkpoint`)
  })
  return url.href
}

/** A copy of the catalogue for a bench that changes it; replaces a former copy. */
export async function copyCatalogue(postgresUrl: string, products: number): Promise<string> {
  const from = new URL(await openCatalogue(postgresUrl, products)).pathname.slice(1)
  await inDatabase(postgresUrl, async (client) => {
    await client.query('drop database if exists bench_copy with (force)')
    await client.query(`create database bench_copy template ${from}`)
  })
  return new URL('/bench_copy', postgresUrl).href
}

export async function inDatabase<T>(url: string, act: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}

async function refuseDifferences(client: pg.Client) {
  const { rows } = await client.query(
    'select what from shop_derived_differences() where differences > 0',
  )
  if (rows.length > 0) throw new Error(`Derived rows differ: ${JSON.stringify(rows)}`)
}

/** The version of the schema and of the loading code. */
function fingerprint(): string {
  const sources = ['load-catalogue.ts', 'customers.ts', 'words.ts'].map((file) =>
    readFileSync(join(projectRoot, 'tests', 'bench', file), 'utf8'),
  )
  const migrations = readMigrations().map(({ checksum }) => checksum)
  const parts = [...migrations, readFunctions(), ...sources]
  return createHash('sha256').update(parts.join()).digest('hex')
}

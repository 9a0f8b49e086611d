import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { runningPostgres, startEmbeddedPostgres } from './embedded.ts'
import { claimDataDir, serverOf } from './one-server.ts'

/** The shop's database for a tool. */
export type Reached = { url: string; close: () => Promise<void> }

const noLimits = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`

/** The configured database, or the embedded one, running or not. Throws StartError without one. */
export async function reachDatabase(config: Config): Promise<Reached> {
  const { dataDir } = config
  if (config.databaseUrl) return given(config, config.databaseUrl)
  if (serverOf(dataDir) === null) {
    if (!existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
      throw new StartError(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL`)
    }
    return startDatabase(config)
  }
  const url = runningPostgres(dataDir)
  if (!url) {
    throw new StartError(`The database in ${dataDir} is only starting or stopping; try again`)
  }
  return { url, close: async () => {} }
}

/** As reachDatabase, but makes a missing one. Throws StartError where the shop runs on it. */
export async function startDatabase(config: Config): Promise<Reached> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl) return given(config, databaseUrl)
  const release = claimDataDir(dataDir)
  try {
    const postgres = await startEmbeddedPostgres(dataDir)
    const close = async () => {
      await postgres.stop()
      release()
    }
    return { url: postgres.url, close }
  } catch (error) {
    release()
    throw error
  }
}

export async function connectTool(url: string, what: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: `nokshi-haat ${what}`,
    lock_timeout: 60_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(noLimits)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const reason = error instanceof Error ? error.message || String(error) : error
    throw new StartError(`The database cannot be reached: ${reason}`)
  }
}

/** Connects as the owner, if configured: a serving user reads no sequences and makes no tables. */
function given({ databaseOwnerUrl, databaseDirectUrl }: Config, databaseUrl: string): Reached {
  return { url: databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl, close: async () => {} }
}

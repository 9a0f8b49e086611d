import pg from 'pg'
import type { Config } from '../config/config.ts'
import { StartError } from '../failures/start-error.ts'
import type { Shutdown } from '../machine/shutdown.ts'
import { runningPostgres, startEmbeddedPostgres } from './embedded.ts'
import { hasCluster } from './make-cluster.ts'
import { claimDataDir, serverOf } from './one-server.ts'

const noLimits = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`

/** The configured database, or the embedded one, running or not. Throws StartError without one. */
export async function reachDatabase(config: Config, shutdown: Shutdown): Promise<string> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl || serverOf(dataDir) === null) {
    if (!databaseUrl && !hasCluster(dataDir)) {
      throw new StartError(`There is no database in ${dataDir}; set DATA_DIR or DATABASE_URL`)
    }
    return startDatabase(config, shutdown)
  }
  const url = runningPostgres(dataDir)
  if (url) return url
  throw new StartError(`The database in ${dataDir} is only starting or stopping; try again`)
}

/**
 * As reachDatabase, but makes a missing one. Throws StartError where the shop runs on it. As the
 * owner, if configured: a serving user reads no sequences and makes no tables.
 */
export async function startDatabase(config: Config, shutdown: Shutdown): Promise<string> {
  const { databaseUrl, databaseOwnerUrl, databaseDirectUrl } = config
  if (databaseUrl) return databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl
  return startOwnDatabase(config, shutdown)
}

export async function startOwnDatabase({ dataDir }: Config, shutdown: Shutdown): Promise<string> {
  shutdown.push(claimDataDir(dataDir))
  const starting = startEmbeddedPostgres(dataDir)
  // At once: a stop during the start waits for it, or PostgreSQL would live on.
  shutdown.push(() => starting.then(({ stop }) => stop()).catch(() => {}))
  return (await starting).url
}

/** One connection without time limits, which ends at the shutdown. Throws StartError. */
export async function connectTool(
  url: string,
  what: string,
  shutdown: Shutdown,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    application_name: `nokshi-haat ${what}`,
    lock_timeout: 60_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  shutdown.push(() => client.end())
  try {
    await client.connect()
    await client.query(noLimits)
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : error
    throw new StartError(`The database cannot be reached: ${reason}`)
  }
}

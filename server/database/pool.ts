import pg from 'pg'

export const secondsMs = 1000

/** Time limits are start-up parameters, not SET: a transaction-mode pooler works too. */
export function openPool(
  url: string,
  onError: (error: Error) => void,
  limits: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    idleTimeoutMillis: 30 * secondsMs,
    application_name: 'nokshi-haat',
    ...limits,
  })
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}

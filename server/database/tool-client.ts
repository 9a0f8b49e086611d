import { PrismaPg } from '@prisma/adapter-pg'
import type { Shutdown } from '../machine/shutdown.ts'
import { PrismaClient } from './generated/client.ts'
import { openPool, secondsMs } from './pool.ts'

const noLimits = `select set_config(name, '0', false) from pg_settings where name in
  ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`
const hourMs = 3600 * secondsMs

/** One connection without time limits, for a command; it ends at the shutdown. */
export function openToolClient(url: string, what: string, shutdown: Shutdown): PrismaClient {
  const ignore = () => {}
  const pool = openPool(url, ignore, {
    max: 1,
    connectionTimeoutMillis: 5 * secondsMs,
    application_name: `nokshi-haat ${what}`,
    lock_timeout: 60 * secondsMs,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(noLimits)
    },
  })
  shutdown.push(() => pool.end())
  const adapter = new PrismaPg(pool, { onPoolError: ignore, onConnectionError: ignore })
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 5 * secondsMs, timeout: hourMs },
  })
}

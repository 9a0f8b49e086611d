import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { type Changes, watchChanges } from './changes.ts'
import { PrismaClient } from './generated/client.ts'
import { namePlans } from './plans.ts'

export type Database = {
  prisma: PrismaClient
  /** The pool that Prisma uses too, for the session store and the counters of tries. */
  pool: pg.Pool
  /** What tells when the public catalogue changes. */
  changes: Changes
  close: () => Promise<void>
}

/** Prisma inside a transaction. */
export type Transaction = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'
>

const secondsMs = 1000

/**
 * Opens the one pool and the one PrismaClient on it. `url`: postgresql://…; `connections`: at most
 * so many; `directUrl`: past a pooler, for hearing of changes. `onError` hears of idle connections
 * that break.
 */
export function openDatabase(
  { url, directUrl = url, connections }: { url: string; directUrl?: string; connections: number },
  onError: (error: Error) => void,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3 * secondsMs,
    idleTimeoutMillis: 30 * secondsMs,
    // As start-up parameters: no SET, so that a transaction-mode pooler may stand between.
    statement_timeout: 5 * secondsMs,
    lock_timeout: 4 * secondsMs,
    idle_in_transaction_session_timeout: 10 * secondsMs,
    application_name: 'nokshi-haat',
  })
  // Without a listener a restart of PostgreSQL ends the process.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      onPoolError: onError,
      onConnectionError: onError,
      // A pooler hands a connection on: its next user may know nothing of what was prepared.
      statementNameGenerator: url === directUrl ? namePlans() : undefined,
    }),
    transactionOptions: { maxWait: 3 * secondsMs, timeout: 10 * secondsMs },
  })
  const changes = watchChanges(directUrl)
  return {
    prisma,
    pool,
    changes,
    close: async () => {
      await changes.stop()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

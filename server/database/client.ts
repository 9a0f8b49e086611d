import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Changes, watchChanges } from './changes.ts'
import { PrismaClient } from './generated/client.ts'
import { namePlans } from './plans.ts'
import { openPool, secondsMs } from './pool.ts'
import { openStandby } from './standby/open-standby.ts'

export type Database = {
  prisma: PrismaClient
  /** Reads of public data, possibly from a standby; a customer's own data needs `prisma`. */
  reads: PrismaClient
  pool: pg.Pool
  changes: Changes
  close: () => Promise<void>
}

export type Transaction = Omit<
  PrismaClient,
  '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'
>

type DatabaseAddress = {
  url: string
  directUrl?: string | undefined
  replicaUrl?: string | undefined
  connections: number
}

/** `onError` receives broken idle connections, `warn` a database that delivers no notifications. */
export function openDatabase(
  { url, directUrl = url, replicaUrl, connections }: DatabaseAddress,
  onError: (error: Error) => void,
  warn: (message: string) => void = console.warn,
): Database {
  const pool = openPool(url, onError, {
    max: connections,
    connectionTimeoutMillis: 3 * secondsMs,
    statement_timeout: 5 * secondsMs,
    // A server that hangs or is cut off never ends a statement.
    query_timeout: 7 * secondsMs,
    lock_timeout: 4 * secondsMs,
    idle_in_transaction_session_timeout: 10 * secondsMs,
  })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      onPoolError: onError,
      onConnectionError: onError,
      // A pooler passes a connection on: its next user does not know prepared statements.
      statementNameGenerator: url === directUrl ? namePlans() : undefined,
    }),
    transactionOptions: { maxWait: 3 * secondsMs, timeout: 10 * secondsMs },
  })
  const changes = watchChanges(directUrl, {
    send: (text, values) => pool.query(text, values),
    warn,
  })
  const standby = replicaUrl
    ? openStandby({ url: replicaUrl, connections }, { pool, changes, onError })
    : null
  return {
    prisma,
    reads: standby?.reads ?? prisma,
    pool,
    changes,
    close: async () => {
      await standby?.close()
      await changes.stop()
      await prisma.$disconnect()
      await pool.end()
    },
  }
}

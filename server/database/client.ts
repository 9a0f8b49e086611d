import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { type Changes, watchChanges } from './changes.ts'
import { PrismaClient } from './generated/client.ts'
import { namePlans } from './plans.ts'
import { openPool, secondsMs } from './pool.ts'
import { openStandby } from './standby/open-standby.ts'

export type Database = {
  prisma: PrismaClient
  /** For what is the same for everybody, maybe of a standby; a customer's own needs `prisma`. */
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
  /** Past a pooler, for hearing of changes. */
  directUrl?: string | undefined
  replicaUrl?: string | undefined
  /** At most so many, to each server. */
  connections: number
}

/** `onError` hears of broken idle connections, `warn` of a database that tells of no changes. */
export function openDatabase(
  { url, directUrl = url, replicaUrl, connections }: DatabaseAddress,
  onError: (error: Error) => void,
  warn: (message: string) => void = console.warn,
): Database {
  const pool = openPool(url, onError, {
    max: connections,
    connectionTimeoutMillis: 3 * secondsMs,
    statement_timeout: 5 * secondsMs,
    // A server that hangs, or is cut off, ends no statement by itself.
    query_timeout: 7 * secondsMs,
    lock_timeout: 4 * secondsMs,
    idle_in_transaction_session_timeout: 10 * secondsMs,
  })
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, {
      onPoolError: onError,
      onConnectionError: onError,
      // A pooler hands a connection on: its next user may know nothing of what was prepared.
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

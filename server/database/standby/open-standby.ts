import type pg from 'pg'
import type { Changes } from '../changes.ts'
import { PrismaClient } from '../generated/client.ts'
import { openPool, secondsMs } from '../pool.ts'
import { followStandby } from './follow-standby.ts'
import { sendReads } from './send-reads.ts'

type Primary = { pool: pg.Pool; changes: Changes; onError: (error: Error) => void }

/** Reads from a standby. From a slow one a shopper soon comes to the primary. */
export function openStandby(
  { url, connections }: { url: string; connections: number },
  { pool, changes, onError }: Primary,
) {
  const standby = followStandby(url, changes, onError)
  const ownPool = openPool(url, standby.leave, {
    max: connections,
    connectionTimeoutMillis: secondsMs,
    query_timeout: 1.5 * secondsMs,
    statement_timeout: secondsMs,
  })
  const reads = new PrismaClient({ adapter: sendReads(pool, ownPool, standby) })
  const close = async () => {
    await standby.stop()
    await reads.$disconnect()
    await ownPool.end()
  }
  return { reads, close }
}

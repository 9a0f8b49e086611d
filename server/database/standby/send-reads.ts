import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { isCancelled, isDatabaseAway } from '../errors.ts'
import type { Standby } from './follow-standby.ts'

/** Statements go to the standby while it is current; otherwise, or if it fails, to the primary. */
export function sendReads(
  primary: pg.Pool,
  replica: pg.Pool,
  standby: Standby,
): SqlDriverAdapterFactory {
  const toPrimary = new PrismaPg(primary)
  const toReplica = new PrismaPg(replica)
  const { provider, adapterName } = toPrimary
  return { provider, adapterName, connect }

  async function connect(): Promise<SqlDriverAdapter> {
    const own = await toPrimary.connect()
    const other = await toReplica.connect()
    return {
      provider,
      adapterName,
      queryRaw: async (query) => {
        if (!standby.isCurrent()) return own.queryRaw(query)
        try {
          return await other.queryRaw(query)
        } catch (error) {
          if (isDatabaseAway(error) && !isCancelled(error)) standby.leave(error)
          return own.queryRaw(query)
        }
      },
      executeRaw: (query) => own.executeRaw(query),
      executeScript: (script) => own.executeScript(script),
      startTransaction: (level) => own.startTransaction(level),
      getConnectionInfo: () => own.getConnectionInfo(),
      dispose: async () => {
        await other.dispose()
        await own.dispose()
      },
    }
  }
}

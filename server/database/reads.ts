import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapterFactory, SqlQuery } from '@prisma/driver-adapter-utils'
import type pg from 'pg'
import { isCancelled, isDatabaseAway } from './faults.ts'
import type { Standby } from './standby.ts'

/** Statements go to the standby while it is current; otherwise, or if it fails, to the primary. */
export function sendReads(
  primary: pg.Pool,
  replica: pg.Pool,
  standby: Standby,
): SqlDriverAdapterFactory {
  const toPrimary = new PrismaPg(primary)
  const toReplica = new PrismaPg(replica)
  return { provider: toPrimary.provider, adapterName: toPrimary.adapterName, connect }

  async function connect() {
    const adapter = await toPrimary.connect()
    const replicaAdapter = await toReplica.connect()
    const askPrimary = adapter.queryRaw.bind(adapter)
    adapter.queryRaw = async (query: SqlQuery) => {
      if (!standby.isCurrent()) return askPrimary(query)
      try {
        return await replicaAdapter.queryRaw(query)
      } catch (error) {
        if (isDatabaseAway(error) && !isCancelled(error)) standby.leave(error)
        return askPrimary(query)
      }
    }
    return adapter
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode } from '../../../server/failures/has-code.ts'
import { migrate } from '../../../server/migrations/migrate.ts'
import { startEmbeddedPostgres } from '../../../server/postgres/embedded.ts'
import { createDatabase } from '../../support/databases.ts'
import { makeFolder } from '../../support/own-places.ts'

/** A PostgreSQL of the test's own with a migrated database; in a folder of its own unless given. */
export async function startOwnPostgres(given?: string) {
  const folder = given ?? makeFolder()
  const postgres = await startEmbeddedPostgres(folder, {
    max_connections: '100',
    // Small values for a small disk.
    min_wal_size: '32MB',
    max_wal_size: '64MB',
  })
  const databaseUrl = await createDatabase(postgres.url, 'shop')
  await migrate(databaseUrl)
  const postmaster = () =>
    Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const signalAll = (signal: NodeJS.Signals) => {
    const parent = postmaster()
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    for (const pid of [parent, ...children.trim().split(/\s+/).map(Number)]) {
      try {
        if (pid > 0) process.kill(pid, signal)
      } catch (error) {
        // A child that has just ended.
        if (!hasCode(error, 'ESRCH')) throw error
      }
    }
  }
  let isStopped = false
  // If a test file fails before the stop.
  process.once('exit', () => {
    if (isStopped) return
    signalAll('SIGCONT')
    process.kill(postmaster(), 'SIGQUIT')
  })
  return {
    databaseUrl,
    /** Ends it, politely by SIGINT, abruptly by SIGKILL; it is restarted a second later. */
    end: (signal: 'SIGINT' | 'SIGKILL') => process.kill(postmaster(), signal),
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      signalAll('SIGCONT')
      await postgres.stop()
      isStopped = true
    },
  }
}

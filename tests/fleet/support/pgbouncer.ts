import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../server/postgres/embedded.ts'
import { onDatabase } from '../../support/databases.ts'
import { makeFolder, type Running, run } from './processes.ts'
import { findPgbouncer } from './programs.ts'
import { untilItWorks } from './wait.ts'

/** As in docs/operate.md; the three time limits are settings of the role. */
const ignored =
  'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits'

/**
 * Debian's PgBouncer in transaction mode before the PostgreSQL at `url`, with at most `connections`
 * to each of its databases.
 */
export async function startPgbouncer(
  url: string,
  connections: number,
): Promise<Running & { url: string }> {
  const { folder, remove } = makeFolder('pgbouncer')
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  const users = join(folder, 'users.txt')
  writeFileSync(users, '"shop" ""\n')
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${new URL(url).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
ignore_startup_parameters = ${ignored}
`,
  )
  const pooler = run(findPgbouncer(), [settings], join(folder, 'pgbouncer.log'))
  const poolerUrl = `postgresql://shop@127.0.0.1:${port}/postgres`
  await untilItWorks(() => onDatabase(poolerUrl, 'select 1'))
  const stop = async () => {
    await pooler.stop()
    remove()
  }
  return { url: poolerUrl, stop }
}

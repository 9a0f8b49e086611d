import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Changes, Position } from '../changes.ts'

/** The state of a streaming standby. Decision 010. */
export type Standby = {
  isCurrent: () => boolean
  /** Reports a failed read: the standby is not used until it answers again. */
  leave: (error: unknown) => void
  stop: () => Promise<void>
}

const retryMs = 2000
const firstPollMs = 5
const longestPollMs = 200
/** Regular checks notice a promoted standby. */
const checkEveryMs = 5000

export function followStandby(
  url: string,
  changes: Changes,
  onError: (error: Error) => void,
): Standby {
  let reached: number | null = null
  let client: pg.Client | undefined
  let wake = () => {}
  let stopped = false
  let hasWarned = false
  changes.follow(() => client && wake())
  const following = follow()
  return {
    isCurrent: () => reached !== null && reached === changes.generation(),
    leave: (error) => {
      if (!client) return
      warn(error)
      drop()
    },
    stop: async () => {
      stopped = true
      drop()
      await following
    },
  }

  async function follow() {
    while (!stopped) {
      await followUntilLost().catch(warn)
      drop()
      if (!stopped) await pause(retryMs)
    }
  }

  async function followUntilLost() {
    const current = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      keepAlive: true,
      application_name: 'nokshi-haat standby',
    })
    client = current
    current.on('error', warn)
    current.once('end', () => client === current && drop())
    await current.connect()
    while (client === current) await catchUp(current)
  }

  /** Does not wait: a server that hangs never closes the connection. */
  function drop() {
    reached = null
    client?.end().catch(() => {})
    client = undefined
    wake()
  }

  async function catchUp(current: pg.Client) {
    const generation = changes.generation()
    const target = await changes.position()
    if (generation === null || target === null) return pause(longestPollMs)
    for (let waitMs = firstPollMs; !(await hasReplayed(current, target)); ) {
      await delay(waitMs)
      waitMs = Math.min(2 * waitMs, longestPollMs)
    }
    if (client !== current) return
    reached = generation
    hasWarned = false
    // Several changes in a row are one check.
    await (generation === changes.generation() ? pause(checkEveryMs) : delay(firstPollMs))
  }

  function warn(error: unknown) {
    if (hasWarned || stopped) return
    hasWarned = true
    onError(new Error('The standby is left alone: reads go to the primary', { cause: error }))
  }

  function pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }
}

type Seen = Record<'isStandby' | 'isThere' | 'isOurs', boolean>

/** Throws where the database is not a standby, or is another server's. */
async function hasReplayed(client: pg.Client, target: Position): Promise<boolean> {
  const { rows } = await client.query<Seen>(
    `select pg_is_in_recovery() as "isStandby", pg_last_wal_replay_lsn() >= $1 as "isThere",
       (select system_identifier from pg_control_system())::text = $2
         and current_database() = $3 as "isOurs"`,
    [target.lsn, target.server, target.database],
  )
  if (!rows[0]?.isStandby) throw new Error('DATABASE_REPLICA_URL leads to no standby')
  if (!rows[0].isOurs)
    throw new Error('DATABASE_REPLICA_URL leads to a standby of another database')
  return rows[0].isThere === true
}

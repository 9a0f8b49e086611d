import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** Whether what was read from the public catalogue may still be kept. */
export type Changes = {
  /** Goes up with every change; null while this process cannot hear of them. */
  generation: () => number | null
  /**
   * Waits until a change after the generation `since` was heard of, for a moment at most: whoever
   * changed something does not read what was kept before it.
   */
  heard: (since: number | null) => Promise<void>
  /** Calls `act` whenever a change was heard of. */
  follow: (act: () => void) => void
  /** Calls `act` whenever sessions ended, or may have ended unheard. */
  followSessions: (act: () => void) => void
  /** Where the log of the database is written now, behind whatever was heard of; null while away. */
  position: () => Promise<Position | null>
  stop: () => Promise<void>
}

/** A place in the log of one database of one server. */
export type Position = { lsn: string; server: string; database: string }

const retryMs = 500
const heardWithinMs = 500
/** A connection that died without a word is noticed by asking it now and then. */
const askEveryMs = 15_000

/**
 * Listens to what the database tells, on a connection of its own: changes of the catalogue and ends
 * of sessions. While it is away nothing may be kept; coming back counts as both.
 */
export function watchChanges(databaseUrl: string): Changes {
  let generation = 0
  let listening = false
  let stopped = false
  let client: pg.Client | undefined
  const waiting: (() => void)[] = []
  const followers: (() => void)[] = []
  const sessionFollowers: (() => void)[] = []
  const watching = watch()
  return {
    generation: () => (listening ? generation : null),
    heard: async (since) => {
      if (!listening || since !== generation) return
      const heard = new Promise<void>((go) => waiting.push(go))
      await Promise.race([heard, delay(heardWithinMs, undefined, { ref: false })])
    },
    follow: (act) => void followers.push(act),
    followSessions: (act) => void sessionFollowers.push(act),
    position: async () => (listening && client ? readPosition(client) : null),
    stop: async () => {
      stopped = true
      await client?.end().catch(() => {})
      await watching
    },
  }

  function hear() {
    generation++
    for (const go of [...waiting.splice(0), ...followers]) go()
  }

  function hearOfSessions() {
    for (const go of sessionFollowers) go()
  }

  async function watch() {
    while (!stopped) {
      await listenUntilLost().catch(() => {})
      if (!stopped) await delay(retryMs, undefined, { ref: false })
    }
  }

  async function listenUntilLost() {
    const current = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      keepAlive: true,
      application_name: 'nokshi-haat changes',
    })
    client = current
    const lost = new Promise<void>((done) => {
      current.once('end', done)
      // More than one may come of one outage.
      current.on('error', () => done())
    })
    current.on('notification', ({ channel }) =>
      channel === 'shop_session_ended' ? hearOfSessions() : hear(),
    )
    let asking: NodeJS.Timeout | undefined
    try {
      await current.connect()
      await current.query('listen shop_changed; listen shop_session_ended')
      listening = true
      hear()
      hearOfSessions()
      asking = setInterval(
        () => current.query('select 1').catch(() => current.end().catch(() => {})),
        askEveryMs,
      )
      await lost
    } finally {
      listening = false
      clearInterval(asking)
      await current.end().catch(() => {})
    }
  }
}

async function readPosition(client: pg.Client): Promise<Position | null> {
  const { rows } = await client.query<Position>(
    `select pg_current_wal_insert_lsn()::text as lsn, current_database() as database,
       (select system_identifier from pg_control_system())::text as server`,
  )
  return rows[0] ?? null
}

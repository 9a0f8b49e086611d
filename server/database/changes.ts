import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export type Changes = {
  /** Rises with every change; null while this process does not receive changes. */
  generation: () => number | null
  /** Waits up to 500 ms for earlier commits, so that their author never reads old data. */
  waitForChange: () => Promise<void>
  /** Calls `act` after each change, and after a gap in which changes may have been missed. */
  follow: (act: (isAfterGap: boolean) => void) => void
  position: () => Promise<Position | null>
  stop: () => Promise<void>
}

export type Position = { lsn: string; server: string; database: string }

const retryMs = 500
const changeWithinMs = 500
/** A process receives its own notice within milliseconds, or never. */
const ownNoticeMs = 1000
/** On a busy machine a notice may be late. */
const mostMissed = 3

type Connection = {
  send: (statement: string, values: string[]) => Promise<unknown>
  warn: (message: string) => void
  /** A connection can die silently, so it is checked now and then. */
  checkEveryMs?: number
}

/** Listens on a separate connection. Reconnecting counts as a change. */
export function watchChanges(
  databaseUrl: string,
  { send, warn, checkEveryMs = 15_000 }: Connection,
): Changes {
  const ownChannel = `shop_process_${randomUUID().replaceAll('-', '')}`
  const ownNotices = new Map<string, () => void>()
  const stopping = new AbortController()
  let hasWarned = false
  let generation = 0
  let listening = false
  let client: pg.Client | undefined
  let turn: Promise<unknown> = Promise.resolve()
  const followers: ((isAfterGap: boolean) => void)[] = []
  const watching = watch()
  return {
    generation: () => (listening ? generation : null),
    waitForChange: async () => {
      if (!listening || !client) return
      // PostgreSQL delivers pending notifications before it completes a query.
      const answered = query(client, 'select').catch(() => {})
      await Promise.race([answered, delay(changeWithinMs, undefined, { ref: false })])
    },
    follow: (act) => void followers.push(act),
    position: async () => {
      if (!listening || !client) return null
      return (await query<Position>(client, wherePrimaryIs)).rows[0] ?? null
    },
    stop: async () => {
      stopping.abort()
      await client?.end().catch(() => {})
      await watching
    },
  }

  /** One statement after the other: `pg` is about to refuse a second one meanwhile. */
  function query<R extends pg.QueryResultRow>(current: pg.Client, statement: string) {
    const answered = turn.then(() => current.query<R>(statement))
    turn = answered.catch(() => {})
    return answered
  }

  function passOn(isAfterGap: boolean) {
    generation++
    for (const act of followers) act(isAfterGap)
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch(() => {})
      await pause(hasWarned ? checkEveryMs : retryMs)
    }
  }

  async function pause(ms: number) {
    await delay(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
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
    turn = Promise.resolve()
    const lost = new Promise<'lost'>((done) => {
      const lose = () => {
        listening = false
        done('lost')
      }
      current.once('end', lose)
      // One outage can raise several errors.
      current.on('error', lose)
    })
    current.on('notification', ({ channel, payload = '' }) => {
      if (channel === ownChannel) ownNotices.get(payload)?.()
      else passOn(false)
    })
    try {
      // A connection closed while connecting never settles.
      await Promise.race([current.connect(), lost])
      await query(current, `listen shop_changed; listen ${ownChannel}`)
      while (await receivesOwnNotice(current, lost)) {
        if (!listening) start()
        await Promise.race([lost, pause(checkEveryMs)])
      }
    } finally {
      listening = false
      await current.end().catch(() => {})
    }
  }

  function start() {
    listening = true
    hasWarned = false
    passOn(true)
  }

  /** A pooler accepts LISTEN and delivers nothing: only an own notice proves the connection. */
  async function receivesOwnNotice(current: pg.Client, lost: Promise<'lost'>): Promise<boolean> {
    await query(current, 'select 1')
    for (let missed = 0; missed < mostMissed; missed++) {
      const outcome = await notifyItself(lost)
      if (outcome !== 'missed')
        return outcome === 'received' || (outcome === 'not sent' && listening)
    }
    // A stop ends the wait for a notice early: that proves nothing.
    if (stopping.signal.aborted) return false
    if (!hasWarned) warn(notPassedOn)
    hasWarned = true
    return false
  }

  /** A failed statement proves nothing about the connection. */
  async function notifyItself(lost: Promise<'lost'>) {
    const notice = randomUUID()
    const received = new Promise<'received'>((done) =>
      ownNotices.set(notice, () => done('received')),
    )
    const sent = send('select pg_notify($1, $2)', [ownChannel, notice]).then(
      () => pause(ownNoticeMs).then(() => 'missed' as const),
      () => 'not sent' as const,
    )
    const first = await Promise.race([received, sent, lost])
    ownNotices.delete(notice)
    return first
  }
}

const notPassedOn =
  'The database accepts LISTEN but delivers no notifications, as behind a pooler: nothing is cached and every page is rendered anew. Set DATABASE_DIRECT_URL to an address past the pooler'

const wherePrimaryIs = `select pg_current_wal_insert_lsn()::text as lsn,
  current_database() as database,
  (select system_identifier from pg_control_system())::text as server`

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export type Changes = {
  /** Goes up with every change; null while this process cannot hear of them. */
  generation: () => number | null
  /** Waits, 500 ms at most, for changes committed before: who made one then reads nothing older. */
  heard: () => Promise<void>
  /** Calls `act` whenever a change was heard of, or may have been missed in a gap of listening. */
  follow: (act: (isAfterGap: boolean) => void) => void
  /** Where the log of the database is written now, behind whatever was heard of; null while away. */
  position: () => Promise<Position | null>
  stop: () => Promise<void>
}

export type Position = { lsn: string; server: string; database: string }

const retryMs = 500
const heardWithinMs = 500
/** What a process tells itself arrives within milliseconds, if it arrives. */
const ownWordMs = 1000
/** A busy machine may be late with one. */
const mostMissed = 3

type Telling = {
  /** Sends one statement through the connections that the shop writes with. */
  tell: (statement: string, values: string[]) => Promise<unknown>
  warn: (message: string) => void
  /** A connection that died without a word is noticed by asking it now and then. */
  askEveryMs?: number
}

/** Listens on a connection of its own. Coming back counts as a change. */
export function watchChanges(
  databaseUrl: string,
  { tell, warn, askEveryMs = 15_000 }: Telling,
): Changes {
  const ownChannel = `shop_process_${randomUUID().replaceAll('-', '')}`
  const ownWords = new Map<string, () => void>()
  const stopping = new AbortController()
  let hasWarned = false
  let generation = 0
  let listening = false
  let client: pg.Client | undefined
  const followers: ((isAfterGap: boolean) => void)[] = []
  const watching = watch()
  return {
    generation: () => (listening ? generation : null),
    heard: async () => {
      if (!listening || !client) return
      // PostgreSQL sends what a connection listens to before it ends the answer to a query.
      const answered = client.query('select').catch(() => {})
      await Promise.race([answered, delay(heardWithinMs, undefined, { ref: false })])
    },
    follow: (act) => void followers.push(act),
    position: async () => (listening && client ? readPosition(client) : null),
    stop: async () => {
      stopping.abort()
      await client?.end().catch(() => {})
      await watching
    },
  }

  function hear(isAfterGap: boolean) {
    generation++
    for (const act of followers) act(isAfterGap)
  }

  async function watch() {
    while (!stopping.signal.aborted) {
      await listenUntilLost().catch(() => {})
      await pause(hasWarned ? askEveryMs : retryMs)
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
    const lost = new Promise<'lost'>((done) => {
      const lose = () => {
        listening = false
        done('lost')
      }
      current.once('end', lose)
      // More than one may come of one outage.
      current.on('error', lose)
    })
    current.on('notification', ({ channel, payload = '' }) => {
      if (channel === ownChannel) ownWords.get(payload)?.()
      else hear(false)
    })
    try {
      // A connection that is ended before it stands says no more, neither yes nor no.
      await Promise.race([current.connect(), lost])
      await current.query(`listen shop_changed; listen ${ownChannel}`)
      while (await hearsItself(current, lost)) {
        if (!listening) start()
        await Promise.race([lost, pause(askEveryMs)])
      }
    } finally {
      listening = false
      await current.end().catch(() => {})
    }
  }

  function start() {
    listening = true
    hasWarned = false
    hear(true)
  }

  /** A pooler takes LISTEN and passes nothing on: hearing its own word proves that it listens. */
  async function hearsItself(current: pg.Client, lost: Promise<'lost'>): Promise<boolean> {
    await current.query('select 1')
    for (let missed = 0; missed < mostMissed; missed++) {
      const heard = await tellItself(lost)
      if (heard !== 'missed') return heard === 'heard' || (heard === 'untold' && listening)
    }
    if (!hasWarned) warn(deaf)
    hasWarned = true
    return false
  }

  /** A statement that fails says nothing about who listens. */
  async function tellItself(lost: Promise<'lost'>) {
    const word = randomUUID()
    const heard = new Promise<'heard'>((done) => ownWords.set(word, () => done('heard')))
    const told = tell('select pg_notify($1, $2)', [ownChannel, word]).then(
      () => pause(ownWordMs).then(() => 'missed' as const),
      () => 'untold' as const,
    )
    const first = await Promise.race([heard, told, lost])
    ownWords.delete(word)
    return first
  }
}

const deaf =
  'The database takes LISTEN but does not tell of changes, as behind a pooler: nothing is kept in memory and every page is read anew. Set DATABASE_DIRECT_URL to an address past the pooler'

async function readPosition(client: pg.Client): Promise<Position | null> {
  const { rows } = await client.query<Position>(
    `select pg_current_wal_insert_lsn()::text as lsn, current_database() as database,
       (select system_identifier from pg_control_system())::text as server`,
  )
  return rows[0] ?? null
}

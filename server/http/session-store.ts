import connectPgSimple from 'connect-pg-simple'
import session, { type SessionData } from 'express-session'
import type { Pool } from 'pg'

declare module 'express-session' {
  interface SessionData {
    customerId: number
    staffId: number
    /** Milliseconds since the epoch: the session ends 90 days later. */
    startedAt: number
    /** In memory only: the session is new and may be inserted. */
    isNew?: boolean
    /** In memory only: the visit is due to be recorded. */
    isDue?: boolean
  }
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

export type SessionKind = {
  table: 'session' | 'staff_session'
  /** Further columns, computed from the session's JSON, parameter $2. */
  columns: Record<string, string>
  idleMs: number
  longestMs: number
  noteEveryMs: number
}
export const shopSessions: SessionKind = {
  table: 'session',
  columns: {},
  idleMs: 30 * dayMs,
  longestMs: 90 * dayMs,
  noteEveryMs: dayMs,
}
export const officeSessions: SessionKind = {
  table: 'staff_session',
  columns: { staff_id: "($2::json ->> 'staffId')::int" },
  idleMs: 7 * dayMs,
  longestMs: 30 * dayMs,
  noteEveryMs: hourMs,
}

/**
 * Updates a known session but never inserts it: a slow request would restore one that has logged
 * out.
 */
export class SessionStore extends connectPgSimple(session) {
  readonly #pool: Pool
  readonly #kind: SessionKind

  constructor(pool: Pool, kind: SessionKind) {
    super({ pool, pruneSessionInterval: false, disableTouch: false })
    this.#pool = pool
    this.#kind = kind
  }

  #endOf({ startedAt }: SessionData): Date {
    const { idleMs, longestMs } = this.#kind
    return new Date(Math.min(Date.now() + idleMs, startedAt + longestMs))
  }

  /** Those of the ids whose sessions have not ended. */
  async findLiving(sids: readonly string[]): Promise<string[]> {
    const { rows } = await this.#pool.query<{ sid: string }>(
      `select sid from ${this.#kind.table} where sid = any($1) and expire > now()`,
      [sids],
    )
    return rows.map(({ sid }) => sid)
  }

  override destroy(sid: string, done?: (error?: unknown) => void) {
    this.#pool.query(`delete from ${this.#kind.table} where sid = $1`, [sid]).then(
      () => done?.(),
      (error) => done?.(error),
    )
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void) {
    const { table, idleMs, noteEveryMs } = this.#kind
    this.#pool
      .query<{ sess: SessionData; isDue: boolean }>(
        `select sess, expire < now() + $2 * interval '1 ms' as "isDue" from ${table}
         where sid = $1 and expire > now()`,
        [sid, idleMs - noteEveryMs],
      )
      .then(
        ({ rows: [row] }) => done(null, row ? { ...row.sess, isDue: row.isDue } : null),
        (error) => done(error),
      )
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void) {
    const { isNew, isDue, ...stored } = data
    const { table, columns } = this.#kind
    const more = Object.entries(columns)
    const sql = isNew
      ? `insert into ${table} (${['sid', 'sess', 'expire', ...more.map(([name]) => name)].join(', ')})
         values (${['$1', '$2', '$3', ...more.map(([, made]) => made)].join(', ')})`
      : `update ${table} set sess = $2, expire = $3 where sid = $1`
    this.#pool.query(sql, [sid, JSON.stringify(stored), this.#endOf(data)]).then(
      () => done?.(),
      (error) => done?.(error),
    )
  }

  override touch(sid: string, data: SessionData, done?: () => void) {
    if (!data.isDue) return void done?.()
    const { table, noteEveryMs } = this.#kind
    this.#pool
      .query(
        `update ${table} set expire = $2
         where sid = $1 and expire < $2::timestamptz - $3 * interval '1 ms'`,
        [sid, this.#endOf(data), noteEveryMs],
      )
      .then(
        () => done?.(),
        () => done?.(), // the answer stands even if the visit was not noted
      )
  }
}

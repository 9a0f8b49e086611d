import connectPgSimple from 'connect-pg-simple'
import session, { type SessionData } from 'express-session'
import type { Pool } from 'pg'
import type { SessionCache } from './session-cache.ts'

declare module 'express-session' {
  interface SessionData {
    customerId: number
    /** Milliseconds since the epoch: after 90 days the customer logs in again. */
    startedAt: number
    /** Only in memory: this session is new and may be inserted. */
    isNew?: boolean
    /** Only in memory: a day has passed since this visit was last noted. */
    isDue?: boolean
  }
}

const dayMs = 24 * 60 * 60 * 1000
const idleMs = 30 * dayMs
export const longestMs = 90 * dayMs

/**
 * connect-pg-simple, but a known session is only ever updated: a slow request would otherwise bring
 * back one that has logged out meanwhile. And it is touched at most once a day.
 */
export class SessionStore extends connectPgSimple(session) {
  readonly #pool: Pool
  readonly #cache: SessionCache

  constructor(pool: Pool, cache: SessionCache) {
    super({ pool, pruneSessionInterval: false, disableTouch: false })
    this.#pool = pool
    this.#cache = cache
  }

  /** Forgotten here at once, in other processes when they hear of it. */
  override destroy(sid: string, done?: (error?: unknown) => void) {
    this.#pool.query('delete from session where sid = $1', [sid]).then(
      ({ rowCount }) => {
        if (rowCount) this.#cache.forget()
        done?.()
      },
      (error) => {
        this.#cache.forget()
        done?.(error)
      },
    )
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void) {
    this.#pool
      .query<{ sess: SessionData; isDue: boolean }>(
        `select sess, expire < now() + interval '29 days' as "isDue" from session
         where sid = $1 and expire > now()`,
        [sid],
      )
      .then(
        ({ rows: [row] }) => done(null, row ? { ...row.sess, isDue: row.isDue } : null),
        (error) => done(error),
      )
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void) {
    const { isNew, isDue, ...kept } = data
    const expire = new Date(Math.min(Date.now() + idleMs, kept.startedAt + longestMs))
    const sql = isNew
      ? 'insert into session (sid, sess, expire) values ($1, $2, $3)'
      : 'update session set sess = $2, expire = $3 where sid = $1'
    this.#pool.query(sql, [sid, JSON.stringify(kept), expire]).then(
      () => done?.(),
      (error) => done?.(error),
    )
  }

  override touch(sid: string, data: SessionData, done?: () => void) {
    if (!data.isDue) return void done?.()
    const expire = new Date(Math.min(Date.now() + idleMs, data.startedAt + longestMs))
    this.#pool
      .query(
        `update session set expire = $2 where sid = $1 and expire < $2::timestamptz - interval '1 day'`,
        [sid, expire],
      )
      .then(
        () => done?.(),
        () => done?.(), // the answer stands even if the visit was not noted
      )
  }
}

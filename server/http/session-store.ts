import connectPgSimple from 'connect-pg-simple'
import session, { type SessionData } from 'express-session'
import type { Pool } from 'pg'
import type { Database } from '../database/client.ts'
import type { PrismaClient } from '../database/generated/client.ts'

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

/** What both tables have in common. */
type Rows = Pick<PrismaClient['session'], 'findMany' | 'create' | 'updateMany' | 'deleteMany'>

export type SessionKind = {
  table: 'session' | 'staff_session'
  rowsOf: (prisma: PrismaClient) => Rows
  /** Further columns of a new row. */
  columnsOf: (data: SessionData) => Partial<SessionData>
  idleMs: number
  longestMs: number
  noteEveryMs: number
}
export const shopSessions: SessionKind = {
  table: 'session',
  rowsOf: ({ session }) => session,
  columnsOf: () => ({}),
  idleMs: 30 * dayMs,
  longestMs: 90 * dayMs,
  noteEveryMs: dayMs,
}
export const officeSessions: SessionKind = {
  table: 'staff_session',
  rowsOf: ({ staffSession }) => staffSession as unknown as Rows,
  columnsOf: ({ staffId }) => ({ staffId }),
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
  readonly #rows: Rows
  readonly #kind: SessionKind

  constructor({ prisma, pool }: Pick<Database, 'prisma' | 'pool'>, kind: SessionKind) {
    super({ pool, pruneSessionInterval: false, disableTouch: false })
    this.#pool = pool
    this.#rows = kind.rowsOf(prisma)
    this.#kind = kind
  }

  #endOf({ startedAt }: SessionData): Date {
    const { idleMs, longestMs } = this.#kind
    return new Date(Math.min(Date.now() + idleMs, startedAt + longestMs))
  }

  /** The ids whose sessions have not ended. */
  async findLiving(sids: readonly string[]): Promise<string[]> {
    const where = { sid: { in: [...sids] }, expire: { gt: new Date() } }
    const rows = await this.#rows.findMany({ where, select: { sid: true } })
    return rows.map(({ sid }) => sid)
  }

  override destroy(sid: string, done?: (error?: unknown) => void) {
    this.#rows.deleteMany({ where: { sid } }).then(
      () => done?.(),
      (error) => done?.(error),
    )
  }

  /** Every call of a customer reads its session: by the driver itself. */
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
    const row = { sess: JSON.parse(JSON.stringify(stored)), expire: this.#endOf(data) }
    const written = isNew
      ? this.#rows.create({ data: { sid, ...row, ...this.#kind.columnsOf(data) } })
      : this.#rows.updateMany({ where: { sid }, data: row })
    written.then(
      () => done?.(),
      (error) => done?.(error),
    )
  }

  override touch(sid: string, data: SessionData, done?: () => void) {
    if (!data.isDue) return void done?.()
    const expire = this.#endOf(data)
    const lt = new Date(expire.getTime() - this.#kind.noteEveryMs)
    this.#rows.updateMany({ where: { sid, expire: { lt } }, data: { expire } }).then(
      () => done?.(),
      () => done?.(), // the answer stands even if the visit was not noted
    )
  }
}

import connectPgSimple from 'connect-pg-simple'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData } from 'express-session'
import type { Pool } from 'pg'
import type { Changes } from '../database/changes.ts'
import { unauthenticated } from './errors.ts'
import { signatureOf } from './signature.ts'
import { type Visit, Visits } from './visits.ts'

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
const longestMs = 90 * dayMs

declare module 'express-serve-static-core' {
  interface Request {
    /** Set where it was known without reading the session. */
    visit?: Visit
  }
}

export type Sessions = {
  /** Reads the session, for calls that begin or end one. */
  middleware: RequestHandler
  /** For calls that only ask who it is: reads the session unless it was read lately. */
  recognise: RequestHandler
  prune: () => Promise<unknown>
}

/**
 * Sessions in PostgreSQL, with a cookie that only this site sends. The first of the `secrets` signs; a
 * cookie that another has signed is taken, and signed anew.
 */
export function openSessions(
  pool: Pool,
  changes: Changes,
  secrets: readonly string[],
  secure: boolean,
): Sessions {
  const visits = new Visits(changes)
  const store = new SessionStore(pool, visits)
  const name = secure ? '__Host-sid' : 'sid'
  const cookie = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const
  const middleware: RequestHandler = session({
    store,
    secret: [...secrets],
    name,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, maxAge: longestMs },
  })
  const recognise: RequestHandler = (request, response, next) => {
    const { cookie: sent } = request.headers
    const known = visits.get(sent)
    if (known) {
      request.visit = known
      return next()
    }
    const before = visits.endings()
    middleware(request, response, (error) => {
      const { customerId, startedAt, isDue } = Object(request.session)
      if (customerId !== undefined) {
        if (!isDue) visits.keep(sent, { customerId, startedAt }, before)
        signAnew(request, response, startedAt + longestMs - Date.now())
      }
      next(error)
    })
  }
  /** Does nothing where the first secret has signed. */
  function signAnew(request: Request, response: Response, maxAge: number) {
    const signed = `s:${request.sessionID}.${signatureOf(request.sessionID, secrets[0] ?? '')}`
    if (request.headers.cookie?.includes(encodeURIComponent(signed))) return
    response.cookie(name, signed, { ...cookie, maxAge })
  }
  const prune = () => pool.query('delete from session where expire < now()')
  return { middleware, recognise, prune }
}

/** The session's customer, for the log too; null for a guest. */
export function noteCustomer(request: Request): number | null {
  const customerId = customerIdOf(request)
  if (customerId !== null) request.customer = customerId
  return customerId
}

/** The session's customer, or null for a guest. */
function customerIdOf(request: Request): number | null {
  const { customerId, startedAt } = request.visit ?? request.session
  if (customerId === undefined || startedAt === undefined) return null
  return Date.now() - startedAt > longestMs ? null : customerId
}

/** A new session for this customer: the visitor's old id is worth nothing afterwards. */
export async function logIn(request: Request, customerId: number): Promise<void> {
  await inCallback((done) => request.session.regenerate(done))
  request.session.customerId = customerId
  request.session.startedAt = Date.now()
  request.session.isNew = true
  await inCallback((done) => request.session.save(done))
  delete request.session.isNew
}

export async function logOut(request: Request): Promise<void> {
  await inCallback((done) => request.session.destroy(done))
}

/** The customer's id. Throws a 401 for a guest. */
export function requireCustomer(request: Request): number {
  const customerId = noteCustomer(request)
  if (customerId === null) throw unauthenticated()
  return customerId
}

/**
 * connect-pg-simple, but a known session is only ever updated: a slow request would otherwise bring
 * back one that has logged out meanwhile. And it is touched at most once a day.
 */
class SessionStore extends connectPgSimple(session) {
  readonly #pool: Pool
  readonly #visits: Visits

  constructor(pool: Pool, visits: Visits) {
    super({ pool, pruneSessionInterval: false, disableTouch: false })
    this.#pool = pool
    this.#visits = visits
  }

  /** Forgotten here at once, in other processes when they hear of it. */
  override destroy(sid: string, done?: (error?: unknown) => void) {
    this.#pool.query('delete from session where sid = $1', [sid]).then(
      ({ rowCount }) => {
        if (rowCount) this.#visits.forget()
        done?.()
      },
      (error) => {
        this.#visits.forget()
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

function inCallback(act: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
}

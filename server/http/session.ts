import type { Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import type { Pool } from 'pg'
import type { Changes } from '../database/changes.ts'
import { unauthenticated } from '../refusals.ts'
import { type LiveSession, SessionCache } from './session-cache.ts'
import { SessionStore, shopSessions } from './session-store.ts'
import { signatureOf } from './signature.ts'

const { longestMs } = shopSessions

declare module 'express-serve-static-core' {
  interface Request {
    /** Set where it was known without reading the session. */
    liveSession?: LiveSession
  }
}

export type Sessions = {
  middleware: RequestHandler
  /** For calls that only ask who it is: reads the session unless it was read lately. */
  recognise: RequestHandler
  beginAnew: (request: Request, customerId: number) => Promise<void>
  prune: () => Promise<unknown>
}

/** The first of the `secrets` signs; a cookie that another has signed is taken, and signed anew. */
export function openSessions(
  pool: Pool,
  changes: Changes,
  secrets: readonly string[],
  secure: boolean,
): Sessions {
  const cache = new SessionCache(changes)
  const store = new SessionStore(pool, shopSessions, () => cache.forget())
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
    const known = cache.get(sent)
    if (known) {
      request.liveSession = known
      return next()
    }
    const before = cache.endings()
    middleware(request, response, (error) => {
      const { customerId, startedAt, isDue } = Object(request.session)
      if (customerId !== undefined) {
        if (!isDue) cache.keep(sent, { customerId, startedAt }, before)
        signAnew(request, response, startedAt + longestMs - Date.now())
      }
      next(error)
    })
  }
  function signAnew(request: Request, response: Response, maxAge: number) {
    const signed = `s:${request.sessionID}.${signatureOf(request.sessionID, secrets[0] ?? '')}`
    if (request.headers.cookie?.includes(encodeURIComponent(signed))) return
    response.cookie(name, signed, { ...cookie, maxAge })
  }
  const beginAnew = async (request: Request, customerId: number) => {
    cache.forget()
    delete request.liveSession
    const { res: response } = request
    if (response) await inCallback((done) => middleware(request, response, done))
    await logIn(request, customerId)
  }
  const prune = () => pool.query('delete from session where expire < now()')
  return { middleware, recognise, beginAnew, prune }
}

/** The session's customer, for the log too; null for a guest. */
export function noteCustomer(request: Request): number | null {
  const customerId = customerIdOf(request)
  if (customerId !== null) request.customer = customerId
  return customerId
}

function customerIdOf(request: Request): number | null {
  const { customerId, startedAt } = request.liveSession ?? request.session
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

export function inCallback(act: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
}

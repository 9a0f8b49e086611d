import type { Request, RequestHandler, Response } from 'express'
import session from 'express-session'
import type { Database } from '../database/client.ts'
import { unauthenticated } from '../failures/refusals.ts'
import { withLivingCookie } from './cookies-of-one-name.ts'
import { SessionStore, shopSessions } from './session-store.ts'
import { signatureOf } from './signature.ts'

const { longestMs } = shopSessions

export type Sessions = {
  middleware: RequestHandler
  prune: () => Promise<unknown>
}

/** The first of the `secrets` signs; a cookie signed with another is accepted and signed again. */
export function openSessions(
  database: Pick<Database, 'prisma' | 'pool'>,
  secrets: readonly string[],
  secure: boolean,
): Sessions {
  const name = secure ? '__Host-sid' : 'sid'
  const cookie = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const
  const store = new SessionStore(database, shopSessions)
  const read = session({
    store,
    secret: [...secrets],
    name,
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, maxAge: longestMs },
  })
  const middleware = withLivingCookie({ name, store, secrets }, (request, response, next) =>
    read(request, response, (error) => {
      if (!error) signAnew(request, response)
      next(error)
    }),
  )
  function signAnew({ session, sessionID, headers }: Request, response: Response) {
    if (session.startedAt === undefined) return
    const signed = `s:${sessionID}.${signatureOf(sessionID, secrets[0] ?? '')}`
    if (headers.cookie?.includes(encodeURIComponent(signed))) return
    response.cookie(name, signed, {
      ...cookie,
      maxAge: session.startedAt + longestMs - Date.now(),
    })
  }
  const prune = () => database.prisma.session.deleteMany({ where: { expire: { lt: new Date() } } })
  return { middleware, prune }
}

export function noteCustomer(request: Request): number | null {
  const customerId = customerIdOf(request)
  if (customerId !== null) request.customer = customerId
  return customerId
}

function customerIdOf(request: Request): number | null {
  const { customerId, startedAt } = request.session
  if (customerId === undefined || startedAt === undefined) return null
  return Date.now() - startedAt > longestMs ? null : customerId
}

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

export function requireCustomer(request: Request): number {
  const customerId = noteCustomer(request)
  if (customerId === null) throw unauthenticated()
  return customerId
}

export function inCallback(act: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())))
}

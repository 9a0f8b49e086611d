import { createHash } from 'node:crypto'
import type { Request } from 'express'
import session from 'express-session'
import { officePath } from '#contract/office/rules'
import type { Database } from '../database/client.ts'
import { withLivingCookie } from '../http/cookies-of-one-name.ts'
import { inCallback } from '../http/session.ts'
import { officeSessions, SessionStore } from '../http/session-store.ts'
import { signatureOf } from '../http/signature.ts'

declare module 'express-session' {
  interface SessionData {
    /** Time of the last password or code, in milliseconds since the epoch. */
    provedAt: number
    /** Such as `Chrome, Android`. */
    device: string
    address: string
  }
}

export type OwnSession = {
  id: string
  device: string
  address: string
  started_at: string
  seen_at: string
  current: boolean
}

/**
 * Sessions of the office: own table, own secret, and an own cookie that is sent to the office's
 * calls only. Neither session is valid for the other side.
 */
export function openOfficeSessions(
  { prisma, pool }: Pick<Database, 'prisma' | 'pool'>,
  secrets: readonly string[],
  secure: boolean,
) {
  const { longestMs, idleMs } = officeSessions
  const name = secure ? '__Secure-office' : 'office'
  const store = new SessionStore({ prisma, pool }, officeSessions)
  const secret = secrets.map((each) => signatureOf('office', each))
  const read = session({
    store,
    secret,
    name,
    resave: false,
    saveUninitialized: false,
    cookie: {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: officePath,
      maxAge: longestMs,
    },
  })
  const middleware = withLivingCookie({ name, store, secrets: secret }, read)
  return {
    middleware,
    /** Starts a session and ends the browser's former one. Returns its device for lists. */
    start: async (request: Request, staffId: number, address: string): Promise<string> => {
      await inCallback((done) => request.session.regenerate(done))
      const now = Date.now()
      const device = deviceOf(request.get('user-agent') ?? '')
      Object.assign(request.session, { staffId, startedAt: now, provedAt: now, device, address })
      request.session.isNew = true
      await inCallback((done) => request.session.save(done))
      delete request.session.isNew
      return device
    },
    end: (request: Request) => inCallback((done) => request.session.destroy(done)),
    /** The person's sessions, the last used one first. */
    list: async (request: Request, staffId: number): Promise<OwnSession[]> => {
      const rows = await prisma.staffSession.findMany({
        where: { staffId, expire: { gt: new Date() } },
        orderBy: [{ expire: 'desc' }, { sid: 'asc' }],
      })
      return rows.map(({ sid, sess: stored, expire }) => {
        const sess = stored as unknown as session.SessionData
        return {
          id: publicId(sid),
          device: sess.device,
          address: sess.address,
          started_at: new Date(sess.startedAt).toISOString(),
          seen_at: new Date(Math.max(sess.startedAt, expire.getTime() - idleMs)).toISOString(),
          current: sid === request.sessionID,
        }
      })
    },
    /** Ends one of the person's sessions by its public id, or `all` others. Returns how many ended. */
    endOthers: async (request: Request, staffId: number, id: string): Promise<number> => {
      const rows = await prisma.staffSession.findMany({ where: { staffId }, select: { sid: true } })
      const ended = rows
        .map(({ sid }) => sid)
        .filter((sid) => (id === 'all' ? sid !== request.sessionID : publicId(sid) === id))
      await prisma.staffSession.deleteMany({ where: { sid: { in: ended } } })
      return ended.length
    },
    prune: () => prisma.staffSession.deleteMany({ where: { expire: { lt: new Date() } } }),
  }
}
export type OfficeSessions = ReturnType<typeof openOfficeSessions>

/** Identifies a session without revealing its id. */
function publicId(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url').slice(0, 16)
}

function deviceOf(userAgent: string): string {
  const find = (known: [RegExp, string][]) => known.find(([words]) => words.test(userAgent))?.[1]
  const browser = find([
    [/Edg\//, 'Edge'],
    [/OPR\/|Opera/, 'Opera'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  const system = find([
    [/Android/, 'Android'],
    [/iPhone|iPad/, 'iOS'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ])
  return [browser, system].filter(Boolean).join(', ') || '?'
}

import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, RequestHandler } from 'express'

declare module 'express-serve-static-core' {
  interface Request {
    rememberDevice?: () => void
  }
}

import { signatureOf } from './signature.ts'

export type KnownDevices = {
  /** The id of this browser where it has logged in to the account before, else null. */
  find: (request: Request, account: string) => string | null
  remember: (request: Request, account: string) => void
  /** Runs before the session, whose cookie is then the first: some clients look only there. */
  middleware: RequestHandler
}

const secondMs = 1000
const validSeconds = 400 * 24 * 60 * 60

const signed = /^(\w{1,9})\.([\w-]{16})\.([\w-]{43})$/

/** `path`: where it is sent; a `__Host-` name requires `/`. */
type Cookie = { name: string; path: string }
const ofShop = (secure: boolean): Cookie => ({ name: secure ? '__Host-known' : 'known', path: '/' })

/**
 * The cookie grants no access: it only separates the counting of guesses. `account` contains the
 * password's hash, so that a browser is known until the password changes. Decision 026.
 */
export function openKnownDevices(
  secrets: readonly string[],
  secure: boolean,
  { name, path }: Cookie = ofShop(secure),
): KnownDevices {
  const sign = (account: string, since: string, device: string, secret: string) =>
    signatureOf(`known device ${since} ${device} ${account}`, secret)
      .replaceAll('+', '-')
      .replaceAll('/', '_')
  return {
    find: (request, account) => {
      // An older cookie of this name, such as of another path, may come first.
      for (const cookie of (request.headers.cookie ?? '').split(';')) {
        const [own, value = ''] = cookie.trim().split('=')
        const [, since = '', device = '', signature = ''] = signed.exec(value) ?? []
        if (own !== name || signature === '') continue
        if (nowSeconds() - Number.parseInt(since, 36) > validSeconds) continue
        const given = Buffer.from(signature)
        const isSigned = secrets.some((secret) =>
          timingSafeEqual(given, Buffer.from(sign(account, since, device, secret))),
        )
        if (isSigned) return device
      }
      return null
    },
    remember: (request, account) => {
      const since = nowSeconds().toString(36)
      const device = randomBytes(12).toString('base64url')
      const value = `${since}.${device}.${sign(account, since, device, secrets[0] ?? '')}`
      const maxAge = validSeconds * secondMs
      const cookie = { httpOnly: true, sameSite: 'strict', secure, path, maxAge } as const
      request.rememberDevice = () => request.res?.cookie(name, value, cookie)
    },
    middleware: (request, response, next) => {
      response.writeHead = new Proxy(response.writeHead, {
        apply: (writeHead, self, args) => {
          if (!response.headersSent) request.rememberDevice?.()
          return Reflect.apply(writeHead, self, args)
        },
      })
      next()
    },
  }
}

function nowSeconds(): number {
  return Math.floor(Date.now() / secondMs)
}

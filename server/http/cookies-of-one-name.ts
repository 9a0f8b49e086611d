import type { RequestHandler } from 'express'
import { orNull } from '../failures/or-null.ts'
import type { SessionStore } from './session-store.ts'
import { signatureOf } from './signature.ts'

type Of = { name: string; store: SessionStore; secrets: readonly string[] }

/**
 * For a browser that sends several cookies of one name, such as an older one of another path first:
 * `read`, which reads only the first, gets the first with a living session alone.
 */
export function withLivingCookie(
  { name, store, secrets }: Of,
  read: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    const all = (request.headers.cookie ?? '').split(';').map((each) => each.trim())
    const own = all.filter((each) => each.startsWith(`${name}=`))
    if (own.length < 2) return read(request, response, next)
    findLiving(own).then((left = own[0]) => {
      request.headers.cookie = all.filter((each) => each === left || !own.includes(each)).join('; ')
      read(request, response, next)
    }, next)
  }

  async function findLiving(cookies: string[]): Promise<string | undefined> {
    const signed = cookies.flatMap((cookie) => {
      const value = orNull(() => decodeURIComponent(cookie.slice(name.length + 1))) ?? ''
      const sid = value.slice(2, value.lastIndexOf('.'))
      const isOurs = secrets.some((secret) => value === `s:${sid}.${signatureOf(sid, secret)}`)
      return isOurs ? [{ cookie, sid }] : []
    })
    const living = await store.findLiving(signed.map(({ sid }) => sid))
    return signed.find(({ sid }) => living.includes(sid))?.cookie
  }
}

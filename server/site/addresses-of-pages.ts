import type { RequestHandler } from 'express'
import { notFound, unreadable } from '../failures/refusals.ts'
import { isRead, refuseMethods } from '../http/methods.ts'

const here = 'http://shop.invalid'
/** A name or an address, and a port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i

/** A browser that is given `//x` as a path would take it for another host. */
export const leadToOneSlash: RequestHandler = (request, response, next) => {
  const [path = ''] = request.originalUrl.split('?', 1)
  if (!isRead(request) || !path.startsWith('//')) return next()
  const spelled = `/${path.slice(path.search(/[^/]|$/))}${request.originalUrl.slice(path.length)}`
  if (!isOfThisShop(spelled)) throw notFound('The page')
  response.set('Cache-Control', 'no-cache').redirect(301, spelled)
}

/** A 404 for a malformed host or path. Documents contain the host, so it must be valid. */
export const refuseOddAddresses: RequestHandler = (request, _response, next) => {
  if (!hostPattern.test(request.headers.host ?? '')) throw unreadable()
  if (!isOfThisShop(request.originalUrl)) throw notFound('The page')
  next()
}

const refuseToWrite = refuseMethods('GET, HEAD', 'This page can only be read')

/** Answers 405 to other methods on pages and files. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (isRead(request)) throw notFound('The page')
  refuseToWrite(request, response, next)
}

/** Refuses `/\\x` and `//x`, which name another host, `*`, and NUL, which PostgreSQL refuses. */
function isOfThisShop(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return false
  const { origin, pathname } = new URL(address, here)
  return origin === here && !pathname.includes('%00')
}

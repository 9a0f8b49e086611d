import type { RequestHandler } from 'express'
import { isRead, refuseMethods } from '../http/methods.ts'
import { notFound, unreadable } from '../refusals.ts'

const here = 'http://shop.invalid'
/** A name or an address, and a port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i

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

/** Refuses `//x`, which names another host, `//[`, `*`, and NUL, which PostgreSQL refuses. */
function isOfThisShop(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, here)) return false
  const { origin, pathname } = new URL(address, here)
  return origin === here && !pathname.includes('%00')
}

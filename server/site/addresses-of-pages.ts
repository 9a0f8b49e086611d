import type { RequestHandler } from 'express'
import { isRead, refuseMethods } from '../http/methods.ts'
import { notFound, unreadable } from '../refusals.ts'

const here = 'http://shop.invalid'
/** A name or an address, and a port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i

/** A 404 for an address that is not the shop's. Documents name the host, so it must be one. */
export const refuseOddAddresses: RequestHandler = (request, _response, next) => {
  if (!hostPattern.test(request.headers.host ?? '')) throw unreadable()
  if (!isOfThisShop(request.originalUrl)) throw notFound('The page')
  next()
}

const refuseToWrite = refuseMethods('GET, HEAD', 'This page can only be read')

/** The last of all: what is left was asked of a page or a file by another method. */
export const refuseOtherMethods: RequestHandler = (request, response, next) => {
  if (isRead(request)) throw notFound('The page')
  refuseToWrite(request, response, next)
}

/** Not `//x`, which names another host, nor `//[` or `*`, nor a NUL, which PostgreSQL refuses. */
function isOfThisShop(address: string): boolean {
  if (!address.startsWith('/')) return false
  try {
    const { origin, pathname } = new URL(address, here)
    return origin === here && !pathname.includes('%00')
  } catch {
    return false
  }
}

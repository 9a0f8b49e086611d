import type { RequestHandler } from 'express'
import { notFound, Refusal, unreadable } from '../refusals.ts'

const here = 'http://shop.invalid'
/** A name or an address, and a port. */
const hostPattern = /^([\w.-]+|\[[\da-f:.]+\])?(:\d{1,5})?$/i

/**
 * Stands before all that is no call: an address that names another host (`//x`), that is no address
 * (`//[`, `*`), or that holds a NUL, which PostgreSQL does not take, is not there. Documents name
 * the host that was asked: what is no host is refused.
 */
export const refuseOddAddresses: RequestHandler = (request, _response, next) => {
  if (!hostPattern.test(request.headers.host ?? '')) throw unreadable()
  if (!isOfThisShop(request.originalUrl)) throw notFound('The page')
  next()
}

/** The last of all: what is left was asked of a page or a file by another method. */
export const refuseOtherMethods: RequestHandler = (request, response) => {
  if (request.method === 'GET' || request.method === 'HEAD') throw notFound('The page')
  response.set('Allow', 'GET, HEAD')
  throw new Refusal(405, 'This page can only be read')
}

function isOfThisShop(address: string): boolean {
  if (!address.startsWith('/')) return false
  try {
    const { origin, pathname } = new URL(address, here)
    return origin === here && !pathname.includes('%00')
  } catch {
    return false
  }
}

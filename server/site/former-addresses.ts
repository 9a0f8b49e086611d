import { setTimeout as delay } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { isDatabaseAway } from '../database/faults.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { findPresentName } from '../database/names.ts'
import { isRead } from '../http/methods.ts'
import { pathOf, readPath } from './shop-paths.ts'

/** Not cached: a name may be given back, and a browser with both ways would go in a circle. */
const cacheControl = 'no-cache'
/** A page does not wait long for the database. */
const waitsMs = 1000

/** Leads from the former address of a product, a menu, a category or a tag to the present one. */
export function leadOn(prisma: PrismaClient): RequestHandler {
  return async (request, response, next) => {
    const named = isRead(request) ? readPath(request.path) : null
    const name = named && (await inTime(findPresentName(prisma, named.kind, named.name)))
    if (!named || name === null) return next()
    const query = request.url.slice(request.path.length)
    response.set('Cache-Control', cacheControl).redirect(301, pathOf(named.kind, name) + query)
  }
}

/** Null where the database does not answer: the page says so. */
function inTime(name: Promise<string | null>): Promise<string | null> {
  const found = name.catch((error: unknown) => {
    if (isDatabaseAway(error)) return null
    throw error
  })
  return Promise.race([found, delay(waitsMs, null, { ref: false })])
}

import type { RequestHandler } from 'express'
import { isDatabaseAway } from '../database/faults.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { findPresentName } from '../database/names.ts'
import { isRead } from '../http/methods.ts'
import { factsWaitMs, inTime } from '../in-time.ts'
import { Refusal } from '../refusals.ts'
import { pathOf, readPath } from './shop-paths.ts'

/** Not cached: a name may be restored, and a browser that cached both redirects would loop. */
const cacheControl = 'no-cache'

/** Redirects the former address of a product, a menu, a category or a tag to the present one. */
export function leadOn(prisma: PrismaClient): RequestHandler {
  return async (request, response, next) => {
    const named = isRead(request) ? readPath(request.path) : null
    const found = named && inTime(findPresentName(prisma, named.kind, named.name), factsWaitMs)
    const name = await found?.catch(nullWhereAway)
    if (!named || !name) return next()
    const query = request.url.slice(request.path.length)
    response.set('Cache-Control', cacheControl).redirect(301, pathOf(named.kind, name) + query)
  }
}

/** The page reports the outage itself. */
function nullWhereAway(error: unknown): null {
  if (error instanceof Refusal || isDatabaseAway(error)) return null
  throw error
}

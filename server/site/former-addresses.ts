import type { RequestHandler } from 'express'
import { isDatabaseAway } from '../database/errors.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { findPresentName, type NamedKind } from '../database/names.ts'
import { Refusal } from '../failures/refusals.ts'
import { isRead } from '../http/methods.ts'
import { factsWaitMs, inTime } from '../turns/in-time.ts'
import { pathOf, readPath } from './shop-paths.ts'

/** Not cached: a name may be restored, and a browser that cached both redirects would loop. */
const cacheControl = 'no-cache'

/**
 * Redirects the former address of a product, a menu, a category or a tag to the present one, and a
 * spelling that people type to the shop's own.
 */
export function leadOn(prisma: PrismaClient): RequestHandler {
  return async (request, response, next) => {
    const own = isRead(request) ? ownSpellingOf(request.path) : null
    if (own) return response.redirect(301, own + request.url.slice(request.path.length))
    const named = isRead(request) ? readPath(request.path) : null
    const found = named && inTime(presentNameOf(prisma, named), factsWaitMs)
    const name = await found?.catch(nullWhereAway)
    if (!named || !name) return next()
    const query = request.url.slice(request.path.length)
    response.set('Cache-Control', cacheControl).redirect(301, pathOf(named.kind, name) + query)
  }
}

/** A product's link is compared exactly, but people type it in capitals. */
async function presentNameOf(prisma: PrismaClient, { kind, name }: NamedPath) {
  const former = await findPresentName(prisma, kind, name)
  const small = name.toLowerCase()
  if (former !== null || kind !== 'product' || small === name) return former
  const slugs = await prisma.product.findMany({
    where: { slug: { in: [name, small] } },
    select: { slug: true },
  })
  return slugs.length === 1 && slugs[0]?.slug === small ? small : null
}
type NamedPath = { kind: NamedKind; name: string }

function ownSpellingOf(path: string): string | null {
  if (/^\/order-procedure\/?$/i.test(path)) return '/order-rocedure'
  const [, discount] = /^\/discount\/0+([1-9]\d*)\/?$/i.exec(path) ?? []
  return discount ? `/discount/${discount}` : null
}

/** The page reports the outage itself. */
function nullWhereAway(error: unknown): null {
  if (error instanceof Refusal || isDatabaseAway(error)) return null
  throw error
}

import { type RequestHandler, Router } from 'express'
import { addressRoutes } from '../addresses/routes.ts'
import { docsRoutes } from '../api-docs/docs.ts'
import { askRoutes } from '../asks/routes.ts'
import { cartRoutes } from '../cart/routes.ts'
import { catalogRoutes } from '../catalog/routes.ts'
import { customerRoutes } from '../customers/routes.ts'
import { notFound } from '../failures/refusals.ts'
import { headersOfAnswers } from '../http/headers.ts'
import { openKnownDevices } from '../http/known-devices.ts'
import { openRoutes } from '../http/route.ts'
import { openSessions } from '../http/session.ts'
import { messageRoutes } from '../messages/routes.ts'
import { noteRoutes } from '../notes/routes.ts'
import { orderRoutes } from '../orders/routes.ts'
import { reviewRoutes } from '../reviews/routes.ts'
import { openEmptySearches } from '../search/empty-searches.ts'
import { searchRoutes } from '../search/routes.ts'
import type { Shared } from './shared.ts'

const apiPath = /^\/api(?=[/?]|$)/i

/** The calls of the shop, bound; the office and the pages have their own. */
export function openShopCalls(shared: Shared) {
  const { config, database, log, https, cache, limits, storage, readOwnFees } = shared
  const { prisma, reads } = database
  const sessions = openSessions(database, config.sessionSecrets, https)
  const knownDevices = openKnownDevices(config.sessionSecrets, https)
  const routes = openRoutes({ ...shared, sessions, knownDevices })
  // The most frequent calls come first: the router tries them in this order.
  catalogRoutes(routes, reads, cache)
  searchRoutes(routes, reads, cache, openEmptySearches(prisma, log))
  cartRoutes(routes, prisma)
  orderRoutes(routes, { ...shared, prisma, secrets: config.sessionSecrets })
  customerRoutes(routes, prisma, limits, shared.refuseCommon)
  addressRoutes(routes, prisma, readOwnFees)
  reviewRoutes(routes, database, storage, limits)
  messageRoutes(routes, prisma, limits)
  askRoutes(routes, prisma, limits)
  noteRoutes(routes, reads)
  return { routes, sessions }
}

/** Answers all of /api, with a 404 for what no call knows. */
export function apiOf({ config }: Shared, ...routers: RequestHandler[]): RequestHandler {
  const api = Router().use(headersOfAnswers(), ...routers, docsRoutes(config), () => {
    throw notFound('The call')
  })
  return (request, response, next) =>
    apiPath.test(request.url) ? api(request, response, next) : next()
}

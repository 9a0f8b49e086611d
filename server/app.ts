import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import express, { type RequestHandler, Router } from 'express'
import { addressRoutes } from './addresses/routes.ts'
import { docsRoutes } from './api-docs/docs.ts'
import { cartRoutes } from './cart/routes.ts'
import { openListingNames } from './catalog/names.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { type Config, isHttps, isOnTheNet } from './config.ts'
import { openCommonPasswords } from './customers/common-passwords.ts'
import { pruneAccounts } from './customers/prune-accounts.ts'
import { resetPages } from './customers/reset-pages.ts'
import { customerRoutes } from './customers/routes.ts'
import { Cache } from './database/cache.ts'
import type { Database } from './database/client.ts'
import { openAccessLog } from './http/access-log.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { answerWithError } from './http/errors.ts'
import { type CountCall, countCalls } from './http/guards.ts'
import { headersOfAnswers, headersOfPages, onlyHttps, sandboxed } from './http/headers.ts'
import { healthRoutes } from './http/health.ts'
import { openKnownDevices } from './http/known-devices.ts'
import type { Logger } from './http/log.ts'
import { isRead, refuseMethods } from './http/methods.ts'
import { networkOf } from './http/network.ts'
import { openAddresses, openOrigins, refuseTwoHosts } from './http/origin.ts'
import { openRateLimits } from './http/rate-limits.ts'
import { openRoutes } from './http/route.ts'
import { openSessions } from './http/session.ts'
import { pruneMessages } from './messages/prune-messages.ts'
import { messageRoutes } from './messages/routes.ts'
import { openCounters } from './metrics/counters.ts'
import { openMetrics } from './metrics/metrics.ts'
import { showMetrics } from './metrics/show-metrics.ts'
import { watchReadiness } from './migrations/readiness.ts'
import { noteRoutes } from './notes/routes.ts'
import { openOffice } from './office/office.ts'
import { publicReach } from './office/pictures/download-picture.ts'
import { orderRoutes } from './orders/routes.ts'
import { forgotPages } from './outbox/forgot-pages.ts'
import { openOutbox } from './outbox/outbox.ts'
import { removeOwnIncoming, sweepIncoming } from './pictures/incoming.ts'
import { openStorage } from './pictures/open-storage.ts'
import { sweepLoosePictures } from './pictures/sweep-loose-pictures.ts'
import { openUploadPlaces } from './pictures/upload-places.ts'
import { watchStorage } from './pictures/watch-storage.ts'
import { notFound } from './refusals.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { openEmptySearches } from './search/empty-searches.ts'
import { searchRoutes } from './search/routes.ts'
import { givenFacts, openShopFacts } from './settings/shop-facts.ts'
import { refuseOddAddresses, refuseOtherMethods } from './site/addresses-of-pages.ts'
import { crawlerRoutes } from './site/crawlers.ts'
import { leadOn } from './site/former-addresses.ts'
import { langForm } from './site/lang-form.ts'
import { openPhotoHosts } from './site/photo-hosts.ts'
import { plainForms } from './site/plain-forms.ts'
import { feedRoutes } from './site/product-feed.ts'
import { shareRoutes } from './site/share-pictures.ts'
import type { Site, SiteParts } from './site/site.ts'

/** Opens the site, which renders pages from the API's own answers. API tests have no site. */
export type SiteOpener = (parts: SiteParts) => Promise<Site>

const cacheBytes = 32_000_000
const apiPath = /^\/api(?=[/?]|$)/i

function belowApi(...steps: RequestHandler[]): RequestHandler {
  const api = Router().use(...steps, () => {
    throw notFound('The call')
  })
  return (request, response, next) =>
    apiPath.test(request.url) ? api(request, response, next) : next()
}

export async function createApp(
  config: Config,
  database: Database,
  log: Logger,
  openSite?: SiteOpener,
  reach = publicReach,
) {
  const { prisma, reads, pool, changes } = database
  const readiness = watchReadiness(pool)
  const { uploadsDir, publicUrl } = config
  const https = isHttps(config)
  const originOf = openOrigins(config)
  const addressOf = openAddresses(config)
  const incomingDir = join(uploadsDir, '.incoming')
  mkdirSync(incomingDir, { recursive: true })
  const storage = await openStorage(config)
  const takesPictures = watchStorage(storage, (message) => log.warn(message))

  const cache = new Cache(changes, cacheBytes)
  const counters = openCounters()
  const { register, count } = openMetrics({ pool, cache, counters, takesPictures })
  const limits = openRateLimits(pool, config.rateLimit)
  const countCall: CountCall = (request) =>
    limits.count('callsPerAddress', networkOf(addressOf(request)))
  const sessions = openSessions(pool, config.sessionSecrets, https)
  const places = openUploadPlaces()
  const routes = openRoutes({
    sessions,
    knownDevices: openKnownDevices(config.sessionSecrets, https),
    crossSite: refuseCrossSite(publicUrl),
    addressOf,
    countCall,
    limits,
    places,
    incomingDir,
    cache,
  })
  // The most frequent calls come first: the router tries them in this order.
  catalogRoutes(routes, reads, cache)
  searchRoutes(routes, reads, cache, openEmptySearches(prisma, log))
  cartRoutes(routes, prisma)
  orderRoutes(routes, prisma, config.sessionSecrets, limits, counters)
  const refuseCommon = openCommonPasswords(isOnTheNet(config))
  customerRoutes(routes, prisma, limits, refuseCommon)
  addressRoutes(routes, prisma)
  reviewRoutes(routes, database, storage, limits)
  messageRoutes(routes, prisma, limits)
  noteRoutes(routes, reads)

  const readFacts = openShopFacts(prisma, cache, givenFacts(config))
  const outbox = openOutbox({ config, prisma, log, counters, readFacts })
  const { callInProcess } = routes
  const readPhotoHosts = openPhotoHosts(prisma, cache)
  const site = await openSite?.({
    ...{ callInProcess, cache, originOf, readFacts, readPhotoHosts },
    findListing: openListingNames(reads, cache),
  })

  const office = openOffice({
    ...{ config, log, prisma, pool, changes, limits, countCall, addressOf, originOf, incomingDir },
    ...{ places, storage, reach, outbox },
    crossSite: refuseCrossSite(publicUrl),
    showProduct: site?.showProduct,
  })

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(openAccessLog(log, count, addressOf), refuseTwoHosts)
  if (https) app.use(onlyHttps)
  if (site?.sources) app.use(site.sources)
  app.use(belowApi(headersOfAnswers(), routes.router, office.router, docsRoutes(config)))
  app.use(healthRoutes(readiness, takesPictures))
  app.use('/uploads', sandboxed, storage.serve, (request, response, next) => {
    if (isRead(request)) throw notFound('The picture')
    refuseMethods('GET, HEAD', 'A picture can only be read')(request, response, next)
  })
  if (site) app.use(site.files)
  app.use(site?.headers ?? headersOfPages(https), refuseOddAddresses)
  if (site?.aheadOfPages) app.use(site.aheadOfPages)
  app.get('/metrics', showMetrics(register, config))
  if (site) app.use('/office', site.office)
  if (site?.forms) {
    app.use(plainForms(routes, site.forms))
    app.use(langForm(refuseCrossSite(publicUrl), site.forms.safeNext, https))
  }
  // The handlers below cache nothing, so each request counts as a call.
  app.use(countCalls(countCall))
  const ofPages = { prisma, limits, refuseCommon, addressOf, readFacts, sends: outbox.sendable }
  const crossSite = refuseCrossSite(publicUrl)
  app.use(resetPages({ ...ofPages, crossSite }), forgotPages({ ...ofPages, crossSite }))
  app.use(crawlerRoutes(reads, originOf, cache))
  app.use(feedRoutes({ prisma, limits, readFacts, publicUrl }), shareRoutes(reads, storage, cache))
  app.use(leadOn(reads))
  if (site) app.use(site.pages)
  app.use(refuseOtherMethods)
  app.use(answerWithError)
  async function tidy(stopping?: AbortSignal) {
    const done = await Promise.allSettled([
      sessions.prune(),
      office.prune(),
      limits.prune(stopping),
      pruneMessages(pool, config.retainMessagesDays, stopping),
      pruneAccounts(pool, config.retainUnusedAccountsDays, stopping),
      sweepIncoming(incomingDir),
      sweepLoosePictures(prisma, storage, stopping),
      outbox.prune(),
    ])
    const failed = done.filter((each) => each.status === 'rejected')
    if (failed.length > 0) throw failed[0]?.reason
  }

  return {
    app,
    tidy,
    works: [...office.works, outbox.work],
    outbox,
    /** Called on stop: refuses pictures that are still being received. */
    refuseUploads: places.close,
    removeIncoming: () => removeOwnIncoming(incomingDir),
  }
}

import express from 'express'
import { pruneAsks } from '../asks/prune-asks.ts'
import { openListingNames } from '../catalog/names.ts'
import type { Config } from '../config/config.ts'
import { pruneAccounts } from '../customers/prune-accounts.ts'
import type { Database } from '../database/client.ts'
import { openAccessLog } from '../http/access-log.ts'
import { answerWithError } from '../http/errors.ts'
import { onlyHttps } from '../http/headers.ts'
import { healthRoutes } from '../http/health.ts'
import type { Logger } from '../http/log.ts'
import { readAbsoluteForm, refuseTwoHosts } from '../http/origin.ts'
import { pruneMessages } from '../messages/prune-messages.ts'
import { watchReadiness } from '../migrations/readiness.ts'
import { openOffice } from '../office/office.ts'
import { publicReach } from '../office/pictures/download-picture.ts'
import { readOrderLink } from '../orders/order-link.ts'
import { removeOwnIncoming, sweepIncoming } from '../pictures/incoming.ts'
import { sweepLoosePictures } from '../pictures/sweep-loose-pictures.ts'
import { pruneEmptySearches } from '../search/empty-searches.ts'
import { openPhotoHosts } from '../site/photo-hosts.ts'
import type { Site, SiteParts } from '../site/site.ts'
import { apiOf, openShopCalls } from './api.ts'
import { pagesOf } from './pages.ts'
import { openShared } from './shared.ts'

/** Opens the site, which renders pages from the API's own answers. API tests have no site. */
export type SiteOpener = (parts: SiteParts) => Promise<Site>

export async function createApp(
  config: Config,
  database: Database,
  log: Logger,
  openSite?: SiteOpener,
  reach = publicReach,
) {
  const readiness = watchReadiness(database.pool)
  const shared = await openShared(config, database, log)
  const { prisma, reads, pool, cache, limits, storage, outbox, places, incomingDir } = shared
  const { routes, sessions } = openShopCalls(shared)
  const { originOf, readFacts } = shared
  const site = await openSite?.({
    callInProcess: routes.callInProcess,
    cache,
    originOf,
    readFacts,
    readPhotoHosts: openPhotoHosts(prisma, cache),
    findListing: openListingNames(reads, cache),
    isOrderLink: (link) => readOrderLink(link, config.sessionSecrets) !== null,
  })
  const office = openOffice({ ...shared, reach, showProduct: site?.showProduct })

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.use(openAccessLog(log, shared.metrics.count, shared.addressOf), refuseTwoHosts)
  app.use(readAbsoluteForm)
  if (shared.https) app.use(onlyHttps)
  if (site?.sources) app.use(site.sources)
  app.use(apiOf(shared, routes.router, office.router))
  app.use(healthRoutes(readiness, shared.takesPictures))
  app.use(pagesOf(shared, routes, site))
  app.use(answerWithError)

  async function tidy(stopping?: AbortSignal) {
    const done = await Promise.allSettled([
      sessions.prune(),
      office.prune(),
      limits.prune(stopping),
      pruneMessages(pool, config.retainMessagesDays, stopping),
      pruneAsks(pool, stopping),
      pruneAccounts(pool, config.retainUnusedAccountsDays, stopping),
      sweepIncoming(incomingDir),
      sweepLoosePictures(prisma, storage, stopping),
      outbox.prune(),
      pruneEmptySearches(prisma),
    ])
    const failed = done.filter((each) => each.status === 'rejected')
    if (failed.length > 0) throw failed[0]?.reason
  }

  return {
    app,
    tidy,
    works: [...office.works, ...outbox.works],
    outbox,
    /** Called on stop: refuses pictures that are still being received. */
    refuseUploads: places.close,
    removeIncoming: () => removeOwnIncoming(incomingDir),
  }
}

import type { RequestHandler } from 'express'
import type { Pool } from 'pg'
import { saveProduct } from '#contract/office/products'
import { leftCartDays, officePath } from '#contract/office/rules'
import { type Config, isHttps, isOnTheNet } from '../config/config.ts'
import type { Changes } from '../database/changes.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { CountCall } from '../http/guards.ts'
import { openKnownDevices } from '../http/known-devices.ts'
import type { Logger } from '../http/log.ts'
import type { AddressOf, OriginOf } from '../http/origin.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { Storage } from '../pictures/storage.ts'
import type { UploadPlaces } from '../pictures/upload-places.ts'
import { apiDocumentRoutes } from './api-document.ts'
import { officeAskRoutes } from './asks/routes.ts'
import { blockRoutes } from './blocks/routes.ts'
import { cartRoutes } from './carts/routes.ts'
import { workOnCatalogue } from './catalogue/catalogue-work.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { exportRoutes } from './csv/routes.ts'
import { officeCustomerRoutes } from './customers/routes.ts'
import type { ShowProduct } from './drafts/preview-draft.ts'
import { draftRoutes } from './drafts/routes.ts'
import { importRoutes } from './imports/routes.ts'
import { pruneImports, workOnImport } from './imports/run-jobs.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { daysAgo } from './moments.ts'
import { newOrderRoutes } from './new-orders/routes.ts'
import { openOfficeRoutes } from './office-routes.ts'
import { openOfficeSessions } from './office-sessions.ts'
import { orderRoutes } from './orders/routes.ts'
import { outboxRoutes } from './outbox/routes.ts'
import type { Reach } from './pictures/download-picture.ts'
import { openPictureFetcher } from './pictures/fetch-picture.ts'
import { pictureRoutes } from './pictures/routes.ts'
import { productRoutes } from './products/routes.ts'
import { promoRoutes } from './promos/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { meRoutes } from './staff/me-routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { signInRoutes } from './staff/sign-in-routes.ts'
import { openTotp } from './staff/totp.ts'
import { stockRoutes } from './stock/routes.ts'
import { todayRoutes } from './today/routes.ts'

type OfficeParts = {
  config: Config
  log: Logger
  prisma: PrismaClient
  pool: Pool
  changes: Changes
  limits: RateLimits
  crossSite: RequestHandler
  countCall: CountCall
  addressOf: AddressOf
  originOf: OriginOf
  incomingDir: string
  places: UploadPlaces
  storage: Storage
  reach: Reach
  outbox: Outbox
  /** Missing where there is no site, as in tests of calls. */
  showProduct?: ShowProduct | undefined
}

export function openOffice({
  config,
  log,
  prisma,
  pool,
  changes,
  limits,
  storage,
  reach,
  outbox,
  showProduct,
  ...parts
}: OfficeParts) {
  const { sessionSecrets } = config
  const https = isHttps(config)
  const sessions = openOfficeSessions({ prisma, pool }, sessionSecrets, https)
  const knownDevices = openKnownDevices(sessionSecrets, https, {
    name: https ? '__Secure-office-known' : 'office-known',
    path: officePath,
  })
  const needsTotp = isOnTheNet(config)
  const routes = openOfficeRoutes({ ...parts, prisma, sessions, knownDevices, needsTotp })
  const guarding = { prisma, limits, sessionSecrets, totp: openTotp(sessionSecrets) }
  const { incomingDir } = parts
  const fetcher = openPictureFetcher({ prisma, storage, incomingDir, reach })
  signInRoutes(routes, guarding)
  meRoutes(routes, { ...guarding, needsTotp, demo: config.demo })
  staffRoutes(routes, prisma)
  orderRoutes(routes, prisma, limits)
  newOrderRoutes(routes, prisma, limits)
  cartRoutes(routes, prisma, limits)
  inboxRoutes(routes, { prisma, changes, limits, outbox })
  officeAskRoutes(routes, prisma)
  officeCustomerRoutes(routes, prisma)
  productRoutes(routes, prisma, changes)
  stockRoutes(routes, prisma, changes)
  todayRoutes(routes, prisma)
  outboxRoutes(routes, { prisma, limits, outbox, publicUrl: config.publicUrl })
  const workOnProducts = () => workOnCatalogue(prisma, log)
  catalogueRoutes(routes, prisma, changes, workOnProducts)
  promoRoutes(routes, prisma)
  blockRoutes(routes, prisma)
  draftRoutes(routes, prisma, showProduct)
  pictureRoutes(routes, prisma, storage, fetcher)
  settingsRoutes(routes, { prisma, changes, phone: config.shopPhone ?? '' })
  exportRoutes(routes, prisma)
  const workOnImports = () => workOnImport(prisma, log, fetcher)
  importRoutes(routes, prisma, changes, workOnImports)
  apiDocumentRoutes(routes, config)
  return {
    router: routes.router,
    /** Each continues the work of an ended process, and none waits for another. */
    works: [workOnImports, workOnProducts],
    prune: () =>
      Promise.all([
        sessions.prune(),
        // A form of products lies on a phone as long as a draft: its save is known so long.
        prisma.officeReply.deleteMany({
          where: {
            OR: [
              { at: { lt: daysAgo(90) } },
              { at: { lt: daysAgo(3) }, call: { not: saveProduct.path } },
            ],
          },
        }),
        prisma.passwordReset.deleteMany({ where: { until: { lt: new Date() } } }),
        prisma.phoneBlock.deleteMany({ where: { until: { lt: daysAgo(90) } } }),
        // The cart that it is about is listed no more.
        prisma.cartOutcome.deleteMany({ where: { changedAt: { lt: daysAgo(leftCartDays + 1) } } }),
        prisma.productDraft.deleteMany({ where: { at: { lt: daysAgo(90) } } }),
        pruneImports(prisma),
      ]),
  }
}

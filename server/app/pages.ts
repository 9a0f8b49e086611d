import { Router } from 'express'
import { forgotPages } from '../customers/forgot-pages.ts'
import { resetPages } from '../customers/reset-pages.ts'
import { notFound } from '../failures/refusals.ts'
import { countCalls } from '../http/guards.ts'
import { headersOfPages, sandboxed } from '../http/headers.ts'
import { isRead, refuseMethods } from '../http/methods.ts'
import type { Routes } from '../http/route.ts'
import { showMetrics } from '../metrics/show-metrics.ts'
import {
  leadToOneSlash,
  refuseOddAddresses,
  refuseOtherMethods,
} from '../site/addresses-of-pages.ts'
import { crawlerRoutes } from '../site/crawlers.ts'
import { leadOn } from '../site/former-addresses.ts'
import { langForm } from '../site/lang-form.ts'
import { plainForms } from '../site/plain-forms.ts'
import { feedRoutes } from '../site/product-feed.ts'
import { shareRoutes } from '../site/share-pictures.ts'
import type { Site } from '../site/site.ts'
import type { Shared } from './shared.ts'

/** Pictures, built files, screens and pages without scripts, in the order in which they are tried. */
export function pagesOf(shared: Shared, routes: Routes, site: Site | undefined) {
  const { config, https, prisma, reads, cache, limits, storage, crossSite, readFacts } = shared
  const { publicUrl } = config
  const pages = Router()
  pages.use('/uploads', sandboxed, storage.serve, (request, response, next) => {
    if (isRead(request)) throw notFound('The picture')
    refuseMethods('GET, HEAD', 'A picture can only be read')(request, response, next)
  })
  if (site) pages.use(site.files)
  pages.use(site?.headers ?? headersOfPages(https), leadToOneSlash, refuseOddAddresses)
  if (site?.aheadOfPages) pages.use(site.aheadOfPages)
  // Where programs that keep passwords lead people to change one.
  pages.get('/.well-known/change-password', (_request, response) => {
    response.set('Cache-Control', 'no-cache').redirect(302, '/customer/profile')
  })
  pages.get('/metrics', showMetrics(shared.metrics.register, config))
  if (site) pages.use('/office', site.office)
  if (site?.forms) {
    pages.use(plainForms(routes, site.forms))
    pages.use(langForm(crossSite, site.forms.safeNext, https))
  }
  // The handlers below cache nothing, so each request counts as a call.
  pages.use(countCalls(shared.countCall))
  const { sendable: sends, takesNumbers } = shared.outbox
  const ofPages = { ...shared, sends, takesNumbers }
  pages.use(resetPages(ofPages), forgotPages(ofPages))
  pages.use(crawlerRoutes(reads, shared.originOf, cache))
  pages.use(
    feedRoutes({ prisma, limits, readFacts, publicUrl }),
    shareRoutes(reads, storage, cache),
  )
  pages.use(leadOn(reads))
  if (site) pages.use(site.pages)
  pages.use(refuseOtherMethods)
  return pages
}

import type { Request, RequestHandler, Response } from 'express'
import type { RenderFirstView, SentForm } from '#contract/first-view'
import type { Choice } from '#contract/shop'
import type { Cache } from '../database/cache.ts'
import { orNull } from '../failures/or-null.ts'
import { type Answer, documents, makeAnswer, sendAnswer } from '../http/answer.ts'
import { choiceOf } from '../http/choice.ts'
import { isRead } from '../http/methods.ts'
import { documentKey, type OriginOf } from '../http/origin.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { canonicalOf, type FindListing } from './canonical.ts'
import { type InlineScripts, type PageAssets, writeDocument } from './document.ts'
import { picturesFrom, type ReadPhotoHosts } from './photo-hosts.ts'
import { ownPageAt } from './shop-paths.ts'

export type PageParts = {
  render: RenderFirstView
  addressOfScreen: (address: string) => string
  assetsFor: (pageName: string, choice: Choice) => PageAssets
  inline: InlineScripts
  readFacts: ReadFacts
  readPhotoHosts: ReadPhotoHosts
  findListing: FindListing
  /** Whether the last part of `/o/…` was made by this shop. */
  isOrderLink: (link: string) => boolean
  originOf: OriginOf
  cache: Cache
}

/**
 * Redirects to the path that links have: the router also accepts capitals and final slashes. Each
 * spelling would be a page of its own in a cache and a search engine.
 */
export function leadToSpelling({ addressOfScreen }: PageParts): RequestHandler {
  return (request, response, next) => {
    const [path = ''] = request.originalUrl.split('?', 1)
    const spelled = isRead(request) ? addressOfScreen(path) : path
    if (spelled === path) return next()
    response.set('Cache-Control', 'no-cache')
    response.redirect(301, spelled + request.originalUrl.slice(path.length))
  }
}

/** The browser guards customer screens: a visit from another site has no cookie yet. */
export function answerPages(parts: PageParts): RequestHandler {
  return async (request, response, next) => {
    if (!isRead(request)) return next()
    const make = () =>
      makePage(parts, request, response, parts.addressOfScreen(request.originalUrl))
    const page = await parts.cache.snapshot().getOrMake(documents, keyOf(parts, request), make)
    await sendAnswer(request, response, page)
  }
}

/** Query parameters that the page does not read are ignored. */
export function answerCachedDocuments(parts: PageParts): RequestHandler {
  return (request, response, next) => {
    const cached = isRead(request) && parts.cache.snapshot().get(documents, keyOf(parts, request))
    return cached ? sendAnswer(request, response, cached) : next()
  }
}

function keyOf({ originOf, addressOfScreen }: PageParts, request: Request): string {
  return documentKey(originOf(request), choiceOf(request), addressOfScreen(request.originalUrl))
}

export function openFormAnswers(parts: PageParts) {
  return async (request: Request, response: Response, status: number, sent: SentForm) => {
    const page = await makePage(parts, request, response, request.originalUrl, sent)
    const headers = { ...page.headers, 'cache-control': 'no-store' }
    await sendAnswer(request, response, { ...page, status, headers })
  }
}

async function makePage(
  parts: PageParts,
  request: Request,
  response: Response,
  address: string,
  sent?: SentForm,
): Promise<Answer> {
  const origin = parts.originOf(request)
  const choice = choiceOf(request)
  const [facts, hosts] = await Promise.all([
    parts.readFacts(ownPageAt(address)),
    parts.readPhotoHosts(),
  ])
  const view = await parts.render(address, choice, facts, { sent })
  if (view.leadsTo) {
    // For now: the listing may grow.
    const headers = { location: view.leadsTo, 'cache-control': 'no-cache' }
    return makeAnswer('', headers, { status: 302 })
  }
  const assets = parts.assetsFor(view.pageName, choice)
  const { inline } = parts
  const canonical = await canonicalOf(address, parts.findListing)
  const text = writeDocument(view, { canonical, choice, origin, facts, assets, inline })
  const headers = {
    [policyName]: allow(String(response.get(policyName)), assets.cssHash, hosts ?? []),
    'content-type': 'text/html; charset=utf-8',
    // The document also depends on the language, which shared caches do not have in their key.
    // A browser that many share keeps nothing of an order's link.
    'cache-control': address.startsWith('/o/') ? 'no-store' : 'private, no-cache',
  }
  // Without the database the default facts are used: such a page is not cached.
  const isWhole = view.isWhole && hosts !== null
  const [, link] = /^\/o\/([^/?]+)/.exec(address) ?? []
  const isForged =
    link !== undefined && !parts.isOrderLink(orNull(() => decodeURIComponent(link)) ?? '')
  return makeAnswer(text, headers, { status: isForged ? 404 : view.status, isWhole })
}

/** Each document has its own style sheets and allows these hosts of photos. */
function allow(policy: string, styleHash: string, hosts: string[]): string {
  return policy
    .replace("style-src 'self'", `style-src 'self' ${styleHash}`)
    .replace("img-src 'self'", picturesFrom(hosts))
}
const policyName = 'content-security-policy'

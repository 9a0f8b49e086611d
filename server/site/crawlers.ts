import { type Request, type Response, Router } from 'express'
import { wholeCatalogue } from '../catalog/listing.ts'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { notFound } from '../failures/refusals.ts'
import { documents, makeAnswer, sendAnswer } from '../http/answer.ts'
import { documentKey, type OriginOf } from '../http/origin.ts'
import { pathOf } from './shop-paths.ts'

/** The protocol allows 50,000 addresses in a file; the rest is for the other screens. */
const mostAddresses = 49_000
/** The screens of client/routes.tsx that need no parameter and are for search engines. */
export const fixedScreens = [
  ...['/', '/menu', '/contact'],
  ...['/order-rocedure', '/delivery-rules', '/return-policy'],
]

/** The sitemap is split into numbered files when one would hold too many addresses. */
export function crawlerRoutes(prisma: PrismaClient, originOf: OriginOf, cache: Cache): Router {
  const router = Router()
  const xmlHeaders = {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  }

  router.get('/robots.txt', (request, response) => {
    response
      .type('text')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /customer/\nDisallow: /cart\nDisallow: /office\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
      )
  })

  router.get('/.well-known/security.txt', (request, response) => {
    const origin = originOf(request)
    response
      .type('text')
      .send(
        `Contact: ${origin}/contact\nExpires: ${inAYear()}\nPreferred-Languages: bn, en\nCanonical: ${origin}/.well-known/security.txt\n`,
      )
  })

  router.get('/sitemap.xml', (request, response) =>
    sendXml(request, response, async () => {
      const counter = await prisma.listing.findUnique({ where: { listingKey: wholeCatalogue } })
      const products = counter?.products ?? 0
      if (products <= mostAddresses) {
        const pages = [...(await screenPages(prisma)), ...(await productPages(prisma, 1))]
        return addressSet(pages, originOf(request))
      }
      const files = 1 + Math.ceil(products / mostAddresses)
      const names = Array.from({ length: files }, (_, nr) => `/sitemap-${nr}.xml`)
      return fileSet(names, originOf(request))
    }),
  )

  router.get(/^\/sitemap-(\d{1,4})\.xml$/, (request, response) =>
    sendXml(request, response, async () => {
      const nr = Number(request.params[0])
      const pages = nr === 0 ? await screenPages(prisma) : await productPages(prisma, nr)
      if (pages.length === 0) throw notFound('The sitemap')
      return addressSet(pages, originOf(request))
    }),
  )

  async function sendXml(request: Request, response: Response, write: () => Promise<string>) {
    const make = async () => makeAnswer(await write(), xmlHeaders)
    // The query is ignored: the file is the same.
    const key = documentKey(originOf(request), 'all', request.path)
    await sendAnswer(request, response, await cache.snapshot().getOrMake(documents, key, make))
  }
  return router
}

/** RFC 9116 requires a date; the contact page has none. */
function inAYear(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1)).toISOString()
}

type SitePage = { path: string; changedAt?: Date }

async function screenPages(prisma: PrismaClient): Promise<SitePage[]> {
  const [menus, categories, tags] = await Promise.all([
    prisma.menu.findMany({ where: { status: 1 } }),
    prisma.category.findMany({ where: { menu: { status: 1 } } }),
    prisma.tag.findMany(),
  ])
  return [
    ...fixedScreens,
    ...menus.map(({ menu }) => pathOf('menu', menu)),
    ...categories.map(({ category }) => pathOf('category', category)),
    ...tags.map(({ tag }) => pathOf('tag', tag)),
  ].map((path) => ({ path }))
}

async function productPages(prisma: PrismaClient, file: number): Promise<SitePage[]> {
  const rows = await prisma.product.findMany({
    where: { archivedAt: null },
    select: { slug: true, changedAt: true },
    orderBy: { id: 'asc' },
    skip: (file - 1) * mostAddresses,
    take: mostAddresses,
  })
  return rows.map(({ slug, changedAt }) => ({ path: pathOf('product', slug), changedAt }))
}

function addressSet(pages: SitePage[], origin: string): string {
  const rows = pages.map(({ path, changedAt }) => {
    const day = changedAt?.toISOString().slice(0, 10)
    const change = day ? `<lastmod>${day}</lastmod>` : ''
    return `<url><loc>${escapeXml(origin + path)}</loc>${change}</url>`
  })
  return wrap('urlset', rows)
}

function fileSet(paths: string[], origin: string): string {
  const rows = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`)
  return wrap('sitemapindex', rows)
}

function wrap(name: string, rows: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</${name}>\n`
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;')
}

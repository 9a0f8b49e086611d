import { createHash, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Router } from 'express'
import { neutralPicture } from '#contract/pictures'
import { namesOf } from '#contract/shop-facts'
import type { Prisma, PrismaClient } from '../database/generated/client.ts'
import { hasCode } from '../failures/has-code.ts'
import { notFound } from '../failures/refusals.ts'
import { hasIt } from '../http/answer.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  readFacts: ReadFacts
  publicUrl: string | undefined
}
type Shop = { brand: string; origin: string }

const columns = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'sale_price', 'link'],
  ...['image_link', 'brand', 'google_product_category', 'item_group_id', 'color', 'size'],
]
const productsAtOnce = 100
const longest = { title: 150, description: 5000 }
/** Without `terms`, which are larger than the rest. */
const ofFeed = {
  id: true,
  slug: true,
  title: true,
  image: true,
  priceTaka: true,
  oldPriceTaka: true,
  stock: true,
  counted: true,
  content: { select: { description: true } },
  colors: { where: { removedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  sizes: { where: { removedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
  items: { where: { removedAt: null } },
} satisfies Prisma.ProductSelect
type Product = Prisma.ProductGetPayload<{ select: typeof ofFeed }>

/**
 * Products on sale, as the catalogues of Facebook and Google read them; for whom has the key. One without a
 * photo is left out: they refuse its line.
 */
export function feedRoutes({ prisma, limits, readFacts, publicUrl: origin }: Parts): Router {
  return Router().get('/feeds/products.csv', async (request, response) => {
    const key = await readFeedKey(prisma)
    if (!key || !origin || !isSame(String(request.query.key), key)) throw notFound('The feed')
    const { name: brand } = namesOf(await readFacts())
    const etag = await etagOf(prisma, `${origin} ${brand}`)
    response.set({ ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' })
    if (hasIt(request.get('If-None-Match'), etag)) return void response.status(304).end()
    response.type('text/csv; charset=utf-8')
    if (request.method === 'HEAD') return void response.end()
    // A new key begins anew, so that its first reader is not refused.
    await limits.count('feeds', hashOf(key).toString('base64url'))
    try {
      await pipeline(Readable.from(rowsOf(prisma, { brand, origin })), response)
    } catch (error) {
      // The reader disconnected: this is no error.
      if (!hasCode(error, 'ERR_STREAM_PREMATURE_CLOSE')) throw error
    }
  })
}

export async function readFeedKey(db: Prisma.TransactionClient): Promise<string | null> {
  const row = await db.setting.findUnique({ where: { part: 'feed' } })
  const key: unknown = Object(row?.value).key
  return typeof key === 'string' && key !== '' ? key : null
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isSame(given: string, key: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(key))
}

/** Changes with every product and with every counted piece. */
async function etagOf(prisma: PrismaClient, shop: string): Promise<string> {
  const [products, moves] = await Promise.all([
    prisma.product.aggregate({
      where: { archivedAt: null },
      _count: true,
      _max: { changedAt: true, id: true },
      _sum: { version: true },
    }),
    prisma.stockMove.aggregate({ _max: { id: true } }),
  ])
  const state = [shop, products._count, products._max.changedAt?.getTime(), products._max.id]
  const whole = [...state, products._sum.version, moves._max.id].join(' ')
  return `"${createHash('sha1').update(whole).digest('base64url')}"`
}

/** Some products at a time, at the reader's speed. */
async function* rowsOf(prisma: PrismaClient, shop: Shop): AsyncGenerator<string> {
  yield csvRow(columns)
  for (let last = 0; ; ) {
    const products = await prisma.product.findMany({
      where: { id: { gt: last }, archivedAt: null, image: { not: neutralPicture } },
      select: ofFeed,
      orderBy: { id: 'asc' },
      take: productsAtOnce,
    })
    const end = products.at(-1)
    if (!end) return
    last = end.id
    yield products.flatMap((product) => linesOf(product, shop)).join('')
  }
}

/** One line, or one for each pair of color and size. */
function linesOf(product: Product, { brand, origin }: Shop): string[] {
  const { id, title, priceTaka, oldPriceTaka, colors, sizes } = product
  const taka = (price: number) => `${price}.00 BDT`
  const image = product.image.startsWith('/') ? origin + encodeURI(product.image) : product.image
  const pairs = (colors.length > 0 ? colors : [null]).flatMap((color) =>
    (sizes.length > 0 ? sizes : [null]).map((size) => ({ color, size })),
  )
  return pairs.map(({ color, size }) =>
    csvRow([
      pairs.length > 1 ? [id, color?.id ?? 0, size?.id ?? 0].join('-') : String(id),
      cut(title, longest.title),
      cut(plain(product.content?.description ?? '') || title, longest.description),
      isThere(product, color?.id, size?.id) ? 'in stock' : 'out of stock',
      'new',
      taka(oldPriceTaka ?? priceTaka),
      oldPriceTaka === null ? '' : taka(priceTaka),
      `${origin}/product/${encodeURIComponent(product.slug)}`,
      image,
      brand,
      '',
      pairs.length > 1 ? String(id) : '',
      color?.color ?? '',
      size?.size ?? '',
    ]),
  )
}

function isThere({ stock, counted, items }: Product, colorId?: number, sizeId?: number): boolean {
  if (!counted || stock !== 1) return stock === 1
  return items.some(
    (item) =>
      item.count > 0 &&
      (item.colorId === null || item.colorId === colorId) &&
      (item.sizeId === null || item.sizeId === sizeId),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}

function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

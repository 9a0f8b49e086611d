import { Router } from 'express'
import type { Sharp } from 'sharp'
import type { Cache, Kind } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { findNamed } from '../database/names.ts'
import { notFound } from '../failures/refusals.ts'
import type { Storage } from '../pictures/storage.ts'
import { openTurn } from '../turns/turns.ts'

const size = { width: 1200, height: 630 }
const bottleGreen = '#07362a'
const inTurn = openTurn()
const sharePictures: Kind<Buffer> = { name: 'share pictures', sizeOf: ({ length }) => length }

/** Made on request from the shop's pictures, cached until the catalogue changes. */
export function shareRoutes(prisma: PrismaClient, storage: Storage, cache: Cache): Router {
  const router = Router()

  router.get('/share.jpg', async (_request, response) => {
    const picture = await cache.snapshot().getOrMake(sharePictures, '', async () => {
      const banner = await prisma.banner.findFirst({
        where: { active: true },
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
      })
      return compose(banner?.image ?? null, storage, 0)
    })
    response.type('jpeg').set('Cache-Control', 'public, max-age=86400').send(picture)
  })

  router.get('/share/:name.jpg', async (request, response) => {
    const slug = request.params.name
    const picture = await cache.snapshot().getOrMake(sharePictures, slug, async () => {
      const named = await findNamed(prisma, 'product', slug)
      const where = { id: named?.id ?? 0 }
      const product = await prisma.product.findUnique({ where, select: { image: true } })
      if (!product) throw notFound('The picture')
      return compose(product.image, storage, 24)
    })
    response.type('jpeg').set('Cache-Control', 'public, max-age=86400').send(picture)
  })
  return router
}

async function compose(url: string | null, storage: Storage, margin: number): Promise<Buffer> {
  // Loaded late: it is half of what a start would load, and no page needs it.
  const { default: sharp } = await import('sharp')
  const canvas = sharp({ create: { ...size, channels: 3, background: bottleGreen } })
  const source = url?.startsWith('/uploads/')
    ? await storage.get(url.slice('/uploads/'.length))
    : null
  return inTurn(async () => {
    const inset = source && (await fitted(sharp(source), margin).catch(() => null))
    const composed = inset ? canvas.composite([{ input: inset, gravity: 'centre' }]) : canvas
    return composed.jpeg({ quality: 80, mozjpeg: true }).toBuffer()
  })
}

function fitted(source: Sharp, margin: number): Promise<Buffer> {
  return source
    .resize({ width: size.width - 2 * margin, height: size.height - 2 * margin, fit: 'inside' })
    .png()
    .toBuffer()
}

import { get as httpGet, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getProduct } from '#contract/catalog'
import { addReview } from '#contract/reviews'
import { readConfig } from '../../server/config/config.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { openTestBucket } from '../support/bucket.ts'
import { patience } from '../support/patience.ts'
import { jpeg } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const bucket = await openTestBucket()
const shop = await openShop({ bucket })
const product = await shop.make.product({ image: '/uploads/catalog/small.webp' })
const customer = await shop.customer()
await bucket.stored.write('catalog/small.webp', await jpeg())
await bucket.stored.write('catalog/large.webp', Buffer.alloc(3_000_000))
const get = (path: string) => shop.visitor().agent.get(path)
const openWith = (settings: Record<string, string>) =>
  openStorage(readConfig({ UPLOADS_DIR: shop.uploadsDir, ...bucket.settings, ...settings }))

test.each(['refusing', 'silent'] as const)(
  'while the bucket is %s, pictures are a 503 and the rest goes on',
  async (state) => {
    const namesBefore = await bucket.stored.names()
    // A change of the catalogue, so that no share picture is cached.
    await shop.make.product()
    disturb(state)

    const started = Date.now()
    const files = [{ bytes: await jpeg(300, 200) }]
    const pictures = Promise.all([
      get('/uploads/catalog/small.webp'),
      get(`/share/${product.slug}.jpg`),
      customer.ask(addReview, { product_id: product.id }, { files }),
    ])
    const rest = await shop.visitor().ask(getProduct, { slug: product.slug })
    const words = await customer.ask(addReview, { product_id: product.id, review: 'Good' })

    expect([rest.status, words.status]).toEqual([200, 200])
    expect(Date.now() - started).toBeLessThan(2000)
    const [picture, share, review] = await pictures
    for (const answer of [picture, share, review]) {
      expect(answer).toBeRefused(503)
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
    }
    const seconds = [picture, share, review].map(({ headers }) => headers['retry-after'])
    expect(seconds).toEqual(['2', '2', '60'])
    expect(picture.body).not.toEqual(review.body)
    // Ten seconds of waiting, after the picture's process has started.
    expect(Date.now() - started).toBeLessThan(20_000)
    expect(shop.errors.splice(0).join()).toContain('The storage of pictures does not answer')
    bucket.line.turn('open')
    expect((await get('/uploads/catalog/small.webp')).status).toBe(200)
    expect((await get(`/share/${product.slug}.jpg`)).status).toBe(200)
    expect(await bucket.stored.names()).toEqual(namesBefore)
  },
)

test('download aborted in the middle releases its bucket connection', async () => {
  disturb('halting')

  const picture = await startRead('/uploads/catalog/large.webp')
  expect(picture.statusCode).toBe(200)
  expect(bucket.line.callers()).toBe(1)
  picture.destroy()

  await vi.waitFor(() => expect(bucket.line.callers()).toBe(0), patience)
})

test('download aborted before the bucket answers releases its connection', async () => {
  disturb('silent')

  const download = httpGet(`${shop.url}/uploads/catalog/large.webp`).on('error', () => {})
  await vi.waitFor(() => expect(bucket.line.callers()).toBe(1), patience)
  download.destroy()

  await vi.waitFor(() => expect(bucket.line.callers()).toBe(0), patience)
})

test('picture cut off by the bucket is not served as whole', async () => {
  disturb('halting')

  const picture = await startRead('/uploads/catalog/large.webp')
  bucket.line.turn('open')

  await expect(picture.toArray()).rejects.toThrow('aborted')
})

test('the start names wrong settings of the bucket', async () => {
  const wrong: Record<string, string>[] = [
    { UPLOADS_S3_URL: bucket.settings.UPLOADS_S3_URL.replace('shop-', 'other-') },
    { UPLOADS_S3_SECRET: 'wrong' },
  ]

  for (const settings of wrong) {
    const storage = await openWith(settings)
    await expect(storage.check()).rejects.toThrow(/^UPLOADS_S3_URL names the bucket .+ 40[34]: /)
  }
  expect(await (await openWith({})).check()).toBe(true)
})

test('shop starts while the bucket does not answer', async () => {
  disturb('refusing')

  expect(await (await openWith({})).check()).toBe(false)
})

function disturb(state: 'refusing' | 'silent' | 'halting') {
  bucket.line.turn(state)
  onTestFinished(() => bucket.line.turn('open'))
}

function startRead(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) =>
    httpGet(`${shop.url}${path}`, resolve).on('error', reject),
  )
}

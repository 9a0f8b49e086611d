import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sendPicture } from '#contract/office/drafts'
import { addReview } from '#contract/reviews'
import { openStaff } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import { bomb, jpeg, noisePng, plain } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { upload } from '../support/upload.ts'

const shop = await openShop()
const product = await shop.make.product()
const customer = await shop.customer()
const { incoming } = shop
const review = (bytes: Buffer) =>
  customer.ask(addReview, { product_id: product.id }, { files: [{ bytes }] })
/** A GIF that repeats its only frame. */
async function animation(frames: number, side: number): Promise<Buffer> {
  const gif = await plain(side, side).gif().toBuffer()
  const first = gif.indexOf(Buffer.from([0x21, 0xf9, 4]))
  const frame = gif.subarray(first, -1)
  return Buffer.concat([gif.subarray(0, first), ...Array(frames).fill(frame), gif.subarray(-1)])
}

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['seven million pixels wide', () => bomb(3_500_000, 7)],
  ['very high', () => bomb(7, 12_001)],
  ['of 26 megapixels', () => bomb(5100, 5100)],
  ['an animation of 26 megapixels', () => animation(104, 500)],
  ['an AVIF of 13 megapixels', () => plain(3600, 3611).avif({ effort: 0 }).toBuffer()],
  [
    'a 16-bit PNG of 13 megapixels',
    () => plain(3600, 3611).toColourspace('rgb16').png().toBuffer(),
  ],
])('a picture that is %s has too many pixels', async (_title, make) => {
  expect(await review(await make())).toBeRefused(413, 'The picture has too many pixels')
})

test.each<[string, () => Promise<Buffer> | Buffer]>([
  ['of 24 megapixels', () => bomb(6000, 4000)],
  ['12,000 pixels wide', () => bomb(12_000, 20)],
  ['a short animation', () => animation(3, 200)],
])('a picture that is %s is taken', async (_title, make) => {
  expect((await review(await make())).status).toBe(200)
})

test('thirteenth upload at once is refused unread', async () => {
  const bytes = await noisePng()
  const senders = await Promise.all(Array.from({ length: 10 }, () => shop.customer()))
  const started = senders.flatMap((sender) =>
    [1, 2, 3].map(() => upload(shop.url, sender, product.id, [bytes])),
  )
  const refused: { status: number; headers: object }[] = []
  for (const { answered } of started) {
    answered.then((answer) => answer.status === 503 && refused.push(answer)).catch(() => {})
  }

  await vi.waitFor(() => expect(refused).toHaveLength(18), patience)
  for (const { request } of started) request.destroy()

  for (const answer of refused) {
    expect(answer.headers).toMatchObject({ 'retry-after': '2', connection: 'close' })
  }
  // The senders have left: their files are deleted, however many they were.
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
  expect((await review(await jpeg())).status).toBe(200)
  expect(shop.errors.splice(0).join()).toMatch(/The shop is busy/)
})

test('slow uploads of one customer take at most three places', async () => {
  const slow = await shop.customer()
  const bytes = await noisePng()
  const neverMs = 120_000
  const started = Array.from({ length: 12 }, () =>
    upload(shop.url, slow, product.id, [bytes], neverMs),
  )
  const refused: { status: number; headers: object }[] = []
  for (const { answered } of started) answered.then((each) => refused.push(each)).catch(() => {})
  await vi.waitFor(() => expect(refused).toHaveLength(9), patience)

  const text = { product_id: product.id, review: 'Good' }
  const another = await review(await jpeg())
  const alone = await slow.ask(addReview, text)
  for (const { request } of started) request.destroy()

  for (const each of refused) {
    expect(each).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
  }
  expect(another.status).toBe(200)
  expect(alone.status).toBe(200)
  await vi.waitFor(() => expect(incoming()).toEqual([]), 10_000)
})

test('slow pictures of four accounts keep out neither staff nor another shopper', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => shop.customer()))
  const bytes = await noisePng()
  const started = accounts.flatMap((account) =>
    [1, 2, 3].map(() => upload(shop.url, account, product.id, [bytes], 120_000)),
  )
  const refused: number[] = []
  for (const { answered } of started)
    answered.then(
      ({ status }) => refused.push(status),
      () => {},
    )
  await vi.waitFor(() => expect(incoming()).toHaveLength(12), patience)
  const manager = await openStaff(shop).signedIn('manager')
  const file = { bytes: await jpeg() }

  const ofStaff = await manager.ask(
    sendPicture,
    { kind: 'catalog' },
    { files: [{ ...file, field: 'picture' }], headers: { 'Idempotency-Key': 'beside-slow-ones' } },
  )
  const ofShopper = await review(file.bytes)

  expect([ofStaff.status, ofShopper.status]).toEqual([200, 200])
  // One of the slow ones has given its place.
  await vi.waitFor(() => expect(refused).toEqual([503]), patience)
  for (const { request } of started) request.destroy()
  await vi.waitFor(() => expect(incoming()).toEqual([]), 10_000)
  expect(shop.errors.splice(0).join()).toMatch(/The shop is busy/)
})

test('review without a picture needs no upload place', async () => {
  const senders = await Promise.all(Array.from({ length: 4 }, () => shop.customer()))
  const bytes = await noisePng()
  const started = senders.flatMap((sender) =>
    [1, 2, 3].map(() => upload(shop.url, sender, product.id, [bytes], 120_000)),
  )
  for (const { answered } of started) answered.catch(() => {})
  await vi.waitFor(() => expect(incoming()).toHaveLength(12), patience)

  const alone = await customer.ask(addReview, { product_id: product.id, review: 'Good' })
  for (const { request } of started) request.destroy()

  expect(alone.status).toBe(200)
  await vi.waitFor(() => expect(incoming()).toEqual([]), 10_000)
})

test.each(['.incoming', 'reviews'])(
  'a folder %s that cannot be written to is a 503, and keeps nothing',
  async (name) => {
    const folder = join(shop.uploadsDir, name)
    const reviews = await shop.prisma.review.count()
    await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
    renameSync(folder, `${folder}-away`)
    writeFileSync(folder, 'a file in its place')

    const refused = await review(await jpeg())

    expect(refused).toBeRefused(503)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(await shop.prisma.review.count()).toBe(reviews)
    expect(shop.errors.splice(0)).not.toEqual([])
    rmSync(folder)
    renameSync(`${folder}-away`, folder)
    expect((await review(await jpeg())).status).toBe(200)
  },
)

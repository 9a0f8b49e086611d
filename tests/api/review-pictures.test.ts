import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addReview } from '#contract/reviews'
import type { Upload } from '../support/ask.ts'
import { fromPhone, jpeg, plain } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const product = await shop.make.product()
const customer = await shop.customer()
const review = (files: Upload[], fields = {}) =>
  customer.ask(addReview, { product_id: product.id, ...fields }, { files })
const download = (url: string) => shop.visitor().agent.get(url)

test('a wide picture is stored in every size that pages ask for, in two formats', async () => {
  const answer = await review([{ bytes: await jpeg(2000, 1000) }])

  const url: string = answer.body.review.images[0].image_url
  expect(url).toMatch(/^\/uploads\/reviews\/[\w-]+-1600x800\.webp$/)
  const stem = url.replace('-1600x800.webp', '')
  for (const [size, width] of [
    ['1600x800', 1600],
    ['800x400', 800],
    ['200x100', 200],
  ] as const) {
    for (const format of ['webp', 'avif']) {
      const { status, body } = await download(`${stem}-${size}.${format}`)
      expect(status).toBe(200)
      expect((await sharp(body).metadata()).width).toBe(width)
    }
  }
})

test('a small picture is not blown up', async () => {
  const answer = await review([{ bytes: await jpeg(40, 30) }])

  expect(answer.body.review.images[0].image_url).toMatch(/-40x30\.webp$/)
})

test('a stored picture is served so that it can do nothing else', async () => {
  const answer = await review([{ bytes: await jpeg() }])

  const { headers } = await download(answer.body.review.images[0].image_url)

  expect(headers['content-type']).toBe('image/webp')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/sandbox/)
})

test('a phone’s picture stands upright and no longer tells where it was taken', async () => {
  const source = await fromPhone()
  expect((await sharp(source).metadata()).exif).toBeDefined()

  const answer = await review([{ bytes: source }])

  const url: string = answer.body.review.images[0].image_url
  expect(url).toMatch(/-30x40\.webp$/)
  for (const each of [url, url.replace('.webp', '.avif')]) {
    const { exif, orientation, width } = await sharp((await download(each)).body).metadata()
    expect({ exif, orientation, width }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 30,
    })
  }
})

test.each([
  ['JPEG', () => plain(40, 30).jpeg().toBuffer()],
  ['PNG', () => plain(40, 30).png().toBuffer()],
  ['WebP', () => plain(40, 30).webp().toBuffer()],
  ['AVIF', () => plain(40, 30).avif({ effort: 0 }).toBuffer()],
  ['GIF', () => plain(40, 30).gif().toBuffer()],
])('a %s is a picture, whatever it says that it is', async (_format, make) => {
  const answer = await review([{ bytes: await make(), name: 'notes.txt', type: 'text/plain' }])

  expect(answer.body.message).toBe('added')
})

test('a page hidden behind a picture does not survive', async () => {
  const answer = await review([
    { bytes: Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]) },
  ])

  const { body } = await download(answer.body.review.images[0].image_url)
  expect(body.toString('latin1')).not.toContain('script')
})

test('files of another field are passed over', async () => {
  const answer = await review([{ bytes: await jpeg(), field: 'avatar' }], { review: 'Good' })

  expect(answer.body.review.images).toEqual([])
})

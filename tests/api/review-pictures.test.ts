// Over 200 lines: pictures that are taken, and those that are refused

import { request as httpRequest } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addReview } from '#contract/reviews'
import type { Upload } from '../support/ask.ts'
import { filesBelow } from '../support/broken-invariants.ts'
import { patience } from '../support/patience.ts'
import { bomb, fromPhone, jpeg, jpegOf, plain } from '../support/pictures.ts'
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

test('small picture is not enlarged', async () => {
  const answer = await review([{ bytes: await jpeg(40, 30) }])

  expect(answer.body.review.images[0].image_url).toMatch(/-40x30\.webp$/)
})

test('stored picture is served with a sandbox policy', async () => {
  const answer = await review([{ bytes: await jpeg() }])

  const { headers } = await download(answer.body.review.images[0].image_url)

  expect(headers['content-type']).toBe('image/webp')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toMatch(/sandbox/)
})

test('a phone’s picture stands upright and has no place in it', async () => {
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

test('HTML hidden in a picture is removed', async () => {
  const answer = await review([
    { bytes: Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]) },
  ])

  const { body } = await download(answer.body.review.images[0].image_url)
  expect(body.toString('latin1')).not.toContain('script')
})

test('files of another field are ignored', async () => {
  const answer = await review([{ bytes: await jpeg(), field: 'avatar' }], { review: 'Good' })

  expect(answer.body.review.images).toEqual([])
})

const megabytes = 1024 * 1024
const storedFiles = () => filesBelow(`${shop.uploadsDir}/reviews`).sort()
let filesBefore: string[] = []

beforeEach(() => {
  filesBefore = storedFiles()
})

afterEach(() => vi.waitFor(() => expect(shop.incoming()).toEqual([]), patience))

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>'
const noPictures: [string, () => Promise<Buffer> | Buffer][] = [
  ['an SVG', () => Buffer.from(svg)],
  ['an SVG behind an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['text', () => Buffer.from('a picture of a saree')],
  ['a page', () => Buffer.from('<!doctype html><script>x()</script>')],
  ['nothing', () => Buffer.alloc(0)],
  ['a GIF by its first bytes and a script by the rest', () => Buffer.from('GIF89a/*<script>*/=1;')],
  ['a JPEG by its first bytes only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
  ['a TIFF', () => plain(40, 30).tiff().toBuffer()],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
]

test.each(noPictures)(
  '%s is no picture, and nothing of the review is kept',
  async (_title, make) => {
    const before = await shop.prisma.review.count()

    const answer = await review(
      [{ bytes: await jpeg() }, { bytes: await make(), name: 'saree.jpg', type: 'image/jpeg' }],
      { review: 'Good' },
    )

    expect(answer).toBeRefused(415, /JPEG, PNG, WebP, AVIF and GIF/)
    expect(await shop.prisma.review.count()).toBe(before)
    expect(storedFiles()).toEqual(filesBefore)
  },
)

test.each([
  ['JPEG', 0.9],
  ['JPEG', 0.5],
  ['PNG', 0.9],
  ['PNG', 0.5],
  ['WebP', 0.9],
  ['AVIF', 0.9],
  ['GIF', 0.9],
] as const)('a %s of which %f arrived is called incomplete', async (format, share) => {
  const whole = sharp(noise(200), raw(200))
  const bytes = await whole.toFormat(format.toLowerCase() as 'jpeg').toBuffer()

  const answer = await review([{ bytes: bytes.subarray(0, bytes.length * share) }])

  expect(answer).toBeRefused(415, 'This picture is incomplete or damaged, please choose it again')
  expect(storedFiles()).toEqual(filesBefore)
})

test('a picture of 400 megapixels is refused before it is unpacked', async () => {
  const bytes = bomb()
  expect(bytes.length).toBeLessThan(8 * megabytes)

  const answer = await review([{ bytes }])

  expect(answer).toBeRefused(413, /too many pixels/)
  expect(storedFiles()).toEqual(filesBefore)
})

test('six pictures are a review, seven are too many', async () => {
  const bytes = await jpeg()

  const six = await review(Array(6).fill({ bytes }))
  const files = storedFiles()
  const seven = await review(Array(7).fill({ bytes }))

  expect(six.body.review.images).toHaveLength(6)
  expect(seven).toBeRefused(422)
  expect(Object.keys(seven.body.errors)).toEqual(['images'])
  expect(storedFiles()).toEqual(files)
})

test('a picture may have 8 MB and not a byte more', async () => {
  const right = await review([{ bytes: await jpegOf(8 * megabytes) }])
  const files = storedFiles()
  const large = await review([{ bytes: await jpegOf(8 * megabytes + 1) }])

  expect(right.body.message).toBe('added')
  expect(large).toBeRefused(413, /8 MB/)
  expect(storedFiles()).toEqual(files)
})

test('aborted upload leaves no file', async () => {
  const upload = httpRequest(`${shop.url}${addReview.path}`, {
    method: 'POST',
    headers: {
      Cookie: customer.cookie,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': String(megabytes),
    },
  })
  upload.on('error', () => {})
  upload.write(
    '--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  )
  upload.write(Buffer.alloc(200_000))
  await vi.waitFor(() => expect(shop.incoming()).toHaveLength(1), patience)
  upload.destroy()

  await vi.waitFor(() => expect(shop.incoming()).toEqual([]), patience)
})

function raw(width: number) {
  return { raw: { width, height: width, channels: 3 as const } }
}

function noise(width: number): Buffer {
  return Buffer.from(Array.from({ length: width * width * 3 }, (_, i) => (i * 7919) % 251))
}

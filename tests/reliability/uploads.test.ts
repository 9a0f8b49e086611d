import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { addReview } from '#contract/reviews'
import type { Upload } from '../support/ask.ts'
import { filesBelow } from '../support/broken-invariants.ts'
import { makeFolder } from '../support/own-places.ts'
import { bomb, fromPhone, jpeg, plain } from '../support/pictures.ts'
import { servingPid } from '../support/serving-process.ts'
import type { ShopCustomer } from '../support/shop.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const megabytes = 1024 * 1024
const noise = (side: number) =>
  sharp(Buffer.from(Array.from({ length: side * side * 3 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: side, height: side, channels: 3 },
  })

async function openReviews(shop: Awaited<ReturnType<typeof openServers>>) {
  const product = await shop.make.product()
  const customer: ShopCustomer = await shop.customer()
  const review = (...pictures: Buffer[]) =>
    customer.ask(
      addReview,
      { product_id: product.id, review: 'Good' },
      { files: pictures.map((bytes): Upload => ({ bytes })) },
    )
  return { product, customer, review }
}

describe('a corpus of uploads', async () => {
  // Only some of forty at once are accepted.
  const shop = await openServers({ mayLog: /"status":503|The shop is busy/ })
  const { customer, product, review } = await openReviews(shop)
  const png = await plain(600, 600).png().toBuffer()
  const bad: [string, () => Promise<Buffer> | Buffer][] = [
    ['a bomb', bomb],
    ['a page', () => Buffer.from('<!doctype html><script>x()</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*<script>*/=1;')],
    [
      'a JPEG that is a zip',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('PK\x03\x04')]),
    ],
    ['a PNG cut in half', () => png.subarray(0, png.length / 2)],
    ['a JPEG cut in half', async () => (await noise(300).jpeg().toBuffer()).subarray(0, 4000)],
    [
      'a PNG with damaged pixels',
      () => Buffer.from(png.map((byte, at) => (at === png.length >> 1 ? byte ^ 255 : byte))),
    ],
    ['a WebP by name', () => Buffer.from('RIFF\x10\0\0\0WEBPVP8 nothing')],
    ['an AVIF by name', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1miafnothing')],
  ]
  const memory = () => {
    const pid = servingPid(shop.servers[0]?.process.pid)
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  test('invalid pictures are refused and leave nothing, and memory stays flat', async (context) => {
    const good = await jpeg()
    const round = async () => {
      const answers = []
      for (const [what, make] of bad) {
        const { status } = await review(good, await make())
        answers.push(status === 413 || status === 415 ? 'refused' : `${what}: ${status}`)
      }
      return new Set(answers)
    }
    for (let nr = 0; nr < 5; nr++) await round()
    const before = memory()

    for (let nr = 0; nr < 20; nr++) expect(await round()).toEqual(new Set(['refused']))

    expect(await shop.prisma.review.count()).toBe(0)
    expect(filesBelow(join(shop.uploadsDir, 'reviews'))).toEqual([])
    const grown = memory() - before
    expect(grown).toBeLessThan(40)
    noteFigures(
      context,
      `${25 * bad.length} bad uploads refused, memory ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
    )
  })

  test('valid pictures are all stored, upright and without metadata', async () => {
    const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
    const pictures = await Promise.all(
      formats.map((each) => plain(300, 200).toFormat(each).toBuffer()),
    )

    const answer = await review(...pictures, await fromPhone())

    const urls = answer.body.review.images.map(({ image_url }) => image_url)
    expect(urls.map((url: string) => /-(\d+x\d+)\.webp$/.exec(url)?.[1])).toEqual([
      ...formats.map(() => '300x200'),
      '30x40',
    ])
    for (const name of filesBelow(join(shop.uploadsDir, 'reviews'))) {
      const { exif, xmp, iptc } = await sharp(join(shop.uploadsDir, 'reviews', name)).metadata()
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined })
    }
  })

  test('uploads that break off leave nothing', async () => {
    const before = await shop.prisma.review.count()
    const body = Buffer.concat([
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="product_id"\r\n\r\n${product.id}\r\n--b\r\nContent-Disposition: form-data; name="images[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      Buffer.alloc(2 * megabytes),
    ])
    let seen = 0
    const watching = setInterval(() => {
      seen = Math.max(seen, shop.incoming().length)
    }, 5)
    await Promise.all(
      Array.from({ length: 40 }, async (_, nr) => {
        const leaving = new AbortController()
        setTimeout(() => leaving.abort(), 20 + nr * 5)
        const half = new ReadableStream({
          start: (controller) => controller.enqueue(body.subarray(0, 40_000 * (nr + 1))),
        })
        await fetch(shop.url + addReview.path, {
          method: 'POST',
          headers: { Cookie: customer.cookie, 'Content-Type': 'multipart/form-data; boundary=b' },
          body: half,
          signal: leaving.signal,
          duplex: 'half',
        } as RequestInit).catch(() => {})
      }),
    )

    clearInterval(watching)
    expect(seen).toBeGreaterThan(0)
    await vi.waitFor(() => expect(shop.incoming()).toEqual([]), 10_000)
    expect(await shop.prisma.review.count()).toBe(before)
  })
})

/** Only root can make such a small disk. */
const mayMount = userInfo().uid === 0

describe.runIf(mayMount)('a disk without room', async () => {
  if (!mayMount) return
  const folder = makeFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  afterAll(() => execFileSync('umount', ['--lazy', folder]))
  const shop = await openServers({ uploadsDir: folder, mayLog: /ENOSPC|EROFS|"status":503/ })
  const { review } = await openReviews(shop)

  test('upload is a 503 and keeps nothing, and room is used again', async (context) => {
    const large = await noise(1200).jpeg({ quality: 95 }).toBuffer()
    expect(large.length).toBeGreaterThan(megabytes)

    const refused = await review(large)
    expect(refused).toBeRefused(503)
    expect(refused.headers['retry-after']).toBeDefined()
    expect(await shop.prisma.review.count()).toBe(0)
    await vi.waitFor(() => expect(shop.incoming()).toEqual([]))

    expect((await review(await jpeg())).status).toBe(200)
    noteFigures(context, 'a full disk is a 503')
  })

  test('upload to a read-only disk is a 503, until it can be written to again', async () => {
    execFileSync('mount', ['-o', 'remount,ro', folder])
    const refused = await review(await jpeg())
    execFileSync('mount', ['-o', 'remount,rw', folder])

    expect(refused).toBeRefused(503)
    expect(refused.headers['retry-after']).toBeDefined()
    expect((await review(await jpeg())).status).toBe(200)
  })

  test('a disk that fills up half way through a picture leaves none of it', async () => {
    const source = await noise(560).jpeg({ quality: 90 }).toBuffer()
    const names = () => filesBelow(join(folder, 'reviews')).sort()
    const before = names()
    const reviews = await shop.prisma.review.count()
    // The upload fits, and so does the first of its encoded files.
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize - source.length - 60_000))

    const refused = await review(source)

    expect(refused).toBeRefused(503)
    expect(names()).toEqual(before)
    expect(await shop.prisma.review.count()).toBe(reviews)
    rmSync(join(folder, 'filler'))
    expect((await review(source)).status).toBe(200)
  })
})

// Over 200 lines: each test runs with a folder and with a bucket.

import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { addReview } from '#contract/reviews'
import { openFolder } from '../../server/pictures/folder.ts'
import { openTestBucket } from '../support/bucket.ts'
import { makeFolder } from '../support/own-places.ts'
import { jpeg } from '../support/pictures.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop } from '../support/shop.ts'
import { storedIn } from '../support/stored.ts'

const bucket = await openTestBucket()
type Headers = Record<string, string>
const ten = Buffer.from('0123456789')

test('a picture is on the disk before it has its name, and then its name', async () => {
  const folder = makeFolder()
  const storage = openFolder(folder)
  const name = 'catalog/ten.webp'
  const wasThere: boolean[] = []
  const handle = await open(folder)
  const files = Object.getPrototypeOf(handle)
  await handle.close()
  const flush = files.sync
  vi.spyOn(files, 'sync').mockImplementation(function (this: unknown) {
    wasThere.push(existsSync(join(folder, name)))
    return flush.call(this)
  })

  await storage.put(name, ten)
  // The picture, its folder, and the folder of the new folder.
  expect(wasThere).toEqual([false, true, true, true])
  await storage.remove(name)
  await storage.put(name, ten)
  expect(wasThere.slice(4)).toEqual([false, true])
})

describe.each([
  ['a folder', await openShop()],
  ['a bucket', await openShop({ bucket })],
])('pictures in %s', async (_where, shop) => {
  const { stored } = shop
  const product = await shop.make.product()
  const customer = await shop.customer()
  const get = (name: string, headers: Headers = {}, method: 'get' | 'head' = 'get') =>
    shop
      .visitor()
      .agent[method](`/uploads/${name}`)
      .set(headers)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => done(null, Buffer.concat(chunks)))
      })
  await stored.write('catalog/ten.webp', ten)

  test('a review’s pictures are served byte for byte as they were stored', async () => {
    const files = [{ bytes: await jpeg(300, 200) }, { bytes: await jpeg(40, 30) }]
    const before = await stored.names()

    const answer = await customer.ask(addReview, { product_id: product.id }, { files })

    expect(answer.body.review.images).toHaveLength(2)
    const names = (await stored.names()).filter((name) => !before.includes(name))
    expect(names).toHaveLength(6)
    for (const name of names) {
      const { status, headers, body } = await get(name)
      expect([status, headers['content-type']]).toEqual([200, `image/${name.slice(-4)}`])
      expect(body.equals(await stored.read(name))).toBe(true)
      expect((await sharp(body).metadata()).height).toBeGreaterThan(0)
    }
  })

  test('a picture may be kept for a year, and can do nothing but be seen', async () => {
    const { headers } = await get('catalog/ten.webp')

    expect(headers).toMatchObject({
      'content-length': '10',
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'content-security-policy': "default-src 'none'; sandbox",
      // Mails in a browser show it.
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(headers.etag).toMatch(/^(W\/)?".+"$/)
    await stored.write('users/ten.webp', ten)
    const ofUser = await get('users/ten.webp')
    expect(ofUser.headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('HEAD of a picture has the same headers', async () => {
    const whole = await get('catalog/ten.webp')
    const head = await get('catalog/ten.webp', {}, 'head')

    const { date: _whole, ...wanted } = whole.headers
    const { date: _head, ...answered } = head.headers
    expect(answered).toEqual(wanted)
    expect(head.status).toBe(200)
    expect(head.text ?? '').toBe('')
  })

  test('a browser that has the picture gets a 304', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('catalog/ten.webp')).headers

    const known: Headers[] = [{ 'If-None-Match': etag }, { 'If-Modified-Since': modified }]
    for (const headers of known) {
      const again = await get('catalog/ten.webp', headers)
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await get('catalog/ten.webp', { 'If-None-Match': '"other"' })).body).toEqual(ten)
    expect((await get('catalog/ten.webp', { 'If-Modified-Since': 'soon' })).body).toEqual(ten)
  })

  test.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
  ])('the part %s of a picture', async (range, part, contentRange) => {
    const { status, headers, body } = await get('catalog/ten.webp', { Range: range })

    expect([status, String(body), headers['content-range']]).toEqual([206, part, contentRange])
    expect(headers['content-length']).toBe(String(part.length))
  })

  test.each<Headers>([
    { Range: 'bytes=0-1,4-5' },
    { Range: 'rows=0-1' },
    { Range: 'bytes=0-1', 'If-Range': '"other"' },
  ])('%j gets the whole picture', async (headers) => {
    const answer = await get('catalog/ten.webp', headers)

    expect([answer.status, String(answer.body)]).toEqual([200, '0123456789'])
  })

  test('range beyond the end is refused', async () => {
    const answer = await shop
      .visitor()
      .agent.get('/uploads/catalog/ten.webp')
      .set('Range', 'bytes=10-')

    expect(answer).toBeRefused(416, 'There is no such part')
  })

  test('a request for another version of a picture is refused', async () => {
    const { etag = '' } = (await get('catalog/ten.webp')).headers

    const other = await shop
      .visitor()
      .agent.get('/uploads/catalog/ten.webp')
      .set('If-Match', '"other"')
    const same = await get('catalog/ten.webp', { 'If-Match': `"other", ${etag.replace('W/', '')}` })

    expect(other).toBeRefused(412, 'The file is another one by now')
    expect(same.status).toBe(200)
    expect((await get('catalog/ten.webp', { 'If-Match': '*' })).status).toBe(200)
  })

  test.each(['options', 'patch', 'post', 'put', 'delete'] as const)(
    'picture refuses the method %s',
    async (method) => {
      const answer = await shop.visitor().agent[method]('/uploads/catalog/ten.webp')

      expect(answer).toBeRefused(405, 'A picture can only be read')
      expect(answer.headers.allow).toBe('GET, HEAD')
    },
  )

  test.each(['catalog/eleven.webp', 'catalog', '', 'catalog/ten.webp/', 'x'.repeat(1500)])(
    'the picture "%s" is not there',
    async (name) => {
      const answer = await shop.visitor().agent.get(`/uploads/${name}`)

      expect(answer).toBeRefused(404, 'The picture was not found')
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    },
  )

  test.each([
    '../secret.webp',
    'catalog/../../secret.webp',
    '%2e%2e/secret.webp',
    '..%2fsecret.webp',
    'catalog/%2e%2e/%2e%2e/secret.webp',
    '..%5csecret.webp',
    '/secret.webp',
    '.incoming/hidden.webp',
    'catalog/%00ten.webp',
    'catalog/ten.webp%00',
    '%',
    '%ff',
  ])('picture name %s leads to no other file', async (name) => {
    await storedIn(join(shop.uploadsDir, '..')).write('secret.webp', ten)
    await stored.write('.incoming/hidden.webp', ten)

    const { status } = await askRaw(shop.url, 'GET', `/uploads/${name}`)

    expect(status).toBe(404)
    await stored.remove('.incoming/hidden.webp')
  })

  test('refused picture removes those stored before it', async () => {
    const before = await stored.names()

    const answer = await customer.ask(
      addReview,
      { product_id: product.id },
      { files: [{ bytes: await jpeg(300, 200) }, { bytes: Buffer.from('no picture') }] },
    )

    expect(answer).toBeRefused(415)
    expect(await stored.names()).toEqual(before)
  })

  test('pictures are removed when their review cannot be written', async () => {
    const before = await stored.names()
    await shop.pool.query('alter table review_image add constraint none check (false) not valid')

    const files = [{ bytes: await jpeg(300, 200) }]
    const answer = await customer.ask(addReview, { product_id: product.id }, { files })

    await shop.pool.query('alter table review_image drop constraint none')
    expect(answer).toBeRefused(500)
    expect(shop.errors.splice(0)).not.toEqual([])
    expect(await stored.names()).toEqual(before)
  })
})

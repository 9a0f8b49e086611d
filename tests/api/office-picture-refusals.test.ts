import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { expect, test, vi } from 'vitest'
import { sendPicture } from '#contract/office/drafts'
import { openOffice } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import { bomb, jpeg, jpegOf, noisePng, plain } from '../support/pictures.ts'

const megabytes = 1024 * 1024
let keys = 0
const newKey = () => `picture-${process.pid}-${++keys}`
const { shop, signedIn, manager } = await openOffice('manager')
const { incoming } = shop
const send = (bytes: Buffer, { kind = 'catalog', field = 'picture', key = newKey() } = {}) =>
  manager.ask(
    sendPicture,
    { kind },
    { files: [{ bytes, field }], headers: { 'Idempotency-Key': key } },
  )
const heic = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1'),
    Buffer.alloc(2000),
  ])

test('agent, customer and guest may not upload', async () => {
  const agent = await signedIn('agent')
  const files = [{ bytes: await jpeg(), field: 'picture' }]
  expect(await agent.ask(sendPicture, { kind: 'catalog' }, { files })).toBeRefused(403)
  expect(await shop.visitor().ask(sendPicture, { kind: 'catalog' }, { files })).toBeRefused(401)
  const customer = await shop.customer()
  expect(await customer.ask(sendPicture, { kind: 'catalog' }, { files })).toBeRefused(401)
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
})

test('upload without key, with a long key, of another kind or without a picture is refused', async () => {
  const files = [{ bytes: await jpeg(), field: 'picture' }]
  expect(await manager.ask(sendPicture, { kind: 'catalog' }, { files })).toBeRefused(
    422,
    'Please send an Idempotency-Key',
  )
  expect(await send(await jpeg(), { key: 'k'.repeat(256) })).toBeRefused(422, /at most 255/)
  expect(await send(await jpeg(), { kind: 'reviews' })).toBeRefused(
    422,
    'There is no such kind of picture',
  )
  const none = await send(await jpeg(), { field: 'images' })
  expect(none).toBeRefused(422, 'Add a picture')
  expect(Object.keys(none.body.errors)).toEqual(['picture'])
  const two = await manager.ask(
    sendPicture,
    { kind: 'catalog' },
    { files: [...files, ...files], headers: { 'Idempotency-Key': newKey() } },
  )
  expect(two).toBeRefused(422, 'Add a picture')
  expect(await shop.stored.names()).toEqual([])
})

test.each(['heic', 'heix', 'mif1', 'hevc'])('a photo in %s', async (brand) => {
  const answer = await send(heic(brand))

  expect(answer).toBeRefused(415, /^This photo's format \(HEIC\) cannot be read here; /)
  expect(Object.keys(answer.body.errors)).toEqual(['picture'])
})

test.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
  ['an empty file', () => Buffer.alloc(0), 415, /^This file is empty$/],
  ['a page', () => Buffer.from('<!doctype html>'), 415, /JPEG, PNG, WebP, AVIF and GIF/],
  ['a JPEG cut at half', async () => (await noisyJpeg()).subarray(0, 3000), 415, /incomplete/],
  ['one of 400 megapixels', () => bomb(), 413, /too many pixels/],
  ['one of 26 megapixels', () => bomb(5100, 5100), 413, /too many pixels/],
  ['one of 8 MB and a byte', () => jpegOf(8 * megabytes + 1), 413, /at most 8 MB/],
])('%s', async (_what, make, status, sentence) => {
  const answer = await send(await make())

  expect(answer).toBeRefused(status, sentence)
  expect(Object.keys(answer.body.errors)).toEqual(['picture'])
  expect(await shop.stored.names()).toEqual([])
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
})

test('exactly 8 MB and 24 megapixels are taken', async () => {
  expect((await send(await jpegOf(8 * megabytes))).status).toBe(200)
  expect((await send(bomb(6000, 4000))).status).toBe(200)
})

test('aborted upload leaves no file and is repeated under its key', async () => {
  const before = await shop.stored.names()
  const [bytes, key] = [await noisePng(400), newKey()]
  const { request } = startUpload(shop.url, manager.cookie, bytes, key)
  request.write(bytes.subarray(0, bytes.length / 2))
  await vi.waitFor(() => expect(incoming()).toHaveLength(1), patience)
  request.destroy()
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
  expect(await shop.stored.names()).toEqual(before)

  const again = await send(bytes, { key })

  expect(again.status).toBe(200)
  expect(again.body.width).toBe(400)
})

test('upload aborted during encoding leaves no file, the next one succeeds', async () => {
  const before = await shop.stored.names()
  const [bytes, key] = [await noisePng(1200), newKey()]
  const { request } = startUpload(shop.url, manager.cookie, bytes, key)
  request.end(Buffer.concat([bytes, Buffer.from('\r\n--b--\r\n')]))
  await vi.waitFor(() => expect(incoming()).toHaveLength(1), patience)
  const again = send(bytes, { key })
  await vi.waitFor(() => expect(incoming()).toHaveLength(2), patience)
  request.destroy()

  const { status, body } = await again

  expect(status).toBe(200)
  expect((await shop.stored.names()).length - before.length).toBe(8)
  expect(await shop.stored.names()).toContain(body.url.slice('/uploads/'.length))
})

test('thirteenth upload at once is refused unread', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => signedIn('manager')))
  const bytes = await jpeg()
  const started = people.flatMap(({ cookie }) =>
    [1, 2, 3].map(() => startUpload(shop.url, cookie, bytes, newKey())),
  )

  const refused = await statusesOf(started, 3)

  for (const { request } of started) request.destroy()
  expect(refused).toEqual([503, 503, 503])
  expect(shop.errors.splice(0).join()).toMatch(/The shop is busy/)
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
})

test('one person has three upload places', async () => {
  const { cookie } = await signedIn('owner')
  const bytes = await jpeg()
  const started = [1, 2, 3, 4].map(() => startUpload(shop.url, cookie, bytes, newKey()))

  const refused = await statusesOf(started, 1)

  for (const { request } of started) request.destroy()
  expect(refused).toEqual([429])
  await vi.waitFor(() => expect(incoming()).toEqual([]), patience)
})

/** Statuses of the first answers to senders that continue sending. */
async function statusesOf(
  started: ReturnType<typeof startUpload>[],
  answers: number,
): Promise<number[]> {
  const statuses: number[] = []
  for (const { answered } of started) {
    answered.then(({ statusCode }) => statuses.push(statusCode)).catch(() => {})
  }
  await vi.waitFor(() => expect(statuses).toHaveLength(answers), patience)
  return statuses
}

function noisyJpeg(): Promise<Buffer> {
  return plain(800, 600).jpeg({ quality: 100 }).toBuffer()
}

/** A picture that the test sends byte by byte. */
function startUpload(shopUrl: string, cookie: string, bytes: Buffer, key: string) {
  const { hostname: host, port } = new URL(shopUrl)
  const head = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="kind"\r\n\r\ncatalog\r\n' +
      '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
  )
  const request = httpRequest({
    host,
    port,
    path: sendPicture.path,
    method: 'POST',
    agent: false,
    headers: {
      Cookie: cookie,
      'Idempotency-Key': key,
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': head.length + bytes.length + '\r\n--b--\r\n'.length,
    },
  })
  request.on('error', () => {})
  request.write(head)
  const answered = once(request, 'response').then(([answer]) => {
    answer.resume()
    return answer as { statusCode: number }
  })
  answered.catch(() => {})
  return { request, answered }
}

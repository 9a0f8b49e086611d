import { rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test, vi } from 'vitest'
import { fetchPicture } from '#contract/office/drafts'
import { downloadPicture } from '../../server/office/pictures/download-picture.ts'
import { makeCertificate } from '../support/certificate.ts'
import { openStaff } from '../support/office.ts'
import { patience } from '../support/patience.ts'
import { openPictureSite } from '../support/picture-site.ts'
import { bomb, fromPhone, jpegOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const megabytes = 1024 * 1024
const site = await openPictureSite()
const shop = await openShop({ reach: site.reach })
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager')
let keys = 0
const newKey = () => `fetched-${process.pid}-${++keys}`
const ask = (url: unknown, key = newKey()) =>
  manager.ask(fetchPicture, { url }, { headers: { 'Idempotency-Key': key } })

async function keptNothing(before: string[]) {
  expect(await shop.stored.names()).toEqual(before)
  await vi.waitFor(() => expect(shop.incoming()).toEqual([]), patience)
}

test('picture of another site is stored as an own one', async () => {
  site.putBytes('/phone.jpg', await fromPhone())

  const { body } = await ask(site.linkOf('/phone.jpg'))

  expect(body).toMatchObject({ message: 'success', width: 30, height: 40 })
  expect((await shop.visitor().agent.get(body.url)).status).toBe(200)
  expect(await shop.prisma.loosePicture.count({ where: { image: body.url } })).toBe(1)
  await vi.waitFor(() => expect(shop.incoming()).toEqual([]), patience)
  const head = site.heads.at(-1)
  expect(head).toMatchObject({ 'user-agent': 'Our shop' })
  expect(Object.keys(head ?? {}).sort()).toEqual(
    ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
  )
})

test('a site that changes to another protocol has no picture', async () => {
  site.put('/switch.jpg', (request) => {
    request.socket.write('HTTP/1.1 101 Switching Protocols\r\n')
    request.socket.write('Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  })

  expect(await ask(site.linkOf('/switch.jpg'))).toBeRefused(422, 'The other site does not answer')
})

test('repeated key answers the same picture, also when its site is gone', async () => {
  await site.putPicture('/once.jpg')
  const key = newKey()
  const link = site.linkOf('/once.jpg')

  const first = await Promise.all([ask(link, key), ask(link, key)])
  site.put('/once.jpg', (_request, answer) => answer.writeHead(410).end())
  const again = await ask(link, key)

  expect(new Set([...first, again].map(({ body }) => body.url)).size).toBe(1)
  expect(site.askedPaths.filter((path) => path === '/once.jpg')).toHaveLength(1)
})

test('agent and customer fetch no picture, and a key is required', async () => {
  const before = site.askedPaths.length
  const agent = await signedIn('agent')
  const input = { url: site.linkOf('/once.jpg') }
  expect(await agent.ask(fetchPicture, input)).toBeRefused(403)
  expect(await (await shop.customer()).ask(fetchPicture, input)).toBeRefused(401)
  expect(await manager.ask(fetchPicture, input)).toBeRefused(422, 'Please send an Idempotency-Key')
  expect(site.askedPaths).toHaveLength(before)
})

describe('a file that is no picture', () => {
  test.each([
    ['a page', '<html><body>Sign in</body></html>', 415, /^Only JPEG, PNG/],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 415, /^Only JPEG, PNG/],
    ['nothing', '', 415, /^This file is empty$/],
    ['a broken one', '\xff\xd8\xff no picture', 415, /^Only JPEG, PNG/],
  ])('%s', async (_what, text, status, sentence) => {
    const before = await shop.stored.names()
    site.putBytes('/odd.jpg', Buffer.from(text, 'latin1'))
    expect(await ask(site.linkOf('/odd.jpg'))).toBeRefused(status, sentence)
    await keptNothing(before)
  })

  test('a bomb', async () => {
    const before = await shop.stored.names()
    site.putBytes('/bomb.png', bomb())
    expect(await ask(site.linkOf('/bomb.png'))).toBeRefused(413, /too many pixels/)
    await keptNothing(before)
  })

  test.each([404, 403, 500, 204, 304])('an answer of %i', async (status) => {
    site.put('/none.jpg', (_request, answer) => answer.writeHead(status).end())
    expect(await ask(site.linkOf('/none.jpg'))).toBeRefused(
      422,
      `The other site gave no picture (${status})`,
    )
  })
})

describe('a picture of 8 MB', () => {
  test('exactly it is taken, above it is not, and no more of it is read', async () => {
    const before = await shop.stored.names()
    site.putBytes('/large.jpg', await jpegOf(8 * megabytes + 1))
    expect(await ask(site.linkOf('/large.jpg'))).toBeRefused(413, /at most 8 MB/)
    const part = await jpegOf(megabytes)
    let sent = 0
    let hasLeft = false
    site.put('/endless.jpg', (_request, answer) => {
      const parts = Readable.from(
        (function* () {
          for (; sent < 200; sent++) yield part
        })(),
        { highWaterMark: 1 },
      )
      answer.once('close', () => {
        hasLeft = true
      })
      return pipeline(parts, answer).catch(() => {})
    })
    expect(await ask(site.linkOf('/endless.jpg'))).toBeRefused(413, /at most 8 MB/)
    await vi.waitFor(() => expect(hasLeft).toBe(true), patience)
    expect(sent).toBeLessThan(100)
    await keptNothing(before)

    site.putBytes('/full.jpg', await jpegOf(8 * megabytes))
    expect((await ask(site.linkOf('/full.jpg'))).status).toBe(200)
  })
})

describe('a site that does not give it', () => {
  test.each([
    ['no word', () => {}],
    ['half a picture', (answer: ServerResponse) => void answer.write('\xff\xd8\xff')],
  ])('in time: %s', async (_what, send) => {
    site.put('/slow.jpg', (_request, answer) => send(answer))
    const path = join(shop.uploadsDir, '.incoming', 'slow')
    const { signal } = new AbortController()
    const how = { path, agent: '', reach: { ...site.reach, longestMs: 1000 }, signal }

    await expect(downloadPicture(site.linkOf('/slow.jpg'), how)).rejects.toThrow(
      'The other site took longer than 1 seconds',
    )
    rmSync(path, { force: true })
  })

  test('whole, or at all', async () => {
    const before = await shop.stored.names()
    site.put('/torn.jpg', (_request, answer) => {
      answer.writeHead(200, { 'content-length': 5000 }).write('\xff\xd8\xff')
      setTimeout(() => answer.destroy(), 50)
    })
    const away = 'The other site does not answer'
    expect(await ask(site.linkOf('/torn.jpg'))).toBeRefused(422, away)
    expect(await ask('https://127.0.0.1:1/a.jpg')).toBeRefused(422, away)
    await keptNothing(before)
  })

  test('safely', async () => {
    const unsafe = 'There is no safe connection to the other site'
    expect(await ask(site.linkOf('/once.jpg', 'unnamed.test'))).toBeRefused(422, unsafe)
    const stranger = createServer(makeCertificate(['pictures.test'], []), (_request, answer) =>
      answer.end('a'),
    )
    await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
    const { port } = Object(stranger.address())
    expect(await ask(`https://pictures.test:${port}/a.jpg`)).toBeRefused(422, unsafe)
    await new Promise((done) => stranger.close(done))
  })
})

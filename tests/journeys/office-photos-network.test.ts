import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { openAsStaff, refusals } from './support/office.ts'
import { holdBack, sees } from './support/page.ts'
import { fileOf, isUp } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const form = '/office/products/new'
const sending = '**/api/office/pictures'

test('a photo that is cut at half goes on by itself, and is one picture', async () => {
  const { page } = await openAsStaff(shop, 'owner', form, { allow: [...refusals, /net::ERR_/] })
  const { url, cuts } = await openCutter()
  const keys: string[] = []
  await page.route(sending, (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    return route.continue(keys.length === 1 ? { url: `${url}/api/office/pictures` } : {})
  })
  const before = await shop.prisma.loosePicture.count()
  const pixels = randomBytes(1500 * 1500 * 3)
  const photo = sharp(pixels, { raw: { width: 1500, height: 1500, channels: 3 } }).jpeg()

  await page.setInputFiles('input[type=file]', fileOf('a.jpg', await photo.toBuffer()))

  await expect.poll(() => isUp(page, 1)).toBe(true)
  expect(cuts).toHaveLength(1)
  expect(cuts[0]).toBeLessThan(0.7)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await shop.prisma.loosePicture.count()).toBe(before + 1)
})

test('the screen stays on while a photo is sent, also after the page was hidden', async () => {
  const { before, release } = holdBack(sending)
  const { page } = await openAsStaff(shop, 'owner', form, {
    before: async (own) => {
      await before(own)
      await noteLocks(own)
    },
  })
  const locks = () => page.evaluate(() => (window as unknown as { locks: object }).locks)
  await page.setInputFiles('input[type=file]', fileOf('a.jpg', await jpeg(300, 300)))
  await sees(page.getByRole('button', { name: 'ছবি ওঠানো বন্ধ করুন' }))
  await expect.poll(locks).toEqual({ requested: 1, held: 1 })

  await turnPage(page, 'hidden')
  expect(await locks()).toEqual({ requested: 1, held: 0 })
  await turnPage(page, 'visible')
  await expect.poll(locks).toEqual({ requested: 2, held: 1 })

  release()
  await expect.poll(() => isUp(page, 1)).toBe(true)
  await expect.poll(locks).toEqual({ requested: 2, held: 0 })
  await turnPage(page, 'hidden')
  await turnPage(page, 'visible')
  expect(await locks()).toEqual({ requested: 2, held: 0 })
})

/** Closes the connection in the middle of a body. `cuts`: the received share of each. */
async function openCutter() {
  const cuts: number[] = []
  const server = createServer((socket) => {
    let head = ''
    let got = 0
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      got += part.length
      if (head.length < 4096) head += part.toString('latin1')
      const [, length] = /content-length: (\d+)/i.exec(head) ?? []
      if (!length || got < Number(length) / 2) return
      cuts.push(got / Number(length))
      socket.resetAndDestroy()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cuts }
}

/** Counts the screen's locks; a hidden page loses its lock, as in a browser. */
function noteLocks(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const locks = { requested: 0, held: 0 }
    const request = async () => {
      locks.requested += 1
      locks.held += 1
      let isHeld = true
      const release = async () => {
        if (isHeld) locks.held -= 1
        isHeld = false
      }
      document.addEventListener('visibilitychange', () => document.hidden && release())
      return { release }
    }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
}

function turnPage(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now === 'hidden' })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addReview } from '#contract/reviews'
import { refusalAnswer } from '../../server/http/errors.ts'
import { asStorageError } from '../../server/pictures/storage.ts'
import { filesBelow } from '../support/broken-invariants.ts'
import { jpeg, jpegOf } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import { mountSmallDisk } from '../support/small-disk.ts'

const lines: string[] = []
const shop = await openShop({ hears: (line) => lines.push(line) })
const { agent } = shop.visitor()
const readiness = async () => {
  const { status, body } = await agent.get('/readyz')
  return { status, body }
}
const gauge = async () =>
  /^shop_takes_pictures (\d)$/m.exec(
    (await agent.get('/metrics').set('Host', 'localhost')).text,
  )?.[1]
const ready = { status: 200, body: { status: 'ready' } }
const degraded = {
  status: 200,
  body: { status: 'degraded', reason: 'no picture can be stored' },
}
const soon = { timeout: 15_000, interval: 100 }

test.each(['.incoming', 'reviews'])(
  'a folder %s that cannot be written to shows in /readyz and a gauge, until it can',
  async (name) => {
    const folder = join(shop.uploadsDir, name)
    await expect.poll(readiness, soon).toEqual(ready)
    expect(await gauge()).toBe('1')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, 'a file in its place')

    await expect.poll(readiness, soon).toEqual(degraded)
    expect(await gauge()).toBe('0')

    rmSync(folder)
    mkdirSync(folder)
    await expect.poll(readiness, soon).toEqual(ready)
    await expect.poll(() => filesBelow(join(shop.uploadsDir, 'reviews')), soon).toEqual([])
  },
)

test('a warning is logged once a minute', () => {
  const warnings = lines.filter((line) => line.includes('no picture can be stored'))

  expect(warnings).toHaveLength(1)
  expect(JSON.parse(warnings[0] ?? '{}').level).toBe(40)
})

test('while no picture can be stored a review without one is taken', async () => {
  const customer = await shop.customer()
  const { id } = await shop.make.product()
  const folder = join(shop.uploadsDir, '.incoming')
  rmSync(folder, { recursive: true, force: true })
  writeFileSync(folder, 'a file in its place')
  const review = (files: { bytes: Buffer }[]) =>
    customer.ask(addReview, { product_id: id, review: 'Good' }, { files })

  expect(await review([{ bytes: await jpeg() }])).toBeRefused(503)
  expect((await review([])).status).toBe(200)

  rmSync(folder)
  mkdirSync(folder)
})

const missing = () => Object.assign(new Error('no such file'), { code: 'ENOENT' })

test('a missing file is the disk’s error only where a picture was to be stored', () => {
  expect(refusalAnswer(missing()).status).toBe(500)
  expect(refusalAnswer(asStorageError(missing())).status).toBe(503)
})

const disk = mountSmallDisk(20)
afterAll(() => disk?.remove())

// Only root can make such a small disk.
test.runIf(disk)(
  'a full disk says so, in a sentence of its own, and /readyz knows it',
  async () => {
    if (!disk) return
    const full = await openShop({ hears: () => {} })
    const { agent: there } = full.visitor()
    const folder = full.uploadsDir
    execFileSync('mount', ['--bind', disk.folder, folder])
    try {
      mkdirSync(join(folder, '.incoming'), { recursive: true })
      const status = async () => (await there.get('/readyz')).body.status
      await expect.poll(status, soon).toBe('ready')
      // Four kilobytes would still fit, a photo does not.
      disk.fill(0.125)
      await expect.poll(status, soon).toBe('degraded')
      const customer = await full.customer()
      const { id } = await full.make.product()
      const bytes = await jpegOf(1_000_000)
      const asked = { product_id: id, review: 'Good' }
      expect(await customer.ask(addReview, asked, { files: [{ bytes }] })).toBeRefused(
        503,
        'No picture can be stored at the moment: send it without pictures, or try again later',
      )
      expect((await customer.ask(addReview, asked)).status).toBe(200)
      disk.empty()
      await expect.poll(status, soon).toBe('ready')
    } finally {
      execFileSync('umount', ['-l', folder])
    }
  },
)

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { openAsStaff, phone } from './support/office.ts'
import { comesTo, holdBack, kill, missesAll, sees } from './support/page.ts'
import { fileOf, isUp, urlsOf } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const form = '/office/products/new'
const sending = '**/api/office/pictures'
const titleOf = (page: Page) => page.getByLabel(/^পণ্যের নাম/)

test('photos just given, and one just stored, outlive a tab that is killed', async () => {
  const { page } = await openAsStaff(shop, 'owner', form, { before: (own) => own.clock.install() })
  let sent = 0
  await page.route(sending, (route) => {
    sent += 1
    return sent === 1 ? route.continue() : undefined
  })
  // The two seconds after the last letter do not pass.
  await page.clock.pauseAt(Date.now() + 60_000)

  await page.setInputFiles('input[type=file]', [
    fileOf('a.jpg', await jpeg(300, 300)),
    fileOf('b.jpg', await jpeg(300, 400)),
    fileOf('c.jpg', await jpeg(300, 500)),
  ])
  await expect
    .poll(() => urlsOf(page))
    .toEqual([
      expect.stringMatching(/^\/uploads\/.+-300x300\.webp$/),
      ...[1, 2].map(() => expect.stringMatching(/^blob:/)),
    ])
  const [stored = ''] = await urlsOf(page)
  await expect.poll(async () => JSON.stringify(await keptIn(page, 'forms'))).toContain(stored)
  const again = await page.context().newPage()
  await kill(page)

  await again.clock.resume()
  await again.goto(form)
  await expect.poll(() => isUp(again, 3)).toBe(true)
  const [first, second, third] = await urlsOf(again)
  expect(first).toBe(stored)
  expect([second, third]).toEqual([
    expect.stringMatching(/-300x400\.webp$/),
    expect.stringMatching(/-300x500\.webp$/),
  ])
})

test('photos that wait while another product is started come to the product that they were given', async () => {
  const { before, release } = holdBack(sending)
  const { page, id: staffId } = await openAsStaff(shop, 'owner', form, { before })
  const title = `Waiting kurta ${Date.now()}`
  await titleOf(page).fill(title)
  await page.setInputFiles('input[type=file]', fileOf('a.jpg', await jpeg(300, 300)))
  await sees(page.getByRole('button', { name: 'ছবি ওঠানো বন্ধ করুন' }))

  await page.getByRole('button', { name: 'এটি রেখে আরেকটি নতুন পণ্য' }).click()
  await expect.poll(() => titleOf(page).inputValue()).toBe('')
  expect(await urlsOf(page)).toEqual([])
  release()
  await page.getByRole('link', { name: title }).click()

  await comesTo(page, /^\/office\/products\/new\?draft=\d+$/)
  await expect.poll(() => titleOf(page).inputValue()).toBe(title)
  await expect.poll(() => isUp(page, 1)).toBe(true)
  const draft = () => shop.prisma.productDraft.findFirstOrThrow({ where: { staffId } })
  await expect
    .poll(async () => (await draft()).form)
    .toMatchObject({ title, images: [{ image: expect.stringMatching(/^\/uploads\/catalog\//) }] })
})

test('device without storage says so beside the photos until they are sent', async () => {
  const { before, release } = holdBack(sending)
  const { page } = await openAsStaff(shop, 'owner', form, {
    ...phone,
    before: async (own) => {
      await before(own)
      await own.addInitScript(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Full', 'QuotaExceededError')
        }
      })
    },
  })
  const photos = [fileOf('a.jpg', await jpeg(300, 300)), fileOf('b.jpg', await jpeg(300, 400))]
  await page.setInputFiles('input[type=file]', photos)

  const note = page.getByText('ছবি ওঠা পর্যন্ত পাতাটি খোলা রাখুন', { exact: false })
  await sees(note)
  expect(await note.count()).toBe(1)
  expect(await findSticksOut(page)).toEqual([])
  release()
  await expect.poll(() => isUp(page, 2)).toBe(true)
  await missesAll(note)
})

test('photos that no form names leave the device, those that wait stay', async () => {
  const { before } = holdBack(sending)
  const { page } = await openAsStaff(shop, 'owner', form, { before })
  await page.setInputFiles('input[type=file]', fileOf('a.jpg', await jpeg(300, 300)))
  await sees(page.getByText(/^খসড়া রাখা আছে/))
  const waits = await keysOfPhotos(page)
  expect(waits).toHaveLength(1)
  await inStore(page, 'photos', (store) => store.put({ file: new Blob(['x']), name: '' }, 'gone'))
  expect(await keysOfPhotos(page)).toHaveLength(2)
  // The store also holds a form of another screen.
  await inStore(page, 'forms', (store) => store.put({ typed: {}, of: {} }, '1 settings shop'))

  await page.reload()

  await sees(page.locator('.photos > .photo img'))
  await expect.poll(() => keysOfPhotos(page)).toEqual(waits)
})

const keysOfPhotos = (page: Page) => inStore(page, 'photos', (store) => store.getAllKeys())
const keptIn = (page: Page, room: string) => inStore(page, room, (store) => store.getAll())

/** `act` runs in the page without its closure. */
function inStore<T>(
  page: Page,
  room: string,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return page.evaluate(
    `new Promise((done, fail) => {
      const opening = indexedDB.open('office')
      opening.onerror = fail
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('${room}', 'readwrite')
        const request = (${act})(transaction.objectStore('${room}'))
        transaction.oncomplete = () => {
          opening.result.close()
          done(request.result)
        }
      }
    })`,
  )
}

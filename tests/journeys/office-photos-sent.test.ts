import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bomb, fromPhone, jpeg, jpegOf, quarters } from '../support/pictures.ts'
import { openAsStaff, refusals } from './support/office.ts'
import { missesAll, sees } from './support/page.ts'
import {
  fileOf,
  fromCamera,
  giveFiles,
  isUp,
  noteSent,
  quartersOf,
  readSent,
  urlsOf,
} from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const form = '/office/products/new'
const lost = [...refusals, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED/]
const noise = (width: number, channels: 3 | 4 = 3, height = width) =>
  sharp(randomBytes(width * height * channels), { raw: { width, height, channels } })

test('photos of a camera stand upright, without what it wrote into them', async () => {
  const { page } = await openAsStaff(shop, 'owner', form, { before: noteSent })
  const turns = [1, 2, 3, 4, 5, 6, 7, 8]
  const small = await fromPhone()
  await page.setInputFiles('input[type=file]', [
    ...(await Promise.all(
      turns.map(async (turn) => fromCamera(`${turn}.jpg`, await quarters(600, 400, turn))),
    )),
    fileOf('clear.png', await noise(300, 4).png().toBuffer(), 'image/png'),
    fileOf('small.jpg', small),
  ])
  await expect.poll(() => isUp(page, 10)).toBe(true)

  const urls = await urlsOf(page)
  const seen = await Promise.all(urls.slice(0, 8).map((url) => quartersOf(page, url)))
  expect(seen).toEqual(turns.map(() => 'rgby'))
  const sent = await readSent(page)
  expect(sent.map(({ type }) => type)).toEqual([
    ...turns.map(() => 'image/jpeg'),
    'image/webp',
    'image/jpeg',
  ])
  expect(sent.slice(0, 9).filter(({ bytes }) => bytes.includes('Exif'))).toEqual([])
  expect((await sharp(sent[8]?.bytes).metadata()).hasAlpha).toBe(true)
  expect(sent[9]?.bytes.equals(small)).toBe(true)
})

test('a noisy photo of 12 megapixels is on a slow line for 4 s, a tall one is as wide as the shop shows it', async () => {
  const mostBytes = (4 * 1_600_000) / 8
  const { page } = await openAsStaff(shop, 'owner', form, { before: noteSent })
  const photo = async (width: number, height: number) =>
    fileOf('noise.jpg', await noise(width, 3, height).jpeg({ quality: 50 }).toBuffer())
  await page.setInputFiles('input[type=file]', [await photo(4000, 3000), await photo(2250, 4000)])
  await expect.poll(() => isUp(page, 2)).toBe(true)

  const [wide, tall] = await readSent(page)
  expect(wide?.bytes.length).toBeLessThan(mostBytes)
  expect(await sharp(tall?.bytes).metadata()).toMatchObject({ width: 801, height: 1424 })
})

test('pasted and dropped photos go up, one of too many pixels says so and ends nothing', async () => {
  const { page } = await openAsStaff(shop, 'owner', form)
  await sees(page.locator('.addp'))
  await page.waitForLoadState('networkidle')
  await giveFiles(page, 'drop', [
    fileOf('bomb.png', bomb(), 'image/png'),
    fileOf('wide.png', bomb(12_000, 12_000), 'image/png'),
    fileOf('list.txt', Buffer.from('no picture'), 'text/plain'),
  ])
  await giveFiles(page, 'paste', [fileOf('a.jpg', await jpeg(300, 300))])
  // Cells of a spreadsheet include a picture of themselves: the field takes their text.
  const isLeft = await page.getByLabel(/^পণ্যের নাম/).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Red')
    clipboardData.items.add(new File(['x'], 'cells.png', { type: 'image/png' }))
    const options = { bubbles: true, cancelable: true, clipboardData }
    return field.dispatchEvent(new ClipboardEvent('paste', options))
  })
  expect(isLeft).toBe(true)

  const tiles = page.locator('.photos > .photo.bad')
  await expect
    .poll(() => tiles.locator('.why').allTextContents())
    .toEqual([
      'ছবিটি অনেক বড়, ছোট করে দিন',
      'ছবিটি অনেক বড়, ছোট করে দিন',
      'JPEG, PNG, WebP, AVIF বা GIF ছবি দিন',
    ])
  await sees(page.getByRole('button', { name: 'ছবি 4: কী করবেন' }))
  for (let nr = 0; nr < 3; nr++) await tiles.first().getByRole('button', { name: 'বাদ' }).click()
  await expect.poll(() => isUp(page, 1)).toBe(true)
})

test('an empty file and one that stays too large say so before anything is sent', async () => {
  const { page } = await openAsStaff(shop, 'owner', form, {
    before: async (own) => {
      await noteSent(own)
      // A phone without memory to draw.
      await own.addInitScript(() => {
        Object.assign(window, { Worker: undefined, createImageBitmap: () => Promise.reject() })
      })
    },
  })

  await page.setInputFiles('input[type=file]', [
    fileOf('empty.jpg', Buffer.alloc(0)),
    fileOf('large.jpg', await jpegOf(8_400_000)),
  ])

  await expect
    .poll(() => page.locator('.photos > .photo.bad .why').allTextContents())
    .toEqual(['ফাইলটি খালি, এতে কোনো ছবি নেই', 'একটি ছবি সর্বোচ্চ 8 MB হতে পারে'])
  expect(await readSent(page)).toEqual([])
  // The same file would be refused again.
  expect(await page.getByRole('button', { name: 'আবার' }).count()).toBe(0)
})

test('stalled upload says so instead of turning for ever', async () => {
  const { page } = await openAsStaff(shop, 'owner', form, { allow: lost, isAlone: true })
  await page.clock.install()
  await page.reload()
  let isStill = true
  await page.route('**/api/office/pictures', (route) => (isStill ? undefined : route.continue()))
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/pictures')) tries += 1
  })
  await page.setInputFiles('input[type=file]', fileOf('a.jpg', await jpeg(300, 300)))
  for (const [nr, waitMs] of [1000, 4000, 15_000, 0].entries()) {
    await expect.poll(() => tries).toBe(nr + 1)
    await page.clock.fastForward(61_000)
    await page.clock.runFor(waitMs + 100)
  }
  await sees(page.getByText('ইন্টারনেট কেটে গেছে'))
  isStill = false
  await page.getByRole('button', { name: 'আবার' }).click()
  await missesAll(page.getByText('ইন্টারনেট কেটে গেছে'))
  await expect.poll(() => isUp(page, 1)).toBe(true)
})

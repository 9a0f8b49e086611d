import { expect, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { missesAll, sees } from './support/page.ts'
import { fileOf } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const lost = [...refusals, /net::ERR_FAILED/]

test('the picture of a field is sent again by itself and by hand, as the same, and can be stopped', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', {
    ...phone,
    allow: lost,
    before: (own) => own.clock.install(),
  })
  const keys: string[] = []
  let way: 'lost' | 'still' | 'open' = 'lost'
  await page.route('**/api/office/pictures', (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (way === 'open') return route.continue()
    return way === 'lost' ? route.abort() : undefined
  })
  const field = page.locator('.logo-field')
  const file = field.locator('input[type=file]')
  const choose = field.getByRole('button', { name: 'ছবি বাছুন' })
  const again = field.getByRole('button', { name: 'আবার' })
  const stop = field.getByRole('button', { name: 'থামান' })
  await file.setInputFiles(fileOf('logo.jpg', await jpeg(300, 300)))
  await page.getByRole('button', { name: 'এভাবে নিন' }).tap()
  for (const [nr, waitMs] of [1000, 4000, 15_000].entries()) {
    await expect.poll(() => keys.length).toBe(nr + 1)
    await page.clock.runFor(waitMs + 100)
  }
  await sees(field.getByText('ইন্টারনেট নেই'), again)
  expect(keys).toEqual([1, 2, 3, 4].map(() => keys[0]))

  way = 'still'
  await again.tap()
  await sees(stop)
  await expect.poll(() => keys.length).toBe(5)
  expect(keys[4]).toBe(keys[0])
  // No progress: the upload counts as lost, and is retried once.
  await page.clock.fastForward(61_000)
  await page.clock.runFor(1100)
  await expect.poll(() => keys.length).toBe(6)
  await stop.tap()
  await missesAll(stop, again)
  await expect.poll(() => choose.evaluate((part) => part === document.activeElement)).toBe(true)

  way = 'open'
  await file.setInputFiles(fileOf('logo.jpg', await jpeg(300, 300)))
  await page.getByRole('button', { name: 'এভাবে নিন' }).tap()
  await sees(field.locator('img'))
  expect(keys.at(-1)).not.toBe(keys[0])
})

test('a field says why it does not take a picture', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', phone)
  const field = page.locator('.logo-field')
  const file = field.locator('input[type=file]')

  await file.setInputFiles(fileOf('a.heic', Buffer.from('not a picture'), 'image/heic'))
  await sees(field.getByText('ছবিটির ফরম্যাট (HEIC) পড়া যায় না; ক্যামেরায় "Most Compatible" বাছুন'))
  await file.setInputFiles(fileOf('a.jpg', Buffer.from('not a picture')))
  await sees(field.getByText('JPEG, PNG, WebP, AVIF বা GIF ছবি দিন'))
  await file.setInputFiles(fileOf('a.jpg', Buffer.alloc(0)))
  await sees(field.getByText('ফাইলটি খালি, এতে কোনো ছবি নেই'))
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { missesAll, onEntry, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const [[, narrow]] = looks
const saree = '/product/dhakai-jamdani-saree'
const scaleOf = (picture: Locator) =>
  picture.evaluate((part) => new DOMMatrix(getComputedStyle(part).transform).a)

/** Fingers that are put down at `from`, moved to `to` in steps and lifted. */
async function fingers(page: Page, from: [number, number][], to: [number, number][]) {
  const devtools = await page.context().newCDPSession(page)
  const points = (share: number) =>
    from.map(([x, y], nr) => {
      const [endX, endY] = to[nr] ?? [x, y]
      return { id: nr, x: x + (endX - x) * share, y: y + (endY - y) * share }
    })
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never })
  await send('touchStart', points(0))
  for (let step = 1; step <= 8; step++) await send('touchMove', points(step / 8))
  await send('touchEnd', [])
  await devtools.detach()
}

async function openWhole() {
  const page = await shop.visit(saree, { ...narrow })
  expect(await page.locator('script[src*="whole-pictures"]').count()).toBe(0)
  await page.locator('.gallery-picture').first().tap()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByRole('heading', { name: 'ছবি ১ / ৪' }))
  return { page, dialog }
}

test('a tap opens the picture whole; it is pinched, moved, and doubled by two taps', async () => {
  const { page, dialog } = await openWhole()
  const picture = dialog.locator('.whole-picture').first()
  const shown = await picture.locator('img').boundingBox()
  expect(shown?.width).toBe(360)
  expect(await findObstacles(page, narrow)).toEqual([])

  await fingers(
    page,
    [
      [150, 300],
      [210, 300],
    ],
    [
      [60, 300],
      [300, 300],
    ],
  )
  const pinched = await scaleOf(picture)
  expect(pinched).toBeGreaterThan(2)
  await fingers(page, [[180, 300]], [[100, 260]])
  expect(await scaleOf(picture)).toBe(pinched)
  await sees(dialog.getByRole('heading', { name: 'ছবি ১ / ৪' }))

  await page.touchscreen.tap(180, 300)
  await page.touchscreen.tap(180, 300)
  await expect.poll(() => scaleOf(picture)).toBe(1)
  await page.touchscreen.tap(180, 300)
  await page.touchscreen.tap(180, 300)
  await expect.poll(() => scaleOf(picture)).toBeGreaterThan(2)
})

test('whole pictures are turned, and closed by Escape and Back where they were opened', async () => {
  const { page, dialog } = await openWhole()
  await fingers(page, [[300, 300]], [[40, 300]])
  await sees(dialog.getByRole('heading', { name: 'ছবি ২ / ৪' }))
  await dialog.getByRole('button', { name: 'পরের ছবি' }).tap()
  await sees(dialog.getByRole('heading', { name: 'ছবি ৩ / ৪' }))
  await page.keyboard.press('ArrowLeft')
  await sees(dialog.getByRole('heading', { name: 'ছবি ২ / ৪' }))

  await page.keyboard.press('Escape')

  await missesAll(dialog)
  expect(await page.locator('.gallery-thumbnails [aria-current]').getAttribute('aria-label')).toBe(
    'ছবি ২',
  )
  await onEntry(page, 0)
  await page.locator('.gallery-track li:not([inert]) .gallery-picture').tap()
  await sees(dialog)
  await onEntry(page, 1)
  await page.goBack()
  await missesAll(dialog)
  expect(new URL(page.url()).pathname).toBe(saree)
})

test('a mouse keeps its zoom', async () => {
  const page = await shop.visit(saree)

  await page.locator('.gallery-picture').first().click()

  await page.getByRole('tab').last().click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.each([
  ['360 x 620', { width: 360, height: 620 }],
  ['a phone on its side', { width: 740, height: 360 }],
  ['a large phone on its side', { width: 844, height: 390 }],
  ['a small phone on its side', { width: 640, height: 360 }],
])('the price stands above the acts on the first screen: %s', async (_name, size) => {
  const page = await shop.visit(saree, { ...size, touch: true })

  const [price, bar] = await Promise.all(
    ['.product-price', '.buy-box-buttons'].map((part) => page.locator(part).boundingBox()),
  )
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect((bar?.y ?? 999) + (bar?.height ?? 0)).toBeLessThanOrEqual(size.height)
})

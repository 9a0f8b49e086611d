import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { richProduct, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 640 }

test('at a desk home shows four prices on the first screen, below a low banner', async () => {
  const page = await shop.walk('/', desk)

  const prices = page.locator('.product-card .price')
  for (const place of [0, 1, 2, 3]) expect(await bottomOf(prices.nth(place))).toBeLessThan(800)
  const banner = await page.locator('.banners-track').boundingBox()
  expect(banner?.height).toBeLessThanOrEqual(280)
  const dots = await page.locator('.banners .carousel-dots').boundingBox()
  expect(dots?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0))
})

test('a banner’s words are text over its picture, in the reader’s language', async () => {
  const page = await shop.walk('/', { ...phone, lang: 'en' })
  const first = page.locator('.banners-track a').first()

  expect(await first.locator('.banner-words').innerText()).toBe(
    'Eid collection, 20% off\nSarees, panjabis and jewellery',
  )
  expect(await first.locator('img').getAttribute('alt')).toBe('')
})

test('at a desk sums and act of the checkout stay in sight beside the form', async () => {
  const buyer = await shop.shopper({ cart: [richProduct, 'dhakai-jamdani-saree'] })
  const page = await shop.walk('/customer/checkout', { ...desk, as: buyer })
  await settle(page)

  for (const top of [0, 400]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    for (const part of ['.order-sums-total', '[data-confirm]']) {
      const box = await page.locator(part).boundingBox()
      expect(box?.y).toBeGreaterThan(110)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800)
    }
  }
})

test('on a phone the header of the checkout is one row, and its search opens from the icon', async () => {
  const buyer = await shop.shopper({ cart: [richProduct] })
  const page = await shop.walk('/customer/checkout', { ...phone, as: buyer, touch: true })
  await settle(page)
  const header = page.locator('.header')

  expect(await bottomOf(header)).toBeLessThanOrEqual(56)
  expect(await bottomOf(page.locator('[data-confirm]'))).toBeLessThanOrEqual(640)
  await sees(header.getByText('01700-000000'))
  await sees(header.locator('.header-cart'))
  await header.getByRole('button', { name: 'খুঁজুন' }).tap()
  const box = header.locator('[name=keyword]')
  await expect.poll(async () => (await box.boundingBox())?.width).toBeGreaterThan(200)
  await box.fill('শাড়ি')
  await box.press('Enter')
  await sees(page.locator('.product-card').first())
})

test('on a phone the footer is half a screen, its menus are folded', async () => {
  const page = await shop.walk('/contact', phone)
  const menus = page.locator('.footer-menus')

  await expect
    .poll(() => page.evaluate(() => document.querySelector('footer')?.offsetHeight))
    .toBeLessThanOrEqual(410)
  expect(await menus.locator('a').first().isVisible()).toBe(false)
  await menus.locator('summary').click()
  await sees(menus.getByRole('link', { name: 'Electronics' }))
})

async function bottomOf(part: ReturnType<Page['locator']>): Promise<number> {
  await sees(part)
  const box = await part.boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

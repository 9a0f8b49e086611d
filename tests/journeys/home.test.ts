// Over 200 lines: one screen, its carousels, its cards and its list.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const controlsOf = (page: Page, part: '.banners' | '.categories') => page.locator(part)
/** Number of the slide at which the row has stopped. */
const slideOf = (page: Page, track: string) =>
  page.locator(track).evaluate((list) => {
    const [first, second] = [...list.children] as HTMLElement[]
    const width = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
    return Math.round((list.scrollLeft / width) * 100) / 100
  })

test('the banners move by dots and by previous and next, one at a time within 500 ms', async () => {
  const page = await shop.borrow('/')
  const banners = controlsOf(page, '.banners')
  await banners.hover()

  await banners.getByRole('button', { name: 'পরের স্লাইড' }).click()
  await expect.poll(() => slideOf(page, '.banners-track')).toBe(1)
  await banners.getByRole('button', { name: 'স্লাইড ৩' }).click()
  await expect.poll(() => slideOf(page, '.banners-track')).toBe(2)
  await banners.getByRole('button', { name: 'আগের স্লাইড' }).click()
  await expect.poll(() => slideOf(page, '.banners-track')).toBe(1)

  const current = banners.locator('.carousel-dot[aria-current]')
  await expect.poll(() => current.getAttribute('aria-label')).toBe('স্লাইড ২')
})

test('pictures stay while they come in another width, as when a phone is turned', async () => {
  const page = await shop.visit('/')
  await sees(page.locator('.banners-track img'))
  // Chromium shows this for a moment, and its screenshot is chance.
  await page.evaluate(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { get: () => 0 }),
  )

  await page.setViewportSize({ width: 600, height: 900 })
  await controlsOf(page, '.banners').getByRole('button', { name: 'পরের স্লাইড' }).click()
  await expect.poll(() => slideOf(page, '.banners-track')).toBe(1)

  expect(await page.locator('.picture-missing').count()).toBe(0)
})

test('banners and categories run by themselves until the shopper stops all that moves', async () => {
  const page = await shop.visit('/', { before: (own) => own.clock.install() })

  await page.clock.runFor(5700)
  await expect.poll(() => slideOf(page, '.banners-track')).toBe(1)
  const stops = page.getByRole('button', { name: /থামান/ })
  expect(await stops.count()).toBe(1)
  await stops.click()
  await page.mouse.move(10, 700)
  await page.locator('h2').first().click()
  await page.clock.runFor(700)
  const category = await slideOf(page, '.categories-track')
  await page.clock.runFor(12_000)

  expect(category).toBeGreaterThan(0)
  expect(await slideOf(page, '.banners-track')).toBe(1)
  expect(await slideOf(page, '.categories-track')).toBe(category)
})

test('a banner leads to the listing of its discount', async () => {
  const page = await shop.borrow('/')

  await page.locator('.banners-track a').first().click()

  await comesTo(page, '/discount/20')
})

test('a shop without banners has no carousel for them', async () => {
  const kept = await shop.prisma.banner.findMany()
  await shop.prisma.banner.deleteMany()
  try {
    const page = await shop.borrow('/')
    await expect
      .poll(async () => {
        await page.reload()
        return page.locator('.banners').count()
      })
      .toBe(0)
    await sees(page.getByRole('heading', { name: 'Populer Categories' }))
  } finally {
    await shop.prisma.banner.createMany({ data: kept })
    await shop.shows('/', 'class="banners-track ')
  }
})

test.each([
  [1280, 7, true],
  [1024, 4, true],
  [768, 3, false],
  [480, 3, false],
])('at %i pixels %i categories stand in view, dots: %s', async (width, count, hasDots) => {
  const page = await shop.borrow('/', { width })

  const inView = await page.locator('.categories-track').evaluate((list) => {
    const right = list.getBoundingClientRect().right
    return [...list.children].filter((item) => item.getBoundingClientRect().right <= right + 2)
      .length
  })
  expect(inView).toBe(count)
  const dots = page.locator('.categories .carousel-dot')
  expect(await dots.first().isVisible()).toBe(hasDots)
})

test('the categories move on every two seconds, and stand still under the pointer', async () => {
  const page = await shop.visit('/', { before: (own) => own.clock.install() })

  await page.clock.runFor(2600)
  await expect.poll(() => slideOf(page, '.categories-track')).toBe(1)
  await page.locator('.categories').hover()
  await page.clock.runFor(6000)
  expect(await slideOf(page, '.categories-track')).toBe(1)
})

test('nothing moves for shoppers who ask for less motion', async () => {
  const page = await shop.visit('/', { lessMotion: true, before: (own) => own.clock.install() })

  await page.clock.runFor(12_000)

  expect(await slideOf(page, '.banners-track')).toBe(0)
  expect(await slideOf(page, '.categories-track')).toBe(0)
  expect(await page.locator('.strip-sentences ul').evaluate((list) => list.scrollLeft)).toBe(0)
})

test('a product card says its discount, six words of its title and both prices, by one link', async () => {
  const page = await shop.borrow('/')
  const card = page.locator('.product-card', { hasText: 'জামদানি শাড়ি' }).first()

  const words = (await card.innerText()).replace(/\s+/g, ' ')
  expect(words).toContain('20% ছাড়')
  expect(words).toContain('জামদানি শাড়ি, হাতে বোনা ঢাকাই মসলিন…')
  expect(words).toContain('৳4,392')
  expect(words).toContain('৳5,490')
  expect(words).toContain('অর্ডার করুন')
  expect(await card.getByRole('link').count()).toBe(1)
  expect(await card.locator('s').innerText()).toBe('৳5,490')
  await card.getByRole('button', { name: 'অর্ডার করুন', exact: true }).click()
  await comesTo(page, '/product/dhakai-jamdani-saree')
})

test('see more loads twelve at a time, says so while it does, and goes on at the first new card', async () => {
  const { before, release } = holdBack('**/api/get/customer/products?page=2*')
  const page = await shop.visit('/', { before })

  await page.getByRole('button', { name: 'আরও দেখুন' }).click()
  const busy = page.getByRole('button', { name: 'Loading...' })
  await sees(busy)
  expect(await busy.isDisabled()).toBe(true)
  const isFocusedAtOnce = page.evaluate(
    () =>
      new Promise((done) => {
        const observer = new MutationObserver(() => {
          const link = document.querySelector('.product-card:nth-child(13) a')
          if (link) done(link === document.activeElement)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
  )
  release()

  expect(await isFocusedAtOnce).toBe(true)
  await expect.poll(() => page.locator('.product-card').count()).toBe(24)
})

test('what stands in the document is not read again by a device whose clock is ahead', async () => {
  const calls: string[] = []
  const page = await shop.visit('/', {
    before: async (own) => {
      await own.addInitScript(() => {
        const now = Date.now
        Date.now = () => now() + 120_000
      })
      own.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/')) calls.push(pathname)
      })
    },
  })
  await expect.poll(() => calls.length).toBe(1)
  await page.waitForLoadState('networkidle')
  // The document of a reload is the stored one, confirmed by the server.
  await page.reload()
  await expect.poll(() => calls.length).toBe(2)
  await page.waitForLoadState('networkidle')

  expect(calls).toEqual(['/api/customer', '/api/customer'])
})

test('see more goes away once every product is shown', async () => {
  const page = await shop.borrow('/')
  const total = await shop.prisma.product.count()
  const more = page.getByRole('button', { name: 'আরও দেখুন' })

  for (let shown = 12; shown < total; shown += 12) {
    await more.click()
    await expect.poll(() => page.locator('.product-card').count()).toBe(Math.min(shown + 12, total))
  }

  await missesAll(more)
})

test('after a reload the list is as long as before, by one call, and stands where it was', async () => {
  const page = await shop.borrow('/', { width: 360 })
  for (const count of [24, 36]) {
    await page.getByRole('button', { name: 'আরও দেখুন' }).click()
    await expect.poll(() => page.locator('.product-card').count()).toBe(count)
  }
  const titles = () => page.locator('.product-card h3').allInnerTexts()
  const before = await titles()
  const left = 4000
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), left)
  await page.waitForFunction((top) => scrollY === top, left)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/get/customer/products')) calls.push(request.url())
  })

  await page.reload()

  await expect.poll(titles).toEqual(before)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThanOrEqual(5)
  expect(calls).toHaveLength(1)
  await page.getByRole('button', { name: 'আরও দেখুন' }).click()
  await expect.poll(() => page.locator('.product-card').count()).toBe(48)
})

test('back from a product the home screen stands where it was left', async () => {
  const page = await shop.borrow('/')
  for (const count of [24, 36]) {
    await page.getByRole('button', { name: 'আরও দেখুন' }).click()
    await expect.poll(() => page.locator('.product-card').count()).toBe(count)
  }
  const card = page.locator('.product-card').nth(30)
  await card.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 1000)
  const left = await page.evaluate(() => scrollY)

  await card.getByRole('link').click()
  await comesTo(page, /^\/product\//)
  await page.goBack()

  await expect.poll(() => page.locator('.product-card').count()).toBe(36)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThanOrEqual(5)
})

test('after a failed "see more" a product that comes by itself takes no focus', async () => {
  const before = (own: Page) => own.route('**/products?page=2*', (route) => route.abort())
  const page = await shop.visit('/', { before, allow: [/ERR_FAILED|status of 401/] })
  const more = page.getByRole('button', { name: 'আরও দেখুন' })
  await more.click()
  await sees(page.locator('.see-more p'))
  const { image } = await shop.prisma.product.findFirstOrThrow()
  const { title } = await shop.make.product({ title: 'Fresh from the loom', image })
  // The page repeats failed reads by itself.
  await sees(page.locator('.product-card', { hasText: title }))

  expect(await page.evaluate(() => document.activeElement?.closest('.product-card'))).toBe(null)
})

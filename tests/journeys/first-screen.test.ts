// Over 200 lines: one rule of a phone, shown on each screen that it shapes.

import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const phone = { width: 360, height: 740, touch: true }

test.each(['none', 'bn', 'en'])(
  'home shows prices on the first screen of a phone (%s)',
  async (lang) => {
    const page = await shop.walk('/', { ...phone, lang })

    const bottoms = await page.evaluate(() => ({
      header: document.querySelector('.header')?.getBoundingClientRect().bottom,
      prices: [...document.querySelectorAll('.product-card .price')]
        .slice(0, 2)
        .map((price) => price.getBoundingClientRect().bottom),
    }))
    expect(bottoms.header).toBeLessThanOrEqual(150)
    expect(bottoms.prices).toHaveLength(2)
    for (const bottom of bottoms.prices) expect(bottom).toBeLessThan(740)
  },
)

test.each(['none', 'bn', 'en'])('home shows them at 1280 px too (%s)', async (lang) => {
  const page = await shop.walk('/', { width: 1280, height: 800, lang })

  const prices = await page.locator('.product-card .price').all()
  const boxes = await Promise.all(prices.slice(0, 4).map((price) => price.boundingBox()))
  expect(boxes).toHaveLength(4)
  for (const box of boxes) expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(800)
})

test.each(['none', 'bn', 'en'])(
  'a product shows its price and both acts there (%s)',
  async (lang) => {
    const page = await shop.walk('/product/eid-panjabi-embroidered', { ...phone, lang })

    const [price, bar] = await Promise.all(
      ['.product-price', '.buy-box-buttons'].map((part) => page.locator(part).boundingBox()),
    )
    expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    expect((bar?.y ?? 999) + (bar?.height ?? 0)).toBeLessThanOrEqual(740)
    expect(await page.locator('.buy-box-buttons').innerText()).toContain('৳1,992')
  },
)

test('on a low screen the price of a product with many pictures stands above the bar', async () => {
  const page = await shop.walk('/product/dhakai-jamdani-saree', { ...phone, height: 620 })

  const [picture, price, bar] = await Promise.all(
    ['.gallery-main', '.product-price', '.buy-box-buttons'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  )
  expect((price?.y ?? 999) + (price?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  expect(picture?.width).toBe(360)
  expect(picture?.height).toBeGreaterThan(159)
})

test('a cart that cannot be ordered says why in the bar', async () => {
  const buyer = await shop.shopper({ cart: ['ceramic-coffee-mug'] })
  const { id } = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: 'hiking-boot-waterproof' },
  })
  await shop.make.cartLine({ customerId: buyer.id, productId: id, quantity: 1 })
  const page = await shop.walk('/cart', { ...phone, as: buyer })

  const bar = page.locator('.foot-bar')
  await expect.poll(() => bar.innerText()).toContain('৳780')
  expect(await bar.innerText()).toContain('স্টকে নেই এমন পণ্য সরিয়ে দিলে')
})

test('letters twice as large leave the act of the cart its words', async () => {
  const buyer = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.visit('/cart', { ...phone, as: buyer })
  const act = page.locator('.foot-bar a')
  await act.waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

  const cutOf = () => act.evaluate((part) => part.scrollWidth - part.clientWidth)
  await expect.poll(cutOf).toBe(0)
  await page.locator('.promo-box-toggle').click()
  const code = (await page.locator('[name=promo_code]').boundingBox())?.width
  expect(code).toBeGreaterThan(200)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})

test('letters twice as large break no name of a category', async () => {
  const page = await shop.visit('/', {
    ...phone,
    before: (own) => own.context().addCookies([{ name: 'lang', value: 'en', url: shop.url }]),
  })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

  const findBroken = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.category-card > span[lang]')]
        .flatMap(({ firstChild }) => (firstChild instanceof Text ? [firstChild] : []))
        .flatMap((text) => [...text.data.matchAll(/[a-z]+/gi)].map((found) => ({ text, found })))
        .filter(({ text, found }) => {
          const range = document.createRange()
          range.setStart(text, found.index)
          range.setEnd(text, found.index + found[0].length)
          return range.getClientRects().length > 1
        })
        .map(({ found }) => found[0]),
    )
  await expect.poll(findBroken).toEqual([])
})

test.each(['none', 'bn', 'en'])(
  'cart and checkout keep total and act in sight (%s)',
  async (lang) => {
    const buyer = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
    for (const path of ['/cart', '/customer/checkout']) {
      const page = await shop.walk(path, { ...phone, lang, as: buyer })

      const bar = page.locator('.foot-bar')
      await expect.poll(() => bar.innerText()).toContain('৳4,452')
      const box = await bar.boundingBox()
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(740)
      expect(box?.height).toBeLessThan(90)
    }
  },
)

test('a refused field stands above the bar of the checkout', async () => {
  const buyer = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.visit('/customer/checkout', {
    ...phone,
    height: 500,
    as: buyer,
    allow: [/status of 422/],
  })
  expect(await page.getByLabel('প্রাপকের নাম').inputValue()).toBe(buyer.name)
  await page.getByLabel('ডেলিভারির মোবাইল নম্বর').fill('01712345678')

  await page.getByRole('button', { name: /কনফার্ম/ }).tap()

  const field = page.getByLabel('পূর্ণ ঠিকানা')
  await expect.poll(() => field.evaluate((part) => part === document.activeElement)).toBe(true)
  const [at, bar] = await Promise.all([
    field.boundingBox(),
    page.locator('.foot-bar').boundingBox(),
  ])
  expect((at?.y ?? 999) + (at?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('a refused line stands between the toast and the bar of the checkout', async () => {
  const { image } = await shop.prisma.product.findFirstOrThrow()
  const slug = `stool-${crypto.randomUUID()}`
  const product = await countedProduct(shop, { slug, title: 'Counted stool', image, count: 5 })
  const buyer = await shop.shopper({ address: true })
  await shop.make.cartLine({ customerId: buyer.id, productId: product.id, quantity: 4 })
  const page = await shop.visit('/customer/checkout', {
    ...phone,
    height: 620,
    as: buyer,
    allow: [/status of 409/],
  })
  const confirm = page.getByRole('button', { name: /কনফার্ম/ })
  await confirm.waitFor()
  const broken = JSON.stringify([{ item: product.itemId(), change: -4 }])
  await shop.prisma.$queryRaw`select shop_move_stock(${broken}::jsonb, 6)`

  await confirm.tap()

  const offer = page.getByRole('button', { name: /^১টি করুন/ })
  await expect.poll(() => offer.evaluate((part) => part === document.activeElement)).toBe(true)
  const isSeen = () =>
    page.locator('.line-problem').evaluate((part) => {
      const { left, top, bottom } = part.getBoundingClientRect()
      const seen = [top + 4, bottom - 4].map((y) => document.elementFromPoint(left + 4, y))
      return seen.every((one) => one && part.contains(one))
    })
  await expect.poll(isSeen).toBe(true)
})

test('a sold-out product leads to the shop by a message that names it', async () => {
  const page = await shop.walk('/product/hiking-boot-waterproof', phone)

  const ask = page.getByRole('link', { name: 'কবে আসবে জানুন' })
  const href = decodeURIComponent((await ask.getAttribute('href')) ?? '')
  expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*Hiking Boot.*\(\d{4}\)\s+http.*\/product\//s)
})

test('the header leaves while the shopper scrolls down, and comes back on the way up', async () => {
  const page = await shop.visit('/menu/electronics', phone)
  const header = page.locator('.header')
  const bottomOf = () => header.evaluate((part) => part.getBoundingClientRect().bottom)

  const scroll = async () => {
    await page.mouse.wheel(0, 150)
    return bottomOf()
  }
  await expect.poll(scroll).toBeLessThanOrEqual(0)
  const bar = page.locator('.listing-bar')
  await expect.poll(() => bar.evaluate((part) => part.getBoundingClientRect().top)).toBe(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(bottomOf).toBeGreaterThan(90)
})

test('a visit keeps its typeface; the next one has the fonts that were fetched', async () => {
  const page = await shop.visit('/')
  const facesOf = () => page.evaluate(() => document.fonts.size)
  await page.waitForFunction(() => localStorage.getItem('shop.fonts') !== null)

  await page.getByRole('link', { name: 'Login/Signup' }).click()
  await page.waitForURL('**/login')
  expect(await facesOf()).toBe(0)
  await page.reload()
  await expect.poll(facesOf).toBe(4)
})

test('fonts of an earlier visit are there before the first line, so that none moves', async () => {
  const page = await shop.visit('/delivery-rules')
  await page.waitForFunction(() => localStorage.getItem('shop.fonts') !== null)
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(window, { facesAtBody: document.fonts.size })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

  await page.reload()

  expect(await page.evaluate(() => Object(window).facesAtBody)).toBe(4)
})

test('a picture that the browser holds in a larger size leaves no preload unused', async () => {
  const page = await shop.visit('/product/ceramic-teapot-set-six-cups', phone)
  await page.waitForLoadState()
  await page.goto('/search?keyword=tea set', { waitUntil: 'load' })

  // Chromium complains three seconds after the page has loaded.
  const complaint = await page
    .waitForEvent('console', { predicate: (one) => /preload/.test(one.text()), timeout: 6000 })
    .catch(() => null)

  expect(complaint?.text()).toBeUndefined()
})

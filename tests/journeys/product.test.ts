// Over 200 lines: one screen from its pictures to its tabs, each part a short test.

import { expect, test } from 'vitest'
import { comesTo, missesAll, placeOf, sees } from './support/page.ts'
import { richProduct, soldOutProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const rich = `/product/${richProduct}`

test('a product says its title, both prices, its code and that it is in stock', async () => {
  const { id } = await shop.prisma.product.findUniqueOrThrow({ where: { slug: richProduct } })
  const page = await shop.borrow(rich)

  const facts = (await page.locator('.product-facts').innerText()).replace(/\s+/g, ' ')
  expect(await page.locator('h1').innerText()).toMatch(/^ঈদ স্পেশাল পাঞ্জাবি/)
  expect(facts).toContain('৳1,992')
  expect(facts).toContain('৳2,490')
  expect(facts).toMatch(new RegExp(`Product Code ?: ${String(id).padStart(4, '0')}`))
  expect(facts).toContain('In Stock')
  expect(await page.title()).toMatch(/ঈদ স্পেশাল পাঞ্জাবি/)
})

test.each([true, false])(
  'a card’s button arrives at the choices and the quantity (scripts: %s)',
  async (scripts) => {
    const page = await shop.visit('/', { width: 360, height: 740, scripts })
    const card = page.locator('.product-card', { has: page.locator(`a[href="${rich}"]`) })

    await card.getByRole('button', { name: 'অর্ডার করুন', exact: true }).click()

    await comesTo(page, rich)
    await sees(page.locator('.buy-box'))
    const edges = () =>
      page.evaluate(() => {
        const box = (part: string) => document.querySelector(part)?.getBoundingClientRect()
        // Without scripts there is no bar.
        const bar = box('.buy-box-buttons')?.top || innerHeight
        return [box('.option-choice')?.top ?? -1, bar - (box('.buy-box .stepper')?.bottom ?? 999)]
      })
    await expect.poll(async () => Math.min(...(await edges()))).toBeGreaterThanOrEqual(0)
  },
)

test('the main picture and the extra ones stand below as thumbnails and can be picked', async () => {
  const page = await shop.borrow(rich)
  const thumbnails = page.locator('.gallery-thumbnails button')
  expect(await thumbnails.count()).toBe(4)

  await page.getByRole('button', { name: 'ছবি ৩' }).click()
  await expect.poll(() => thumbnails.nth(2).getAttribute('aria-current')).toBe('true')
  const shownAt = () =>
    page
      .locator('.gallery-track')
      .evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))
  await expect.poll(shownAt).toBe(2)

  await page.keyboard.press('ArrowRight')
  await expect.poll(shownAt).toBe(3)
})

test('the picture doubles under a mouse and not under a finger', async () => {
  const scaleOf = (own: Awaited<ReturnType<typeof shop.visit>>) =>
    own
      .locator('.gallery-picture img')
      .first()
      .evaluate((img) => {
        const { transform, scale } = getComputedStyle(img)
        return scale === 'none' ? transform : scale
      })

  const desk = await shop.borrow(rich, { lessMotion: true })
  await desk.locator('.gallery-picture').first().hover()
  await expect.poll(() => scaleOf(desk)).toMatch(/^(2|matrix\(2, 0, 0, 2, 0, 0\))$/)

  const phone = await shop.borrow(rich, { width: 390, height: 844, touch: true })
  await phone.locator('.gallery-picture').first().tap()
  expect(await scaleOf(phone)).toBe('none')
})

test('the quantity starts at the minimum order, rises, and never falls below it', async () => {
  const page = await shop.borrow('/product/ceramic-coffee-mug')
  const stepper = page.getByRole('group', { name: 'পরিমাণ' })
  const minus = stepper.getByRole('button', { name: 'কমান' })
  const quantity = () => stepper.locator('output').innerText()

  expect(await quantity()).toBe('3')
  expect(await minus.isDisabled()).toBe(true)
  await sees(page.getByText('সর্বনিম্ন অর্ডার ৩'))
  await stepper.getByRole('button', { name: 'বাড়ান' }).click()
  expect(await quantity()).toBe('4')
  await minus.click()
  expect(await quantity()).toBe('3')
  expect(await minus.isDisabled()).toBe(true)
})

test('one colour and one size are chosen at a time, and named', async () => {
  const page = await shop.borrow(rich)
  const colours = page.getByRole('group', { name: /^রং/ })
  const sizes = page.getByRole('group', { name: /^সাইজ/ })

  expect(await colours.locator('legend').innerText()).toBe('রং: বাছুন, না হলে কলে জেনে নেব')
  expect(await sizes.locator('legend').innerText()).toBe('সাইজ: বাছুন, না হলে কলে জেনে নেব')
  const names = await colours.locator('.option-face').allInnerTexts()
  expect(names.map((name) => name.replace(/\s+/g, ' ').trim())).toEqual([
    ...['সবুজ (Green)', 'সাদা (White)', 'মেরুন (Maroon)', 'নেভি (Navy)'],
  ])
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  await colours.getByRole('radio', { name: 'Maroon' }).check()
  await sizes.getByRole('radio', { name: 'XL', exact: true }).check()

  expect(await colours.locator('legend').innerText()).toMatch(/Maroon/)
  expect(await sizes.locator('legend').innerText()).toMatch(/XL/)
  expect(await colours.locator('input:checked').count()).toBe(1)
  expect(await sizes.locator('input:checked').count()).toBe(1)
})

test('a guest who adds to the cart logs in first and comes back to the product', async () => {
  const page = await shop.visit('/product/sports-cap-adjustable', {
    before: (own) => own.clock.install(),
  })
  const { email } = await shop.shopper()

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await comesTo(page, '/login?next=/product/sports-cap-adjustable')
  await page.getByRole('textbox', { name: 'ইমেইল' }).fill(email)
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড' }).fill('jamdani-2026')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await sees(page.getByText('Logged in successfully'))
  await page.clock.runFor(1600)

  await comesTo(page, '/product/sports-cap-adjustable')
})

test('a product in the cart cannot be added twice', async () => {
  const page = await shop.borrow(rich, { as: await shop.shopper() })
  const add = page.getByRole('button', { name: 'Add to cart' })

  await add.click()
  await sees(page.getByText('The Cart added'))
  const before = await add.boundingBox()
  await add.click()

  await sees(page.getByRole('alert').getByText('You already added this item'))
  await expect.poll(() => page.locator('.header-badge').innerText()).toMatch(/^1/)
  // The toast has gone by then.
  await missesAll(page.locator('.toast'))
  const toCart = page.getByRole('link', { name: 'কার্টে আছে, বদলাতে কার্টে যান' })
  await sees(toCart)
  expect(await add.boundingBox()).toEqual(before)
  await toCart.click()
  await comesTo(page, '/cart')
})

test('order now leads to the checkout with the chosen quantity', async () => {
  const page = await shop.borrow(rich, { as: await shop.shopper() })

  await page.getByRole('button', { name: 'বাড়ান' }).click()
  await page.getByRole('button', { name: /Order now/ }).click()

  await comesTo(page, '/customer/checkout')
  await sees(page.getByText('৳1,992 × 2'))
})

test('order now shows a line that has another quantity, not one that has the same', async () => {
  const shopper = await shop.shopper({ cart: [rich.slice('/product/'.length)] })
  const page = await shop.borrow(rich, { as: shopper })
  const order = page.getByRole('button', { name: /Order now/ })
  const notice = page.getByRole('alert').getByText('You already added this item (× 1)')

  await order.click()
  await comesTo(page, '/customer/checkout')
  await missesAll(notice)
  await page.goBack()
  await page.getByRole('button', { name: 'বাড়ান' }).click()
  await order.click()

  await sees(notice)
  await comesTo(page, '/customer/checkout')
  await sees(page.getByText('৳1,992 × 1'), page.getByText('আগে থেকেই কার্টে ১টি আছে'))
  await page.getByRole('button', { name: /^২টি করুন/ }).click()
  await sees(page.getByText('৳1,992 × 2'))
  await missesAll(page.getByText('আগে থেকেই কার্টে'))
  const kept = () => shop.prisma.cartLine.findFirst({ where: { customerId: shopper.id } })
  await expect.poll(async () => (await kept())?.quantity).toBe(2)
})

test('the checkout says that color and size are asked for, only of a product that has them', async () => {
  const shopper = await shop.shopper({ cart: ['vitamin-c-face-serum-cream'] })
  const page = await shop.borrow('/customer/checkout', { as: shopper })
  const said = page.getByText('রং ও সাইজ কলে জেনে নেব')
  await sees(page.locator('.order-lines li'))
  await page.waitForLoadState('networkidle')
  expect(await said.count()).toBe(0)

  await shop.fillCart(shopper, richProduct)
  await page.reload()

  await sees(said)
})

test('a product out of stock says so in words and cannot be bought', async () => {
  const page = await shop.borrow(`/product/${soldOutProduct}`)

  await sees(page.getByText('Out of Stock'))
  await sees(page.getByText('এই পণ্যটি এখন স্টকে নেই, তাই অর্ডার করা যাচ্ছে না।'))
  expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /Order now/ }).isDisabled()).toBe(true)
})

test('description, order policy and reviews are tabs that the arrow keys and the address choose', async () => {
  const page = await shop.borrow(rich)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  expect(await tab(/Description/).getAttribute('aria-selected')).toBe('true')
  await sees(page.getByRole('tabpanel').getByText('শতভাগ কম্বড কটন'))

  await tab(/Description/).press('ArrowRight')
  await expect.poll(() => tab(/Order Policy/).getAttribute('aria-selected')).toBe('true')
  await tab(/Order Policy/).press('ArrowRight')
  await comesTo(page, `${rich}?tab=reviews`)
  await page.reload()

  await expect.poll(() => tab(/^Reviews \(\d+\)$/).getAttribute('aria-selected')).toBe('true')
  await sees(tab(/Reviews/).getByText('Reviews', { exact: true }))
})

test('delivery costs 60 inside Dhaka and 100 outside, with phone and WhatsApp beside', async () => {
  const page = await shop.borrow(rich)

  const rows = await page.locator('.delivery-table tr').allInnerTexts()
  expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/ঢাকার ভেতরে.*৳60$/),
    expect.stringMatching(/ঢাকার বাইরে.*৳100$/),
  ])
  const links = page.locator('.contact-block a')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    expect.stringMatching(/^https:\/\/wa\.me\/8801700000000\?text=/),
    'tel:01700000000',
  ])
})

test('related products lead to their own screens', async () => {
  const page = await shop.borrow(rich)
  const related = page.getByRole('region', { name: 'Related Products' })

  const first = related.getByRole('link').first()
  const href = (await first.getAttribute('href')) ?? ''
  expect(href).toMatch(/^\/product\//)
  expect(href).not.toBe(rich)
  await first.click()

  await comesTo(page, decodeURIComponent(href))
  expect(placeOf(page)).not.toBe(rich)
})

test('on a phone title, stock and price stand in the first view, the two buttons below them', async () => {
  const page = await shop.borrow(rich, { width: 390, height: 844 })

  const bottomOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  const bar = await page.getByRole('button', { name: 'Add to cart' }).boundingBox()
  expect(await bottomOf('.product-price')).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(bar?.y).toBeLessThan(844)
})

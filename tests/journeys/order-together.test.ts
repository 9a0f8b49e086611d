import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { box, button, signUp } from './support/forms.ts'
import { findObstacles } from './support/obstacles.ts'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

/** What belongs together: the whole cart in an order, the goods on its success, and a second order. */
const shop = openJourneys()
const phone = { width: 360, height: 640, touch: true }
const mug = 'ceramic-coffee-mug'
const saree = 'dhakai-jamdani-saree'
const chosen = 'মেরুন (Maroon) · XL'
const others = (page: Page) => page.locator('.other-goods')
const again = (page: Page) => page.getByRole('button', { name: /^আবার অর্ডার করুন/ })

/** A guest signs up in the middle of "order now". */
async function orderAsGuest(): Promise<{ page: Page; customerId: number }> {
  const page = await shop.visit(`/product/${richProduct}`, phone)
  await page.getByRole('radio', { name: 'Maroon' }).check()
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
  await page.getByRole('button', { name: /Order now/ }).tap()
  await page.locator('main').getByRole('link', { name: 'Sign up' }).tap()
  const email = await signUp(page)
  await comesTo(page, '/customer/checkout')
  const { id } = await shop.prisma.customer.findFirstOrThrow({ where: { email } })
  return { page, customerId: id }
}

const linesOf = (customerId: number) =>
  shop.prisma.cartLine.findMany({
    where: { customerId },
    include: { product: { select: { slug: true } } },
    orderBy: { id: 'asc' },
  })

async function putIn(customerId: number, slug: string, quantity: number) {
  const { id } = await shop.prisma.product.findUniqueOrThrow({ where: { slug } })
  return shop.prisma.cartLine.create({ data: { customerId, productId: id, quantity } })
}

const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0))

/** Whether the parts end within the first screen. */
async function isOnFirstScreen(page: Page, ...selectors: string[]): Promise<boolean[]> {
  await toTop(page)
  const height = page.viewportSize()?.height ?? 0
  const boxes = await Promise.all(selectors.map((each) => page.locator(each).first().boundingBox()))
  return boxes.map((each) => each !== null && each.y >= 0 && each.y + each.height <= height)
}

test('order now names the rest of the cart; success shows all; order again fills the cart', async () => {
  const { page, customerId } = await orderAsGuest()
  expect(await others(page).count()).toBe(0)
  await putIn(customerId, mug, 3)
  await putIn(customerId, saree, 1)
  await page.reload()
  await sees(others(page).getByText('কার্টের আরও ২টি পণ্যও এই অর্ডারে'))
  expect(await others(page).locator('li').count()).toBe(2)
  // A reload scrolls to where it was: half of the strip may stand below the header that stays.
  await toTop(page)
  expect(await findObstacles(page, phone)).toEqual([])

  // A cross takes a line out, and the toast's undo brings it back as it was.
  await others(page).locator('li').first().getByRole('button').tap()
  await sees(others(page).getByText('কার্টের আরও ১টি পণ্যও এই অর্ডারে'))
  await expect.poll(async () => (await linesOf(customerId)).length).toBe(2)
  await button(page, 'ফিরিয়ে আনুন').tap()
  await sees(others(page).getByText('কার্টের আরও ২টি পণ্যও এই অর্ডারে'), others(page).getByText('× 3'))

  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill('01712345678')
  await box(page, 'পূর্ণ ঠিকানা').fill('বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা')
  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).tap()
  await comesTo(page, '/customer/order/success')
  await sees(page.locator('.receipt-goods').getByText(chosen))
  const parts = ['.success-next', '.receipt-sum', '.receipt-goods li:nth-child(2)']
  expect(await isOnFirstScreen(page, ...parts)).toEqual([true, true, true])
  expect(await findObstacles(page, phone)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await isOnFirstScreen(page, ...parts)).toEqual([true, true, true])
  await page.setViewportSize(phone)

  // The saree is sold out now, and the mug is in the cart already.
  await putIn(customerId, mug, 2)
  await shop.prisma.product.update({ where: { slug: saree }, data: { stock: 0 } })
  try {
    await page.goto('/customer/orders')
    await sees(again(page))
    expect(await findObstacles(page, phone)).toEqual([])
    await again(page).tap()
    await comesTo(page, '/cart')
    await sees(page.getByText('১টি পণ্য এখন বিক্রিতে নেই, তাই কার্টে যোগ হয়নি:'))
    await sees(page.locator('.left-out').getByText(/জামদানি/))
    await sees(page.locator('.cart-line').getByText(chosen))
    await toTop(page)
    expect(await findObstacles(page, phone)).toEqual([])
    const lines = await linesOf(customerId)
    expect(lines.map(({ product, quantity }) => [product.slug, quantity])).toEqual([
      [mug, 2],
      [richProduct, 1],
    ])
  } finally {
    await shop.prisma.product.update({ where: { slug: saree }, data: { stock: 1 } })
  }
})

test('the undo of the only other line brings its choice and its quantity back', async () => {
  const shopper = await shop.shopper({ address: true })
  const { id, colors, sizes } = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: richProduct },
    include: { colors: { where: { color: 'Maroon' } }, sizes: { where: { size: 'XL' } } },
  })
  const [colorId, sizeId] = [colors[0]?.id ?? null, sizes[0]?.id ?? null]
  await shop.prisma.cartLine.create({
    data: { customerId: shopper.id, productId: id, quantity: 2, colorId, sizeId },
  })
  const page = await shop.borrow(`/product/${mug}`, { as: shopper })
  await page.getByRole('button', { name: /Order now/ }).click()
  await comesTo(page, '/customer/checkout')
  await sees(others(page).getByText(chosen), others(page).getByText('× 2'))

  await others(page).getByRole('button').click()
  await missesAll(others(page))
  await button(page, 'ফিরিয়ে আনুন').click()

  await sees(others(page).getByText(chosen), others(page).getByText('× 2'))
})

test('a cart that is ordered from the cart names nothing apart', async () => {
  const shopper = await shop.shopper({ cart: [mug, saree], address: true })
  const page = await shop.borrow('/customer/checkout', { as: shopper })
  await sees(page.locator('.order-lines li'))
  expect(await others(page).count()).toBe(0)
})

test('a second press of order again while the first runs does nothing', async () => {
  const shopper = await shop.shopper({ cart: [mug], address: true })
  const { body } = await shop.ask(shopper, '/api/get/carts')
  const ordered = await shop.ask(shopper, '/api/order/confirm', {
    carts: body.carts,
    promo: null,
    fee: 60,
  })
  const { before, release } = holdBack('**/api/add/cart')
  const path = `/customer/order/tracking/${ordered.body.trans_id}`
  const page = await shop.visit(path, { as: shopper, before })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/add/cart')) sent++
  })

  await again(page).dblclick()
  await expect.poll(() => sent).toBe(1)
  await again(page).click({ force: true })
  release()

  await comesTo(page, '/cart')
  await sees(page.locator('.cart-line'))
  expect(sent).toBe(1)
  await missesAll(page.locator('.left-out'))
})

// Over 200 lines: one screen, its lines and its promo code, with one way to reach it.

import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, isAboveBar } from './support/forms.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('double click adds to the cart once', async () => {
  const shopper = await shop.shopper()
  const page = await shop.visit('/product/dhakai-jamdani-saree', { as: shopper })
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/add/cart')) calls += 1
  })

  await page.getByRole('button', { name: 'Add to cart' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })

  await sees(page.getByText('The Cart added'))
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(1)
  expect(await page.getByText('You already added this item').count()).toBe(0)
})

test('the cart of one tab follows what another did', async () => {
  const shopper = await shop.shopper()
  const page = await shop.visit('/product/dhakai-jamdani-saree', { as: shopper })
  const other = await page.context().newPage()
  await other.goto('/contact')
  await other.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await sees(other.locator('header').getByText(shopper.name))
  const badge = other.locator('.header-badge')
  expect(await badge.innerText()).toMatch(/^0/)

  await page.getByRole('button', { name: 'Add to cart' }).click()

  await expect.poll(() => badge.innerText()).toMatch(/^1/)
  await page.goto('/customer/profile')
  await page.getByRole('button', { name: 'Logout' }).click()
  await sees(other.getByRole('link', { name: 'Login/Signup' }))
  await expect.poll(() => badge.innerText()).toMatch(/^0/)
})
const totalOf = (page: Page) => page.locator('.order-sums-total dd').innerText()
const lineOf = (page: Page, title: string) => page.locator('.cart-line', { hasText: title })
async function visitCart(...slugs: string[]) {
  const shopper = await shop.shopper({ cart: slugs })
  const page = await shop.borrow('/cart', { as: shopper })
  await sees(page.locator('.cart-line'))
  return { page, shopper }
}

test('an empty cart says so and leads back to the products', async () => {
  const page = await shop.borrow('/cart', { as: await shop.shopper() })

  await sees(page.getByText('Your Cart is empty', { exact: true }))
  await page.locator('.empty-state a').click()

  await comesTo(page, '/')
})

test('a line shows its picture, its title as a link, both prices and its quantity', async () => {
  const { page } = await visitCart('dhakai-jamdani-saree')
  const line = lineOf(page, 'জামদানি শাড়ি')

  await sees(line.locator('img'))
  expect(await line.getByRole('link').getAttribute('href')).toBe('/product/dhakai-jamdani-saree')
  expect(await line.locator('.price b').innerText()).toBe('৳4,392')
  expect(await line.locator('.price s').innerText()).toBe('৳5,490')
  expect(await line.locator('output').innerText()).toBe('1')
  expect(await totalOf(page)).toBe('৳4,452')
})

test('plus and minus change the quantity and the sums, minus not below the minimum order', async () => {
  const { page, shopper } = await visitCart('ceramic-coffee-mug')
  const line = lineOf(page, 'সিরামিক মগ (Ceramic Mug)')
  const minus = line.getByRole('button', { name: 'কমান' })
  expect(await minus.isDisabled()).toBe(true)

  await line.getByRole('button', { name: 'বাড়ান' }).click()
  await expect.poll(() => line.locator('output').innerText()).toBe('4')
  await expect.poll(() => totalOf(page)).toBe('৳1,020')
  await expect.poll(() => line.locator('.remove-line[aria-disabled]').count()).toBe(0)
  await minus.click()
  await expect.poll(() => line.locator('output').innerText()).toBe('3')
  await expect.poll(() => minus.isDisabled()).toBe(true)

  const quantity = async () => (await shop.ask(shopper, '/api/get/carts')).body.carts[0].quantity
  await expect.poll(quantity).toBe(3)
})

test('every tap on plus counts on a slow line, and the order has them all', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const page = await shop.borrow('/cart', { as: shopper })
  await page.route('**/api/order/increment', async (route) => {
    await delay(300)
    await route.continue()
  })
  const line = lineOf(page, 'জামদানি')

  for (let tap = 0; tap < 4; tap++) await line.getByRole('button', { name: 'বাড়ান' }).click()
  await expect.poll(() => line.locator('output').innerText()).toBe('5')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('button', { name: /মোট ৳22,020 · অর্ডার কনফার্ম/ }).click()

  await comesTo(page, '/customer/order/success')
})

test('a line below a minimum that was raised since comes to it by plus', async () => {
  const shopper = await shop.shopper()
  const { image } = await shop.prisma.product.findFirstOrThrow()
  const product = await shop.make.product({ priceTaka: 100, image })
  await shop.fillCart(shopper, product.slug)
  await shop.prisma.product.update({ where: { id: product.id }, data: { minimumOrder: 5 } })
  const page = await shop.borrow('/cart', { as: shopper })
  const line = page.locator('.cart-line')
  await sees(line.getByText('সর্বনিম্ন অর্ডার ৫'))

  await line.getByRole('button', { name: 'বাড়ান' }).click()

  await expect.poll(() => line.locator('output').innerText()).toBe('5')
  await expect.poll(() => line.locator('.remove-line[aria-disabled]').count()).toBe(0)
  const stored = async () => (await shop.ask(shopper, '/api/get/carts')).body.carts[0].quantity
  // The number is shown at once, and sent in its turn.
  await expect.poll(stored).toBe(5)
})

test('change refused by the server is undone with its reason', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.borrow('/cart', { as: shopper, allow: [/status of 422/] })
  await page.route('**/api/order/increment', (route) =>
    route.fulfill({ status: 422, json: { message: 'No more than that' } }),
  )

  await page.getByRole('button', { name: 'বাড়ান' }).click()

  await sees(page.getByRole('alert').getByText('No more than that'))
  await expect.poll(() => page.locator('.cart-line output').innerText()).toBe('1')
})

test('removing asks first, in the words of the shop, with the focus on cancel', async () => {
  const { page } = await visitCart('dhakai-jamdani-saree', 'matte-lipstick-long-lasting')

  await lineOf(page, 'জামদানি শাড়ি')
    .getByRole('button', { name: /^Remove/ })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await sees(question.getByText('This Category will be permanently deleted.', { exact: true }))
  const cancel = question.getByRole('button', { name: 'Cancel', exact: true })
  expect(await cancel.evaluate((own) => own === document.activeElement)).toBe(true)
  await cancel.click()
  await missesAll(question)
  expect(await page.locator('.cart-line').count()).toBe(2)

  await lineOf(page, 'জামদানি শাড়ি')
    .getByRole('button', { name: /^Remove/ })
    .click()
  await button(page, 'Yes, delete it!').click()
  await sees(page.getByText('The Cart deleted'))
  await expect.poll(() => page.locator('.cart-line').count()).toBe(1)
  await expect.poll(() => page.locator('.header-badge').innerText()).toMatch(/^1/)
})

test('an empty promo code is refused, an unknown one too', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.borrow('/cart', { as: shopper, allow: [/status of 404/] })

  await button(page, 'প্রয়োগ করুন').click()
  await sees(page.getByRole('alert').getByText('Please, apply a promo code'))
  await sees(page.locator('.promo-box .field-error', { hasText: 'প্রোমো কোড লিখুন' }))
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('NOSUCH')
  await button(page, 'প্রয়োগ করুন').click()

  await sees(page.getByRole('alert').getByText('Invalid promo code'))
})

test('an applied promo lowers the total, stays over a reload, and can be taken off', async () => {
  const { page } = await visitCart('dhakai-jamdani-saree')

  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('WELCOME50')
  await button(page, 'প্রয়োগ করুন').click()
  await expect.poll(() => totalOf(page)).toBe('৳4,402')
  await page.reload()
  await expect.poll(() => totalOf(page)).toBe('৳4,402')
  await button(page, 'প্রোমো কোড সরান').click()

  await expect.poll(() => totalOf(page)).toBe('৳4,452')
})

test('on a phone the promo code is folded at first', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.borrow('/cart', { as: shopper, width: 390, height: 844, touch: true })
  await sees(page.locator('.cart-line'))
  const code = page.getByRole('textbox', { name: 'প্রোমো কোড' })

  await missesAll(code)
  await page.getByRole('button', { name: 'প্রোমো কোড' }).tap()
  await sees(code)
  // The heading opens and closes it too: many people press the word, not the arrow.
  await page.locator('.promo-box h2').tap({ position: { x: 60, y: 22 } })

  await missesAll(code)
  await page.getByRole('button', { name: 'প্রোমো কোড' }).tap()
  await code.fill('WELCOME50')
  await button(page, 'প্রয়োগ করুন').tap()
  await sees(page.locator('.promo-applied'))
  expect(await page.locator('.promo-box-toggle').count()).toBe(0)
})

test('the refusal of a code stands above the bar at the foot of a phone', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.borrow('/cart', {
    ...{ as: shopper, width: 360, height: 620, touch: true },
    allow: [/status of 404/],
  })
  await page.getByRole('button', { name: 'প্রোমো কোড' }).tap()
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('NOSUCH')
  await button(page, 'প্রয়োগ করুন').tap()
  const refusal = page.locator('.promo-box .field-error')
  await sees(refusal)

  await expect.poll(() => isAboveBar(refusal)).toBe(true)
})

test('a line that has gone out of stock is named, and the checkout waits', async () => {
  const shopper = await shop.shopper()
  const product = await shop.make.product({ title: 'The last lamp', slug: crypto.randomUUID() })
  await shop.fillCart(shopper, product.slug)
  await shop.prisma.product.update({ where: { id: product.id }, data: { stock: 0 } })
  const page = await shop.borrow('/cart', { as: shopper, allow: [/status of 404/] })

  await sees(lineOf(page, 'The last lamp').getByText(/এখন স্টকে নেই/))
  expect(await page.getByRole('link', { name: 'Checkout' }).count()).toBe(0)
  await shop.prisma.product.delete({ where: { id: product.id } })
})

// Over 200 lines: one screen, and everything that can change between the cart and the order.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const saree = 'dhakai-jamdani-saree'
const mug = 'ceramic-coffee-mug'
const confirmButton = (page: Page) => page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
const lineOf = (page: Page, slug: string) =>
  page.locator('.order-lines li', { has: page.locator(`a[href="/product/${slug}"]`) })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** At the checkout with two lines, and the first product changed meanwhile. */
async function visitWith(change: { stock: number } | { priceTaka: number }, act: typeof tryAll) {
  const shopper = await shop.shopper({ cart: [saree, mug], address: true })
  const page = await shop.borrow('/customer/checkout', {
    as: shopper,
    width: 390,
    allow: [/status of 409/],
  })
  await sees(confirmButton(page))
  const { stock, priceTaka } = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: saree },
  })
  await shop.prisma.product.update({ where: { slug: saree }, data: change })
  try {
    await act(page)
    return await shop.prisma.order.findMany({
      where: { customerId: shopper.id },
      include: { lines: true },
    })
  } finally {
    await shop.prisma.product.update({ where: { slug: saree }, data: { stock, priceTaka } })
  }
}

async function tryAll(page: Page): Promise<void> {
  await confirmButton(page).press('Enter')
  await sees(lineOf(page, saree).locator('.line-problem'))
}

test('a product gone out of stock is removed beside its line, by keyboard, and the rest is ordered', async () => {
  const orders = await visitWith({ stock: 0 }, async (page) => {
    await tryAll(page)
    const line = lineOf(page, saree)
    const remove = line.getByRole('button', { name: /^Remove/ })
    await sees(line.getByText(/স্টকে নেই/), line.getByRole('link', { name: 'কার্টে যান' }))
    expect(await lineOf(page, mug).locator('.line-problem').count()).toBe(0)
    await expect.poll(() => focused(page)).toMatch(/Remove/)
    const why = await remove.evaluate(
      (own) => document.getElementById(own.getAttribute('aria-describedby') ?? '')?.textContent,
    )
    expect(why).toContain('স্টকে নেই')

    await page.keyboard.press('Enter')
    await sees(page.getByRole('alertdialog'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await missesAll(lineOf(page, saree))
    await missesAll(page.locator('.confirm-button .field-error'))
    await expect.poll(() => focused(page)).toMatch(/অর্ডার কনফার্ম করুন/)
    await page.keyboard.press('Enter')

    await comesTo(page, '/customer/order/success')
  })
  expect(orders.map(({ lines }) => lines.map(({ slug }) => slug))).toEqual([[mug]])
})

test('a product gone out of stock is in no sum, and one press removes it and orders the rest', async () => {
  const orders = await visitWith({ stock: 0 }, async (page) => {
    await tryAll(page)
    await expect.poll(() => page.locator('.order-sums-total dd').innerText()).toBe('৳780')
    await page.getByRole('button', { name: /মোট ৳780 · ১টি পণ্য সরিয়ে অর্ডার করুন/ }).click()
    await comesTo(page, '/customer/order/success')
    await expect.poll(() => page.locator('.header-badge').innerText()).toMatch(/^0/)
  })
  expect(orders.map(({ lines }) => lines.map(({ slug }) => slug))).toEqual([[mug]])
})

test('one refusal shows the price and the promo, with the right sums', async () => {
  const { code } = await shop.make.promo({ priceTaka: 90 })
  const price = { priceTaka: 4400 }
  await visitWith(price, async (page) => {
    await page.getByRole('button', { name: 'প্রোমো কোড' }).click()
    await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill(code)
    await page.getByRole('button', { name: 'প্রয়োগ করুন' }).click()
    await sees(page.locator('.promo-applied'))
    await shop.prisma.promo.update({ where: { code }, data: { active: false } })

    await tryAll(page)

    const reasons = page.locator('.confirm-button .field-error')
    await expect.poll(() => reasons.count()).toBe(2)
    await sees(reasons.getByText('কোডটি ঠিক নয়, অথবা মেয়াদ শেষ'))
    await sees(confirmButton(page).getByText('৳5,180'))
  })
})

test('from a line that is out of stock a link leads to the cart', async () => {
  await visitWith({ stock: 0 }, async (page) => {
    await tryAll(page)
    await lineOf(page, saree).getByRole('link', { name: 'কার্টে যান' }).click()
    await comesTo(page, '/cart')
    await sees(page.locator('.cart-line-note').first())
  })
})

test('a line that has changed says what it was, and confirming again orders it so', async () => {
  const orders = await visitWith({ priceTaka: 4400 }, async (page) => {
    await tryAll(page)
    await sees(lineOf(page, saree).getByText('বদলে গেছে, আগে ছিল ৳4,392 × 1'))
    await confirmButton(page).click()
    await comesTo(page, '/customer/order/success')
  })
  expect(orders.length).toBe(1)
  expect(orders[0]?.lines.find(({ slug }) => slug === saree)?.priceTaka).toBe(4400)
})

test('a product that is gone is named', async () => {
  const shopper = await shop.shopper()
  const { image } = await shop.prisma.product.findUniqueOrThrow({ where: { slug: mug } })
  const product = await shop.make.product({ title: 'Withdrawn lamp', image })
  await shop.fillCart(shopper, mug, product.slug)
  await shop.giveAddress(shopper)
  const page = await shop.borrow('/customer/checkout', {
    as: shopper,
    width: 390,
    allow: [/status of 409/],
  })
  await sees(lineOf(page, product.slug))
  await shop.prisma.product.delete({ where: { id: product.id } })

  await confirmButton(page).click()

  await sees(page.getByText('Withdrawn lamp: কার্টে আর নেই'))
  await missesAll(lineOf(page, product.slug))
  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
})

test('a promo that has changed is not charged, and can be applied again', async () => {
  const shopper = await shop.shopper()
  const { code } = await shop.make.promo({ priceTaka: 90 })
  await shop.fillCart(shopper, saree)
  await shop.giveAddress(shopper)
  const page = await shop.borrow('/customer/checkout', { as: shopper, allow: [/status of 422/] })
  const apply = async () => {
    await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill(code)
    await page.getByRole('button', { name: 'প্রয়োগ করুন' }).click()
  }
  await apply()
  await sees(confirmButton(page).getByText('৳4,362'))
  await shop.prisma.promo.update({ where: { code }, data: { priceTaka: 10 } })

  await confirmButton(page).click()

  await sees(page.getByRole('alert').getByText('The promo has changed, please apply it again'))
  await sees(confirmButton(page).getByText('৳4,452'))
  await apply()
  await sees(confirmButton(page).getByText('৳4,442'))
  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
  await sees(page.locator('.receipt').getByText('৳4,442'))
})

test('a code that was tried too often is named, and the refusal goes with the code', async () => {
  const shopper = await shop.shopper({ cart: [saree], address: true })
  const page = await shop.borrow('/customer/checkout', { as: shopper, allow: [/status of 429/] })
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('WELCOME50')
  await page.getByRole('button', { name: 'প্রয়োগ করুন' }).click()
  await sees(page.locator('.promo-applied.tint-green'))
  const message = 'Too many promo codes were tried: order without a code, or wait a little'
  await page.route('**/api/order/confirm', (route) => {
    const hasCode = route.request().postData()?.includes('WELCOME50')
    return hasCode ? route.fulfill({ status: 429, json: { message } }) : route.continue()
  })

  await confirmButton(page).click()
  const refusal = page.locator('.confirm-button .field-error')
  await sees(refusal.getByText(/কোড ছাড়া অর্ডার করুন/))
  await page.getByRole('button', { name: 'প্রোমো কোড সরান' }).click()

  await missesAll(refusal)
  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
})

test('a promo leaves the sums below its least order, and is in them again above', async () => {
  const shopper = await shop.shopper()
  const { code } = await shop.make.promo({ priceTaka: 90, minSubtotalTaka: 5000 })
  await shop.fillCart(shopper, saree)
  const page = await shop.borrow('/cart', { as: shopper, allow: [/status of 409/] })
  const total = () => page.locator('.order-sums-total dd').innerText()
  const apply = async () => {
    await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill(code)
    await page.getByRole('button', { name: 'প্রয়োগ করুন' }).click()
  }
  await apply()
  await sees(page.locator('.promo-box .field-error').getByText('কোডটি ৳5,000 থেকে চলে'))
  await page.getByRole('button', { name: 'বাড়ান' }).click()
  await expect.poll(total).toBe('৳8,844')
  await page.waitForLoadState('networkidle')
  await apply()
  await expect.poll(total).toBe('৳8,754')

  await page.getByRole('button', { name: 'কমান' }).click()
  await expect.poll(total).toBe('৳4,452')
  await sees(page.locator('.promo-applied.tint-gold').getByText('এখন প্রয়োগ হয়নি: ৳5,000 থেকে চলে'))
  await page.getByRole('button', { name: 'বাড়ান' }).click()
  await expect.poll(total).toBe('৳8,754')
})

test('an address that was changed elsewhere is the one that the checkout shows again', async () => {
  const shopper = await shop.shopper({ cart: [mug], address: true })
  const page = await shop.borrow('/customer/checkout', {
    as: shopper,
    width: 390,
    allow: [/net::ERR_FAILED/],
  })
  await sees(confirmButton(page))
  const saved = page.locator('.saved-address')
  const comesBack = () =>
    page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

  await shop.ask(shopper, '/api/add/address', {
    user_id: shopper.id,
    name: 'Karim',
    number: '01911222333',
    address: 'Chattogram',
  })
  await comesBack()
  await sees(saved.getByText('Chattogram'), saved.getByText('Karim'))

  // After a failed read the known data stay.
  await page.route('**/api/get/address/**', (route) => route.abort())
  await comesBack()
  await page.waitForTimeout(500)
  await sees(saved.getByText('Chattogram'), confirmButton(page))
})

test('a login of another customer in this browser shows before anything is ordered', async () => {
  const [one, two] = [await shop.shopper(), await shop.shopper()]
  for (const shopper of [one, two]) {
    await shop.fillCart(shopper, mug)
    await shop.giveAddress(shopper)
  }
  await shop.ask(two, '/api/add/address', {
    name: 'Gamma',
    number: '01911222333',
    address: 'House of Gamma, Bogura',
  })
  const page = await shop.borrow('/customer/checkout', {
    as: one,
    width: 390,
    allow: [/status of 409/],
  })
  await sees(confirmButton(page))
  const { email } = await shop.prisma.customer.findUniqueOrThrow({ where: { id: two.id } })
  const login = await page.request.post('/api/login', {
    data: { email, password: theirPassword },
  })
  expect(login.status()).toBe(200)

  await confirmButton(page).press('Enter')

  await sees(page.locator('.saved-address').getByText('House of Gamma'))
  expect(await shop.prisma.order.count({ where: { customerId: { in: [one.id, two.id] } } })).toBe(0)
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { button, messageOf } from './support/forms.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import type { Shopper } from './support/visits.ts'

const shop = openJourneys()
const confirmButton = (page: Page) => page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const isOther = (page: Page) => page.getByText(/আপনি শেষে যা দেখেছিলেন তা থেকে আলাদা/)
const ordersOf = (shopper: Shopper) =>
  shop.prisma.order.findMany({ where: { customerId: shopper.id } })

/** At the checkout after an attempt that made the order but lost every reply. */
async function visitAfterLostReply(width = 390) {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const page = await shop.visit('/customer/checkout', {
    as: shopper,
    width,
    allow: [/ERR_FAILED|ERR_CONNECTION/],
    before: (own) => own.clock.install(),
  })
  await page.route('**/api/order/confirm', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirmButton(page).click()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return confirmButton(page).count()
    })
    .toBe(1)
  await page.unroute('**/api/order/confirm')
  await sees(page.locator('.confirm-button .field-error'))
  await sees(page.getByText(/অর্ডারটি হয়ে গিয়ে থাকতে পারে/))
  return { page, shopper }
}

test.each([390, 1280])('an address that came too late is announced at %i px', async (width) => {
  const { page, shopper } = await visitAfterLostReply(width)

  await button(page, 'ঠিকানা বদলান').click()
  await box(page, 'ঠিকানা').fill('বাড়ি ১, আগ্রাবাদ, চট্টগ্রাম')
  await confirmButton(page).click()

  await comesTo(page, '/customer/order/success')
  await sees(isOther(page), page.locator('.receipt').getByText(/ধানমন্ডি/))
  await page.reload()
  await sees(isOther(page), page.locator('.receipt').getByText(/ধানমন্ডি/))
  expect(await ordersOf(shopper)).toMatchObject([{ address: 'বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা' }])
})

test('a fee that came too late leads to the order that stands', async () => {
  const { page, shopper } = await visitAfterLostReply()

  await page.getByRole('radio', { name: /ঢাকার বাইরে/ }).check()
  await sees(confirmButton(page).getByText('৳4,492'))
  await confirmButton(page).click()

  await comesTo(page, '/customer/order/success')
  await sees(isOther(page), page.locator('.receipt').getByText('৳4,452'))
  expect(await ordersOf(shopper)).toMatchObject([{ feeTaka: 60 }])
})

test('a shopper who returns to ordered lines is led to their orders', async () => {
  const { page } = await visitAfterLostReply()

  await page.clock.fastForward(11_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )

  await sees(page.getByText('অর্ডারটি হয়ে গিয়ে থাকতে পারে, আমার অর্ডারে দেখুন'))
  await page.getByRole('link', { name: 'আমার অর্ডার দেখুন' }).click()
  await comesTo(page, '/customer/orders')
  await sees(page.locator('main').getByText('Order Pending'))
})

test('when no reply comes at all, trying again later makes one order, which is no other', async () => {
  const { page, shopper } = await visitAfterLostReply(1280)

  await confirmButton(page).click()

  await comesTo(page, '/customer/order/success')
  await sees(page.locator('.receipt').getByText(/ধানমন্ডি/))
  await missesAll(isOther(page))
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a message and a review whose replies were lost are there once after a reload', async () => {
  const shopper = await shop.shopper()
  const allow = [/ERR_FAILED|ERR_CONNECTION/]
  const loseReply = (page: Page, path: string) =>
    page.route(path, (route) => route.fetch().then(() => route.abort()), { times: 1 })
  const failed = (page: Page) => sees(page.getByText(/ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না/))
  const subject = `ডেলিভারি ${shopper.id}`
  const messages = () => shop.prisma.message.count({ where: { subject } })

  const contact = await shop.visit('/contact', { allow })
  const field = (name: string) => contact.locator(`.contact-form [name="${name}"]`)
  const write = async () => {
    for (const [name, text] of Object.entries(messageOf(subject))) await field(name).fill(text)
  }
  await write()
  await loseReply(contact, '**/api/add/customer/message')
  await button(contact, 'বার্তা পাঠান').click()
  await failed(contact)
  await contact.reload()
  await expect.poll(() => field('subject').inputValue()).toBe(subject)
  await button(contact, 'বার্তা পাঠান').click()
  await expect.poll(() => field('subject').inputValue()).toBe('')
  expect(await messages()).toBe(1)
  // The same words after an answer are another message.
  await write()
  await button(contact, 'বার্তা পাঠান').click()
  await expect.poll(messages).toBe(2)

  const reviews = '/product/dhakai-jamdani-saree?tab=reviews'
  const product = await shop.visit(reviews, { as: shopper, allow })
  await box(product, 'আপনার মতামত').fill('খুব সুন্দর')
  await loseReply(product, '**/api/add/product/review')
  await button(product, 'রিভিউ পাঠান').click()
  await failed(product)
  await product.reload()
  await expect.poll(() => box(product, 'আপনার মতামত').inputValue()).toBe('খুব সুন্দর')
  await button(product, 'রিভিউ পাঠান').click()
  await expect.poll(() => box(product, 'আপনার মতামত').inputValue()).toBe('')
  expect(await shop.prisma.review.count({ where: { customerId: shopper.id } })).toBe(1)
})

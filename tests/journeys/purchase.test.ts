import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const text = (page: Page, words: string | RegExp) =>
  page.getByText(words, { exact: typeof words === 'string' })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click()

test('a new shopper signs up, buys, tracks the order and cancels it', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const page = await shop.visit('/')

  await page.getByRole('link', { name: 'Login/Signup' }).click()
  await page.getByRole('link', { name: 'Sign up' }).click()
  await comesTo(page, '/signup')
  await page.getByRole('textbox', { name: 'নাম' }).fill('Salma Begum')
  await page.getByRole('textbox', { name: 'ইমেইল' }).fill(email)
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true }).fill('nakshi-kantha-7')
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড আবার লিখুন' }).fill('nakshi-kantha-7')
  await press(page, 'Sign up')
  await comesTo(page, '/')
  await sees(page.locator('header').getByText('Salma Begum'))

  await page.locator('.product-card', { hasText: 'জামদানি শাড়ি' }).first().click()
  await comesTo(page, '/product/dhakai-jamdani-saree')
  await press(page, 'Add to cart')
  await sees(text(page, /^The Cart added/))
  await expect.poll(() => page.locator('.header-badge').innerText()).toMatch(/^1/)
  await page.getByRole('link', { name: 'কার্ট দেখুন' }).click()
  await comesTo(page, '/cart')

  await press(page, 'বাড়ান')
  await expect.poll(() => page.locator('.order-sums-total dd').innerText()).toBe('৳8,844')
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('welcome50')
  await press(page, 'প্রয়োগ করুন')
  await sees(text(page, 'WELCOME50'))
  await expect.poll(() => page.locator('.order-sums-total dd').innerText()).toBe('৳8,794')
  await page.getByRole('link', { name: 'Checkout' }).click()

  await comesTo(page, '/customer/checkout')
  await page.getByRole('textbox', { name: 'প্রাপকের নাম' }).fill('Salma Begum')
  await page.getByRole('textbox', { name: 'ডেলিভারির মোবাইল নম্বর' }).fill('+880 1712-345678')
  await page.getByRole('textbox', { name: 'পূর্ণ ঠিকানা' }).fill('House 7, Road 4, Sylhet')
  await page.getByRole('radio', { name: /Outside Dhaka/ }).check()
  await press(page, /৳8,834 · অর্ডার কনফার্ম করুন/)

  await comesTo(page, '/customer/order/success')
  await sees(text(page, 'Hey Salma Begum'), text(page, 'Your Order is Confirmed'))
  await sees(text(page, '৳8,834'))
  await expect.poll(() => page.locator('.header-badge').innerText()).toMatch(/^0/)
  await page.getByRole('link', { name: 'CHECK STATUS' }).click()

  await comesTo(page, /^\/customer\/order\/tracking\/\S+$/)
  await sees(page.getByRole('listitem').filter({ hasText: 'Order Pending' }))
  await press(page, 'Cancel Order')
  await page.getByRole('textbox', { name: 'কেন বাতিল করছেন?' }).fill('Ordered twice')
  await press(page, 'অর্ডার বাতিল করুন')
  await sees(text(page, 'The Reason submitted successfully!'), text(page, 'Canceled'))
  await missesAll(page.getByRole('button', { name: 'Cancel Order' }))
})

test('the demo customer logs in and orders to the saved address', async () => {
  const page = await shop.visit('/product/sports-cap-adjustable', { before: useClock })

  await press(page, 'Order now')
  await comesTo(page, /^\/login\?next=/)
  await page.getByRole('textbox', { name: 'ইমেইল' }).fill('demo@nokshihaat.example')
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড' }).fill('nokshi-demo-2026')
  await press(page, 'Login')
  await sees(text(page, 'Logged in successfully'))
  await page.clock.runFor(1600)

  await comesTo(page, '/customer/checkout')
  await sees(text(page, /মিরপুর ১০/))
  await missesAll(page.getByRole('textbox', { name: 'পূর্ণ ঠিকানা' }))
  await press(page, /অর্ডার কনফার্ম করুন/)
  await comesTo(page, '/customer/order/success')
  await sees(text(page, 'Hey রহিমা আক্তার'))
})

test('a shopper buys with the keyboard alone', async () => {
  const shopper = await shop.shopper({ address: true })
  const page = await shop.visit('/product/ceramic-coffee-mug', { as: shopper })
  await sees(page.locator('header').getByText(shopper.name))

  await pressByKey(page, 'কার্টে যোগ করুন Add to cart')
  await sees(text(page, /^The Cart added/))
  await pressByKey(page, 'কার্ট Cart 1 কার্টে ১টি পণ্য')
  await comesTo(page, '/cart')
  await sees(page.getByRole('heading', { name: 'Cart', level: 1 }))
  await pressByKey(page, 'চেকআউট Checkout')
  await comesTo(page, '/customer/checkout')
  await sees(page.getByRole('button', { name: /কনফার্ম/ }))
  await pressByKey(page, 'মোট ৳780 · অর্ডার কনফার্ম করুন ক্যাশ অন ডেলিভারি')

  await comesTo(page, '/customer/order/success')
  const focused = page.locator('h1:focus')
  await expect.poll(() => focused.innerText()).toBe('Your Order is Confirmed')
})

async function useClock(page: Page) {
  await page.clock.install()
}

/** Presses Tab until the element with these words has a visible focus; then Enter. */
async function pressByKey(page: Page, words: string) {
  const seen: string[] = []
  for (let step = 0; step < 120; step += 1) {
    await page.keyboard.press('Tab')
    const said = await page.evaluate(() => {
      const text = document.activeElement?.textContent ?? ''
      return text.replace(/\s+/g, ' ').trim()
    })
    seen.push(said)
    if (said.replace(/\s/g, '') === words.replace(/\s/g, '')) {
      const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement ?? document.body).outlineWidth,
      )
      expect(outline).toBe('3px')
      return page.keyboard.press('Enter')
    }
  }
  throw new Error(`Tab does not come to "${words}": ${seen.join(' | ')}`)
}

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { box, button } from './support/forms.ts'
import { missesAll, sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'
import type { VisitOptions } from './support/visits.ts'

const shop = openJourneys()

/** A visit of a customer with a filled cart and an address. */
async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
  const shopper = await shop.shopper({ cart: ['ceramic-coffee-mug'], address: true })
  return shop.borrow(path, { ...options, as: shopper })
}

async function pressByKey(part: Locator): Promise<void> {
  await part.focus()
  await part.press('Enter')
}

/** Name, label or text of the focused element; BODY without one. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: part } = document
    if (!part || part === document.body) return 'BODY'
    return part.getAttribute('name') ?? part.getAttribute('aria-label') ?? part.textContent?.trim()
  })

test('an address of the profile that was saved leaves the focus on its button', async () => {
  const page = await visit('/customer/profile')
  await sees(box(page, 'পূর্ণ ঠিকানা'))

  await pressByKey(button(page, 'ঠিকানা সেভ করুন'))

  await sees(page.getByText('The Address saved'))
  expect(await focused(page)).toBe('ঠিকানা সেভ করুন')
})

test('at the checkout form and folded address hand the focus to each other', async () => {
  const page = await visit('/customer/checkout')
  const change = button(page, 'ঠিকানা বদলান')

  await sees(change)
  expect(await focused(page)).toBe('BODY')
  await pressByKey(change)
  await expect.poll(() => focused(page)).toBe('name')
  await pressByKey(button(page, 'বাদ দিন'))
  await expect.poll(() => focused(page)).toBe('ঠিকানা বদলান')
  await pressByKey(change)
  await pressByKey(button(page, 'ঠিকানা সেভ করুন'))

  await sees(page.getByText('The Address saved'), change)
  expect(await focused(page)).toBe('ঠিকানা বদলান')
})

test.each([1280, 390])('a promo that comes and goes keeps the focus, %i wide', async (width) => {
  const page = await visit('/cart', { width, allow: [/status of 404/] })
  const takeOff = button(page, 'প্রোমো কোড সরান')
  const code = box(page, 'প্রোমো কোড')
  await sees(page.locator('.promo-box'))
  if (width < 768) await page.locator('.promo-box-toggle').click()

  await code.fill('NONE')
  await pressByKey(button(page, 'প্রয়োগ করুন'))
  await expect.poll(() => focused(page)).toBe('promo_code')
  await code.fill('WELCOME50')
  await pressByKey(button(page, 'প্রয়োগ করুন'))
  await sees(takeOff)
  await expect.poll(() => focused(page)).toBe('প্রোমো কোড সরান')
  await page.reload()
  await sees(takeOff)
  expect(await focused(page)).toBe('BODY')
  await pressByKey(takeOff)

  await expect.poll(() => focused(page)).toBe('promo_code')
})

test('a message that was sent leaves the focus on its button', async () => {
  const page = await shop.borrow('/contact')
  await box(page, 'আপনার নাম (required)').fill('Rahima')
  await page.locator('[name=number]').fill('01712345678')
  await page.locator('[name=email]').fill('rahima@example.com')
  await page.locator('[name=subject]').fill('A question')
  await page.locator('[name=message]').fill('Is it open on Friday?')

  await pressByKey(button(page, 'বার্তা পাঠান'))

  await sees(page.getByText('The Message sent successfully'))
  expect(await focused(page)).toBe('বার্তা পাঠান')
})

test('adding and counting leave the focus where it was, a sent review gets it', async () => {
  const page = await visit(`/product/${richProduct}?tab=reviews`)

  await pressByKey(button(page, 'Add to cart'))
  await sees(page.getByText('The Cart added'))
  expect(await focused(page)).toBe('কার্টে যোগ করুন Add to cart')
  await pressByKey(button(page, 'বাড়ান'))
  await pressByKey(button(page, 'কমান'))
  expect(await focused(page)).toBe('কমান')
  await box(page, 'আপনার মতামত').fill('Soft, and true to size')
  await pressByKey(button(page, 'রিভিউ পাঠান'))

  await sees(page.getByText('The Review added successfully'))
  await expect.poll(() => focused(page)).toContain('Soft, and true to size')
})

test('a line of the cart that is counted down to its minimum, and one that is removed', async () => {
  const page = await visit('/cart')
  const line = page.locator('.cart-line')
  const minus = line.getByRole('button', { name: 'কমান' })
  await sees(line)

  await pressByKey(line.getByRole('button', { name: 'বাড়ান' }))
  await expect.poll(() => line.locator('output').innerText()).toBe('4')
  await missesAll(line.locator('.remove-line[aria-disabled]'))
  await pressByKey(minus)
  await expect.poll(() => line.locator('output').innerText()).toBe('3')
  expect(await focused(page)).toBe('কমান')
  await pressByKey(line.getByRole('button', { name: /^Remove/ }))
  await pressByKey(button(page, 'Yes, delete it!'))

  await sees(page.getByText('Your Cart is empty'))
  await expect.poll(() => focused(page)).toBe('কার্ট Cart')
})

test('a password that was changed leaves the focus on its button', async () => {
  const page = await visit('/customer/profile')
  await box(page, 'বর্তমান পাসওয়ার্ড').fill(theirPassword)
  await box(page, 'নতুন পাসওয়ার্ড').fill('nakshi-kantha-77')

  await pressByKey(button(page, 'পাসওয়ার্ড বদলান'))

  await sees(page.getByText('পাসওয়ার্ড বদলানো হয়েছে'))
  expect(await focused(page)).toBe('পাসওয়ার্ড বদলান')
})

test('an order that was confirmed or cancelled leads the focus to the heading', async () => {
  const page = await visit('/customer/checkout')

  await pressByKey(page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }))
  await sees(page.getByText('Your Order is Confirmed'))
  await expect.poll(() => focused(page)).toMatch(/^Hey|Your Order is Confirmed/)
  await pressByKey(page.getByRole('link', { name: 'CHECK STATUS' }))
  await pressByKey(button(page, 'Cancel Order'))
  await pressByKey(button(page, 'অর্ডার বাতিল করুন'))

  await sees(page.getByText('The Reason submitted successfully!'))
  await expect.poll(() => focused(page)).toBe('অর্ডার ট্র্যাকিং')
})

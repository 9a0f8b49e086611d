import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { box, button, logIn } from './support/forms.ts'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const rich = `/product/${richProduct}`

/** A guest with a choice of two pieces in Maroon and XL. */
async function chooseAsGuest(): Promise<Page> {
  const page = await shop.borrow(rich)
  await page.getByRole('radio', { name: 'Maroon' }).check()
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
  await button(page, 'বাড়ান').click()
  return page
}

async function expectChoice(page: Page): Promise<void> {
  await expect.poll(() => page.getByRole('radio', { name: 'Maroon' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'XL', exact: true }).isChecked()).toBe(true)
  expect(await page.locator('.buy-box output').innerText()).toBe('2')
}

test('a guest who orders and signs up is at the checkout with the quantity they chose', async () => {
  const page = await chooseAsGuest()

  await page.getByRole('button', { name: /Order now/ }).click()
  await comesTo(page, `/login?next=${rich}`)
  await page.locator('main').getByRole('link', { name: 'Sign up' }).click()
  await box(page, 'নাম').fill('Rahima Khatun')
  await box(page, 'ইমেইল').fill(`${crypto.randomUUID()}@example.com`)
  await box(page, 'পাসওয়ার্ড').fill(theirPassword)
  await box(page, 'পাসওয়ার্ড আবার লিখুন').fill(theirPassword)
  await button(page, 'Sign up').click()

  await comesTo(page, '/customer/checkout')
  await sees(page.getByText('৳1,992 × 2'))
})

test('the login shows what a guest is about to order, and a door for new customers near its top', async () => {
  // Pressed before the shop has answered who she is.
  const who = holdBack('**/api/customer')
  const page = await shop.visit(rich, { width: 360, height: 740, touch: true, before: who.before })
  await page.getByRole('button', { name: /Order now/ }).tap()
  who.release()
  await comesTo(page, `/login?next=${rich}`)

  const main = page.locator('main')
  await sees(main.getByText('ঈদ স্পেশাল পাঞ্জাবি'), main.getByText('৳1,992 × 1'))
  const doors = main.locator('.entry-doors a')
  expect(await doors.first().innerText()).toContain('Sign up')
  const [first, second] = await Promise.all([0, 1].map((nth) => doors.nth(nth).boundingBox()))
  expect((first?.y ?? 999) + (first?.height ?? 0)).toBeLessThan(400)
  expect([second?.width, second?.height]).toEqual([first?.width, first?.height])
  await doors.first().tap()

  await comesTo(page, `/signup?next=${rich}`)
  await sees(main.getByText('অ্যাকাউন্ট খোলার পরই অর্ডার'))
})

test('a guest who adds to the cart and logs in finds it added, and the choices as they were', async () => {
  const shopper = await shop.shopper()
  const page = await chooseAsGuest()

  await button(page, 'Add to cart').click()
  await comesTo(page, `/login?next=${rich}`)
  await logIn(page, shopper.email)
  await comesTo(page, rich)

  await sees(page.getByText('The Cart added'))
  await expectChoice(page)
  const { body } = await shop.ask(shopper, '/api/get/carts')
  expect(body.carts).toMatchObject([{ quantity: 2, product: { slug: richProduct } }])
  await page.reload()
  await sees(page.locator('.header-badge', { hasText: '1' }))
  await missesAll(page.getByText('You already added this item'))
})

test('a guest who turns back at the login keeps the choices, and nothing is added later', async () => {
  const shopper = await shop.shopper()
  const page = await chooseAsGuest()

  await page.getByRole('button', { name: /Order now/ }).click()
  await comesTo(page, `/login?next=${rich}`)
  await page.goBack()
  await comesTo(page, rich)
  await expectChoice(page)
  await page.getByRole('link', { name: 'Login/Signup' }).click()
  await logIn(page, shopper.email)
  await comesTo(page, rich)
  await button(page, 'Add to cart').click()

  await sees(page.getByText('The Cart added'))
  expect(new URL(page.url()).pathname).toBe(rich)
})

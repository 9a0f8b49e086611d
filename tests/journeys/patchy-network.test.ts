import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const lost = [
  /ERR_FAILED|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|status of 50\d|imported module|preload CSS/,
]
const offlineBar = (page: Page) => page.getByText('ইন্টারনেট নেই।')
const retryPanel = (page: Page) => page.getByText('লোড করা যায়নি, আবার চেষ্টা করুন')
const retry = (page: Page) => page.getByRole('button', { name: 'আবার চেষ্টা করুন' })

test('offline is said in a bar, which goes when the connection is back', async () => {
  const page = await shop.visit('/', { allow: lost })

  await page.context().setOffline(true)
  await sees(offlineBar(page))
  expect(await offlineBar(page).locator('..').getAttribute('role')).toBe('status')
  await page.context().setOffline(false)

  await missesAll(offlineBar(page))
})

test('screens that were seen open offline too', async () => {
  const page = await shop.visit('/', { allow: lost })
  await page.locator('.product-card a').first().click()
  await comesTo(page, /^\/product\//)
  await sees(page.getByRole('tab', { name: 'Description' }))
  await page.goBack()
  await comesTo(page, '/')

  await page.context().setOffline(true)
  await sees(offlineBar(page))
  await page.goForward()

  await sees(page.getByRole('tab', { name: 'Description' }))
  await missesAll(retryPanel(page))
})

test.each([
  ['/customer/orders', '**/api/get/orders*', 'There is no order yet'],
  ['/cart', '**/api/get/carts*', 'Your Cart is empty'],
  ['/customer/profile', '**/api/get/address/*', 'ঠিকানা সেভ করুন'],
])('at %s a failed read has a way to try again in its place', async (path, call, words) => {
  const page = await shop.visit(path, {
    as: await shop.shopper(),
    allow: lost,
    before: async (own) => {
      await own.clock.install()
      await own.route(call, (route) => route.fulfill({ status: 503, json: { message: 'Soon' } }))
    },
  })
  await expect
    .poll(async () => {
      await page.clock.runFor(2000)
      return retryPanel(page).count()
    })
    .toBe(1)
  await sees(page.locator('h1'))
  expect(await page.locator('.toast').count()).toBe(0)

  await page.unroute(call)
  await retry(page).click()

  await sees(page.getByText(words))
  await missesAll(retryPanel(page))
})

test('a listing that cannot be read keeps its frame and offers to try again', async () => {
  const page = await shop.visit('/contact', { allow: [/status of 418/] })
  await page.route('**/api/get/customer/menus/**', (route) =>
    route.fulfill({ status: 418, json: {} }),
  )

  await page.locator('.menu-bar').getByRole('link', { name: 'Electronics' }).click()
  await sees(retryPanel(page), page.getByRole('combobox'))
  await page.unroute('**/api/get/customer/menus/**')
  await retry(page).click()

  await sees(page.locator('.product-card'))
})

test('see more that fails says so, keeps what is shown, and can be pressed again', async () => {
  const page = await shop.visit('/', {
    allow: [/status of 418/],
    before: (own) =>
      own.route('**/products?page=2*', (route) => route.fulfill({ status: 418, json: {} })),
  })
  const more = page.getByRole('button', { name: 'আরও দেখুন' })

  await more.click()
  await sees(retryPanel(page))
  expect(await page.locator('.product-card').count()).toBe(12)
  await sees(page.getByRole('status').getByText('লোড করা যায়নি'))
  await page.unroute('**/products?page=2*')
  await more.click()

  await expect.poll(() => page.locator('.product-card').count()).toBe(24)
})

test('adding to the cart offline fails at once and says why', async () => {
  const page = await shop.visit('/product/dhakai-jamdani-saree', {
    as: await shop.shopper(),
    allow: lost,
  })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'Add to cart' }).click()

  await sees(
    page
      .getByRole('alert')
      .getByText('There is no internet connection. Please check it and try again.'),
  )
  await sees(page.getByRole('button', { name: 'Add to cart' }).getByText('ইন্টারনেট নেই'))
  await page.getByRole('button', { name: 'Order now' }).click()
  await page.context().setOffline(false)
  await missesAll(page.locator('.no-connection'))
})

test('confirming offline sends nothing and says so until the connection is back', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const page = await shop.visit('/customer/checkout', { as: shopper, allow: lost })
  const confirm = page.locator('.confirm-button button')
  await sees(confirm)
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await sees(confirm.getByText('ইন্টারনেট নেই'))
  await confirm.click()

  const notSent = page.getByText('অর্ডার পাঠানো হয়নি, সংযোগ এলে আবার চাপুন')
  await notSent.waitFor({ timeout: 900 })
  await missesAll(page.getByText(/অর্ডারটি হয়ে গিয়ে থাকতে পারে/))
  await page.context().setOffline(false)
  await missesAll(notSent)
  await confirm.click()
  await comesTo(page, '/customer/order/success')
})

test('a read that failed once says when it is tried again, and is, by itself', async () => {
  let calls = 0
  const page = await shop.visit('/customer/orders', {
    as: await shop.shopper(),
    allow: lost,
    before: (own) =>
      own.route('**/api/get/orders*', (route) => {
        calls += 1
        if (calls > 1) return route.continue()
        return route.fulfill({ status: 503, json: { message: 'Soon' } })
      }),
  })

  await sees(retryPanel(page), page.getByText('সেকেন্ড পরে আবার চেষ্টা হবে'))
  expect(calls).toBe(1)

  await sees(page.getByText('There is no order yet'))
  expect(calls).toBe(2)
})

test('a session that ran out leads to login and back', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.visit('/cart', { as: shopper, allow: [/status of 401/] })
  await sees(page.locator('.cart-line'))

  await shop.ask(shopper, '/api/logout', {})
  await page.getByRole('button', { name: 'বাড়ান' }).click()

  await sees(page.getByRole('alert').getByText('Please, log in first'))
  await comesTo(page, '/login?next=/cart')
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messageOf } from '../../journeys/support/forms.ts'
import { sees } from '../../journeys/support/page.ts'
import { richProduct } from '../../journeys/support/screens.ts'
import { openJourneys } from '../../journeys/support/shop.ts'
import { slowDown } from '../../journeys/support/slow-phone.ts'
import type { Shopper } from '../../journeys/support/visits.ts'
import { theirPassword } from '../../support/make.ts'

const shop = openJourneys()
const product = '/product/dhakai-jamdani-saree'

/** Returns once the document has arrived to its end, which is before any script. */
async function visitSlowly(path: string, as?: Shopper): Promise<Page> {
  const page = await shop.visit('about:blank', { width: 390, touch: true, isAlive: false, as })
  await slowDown(page)
  await page.goto(path, { waitUntil: 'commit' })
  return page
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`[name="${name}"]`).fill(value)
  }
}

/** Whether any of the page's own scripts had run at the press. */
const isAlive = (page: Page) =>
  page.evaluate(() =>
    Object.keys(document.querySelector('main button') ?? {}).some((key) => key.startsWith('__re')),
  )

async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name })
  await button.waitFor({ state: 'visible' })
  expect(await isAlive(page)).toBe(false)
  await button.click()
}

test('on a slow phone login logs in, pressed as soon as it can be seen', async () => {
  const { email } = await shop.shopper()
  const page = await visitSlowly('/login')

  await fill(page, { email, password: theirPassword })
  await press(page, 'Login')

  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(async () => (await page.request.get('/api/customer')).status()).toBe(200)
})

test('on a slow phone sign up makes an account, pressed as soon as it can be seen', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const password = 'shalik-2026-pakhi'
  const page = await visitSlowly('/signup')

  await fill(page, { name: 'Shirin', email, password, password_confirmation: password })
  await press(page, 'Sign up')

  await page.waitForURL((url) => url.pathname === '/')
  expect(await shop.prisma.customer.count({ where: { email } })).toBe(1)
})

test('on a slow phone a message is sent, pressed as soon as it can be seen', async () => {
  const subject = `Slow ${crypto.randomUUID()}`
  const page = await visitSlowly('/contact')

  const message = messageOf(subject)
  await fill(page, message)
  await press(page, 'বার্তা পাঠান')

  await page.getByText('The Message sent successfully').waitFor()
  expect(await shop.prisma.message.count({ where: { subject } })).toBe(1)
})

test('on a slow phone the search finds, pressed as soon as it can be seen', async () => {
  const page = await visitSlowly('/')

  await fill(page, { keyword: 'মধু' })
  await press(page, 'খুঁজুন')

  await page.waitForURL('**/search?*')
  await page.locator('.product-card', { hasText: 'মধু' }).first().waitFor()
})

test('on a slow phone a product goes into the cart, pressed as soon as it can be seen', async () => {
  const shopper = await shop.shopper()
  const page = await visitSlowly(product, shopper)

  await press(page, 'Add to cart')

  await page.getByText('The Cart added').waitFor()
  const { body } = await shop.ask(shopper, '/api/get/carts')
  expect(body.carts).toHaveLength(1)
})

test('on a slow phone a choice stays, made as soon as it can be seen', async () => {
  const page = await visitSlowly(`/product/${richProduct}`)
  const choice = page.getByRole('radio', { name: 'Maroon' })

  await choice.check()
  expect(await isAlive(page)).toBe(false)

  await sees(page.locator('legend', { hasText: 'Maroon' }))
  expect(await choice.isChecked()).toBe(true)
})

test('on a slow phone a choice stays, made while React hydrates the page', async () => {
  const page = await visitSlowly('about:blank')
  await page.addInitScript(() => {
    const isMarked = (part: Element | null, mark: string) =>
      Object.keys(part ?? {}).some((key) => key.startsWith(mark))
    const timer = setInterval(() => {
      const choice = document.querySelector<HTMLInputElement>('[type=radio][name=color]')
      if (!choice || !isMarked(document.getElementById('root'), '__react')) return
      clearInterval(timer)
      document.documentElement.dataset.chosen = isMarked(choice, '__reactProps') ? 'late' : 'early'
      choice.click()
    }, 1)
  })
  await page.goto(`/product/${richProduct}`)

  await page.locator('html[data-chosen="early"]').waitFor({ state: 'attached' })
  await sees(page.locator('legend', { hasText: 'সবুজ' }).filter({ hasNotText: 'সাদা' }))
  expect(await page.locator('[type=radio][name=color]').first().isChecked()).toBe(true)
})

test('on a slow phone an order of the list stays, chosen as soon as it can be seen', async () => {
  const page = await visitSlowly('/tag/Fashion')

  await page.locator('.sort-select select').selectOption('low-to-high')
  expect(await isAlive(page)).toBe(false)

  await page.waitForURL('**/tag/Fashion?sort=low-to-high')
})

test('on a slow phone a guest who adds to the cart is led to login and back', async () => {
  const page = await visitSlowly(product)

  await press(page, 'Add to cart')

  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe(product)
  await sees(page.locator('[name="email"]'))
})

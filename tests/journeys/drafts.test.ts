import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { box, button, logIn } from './support/forms.ts'
import { comesTo } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.startsWith('draft:')))

async function typeAnAddress(page: Page) {
  await box(page, 'প্রাপকের নাম').fill('Rahima Khatun')
  await expect.poll(async () => JSON.stringify(await draftsOf(page))).toContain('Rahima Khatun')
}

test('text typed when a session ran out is there for the same customer, not for another', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const page = await shop.visit('/customer/profile', { as: shopper, allow: [/status of 401/] })
  await typeAnAddress(page)
  await shop.ask(shopper, '/api/logout', {})
  await page.reload()
  await comesTo(page, '/login?next=/customer/profile')

  await logIn(page, shopper.email)
  await comesTo(page, '/customer/profile')
  await expect.poll(() => box(page, 'প্রাপকের নাম').inputValue()).toBe('Rahima Khatun')

  await page.context().clearCookies()
  await page.reload()
  await comesTo(page, '/login?next=/customer/profile')
  await logIn(page, other.email)

  await expect.poll(() => draftsOf(page)).toEqual([])
  await comesTo(page, '/customer/profile')
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain('Rahima')
})

test('typed text is gone after half an hour, and at a logout', async () => {
  const shopper = await shop.shopper()
  const page = await shop.visit('/customer/profile', {
    as: shopper,
    before: (own) => own.clock.install(),
  })
  await typeAnAddress(page)

  await page.clock.runFor(29 * 60_000)
  expect(await draftsOf(page)).toHaveLength(1)
  await page.clock.runFor(2 * 60_000)
  expect(await draftsOf(page)).toEqual([])

  await typeAnAddress(page)
  await button(page, 'Logout').click()
  await expect.poll(() => draftsOf(page)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsStaff, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const notesPlayed = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'notes') ?? 0))
/** The page counts on from what it has read: later orders are new. */
const read = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/orders/counts'))

test('a new order rings where the switch of the device is on, out of its quiet hours', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    ...phone,
    before: (tab) =>
      tab.addInitScript(() => {
        const { start } = OscillatorNode.prototype
        OscillatorNode.prototype.start = function (...args) {
          Reflect.set(window, 'notes', Number(Reflect.get(window, 'notes') ?? 0) + 1)
          return start.apply(this, args)
        }
      }),
  })
  const now = new Date().getHours()
  await page.getByRole('checkbox', { name: 'নতুন অর্ডার এলে শব্দ হবে' }).check()
  await page.getByLabel('কখন থেকে').selectOption(String((now + 2) % 24))
  await page.getByLabel('কখন পর্যন্ত').selectOption(String((now + 3) % 24))
  await page.getByRole('button', { name: 'শব্দটি শুনুন' }).click()
  await expect.poll(() => notesPlayed(page)).toBe(2)

  await page.reload()
  await sees(page.getByRole('button', { name: 'শব্দটি শুনুন' }))
  await page.getByRole('heading', { name: 'নতুন অর্ডারের শব্দ' }).click()
  await read(page)
  await order({ callAt: new Date(), createdAt: new Date() })
  await expect.poll(() => notesPlayed(page)).toBe(2)

  await page.getByLabel('কখন থেকে').selectOption(String(now))
  await page.getByLabel('কখন পর্যন্ত').selectOption(String((now + 2) % 24))
  await order({ callAt: new Date(), createdAt: new Date() })
  await read(page)
  await read(page)
  expect(await notesPlayed(page)).toBe(2)
})

import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)

test('the list is found again where it was left, and its end brings more', async () => {
  const name = `Long ${crypto.randomUUID().slice(0, 8)}`
  for (let nr = 0; nr < 35; nr++) await order({ addressName: name, status: 1 })
  const { page } = await openAsStaff(shop, 'manager', '/office/orders?queue=pack', phone)

  await page.goto(`/office/orders?queue=all&q=${encodeURIComponent(name)}`)
  await expect.poll(() => page.locator('a.row').count()).toBe(30)
  await page.locator('a.row').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.locator('a.row').count()).toBe(35)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(1000)

  const seen = page.locator('a.row').nth(33)
  await seen.click()
  await sees(page.locator('.detail'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await sees(seen)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('an empty list says why and leads on, a failed one can be tried again', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=back', {
    ...phone,
    allow: [...refusals, /net::ERR_FAILED/],
  })

  await page.goto('/office/orders?queue=all&q=nobody-of-that-name')
  await sees(page.getByText('এমন অর্ডার পাওয়া যায়নি'))
  await page.locator('.notice a').click()
  await comesTo(page, '/office/orders?queue=all')

  await page.route('**/api/office/orders?*', (route) => route.abort())
  await page.goto('/office/orders?queue=pack').catch(() => {})
  await sees(page.getByText('তথ্য আনা যায়নি।'))
  await page.unroute('**/api/office/orders?*')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await sees(page.locator('a.row').first())
})

test('each result of a call can be read below the pointer', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`)
  const results = page.locator('.outs button')
  await sees(results)
  expect(await results.count()).toBe(5)

  for (const result of await results.all()) {
    await result.hover()
    expect(await findBarriers(page)).toEqual([])
  }
})

test('a picture that is lost takes no more room than one that is there', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    allow: [...refusals, /net::ERR_FAILED/],
  })
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto(`/office/orders/${made.transId}`)
  await page.getByRole('button', { name: 'অর্ডার বদলান' }).click()

  const missing = page.locator('.edit-lines .picture-missing')
  await sees(missing)
  expect(await missing.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

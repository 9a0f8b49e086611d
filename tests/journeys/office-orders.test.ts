import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'
import { findSmallParts } from './support/small-parts.ts'

const shop = openJourneys()
const { order, now, clearCalls } = openOrders(shop)
/** No device here telephones. */
const noPhone = /^left to tel:|scheme does not have a registered handler/

test('a day of calls by thumb: five calls, five results, one taken back', async () => {
  await clearCalls()
  const first = await order()
  const [second, third, fourth, fifth] = [
    await order(),
    await order(),
    await order(),
    await order(),
  ]
  const { page, id: staffId } = await openAsStaff(shop, 'agent', '/office/orders', phone)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const next = async (transId: string) => {
    await press('পরের কল')
    await comesTo(page, `/office/orders/${transId}?queue=call`)
    await sees(page.getByText('পর্যন্ত অর্ডারটি আপনার'))
  }
  await sees(page.locator('a.row').first())
  expect(await findBarriers(page)).toEqual([])
  expect(await findSmallParts(page)).toEqual([])

  await next(first.transId)
  expect(await now(first)).toMatchObject({ status: 0, claimedBy: staffId })
  expect(await findBarriers(page)).toEqual([])
  expect(await findSmallParts(page)).toEqual([])
  expect(await findSticksOut(page)).toEqual([])
  expect(await page.locator('.dock').isVisible()).toBe(false)
  await page.getByLabel('জেলা').selectOption('যশোর')
  await press('নিশ্চিত করেছেন')
  await sees(page.locator('.undo').getByText('নিশ্চিত হলো'))
  expect(await now(first)).toMatchObject({ status: 1, district: 'যশোর', claimedBy: null })
  await page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await sees(page.getByRole('button', { name: 'নিশ্চিত করেছেন' }))
  expect(await now(first)).toMatchObject({ status: 0, claimedBy: staffId })
  await press('নিশ্চিত করেছেন')
  await expect.poll(async () => (await now(first)).status).toBe(1)

  await next(second.transId)
  await press('ধরেননি')
  await sees(page.locator('.undo').getByText('ধরেননি'))
  expect(await now(second)).toMatchObject({ status: 0, calls: 1, claimedBy: null })

  await next(third.transId)
  await press('পরে কল')
  expect(await findBarriers(page)).toEqual([])
  await press('কাল সকাল 9:30-এ')
  await sees(page.locator('.undo').getByText('পরে কল'))
  expect((await now(third)).callAt.toISOString()).toMatch(/T03:30:00/)

  await next(fourth.transId)
  await press('ভুল নম্বর')
  await sees(page.locator('.undo').getByText('ভুল নম্বর'))
  expect(await now(fourth)).toMatchObject({ status: 0, wrongNumber: true })

  await next(fifth.transId)
  await press('নেবেন না')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('dialog').getByLabel('নোট').fill('দাম বেশি মনে হয়েছে')
  await press('হ্যাঁ, বাতিল করুন')
  await sees(page.locator('.st').getByText('বাতিল'))
  expect((await now(fifth)).cancellation).not.toBeNull()
  await sees(page.getByText('দাম বেশি মনে হয়েছে'))
  expect(await page.locator('.undo').isVisible()).toBe(false)
})

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
}, 30_000)

test.each([
  ['at night it asks once whether to call', '2026-11-22T17:00:00Z', true],
  ['by day it calls, and the order is in hand', '2026-11-22T06:00:00Z', false],
])('%s', async (_name, time, asks) => {
  const { transId, ...made } = await order()
  const { page, id } = await openAsStaff(shop, 'agent', '/office/orders', {
    ...phone,
    allow: [...refusals, noPhone],
  })
  await page.clock.setFixedTime(time)
  await page.goto(`/office/orders/${transId}`)
  const call = page.getByRole('link', { name: 'কল করুন', exact: true }).last()

  await call.click()

  if (asks) {
    await sees(page.getByRole('dialog').getByText('এখন কলের সময় নয়'))
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'তবু কল করুন' }).click()
    await missesAll(page.getByRole('dialog'))
  }
  await expect.poll(async () => (await now(made)).claimedBy).toBe(id)
  expect(await call.getAttribute('href')).toBe(`tel:${made.addressNumber}`)
  expect(await whatsapp(page)).toBe(`https://wa.me/88${made.addressNumber}`)
})

function whatsapp(page: Page) {
  return page.getByRole('link', { name: 'WhatsApp-এ লিখুন' }).getAttribute('href')
}

test('a row pressed for long is ticked, further ones by a tap, and all are packed', async () => {
  const name = `Thumb ${crypto.randomUUID().slice(0, 8)}`
  const made = [
    await order({ addressName: name, status: 1 }),
    await order({ addressName: name, status: 1 }),
  ]
  const { page } = await openAsStaff(shop, 'agent', '/office/orders', phone)
  await page.goto(`/office/orders?queue=all&q=${encodeURIComponent(name)}`)
  const rows = page.locator('a.row')
  await sees(rows.nth(1))
  expect(await page.getByRole('checkbox').first().isVisible()).toBe(false)

  await rows.first().dispatchEvent('pointerdown', { pointerType: 'touch' })
  await sees(page.getByText('1টি বাছা'))
  await rows.first().dispatchEvent('pointerup', { pointerType: 'touch' })
  await rows.first().dispatchEvent('click')
  await sees(page.getByText('1টি বাছা'))
  await rows.nth(1).tap()
  await sees(page.getByText('2টি বাছা'))
  expect(await findBarriers(page)).toEqual([])
  expect(await findSmallParts(page)).toEqual([])
  expect(await findSticksOut(page)).toEqual([])
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()

  await sees(page.locator('.undo').getByText('2টি প্যাক হলো'))
  expect(await Promise.all(made.map(async (one) => (await now(one)).status))).toEqual([2, 2])
})

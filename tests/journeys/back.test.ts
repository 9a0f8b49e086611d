import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { forgetProofs, openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, onEntry, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const small = { width: 390, height: 844, touch: true }
const menuOf = (page: Page) => page.getByRole('dialog', { name: 'মেনু' })
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'মেনু খুলুন' }).tap()
  await sees(menuOf(page))
}

test('in a dialog of the office Back closes the dialog, and the next one leaves the screen', async () => {
  const { transId } = await order()
  const { page } = await openAsStaff(shop, 'agent', '/office/orders', phone)
  await page.locator(`a[href*="${transId}"]`).tap()
  const later = page.getByRole('button', { name: 'পরে কল' })
  const dialog = page.getByRole('dialog')
  await later.tap()
  await sees(dialog)
  const place = placeOf(page)

  await page.goBack()
  await missesAll(dialog)
  expect(placeOf(page)).toBe(place)
  await sees(page.locator('.call .tel'))

  for (const close of ['বন্ধ করুন', 'Escape', 'reload']) {
    await later.tap()
    await sees(dialog)
    if (close === 'reload') await page.reload()
    else if (close === 'Escape') await page.keyboard.press(close)
    else await dialog.getByRole('button', { name: close }).tap()
    await missesAll(dialog)
    await onEntry(page, 0)
  }
  await page.goBack()
  await comesTo(page, '/office/orders')
  await page.goForward()
  await comesTo(page, place)
})

test('of two dialogs Back closes the upper one first', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/staff', {
    ...phone,
    allow: refusals,
  })
  await page.getByRole('button', { name: 'নতুন কর্মী' }).tap()
  const dialogs = page.getByRole('dialog')
  await dialogs.getByLabel('নাম').fill('Two Dialogs')
  await dialogs.getByLabel('লগইন').fill(`two.dialogs.${id}`)
  await forgetProofs(shop, id)
  await page.keyboard.press('Enter')
  const proof = page.getByRole('dialog', { name: 'পরিচয় নিশ্চিত করুন' })
  await sees(proof)

  await page.goBack()
  await missesAll(proof)
  expect(await dialogs.getByLabel('নাম').inputValue()).toBe('Two Dialogs')
  await page.goBack()
  await missesAll(dialogs)
  expect(placeOf(page)).toBe('/office/staff')
  await onEntry(page, 0)
})

test('a link in a dialog of the shop takes its place in the history', async () => {
  const page = await shop.visit('/contact', small)
  await page.goto('/')
  await openMenu(page)
  await page.goBack()
  await missesAll(menuOf(page))
  expect(placeOf(page)).toBe('/')

  await openMenu(page)
  await menuOf(page).locator('h3 a').first().tap()
  await comesTo(page, /^\/menu\//)
  const menu = placeOf(page)
  await missesAll(menuOf(page))
  await page.goBack()
  await comesTo(page, '/')
  await missesAll(menuOf(page))
  await page.goForward()
  await comesTo(page, menu)
  await page.goBack()
  await comesTo(page, '/')

  await openMenu(page)
  await menuOf(page).getByRole('button', { name: 'বন্ধ করুন' }).tap()
  await onEntry(page, 0)
  await page.evaluate(() => history.forward())
  await onEntry(page, 0)
  await missesAll(menuOf(page))
  await page.goBack()
  await comesTo(page, '/contact')
})

test('Back in the sheet of filters closes it and keeps the filters', async () => {
  const page = await shop.visit('/contact', small)
  await page.goto('/tag/Fashion')
  await page.getByRole('button', { name: 'ফিল্টার' }).tap()
  const sheet = page.getByRole('dialog', { name: 'ফিল্টার' })
  const most = sheet.getByRole('textbox', { name: 'সর্বোচ্চ' })
  await most.fill('1000')
  await most.press('Enter')
  await comesTo(page, '/tag/Fashion?max=1000')

  await page.goBack()
  await missesAll(sheet)
  expect(placeOf(page)).toBe('/tag/Fashion?max=1000')
  await sees(page.locator('.filter-chips, .chips').getByText('1,000').first())
  await onEntry(page, 0)
  await page.reload()
  expect(placeOf(page)).toBe('/tag/Fashion?max=1000')
})

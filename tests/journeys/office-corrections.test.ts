import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, phone } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)

test('a wrong delivered is corrected on the phone with a word why, and said in the history', async () => {
  const made = await order({ status: 3 })
  const { page, name } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}`, phone)
  await page.getByRole('button', { name: 'ডেলিভারি হয়েছে' }).click()
  await page.getByRole('button', { name: 'ভুল শোধরান' }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText('অর্ডারটি আবার “পথে” হবে।'))
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'শোধরান', exact: true }).click()
  expect((await now(made)).status).toBe(4)

  await dialog.getByLabel('কেন').fill('অন্য পার্সেল ছিল')
  await dialog.getByRole('button', { name: 'শোধরান', exact: true }).click()

  await missesAll(dialog)
  await sees(page.getByText('ভুল শোধরানো হলো: ডেলিভারি হয়েছে → পথে'))
  await sees(page.getByText('অন্য পার্সেল ছিল'))
  await sees(page.locator('.timeline').getByText(name).first())
  expect((await now(made)).status).toBe(3)
})

test('ticked orders are corrected together', async () => {
  const addressName = 'একসঙ্গে শোধরানো'
  const made = [await order({ status: 3, addressName }), await order({ status: 3, addressName })]
  const { page } = await openAsStaff(
    shop,
    'manager',
    `/office/orders?queue=all&q=${encodeURIComponent(addressName)}`,
  )
  const orders = made.map(({ id }) => ({ order_id: id, v: 0 }))
  await askAs(page, 'steps', { orders, to: 4 })
  await page.reload()
  await page.getByRole('checkbox', { name: /^সব/ }).check()
  await page.getByRole('button', { name: 'ভুল শোধরান' }).click()
  await page.getByLabel('কেন').fill('ভুল তালিকা')
  await page.getByRole('button', { name: 'শোধরান', exact: true }).click()

  await sees(page.getByText('2টি অর্ডার শোধরানো হলো'))
  for (const each of made) expect((await now(each)).status).toBe(3)
})

test('on its way the address changes with its district, marked; goods stay out of the dialog', async () => {
  const made = await order({ status: 3, address: 'ধানমন্ডি, ঢাকা', district: 'ঢাকা' })
  const { page } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}`, phone)
  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText('পার্সেল কুরিয়ারের কাছে', { exact: false }))
  await missesAll(dialog.getByText('পণ্য যোগ করুন'))
  await dialog.getByLabel('ঠিকানা').fill('জিন্দাবাজার, সিলেট সদর, সিলেট')
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()

  await missesAll(dialog)
  await sees(page.getByText('পথে থাকতে বদলেছে'))
  await sees(page.locator('.who').getByText('সিলেট', { exact: true }))
  expect((await now(made)).district).toBe('সিলেট')
})

test('a district left out at the call is set later, from the question of the address', async () => {
  const made = await order({ status: 1, address: 'মাইজদী, নোয়াখালী' })
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, phone)

  await page.getByRole('button', { name: 'জেলা কি নোয়াখালী? হ্যাঁ' }).click()

  await sees(page.getByText('জেলা: — → নোয়াখালী'))
  expect((await now(made)).district).toBe('নোয়াখালী')
})

test('a reload within the minute offers the undo again', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page } = await openAsStaff(shop, 'agent', path)
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  await sees(page.locator('.undo'))
  await page.reload()

  await page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }).click()

  await sees(page.getByText('ফিরিয়ে নেওয়া হয়েছে'))
  expect((await now(made)).status).toBe(1)
})

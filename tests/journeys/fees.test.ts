import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone } from './support/office.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

/** Fees that the owner sets, and codes that take off percent or the fee. */
const shop = openJourneys()
const [, small] = looks[0]
const confirmButton = (page: Page) => page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
const total = (page: Page) => page.locator('.order-sums-total dd').innerText()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap()
const saveFees = (fee_inside: number, fee_outside: number) => {
  const value = { fee_inside, fee_outside }
  const where = { part: 'delivery' }
  return shop.prisma.setting.upsert({
    where,
    create: { ...where, value, version: 1 },
    update: { value },
  })
}

afterEach(async () => {
  await shop.prisma.setting.deleteMany()
  await shop.prisma.promo.updateMany({ data: { public: false } })
})

test('a checkout with the former fees is told the new ones, and keeps the chosen place', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const checkout = { ...phone, as: shopper, allow: [/status of 422/] }
  const page = await shop.visit('/customer/checkout', checkout)
  await page.getByRole('radio', { name: /Outside Dhaka/ }).check()
  await sees(confirmButton(page).getByText('৳4,492'))
  await saveFees(80, 130)
  await shop.shows('/', 'ঢাকার বাইরে ৳130')

  await confirmButton(page).tap()

  await sees(page.getByText('Delivery costs ৳80 inside Dhaka and ৳130 outside now').first())
  await sees(confirmButton(page).getByText('৳4,522'))
  await confirmButton(page).tap()
  await comesTo(page, '/customer/order/success')
  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order.feeTaka).toBe(130)
})

test('the owner sets both fees on the phone, and a shopper sees them everywhere and pays one', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', small)
  await page.getByRole('link', { name: 'ডেলিভারি খরচ' }).tap()
  const inside = page.getByLabel('ঢাকার ভেতরে (টাকা)')
  const outside = page.getByLabel('ঢাকার বাইরে (টাকা)')
  await sees(inside)
  expect(await inside.getAttribute('placeholder')).toBe('60')
  expect(await outside.getAttribute('placeholder')).toBe('100')
  expect(await findObstacles(page, small)).toEqual([])
  await inside.fill('৮০')
  await outside.fill('1001')
  await press(page, 'সেভ করুন')
  await sees(page.getByText(/0 থেকে 1,?000-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন/))
  await outside.fill('১৩০')
  await press(page, 'সেভ করুন')
  await sees(page.getByText('সেভ হয়েছে').last())

  await shop.shows('/', 'ঢাকায় ৳80, ঢাকার বাইরে ৳130')
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  await shop.prisma.address.update({
    where: { customerId: shopper.id },
    data: { address: 'চৌধুরী বাড়ি, রামগঞ্জ, লক্ষ্মীপুর' },
  })
  const seen = await shop.borrow('/product/dhakai-jamdani-saree', { ...phone, as: shopper })
  const rows = await seen.locator('.delivery-table tr').allInnerTexts()
  expect(rows.map((row) => /৳\d+/.exec(row)?.[0])).toEqual(['৳80', '৳130'])
  await sees(seen.locator('.footer').getByText('ঢাকায় ৳80, ঢাকার বাইরে ৳130'))
  const facts = await seen.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toMatch(/"value":80,.*"value":130,/)
  await seen.goto('/delivery-rules')
  await sees(seen.getByText(/৳80.*৳130/).first())
  await seen.goto('/cart')
  await expect.poll(() => total(seen)).toBe('৳4,472')

  await seen.goto('/customer/checkout')
  await sees(seen.getByRole('radio', { name: /Inside Dhaka.*৳80/ }), confirmButton(seen))
  await sees(seen.getByText('ঠিকানা লক্ষ্মীপুর · ডেলিভারি ৳130'))
  await press(seen, '৳130 নিন')
  expect(await seen.getByRole('radio', { name: /Outside Dhaka.*৳130/ }).isChecked()).toBe(true)
  await sees(confirmButton(seen).getByText('৳4,522'))
  await confirmButton(seen).tap()
  await comesTo(seen, '/customer/order/success')
  await sees(seen.getByText('৳4,522'))
  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order).toMatchObject({ feeTaka: 130, totalTaka: 4522 })
  await seen.goto(`/customer/order/tracking/${order.transId}`)
  await expect.poll(() => total(seen)).toBe('৳4,522')

  // After another change an edit offers the new fees, and the order's own.
  await saveFees(90, 150)
  await page.goto(`/office/orders/${order.transId}`)
  await press(page, 'অর্ডার বদলান')
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText('ঢাকার ভেতরে ৳90'), dialog.getByText('ঢাকার বাইরে ৳150'))
  expect(await dialog.getByLabel('এই অর্ডারের ৳130').isChecked()).toBe(true)
  expect(await findObstacles(page, small)).toEqual([])
  await dialog.getByLabel('ঢাকার বাইরে ৳150').check({ force: true })
  await sees(dialog.getByText('৳4,542'))
})

test.each(looks)('a percent code is made, shown in a cart and taken, at %s', async (_, look) => {
  const code = `TEN-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const { page } = await openAsStaff(shop, 'manager', '/office/promos?open=new', look)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('কোড').fill(code)
  await page.getByRole('radio', { name: 'শতাংশ' }).check({ force: true })
  await field('কত শতাংশ কমবে').fill('৯৫%')
  await field('মোট কতবার').fill('50')
  await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
  await sees(page.getByText('1 থেকে 90-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন'))
  await field('কত শতাংশ কমবে').fill('১০')
  await field('সর্বোচ্চ কত টাকা').fill('200')
  await page.getByText('কার্টে দেখান').click()
  expect(await findObstacles(page, look)).toEqual([])
  await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  const row = page.locator('.promos :is(li, tr)', { hasText: code })
  await sees(row.getByText('10%'), row.getByText('সর্বোচ্চ ৳200'))

  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const cart = await shop.borrow('/cart', { ...look, as: shopper })
  const shown = cart.locator('.public-promos li', { hasText: code })
  await sees(shown.getByText('10% ছাড়, সর্বোচ্চ ৳200'))
  await shown.getByRole('button', { name: `${code} নিন` }).click()
  await expect.poll(() => total(cart)).toBe('৳4,252')
  await cart.goto('/customer/checkout')
  await sees(cart.getByText('প্রয়োগ হয়েছে: ৳200 ছাড়'), confirmButton(cart).getByText('৳4,252'))
  await confirmButton(cart).click()
  await comesTo(cart, '/customer/order/success')

  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order).toMatchObject({ promoCode: code, promoPriceTaka: 200, totalTaka: 4252 })
})

test('free delivery takes off the fee of whichever place is chosen', async () => {
  const code = `FREE-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const data = { code, kind: 2, priceTaka: 0, maxRedemptions: 5, public: true }
  await shop.prisma.promo.create({ data })
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const page = await shop.borrow('/cart', { ...phone, as: shopper })
  const shown = page.locator('.public-promos li', { hasText: code })
  await sees(shown.getByText('ডেলিভারি ফ্রি'))
  await shown.getByRole('button', { name: `${code} নিন` }).tap()
  await expect.poll(() => total(page)).toBe('৳4,392')

  await page.goto('/customer/checkout')
  await page.getByRole('radio', { name: /Outside Dhaka/ }).check()
  await sees(page.getByText('প্রয়োগ হয়েছে: ৳100 ছাড়'), confirmButton(page).getByText('৳4,392'))
  await confirmButton(page).tap()
  await comesTo(page, '/customer/order/success')

  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order).toMatchObject({ feeTaka: 100, promoPriceTaka: 100, totalTaka: 4392 })
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { box } from './support/forms.ts'
import { openAsStaff } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import type { Shopper } from './support/visits.ts'

/** The fee that goes with the address, and what is corrected after the order. */
const shop = openJourneys()
const confirmButton = (page: Page) => page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
const feeLine = (page: Page) => page.locator('[data-fee-line]')
const phone = { width: 360, height: 640, touch: true }

async function buyer(address?: string): Promise<Shopper> {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'], address: true })
  const { prisma } = shop
  if (address) {
    await prisma.address.update({ where: { customerId: shopper.id }, data: { address } })
  }
  return shopper
}

const orderOf = ({ id: customerId }: Shopper) =>
  shop.prisma.order.findFirstOrThrow({ where: { customerId }, orderBy: { id: 'desc' } })

/** Whether the middle of a part is seen, above the bar's act. */
async function isAboveAct(page: Page): Promise<boolean> {
  const [line, act] = await Promise.all([
    feeLine(page).boundingBox(),
    confirmButton(page).boundingBox(),
  ])
  return line !== null && act !== null && line.y >= 0 && line.y + line.height <= act.y
}

test('the fee of a saved address stands above the act on a phone, and is taken by one tap', async () => {
  const shopper = await buyer('চৌধুরী বাড়ি, রামগঞ্জ, লক্ষ্মীপুর')
  const page = await shop.visit('/customer/checkout', { ...phone, as: shopper })
  await sees(feeLine(page).getByText('ঠিকানা লক্ষ্মীপুর · ডেলিভারি ৳100'))
  expect(await isAboveAct(page)).toBe(true)
  await sees(confirmButton(page).getByText('৳4,452'))

  await page.getByRole('button', { name: '৳100 নিন' }).tap()

  await sees(confirmButton(page).getByText('৳4,492'))
  await missesAll(feeLine(page))
  await expect
    .poll(() => confirmButton(page).evaluate((own) => own === document.activeElement))
    .toBe(true)
})

test('the line is dismissed, the order goes with the fee that stood, and a new phone keeps it', async () => {
  const shopper = await buyer('চৌধুরী বাড়ি, রামগঞ্জ, লক্ষ্মীপুর')
  const page = await shop.visit('/customer/checkout', { ...phone, as: shopper })
  await feeLine(page).getByRole('button', { name: '৳60 থাক' }).tap()
  await missesAll(feeLine(page))
  await page.getByRole('radio', { name: /Outside Dhaka/ }).check()
  await confirmButton(page).tap()
  await comesTo(page, '/customer/order/success')
  expect((await orderOf(shopper)).feeTaka).toBe(100)

  await shop.fillCart(shopper, 'dhakai-jamdani-saree')
  const other = await shop.visit('/customer/checkout', { ...phone, as: shopper })

  await sees(confirmButton(other).getByText('৳4,492'))
  await missesAll(feeLine(other))
})

test('the fee of an address that is being typed stands above the act too', async () => {
  const page = await shop.visit('/customer/checkout', { ...phone, as: await buyer() })
  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).tap()

  await box(page, 'পূর্ণ ঠিকানা').fill('বাড়ি ৭, আগ্রাবাদ, চট্টগ্রাম')

  await sees(feeLine(page).getByText('ঠিকানা চট্টগ্রাম · ডেলিভারি ৳100'))
  expect(await isAboveAct(page)).toBe(true)
})

test('a number of nine digits is ordered to, and success opens with the form that corrects it', async () => {
  const shopper = await buyer()
  const page = await shop.visit('/customer/checkout', { ...phone, as: shopper })
  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).tap()
  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill('017123456')
  await box(page, 'পূর্ণ ঠিকানা').focus()
  await sees(page.getByText('নম্বরে ৯টি সংখ্যা, আরও ২টি লাগবে'))
  await confirmButton(page).tap()

  await comesTo(page, '/customer/order/success')
  await sees(page.getByText('নম্বরে ৯টি সংখ্যা, ১১টি হওয়ার কথা: ঠিক করুন'))
  const { transId } = await orderOf(shopper)
  const { page: office } = await openAsStaff(shop, 'manager', `/office/orders/${transId}`)
  await sees(office.locator('.call').getByText('নম্বরে 9টি সংখ্যা, 11টি হওয়ার কথা'))
  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill('01712345678')
  await page.getByRole('button', { name: 'ঠিক করে রাখুন' }).tap()

  await sees(page.locator('.receipt').getByText(/01712345678/))
  await missesAll(page.locator('.odd-number'))
  expect((await orderOf(shopper)).addressNumber).toBe('01712345678')
  await office.reload()
  await sees(office.locator('.timeline').getByText('ক্রেতা নিজে ঠিক করেছেন'))
})

test('a pending order is corrected on tracking, a confirmed one is not', async () => {
  const shopper = await buyer()
  const page = await shop.borrow('/customer/checkout', { as: shopper, allow: [/status of 409/] })
  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
  await missesAll(page.locator('.odd-number'))
  const { id, transId } = await orderOf(shopper)
  await page.goto(`/customer/order/tracking/${transId}`)
  const correct = page.getByRole('button', { name: 'নাম, নম্বর বা ঠিকানা ঠিক করুন' })

  await correct.click()
  await box(page, 'প্রাপকের নাম').fill('Salma Begum')
  await page.getByRole('button', { name: 'ঠিক করে রাখুন' }).click()
  await sees(page.locator('.tracked-order-address').getByText('Salma Begum'))
  await correct.click()
  await shop.prisma.order.update({ where: { id }, data: { status: 1 } })
  await box(page, 'প্রাপকের নাম').fill('Rahima')
  await page.getByRole('button', { name: 'ঠিক করে রাখুন' }).click()

  await sees(page.getByRole('alert').getByText('অর্ডারটি নিশ্চিত হয়ে গেছে, বদলাতে ফোন করুন'))
  await sees(page.locator('.tracked-order-address').getByText('Salma Begum'))
  await missesAll(correct)
})

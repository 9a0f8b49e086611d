// Over 200 lines: one screen, from its fee and its address to the confirmation.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isAboveBar } from './support/forms.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import type { Shopper, VisitOptions } from './support/visits.ts'

const shop = openJourneys()
const confirmButton = (page: Page) => page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const ordersOf = (shopper: Shopper) =>
  shop.prisma.order.count({ where: { customerId: shopper.id } })

async function visitCheckout(options: VisitOptions & { address?: boolean } = {}) {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  if (options.address ?? true) await shop.giveAddress(shopper)
  const page = await shop.borrow('/customer/checkout', { ...options, as: shopper })
  await sees(confirmButton(page))
  return { page, shopper }
}

test('the shipping fee is 60 at first, and the chosen one is remembered', async () => {
  const { page } = await visitCheckout()
  const inside = page.getByRole('radio', { name: /Inside Dhaka.*৳60/ })
  const outside = page.getByRole('radio', { name: /Outside Dhaka.*৳100/ })
  expect(await inside.isChecked()).toBe(true)
  await sees(confirmButton(page).getByText('৳4,452'))

  await outside.check()
  await sees(confirmButton(page).getByText('৳4,492'))
  await page.reload()

  await sees(confirmButton(page).getByText('৳4,492'))
  expect(await outside.isChecked()).toBe(true)
})

test('the fee chosen in one tab is the other tab’s, without a reload', async () => {
  const { page } = await visitCheckout()
  const other = await page.context().newPage()
  await other.goto('/cart')
  await sees(other.locator('.order-sums').getByText('৳4,452'))

  await page.getByRole('radio', { name: /Outside Dhaka/ }).check()
  await sees(other.locator('.order-sums').getByText('৳4,492'))
  await other.goto('/customer/checkout')
  await other.getByRole('radio', { name: /Inside Dhaka/ }).check()

  await sees(confirmButton(page).getByText('৳4,452'))
  expect(await page.getByRole('radio', { name: /Inside Dhaka/ }).isChecked()).toBe(true)
})

test('a saved address is folded and can be changed', async () => {
  const { page, shopper } = await visitCheckout()
  await sees(page.getByText('বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা'))
  await missesAll(box(page, 'পূর্ণ ঠিকানা'))

  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).click()
  await box(page, 'পূর্ণ ঠিকানা').fill('House 9, Cumilla')
  const sending = page.waitForRequest('**/api/add/address')
  await page.getByRole('button', { name: 'ঠিকানা সেভ করুন' }).click()

  await sees(page.getByText('The Address saved'), page.locator('.saved-address'))
  await sees(page.getByText('House 9, Cumilla'))
  expect((await sending).postDataJSON()).toMatchObject({ user_id: shopper.id })
})

test('the fee of the saved address is taken by one tap, and nothing is chosen before', async () => {
  const { page, shopper } = await visitCheckout()
  const hint = page.getByText('ঠিকানা চট্টগ্রাম · ডেলিভারি ৳100')
  await missesAll(hint)
  await shop.prisma.address.update({
    where: { customerId: shopper.id },
    data: { address: 'বাড়ি ৭, আগ্রাবাদ, চট্টগ্রাম' },
  })
  await page.reload()

  await sees(hint, confirmButton(page).getByText('৳4,452'))
  await page.getByRole('button', { name: '৳100 নিন' }).click()

  await sees(confirmButton(page).getByText('৳4,492'))
  expect(await page.getByRole('radio', { name: /Outside Dhaka/ }).isChecked()).toBe(true)
  await missesAll(hint)
})

test('the fee of a typed first address is offered before the order', async () => {
  const { page, shopper } = await visitCheckout({ address: false })
  await box(page, 'প্রাপকের নাম').fill('Rahima')
  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill('01712345678')
  await box(page, 'পূর্ণ ঠিকানা').fill('বাড়ি ৭, আগ্রাবাদ, চট্টগ্রাম')
  const hint = page.getByText('ঠিকানা চট্টগ্রাম · ডেলিভারি ৳100')
  await sees(hint, confirmButton(page).getByText('৳4,452'))
  await page.getByRole('button', { name: '৳100 নিন' }).click()
  await sees(confirmButton(page).getByText('৳4,492'))
  await missesAll(hint)

  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order.feeTaka).toBe(100)
})

async function orderToNumber(number: string) {
  const { page, shopper } = await visitCheckout({ address: false })
  await box(page, 'প্রাপকের নাম').fill('Rahima')
  await box(page, 'পূর্ণ ঠিকানা').fill('House 9, Cumilla')
  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill(number)
  await confirmButton(page).click()
  return { page, shopper }
}

test('the first address is saved by the order itself', async () => {
  const { page, shopper } = await orderToNumber('০১৭১২-৩৪৫৬৭৮')

  await comesTo(page, '/customer/order/success')
  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order.addressNumber).toBe('01712345678')
})

test('a landline of nine digits is ordered to at the first press', async () => {
  const { page, shopper } = await orderToNumber('02-9123456')

  await comesTo(page, '/customer/order/success')
  const order = await shop.prisma.order.findFirstOrThrow({ where: { customerId: shopper.id } })
  expect(order.addressNumber).toBe('029123456')
})

test('an address that is being changed is still so after a reload', async () => {
  const { page } = await visitCheckout()
  await page.getByRole('button', { name: 'ঠিকানা বদলান' }).click()
  await box(page, 'পূর্ণ ঠিকানা').fill('House 9, Cumilla')

  await page.reload()

  await expect.poll(() => box(page, 'পূর্ণ ঠিকানা').inputValue()).toBe('House 9, Cumilla')
  await page.getByRole('button', { name: 'বাদ দিন' }).click()
  await page.reload()
  await sees(page.locator('.saved-address'))
})

test('text typed into the address outlives a reload', async () => {
  const { page } = await visitCheckout({ address: false })

  await box(page, 'প্রাপকের নাম').fill('Rahima')
  await box(page, 'পূর্ণ ঠিকানা').fill('House 9, Cumilla')
  await page.reload()

  await expect.poll(() => box(page, 'প্রাপকের নাম').inputValue()).toBe('Rahima')
  expect(await box(page, 'পূর্ণ ঠিকানা').inputValue()).toBe('House 9, Cumilla')
})

test('without an address the order waits, and the first empty field takes the focus', async () => {
  const { page, shopper } = await visitCheckout({ address: false, allow: [/status of 422/] })

  await confirmButton(page).click()

  await sees(page.locator('.field-error'))
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('number')
  expect(await ordersOf(shopper)).toBe(0)
})

test('a double click on confirm is one order', async () => {
  const { page, shopper } = await visitCheckout()

  await confirmButton(page).dblclick()

  await comesTo(page, '/customer/order/success')
  expect(await ordersOf(shopper)).toBe(1)
})

test('order with a lost reply is sent again by itself and stays one', async () => {
  let lost = 0
  const { page, shopper } = await visitCheckout({ allow: [/ERR_FAILED|ERR_CONNECTION/] })
  await page.route('**/api/order/confirm', async (route) => {
    await route.fetch()
    lost += 1
    if (lost === 1) await route.abort('connectionreset')
    else await route.continue()
  })

  await confirmButton(page).click()

  await comesTo(page, '/customer/order/success')
  expect(lost).toBe(2)
  expect(await ordersOf(shopper)).toBe(1)
})

test('a price that has changed meanwhile is shown before anything is ordered', async () => {
  const { page, shopper } = await visitCheckout({ allow: [/status of 409/] })
  await shop.prisma.product.update({
    where: { slug: 'dhakai-jamdani-saree' },
    data: { priceTaka: 4400 },
  })
  try {
    await confirmButton(page).click()
    await sees(page.getByRole('alert').getByText('Your cart has changed, please check it again'))
    await sees(confirmButton(page).getByText('৳4,460'))
    expect(await ordersOf(shopper)).toBe(0)
  } finally {
    await shop.prisma.product.update({
      where: { slug: 'dhakai-jamdani-saree' },
      data: { priceTaka: 4392 },
    })
  }
})

test('the success screen says who, what to pay, when it comes, and copies the number', async () => {
  const { page, shopper } = await visitCheckout()
  await confirmButton(page).click()
  await comesTo(page, '/customer/order/success')
  const { transId } = await shop.prisma.order.findFirstOrThrow({
    where: { customerId: shopper.id },
  })

  await sees(page.getByText(`Hey ${shopper.name}`), page.getByText(transId))
  await sees(page.getByRole('heading', { name: 'Your Order is Confirmed' }))
  await sees(page.getByText(/shipping confirmation email will be sent/))
  await sees(page.getByText('৳4,452'), page.getByRole('link', { name: '01700-000000' }))
  await page.getByRole('button', { name: 'কপি করুন' }).click()
  await sees(page.getByRole('button', { name: 'কপি হয়েছে' }))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(transId)

  await page.reload()
  await page.getByRole('link', { name: 'CHECK STATUS' }).click()
  await comesTo(page, `/customer/order/tracking/${transId}`)
})

test('checkout of an empty cart leads to the products', async () => {
  const page = await shop.borrow('/customer/checkout', { as: await shop.shopper() })

  await sees(page.getByText('Your Cart is empty', { exact: true }))
})

test('a pressed field of several lines comes out from behind the bar of a phone', async () => {
  const { page } = await visitCheckout({ address: false, width: 360, height: 480, touch: true })
  const field = page.locator('textarea[name=address]')
  await field.evaluate((own) => {
    const bar = document.querySelector('.foot-bar')?.getBoundingClientRect().top ?? 0
    scrollBy({ top: own.getBoundingClientRect().top - bar + 30, behavior: 'instant' })
  })
  expect(await isAboveBar(field)).toBe(false)

  const { x, y } = (await field.boundingBox()) ?? { x: 0, y: 0 }
  await page.touchscreen.tap(x + 40, y + 12)

  await expect.poll(() => isAboveBar(field)).toBe(true)
  expect(await field.evaluate((own) => own === document.activeElement)).toBe(true)
})

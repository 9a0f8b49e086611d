// Over 200 lines: the list and the tracking of orders, with one way to make an order.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, missesAll, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import type { Shopper } from './support/visits.ts'

const shop = openJourneys()
const green = 'rgb(14, 90, 67)'
const red = 'rgb(180, 48, 31)'
const steps = ['Order Pending', 'Order Confirmed', 'Processing', 'Order Shipped', 'Order Delivered']

async function orderOf(shopper: Shopper, status = 0, transId = '') {
  await shop.giveAddress(shopper)
  await shop.fillCart(shopper, 'dhakai-jamdani-saree')
  const { body } = await shop.ask(shopper, '/api/get/carts')
  const answer = await shop.ask(shopper, '/api/order/confirm', {
    carts: body.carts,
    promo: null,
    fee: 60,
  })
  const data = { status, ...(status === 5 ? { cancellation: { create: { reason: '' } } } : {}) }
  await shop.prisma.order.update({ where: { transId: answer.body.trans_id }, data })
  return transId || `${answer.body.trans_id}`
}

/** The colour of each step's mark, from the first to the last. */
const marksOf = (page: Page) =>
  page
    .locator('.order-steps-mark')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))

test('no orders yet: the list says so and leads to the products', async () => {
  const page = await shop.borrow('/customer/orders', { as: await shop.shopper() })

  await sees(page.getByText('There is no order yet', { exact: true }))
  await page.locator('.empty-state a').click()

  await comesTo(page, '/')
})

test.each([390, 1280])('at %i px many orders come in pages of twenty', async (width) => {
  const shopper = await shop.shopper()
  const transIdOf = (nr: number) => `${shopper.id}-ORDER-${nr}`
  await shop.prisma.order.createMany({
    data: Array.from({ length: 45 }, (_, nr) => ({
      customerId: shopper.id,
      transId: transIdOf(nr),
      confirmKey: `${nr}`,
      confirmedLines: `${nr}`,
      feeTaka: 60,
      subtotalTaka: 500,
      totalTaka: 560,
      addressName: 'Rahima',
      addressNumber: '01712345678',
      address: 'Dhaka',
    })),
  })
  const page = await shop.borrow('/customer/orders', { as: shopper, width })
  const entries = page.getByRole('link', { name: /Transaction ID/ })
  await sees(entries.getByText(transIdOf(44)))
  expect(await entries.count()).toBe(20)

  await page.getByRole('link', { name: 'পাতা 3', exact: true }).click()

  await comesTo(page, '/customer/orders?page=3')
  await sees(entries.getByText(transIdOf(4)), entries.getByText(transIdOf(0)))
  expect(await entries.count()).toBe(5)
  await page.goBack()
  await sees(entries.getByText(transIdOf(44)))

  await page.goto(new URL('/customer/orders?page=9', page.url()).href)
  await comesTo(page, '/customer/orders?page=3')
  await sees(entries.getByText(transIdOf(4)))
})

test.each([
  ['the tracking screen', (transId: string) => `/customer/order/tracking/${transId}`],
  ['the list', () => '/customer/orders'],
])('%s shows what has changed when the shopper comes back to it', async (_name, pathOf) => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper)
  const page = await shop.visit(pathOf(transId), {
    as: shopper,
    before: (own) => own.clock.install(),
  })
  await sees(page.locator('main').getByText('Order Pending').first())
  await shop.prisma.order.update({ where: { transId }, data: { status: 3 } })

  await page.clock.fastForward(61_000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )

  await sees(
    page.locator('main :is([aria-current="step"], .status-pill)').getByText('Order Shipped'),
  )
  await missesAll(page.getByRole('button', { name: 'Cancel Order' }))
})

test('in English too a waiting order says that the shop will call', async () => {
  const shopper = await shop.shopper()
  const path = `/customer/order/tracking/${await orderOf(shopper)}`
  const page = await shop.walk(path, { as: shopper, lang: 'en' })
  await sees(page.locator('[aria-current="step"]').getByText('We will call you'))
})

test('an entry of the list has its Transaction ID and its date, and leads to tracking', async () => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper)
  await shop.prisma.order.update({
    where: { transId },
    data: { createdAt: new Date('2026-11-11T20:00:00Z') },
  })
  const page = await shop.borrow('/customer/orders', { as: shopper })

  const entry = page.getByRole('link', { name: /Transaction ID/ })
  await sees(entry.getByText(transId), entry.getByText('12 November 2026'))
  await entry.click()

  await comesTo(page, `/customer/order/tracking/${transId}`)
  await sees(page.getByText('12 November 2026'), page.getByText('15 November 2026'))
})

test.each([0, 1, 2, 3, 4])('at status %i the steps up to it are green', async (status) => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper, status)
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, { as: shopper })
  await sees(page.locator('.order-steps'))

  const labels = await page.locator('.order-steps li [lang="en"]').allInnerTexts()
  expect(labels).toEqual(steps)
  const marks = await marksOf(page)
  expect(marks.map((mark) => mark === green)).toEqual(steps.map((_, step) => step <= status))
  const current = page.locator('.order-steps [aria-current="step"]')
  expect(await current.innerText()).toContain(steps[status])
})

test('a cancelled order is red up to the third step, which says Canceled', async () => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper, 5)
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, { as: shopper })

  await sees(page.locator('.order-steps').getByText('Canceled', { exact: true }))
  expect((await marksOf(page)).map((mark) => mark === red)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
  await missesAll(page.getByText('Processing'))
  expect(await page.getByRole('button', { name: 'Cancel Order' }).count()).toBe(0)
})

test('tracking shows the lines, the sums and the address of the order', async () => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper)
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, { as: shopper })

  await sees(page.getByText(transId).last(), page.getByText('৳4,392 × 1'))
  const sums = (await page.locator('.order-sums').innerText()).replace(/\s+/g, ' ')
  expect(sums).toBe('পণ্যের দাম Subtotal ৳4,392 ডেলিভারি খরচ Shipping fee ৳60 মোট Total ৳4,452')
  await sees(page.getByText('বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা'))
})

test('a shipped order can no longer be cancelled', async () => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper, 3)
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, { as: shopper })

  await sees(page.locator('.order-steps'))

  expect(await page.getByRole('button', { name: 'Cancel Order' }).count()).toBe(0)
})

test('an order that was shipped while the reason was written stays, and the page says why', async () => {
  const shopper = await shop.shopper()
  const transId = await orderOf(shopper, 2)
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, {
    as: shopper,
    allow: [/status of 409/],
  })

  await page.getByRole('button', { name: 'Cancel Order' }).click()
  await shop.prisma.order.update({ where: { transId }, data: { status: 3 } })
  await page.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).click()

  await sees(page.getByRole('alert').filter({ hasText: /\S/ }))
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const current = page.locator('.order-steps [aria-current="step"]')
  await expect.poll(() => current.innerText()).toContain('Order Shipped')
  await sees(page.locator('main h1:focus'))
})

test('a link that shows no order leads to the own ones', async () => {
  const page = await shop.borrow('/o/4K7Q-ZMXB-2222-AAAAAAAAAAAA', { allow: [/status of 404/] })

  await sees(page.getByText('এই লিংকে এখন কোনো অর্ডার দেখা যায় না'))
  await page.getByRole('link', { name: 'আমার সব অর্ডার' }).click()
  await comesTo(page, '/login?next=/customer/orders')
})

test('another customer’s order is not shown', async () => {
  const transId = await orderOf(await shop.shopper())
  const page = await shop.borrow(`/customer/order/tracking/${transId}`, {
    as: await shop.shopper(),
    allow: [/status of 404/],
  })

  await sees(page.getByText('এই নম্বরে কোনো অর্ডার পাওয়া যায়নি'))
})

test('the profile shows who one is, leads to the orders, and keeps the address', async () => {
  const shopper = await shop.shopper({ name: 'Farid Uddin' })
  const page = await shop.borrow('/customer/profile', { as: shopper })

  await sees(page.getByRole('heading', { name: 'Farid Uddin' }), page.getByText(shopper.email))
  expect(await page.locator('.profile-card .avatar').innerText()).toBe('FU')
  await page.getByRole('textbox', { name: 'প্রাপকের নাম' }).fill('Farid')
  await page.getByRole('textbox', { name: 'ডেলিভারির মোবাইল নম্বর' }).fill('01812345678')
  await page.getByRole('textbox', { name: 'পূর্ণ ঠিকানা' }).fill('Station Road, Cumilla')
  await page.getByRole('button', { name: 'ঠিকানা সেভ করুন' }).click()
  await sees(page.getByText('The Address saved'))
  await page.reload()
  const address = page.getByRole('textbox', { name: 'পূর্ণ ঠিকানা' })
  await expect.poll(() => address.inputValue()).toBe('Station Road, Cumilla')

  await page.getByRole('link', { name: 'See Orders' }).click()
  await comesTo(page, '/customer/orders')
  expect(placeOf(page)).toBe('/customer/orders')
})

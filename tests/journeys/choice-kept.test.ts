import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { box, button, signUp } from './support/forms.ts'
import { openAsStaff } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

/** A product whose choice need not go with the order: what was tapped goes along all the same. */
const shop = openJourneys()
const rich = `/product/${richProduct}`
const chosen = 'মেরুন (Maroon) · XL'
const asked = 'রং ও সাইজ কলে জেনে নেব'

async function choose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Maroon' }).check()
  await page.getByRole('radio', { name: 'XL', exact: true }).check()
}

const orderOf = (customerId: number) =>
  shop.prisma.order.findFirstOrThrow({ where: { customerId }, orderBy: { id: 'desc' } })

test('a guest’s colour and size arrive at the cart, the order, the office and the slip', async () => {
  const page = await shop.visit(rich, { width: 360, height: 640, touch: true })
  const color = page.getByRole('radio', { name: 'Maroon' })
  await color.click()
  await sees(page.getByRole('group', { name: 'রং: মেরুন (Maroon)' }))
  await color.click()
  await sees(page.getByRole('group', { name: 'রং: বাছুন, না হলে কলে জেনে নেব' }))
  expect(await color.isChecked()).toBe(false)
  await choose(page)
  await button(page, 'Add to cart').tap()
  await comesTo(page, `/login?next=${rich}`)
  await sees(page.locator('.wish-line').getByText(chosen))
  await page.locator('main').getByRole('link', { name: 'Sign up' }).tap()
  await sees(page.locator('.wish-line').getByText(chosen))
  const email = await signUp(page)

  await comesTo(page, rich)
  await sees(page.getByText('The Cart added'))
  expect(await page.getByRole('radio', { name: 'Maroon' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'XL', exact: true }).isChecked()).toBe(true)
  await page.goto('/cart')
  await sees(page.locator('.cart-line').getByText(chosen))
  await page.goto('/customer/checkout')
  await sees(page.locator('.order-lines').getByText(chosen))
  await box(page, 'ডেলিভারির মোবাইল নম্বর').fill('01712345678')
  await box(page, 'পূর্ণ ঠিকানা').fill('বাড়ি ৭, রোড ৪, ধানমন্ডি, ঢাকা')
  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).tap()

  await comesTo(page, '/customer/order/success')
  await sees(page.locator('.receipt-goods').getByText(chosen))
  const { id: customerId } = await shop.prisma.customer.findFirstOrThrow({ where: { email } })
  const order = await orderOf(customerId)
  await page.goto(`/customer/order/tracking/${order.transId}`)
  await sees(page.locator('.order-lines').getByText(chosen))
  const { page: office } = await openAsStaff(shop, 'manager', `/office/orders/${order.transId}`)
  await sees(office.locator('.lines').getByText('Maroon · XL'))
  await office.goto(`/office/slips?ids=${order.id}`)
  await sees(office.locator('.slip').getByText('Maroon · XL'))
})

test('a line without a choice says that the call asks, and takes one in the cart', async () => {
  const shopper = await shop.shopper({ cart: [richProduct], address: true })
  const page = await shop.borrow('/cart', { as: shopper })
  const line = page.locator('.cart-line')
  await sees(line.getByText(asked))
  await page.goto('/customer/checkout')
  await sees(page.locator('.order-lines').getByText(asked))
  await page.goBack()

  await line.getByRole('button', { name: /^বেছে নিন/ }).click()
  await line.getByRole('button', { name: 'মেরুন (Maroon)' }).click()
  await line.getByRole('button', { name: 'এটিই চাই' }).click()

  await sees(line.getByText('মেরুন (Maroon)'), line.getByText('সাইজ কলে জেনে নেব'))
  await missesAll(page.locator('.cart-line-choice'), line.getByText(asked))
})

test('an order without a choice says so on tracking, and the office asks', async () => {
  const shopper = await shop.shopper({ cart: [richProduct], address: true })
  const page = await shop.borrow('/customer/checkout', { as: shopper })
  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).click()
  await comesTo(page, '/customer/order/success')
  await sees(page.locator('.receipt-goods').getByText(asked))
  const { transId } = await orderOf(shopper.id)

  await page.goto(`/customer/order/tracking/${transId}`)
  await sees(page.locator('.order-lines').getByText(asked))
  const { page: office } = await openAsStaff(shop, 'manager', `/office/orders/${transId}`)
  await sees(office.locator('.lines').getByText('রং ও সাইজ জেনে নিন'))
})

test('order now keeps the choice of a line in the cart, and offers the one that was tapped', async () => {
  const shopper = await shop.shopper({ address: true })
  const page = await shop.borrow(rich, { as: shopper })
  await choose(page)
  await button(page, 'Add to cart').click()
  await sees(page.getByText('The Cart added'))
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: /Order now/ }).click()

  await comesTo(page, '/customer/checkout')
  await sees(page.getByText(`আগে থেকেই কার্টে আছে: ${chosen}`))
  await page.getByRole('button', { name: 'মেরুন (Maroon) · M নিন' }).click()

  await sees(page.locator('.order-lines').getByText('মেরুন (Maroon) · M ·'))
  await missesAll(page.getByText('আগে থেকেই কার্টে আছে'))
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { openAsStaff } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const line = (page: Page) => page.locator('.cart-line')

/** A shirt whose red L is sold out. */
async function shirt() {
  const { prisma } = shop
  const slug = `shirt-${crypto.randomUUID()}`
  const { image } = await prisma.product.findUniqueOrThrow({
    where: { slug: 'dhakai-jamdani-saree' },
  })
  const product = await countedProduct(shop, {
    slug,
    title: 'Counted shirt',
    image,
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    counts: { 'Red/M': 5, 'Red/L': 0, 'Blue/M': 5, 'Blue/L': 5 },
  })
  return { ...product, path: `/product/${slug}` }
}

test('a choice is made first, what is sold out is crossed out, and cart, order and slip name it', async () => {
  const { path, id } = await shirt()
  const shopper = await shop.shopper({ address: true })
  const page = await shop.borrow(path, { as: shopper })
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  const add = page.getByRole('button', { name: 'Add to cart' })

  await add.click()
  await sees(page.getByText('একটি রং বাছুন'), page.getByText('সাইজ: একটি বাছুন'))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('color')
  await page.getByRole('radio', { name: /Red/ }).check()
  await sees(page.locator('.option-gone', { hasText: 'L' }))
  await page.getByRole('radio', { name: /^L/ }).check()
  expect(await add.isDisabled()).toBe(true)
  await sees(page.getByText('এটি এখন স্টকে নেই, অন্যটি বাছুন।'))
  await page.getByRole('radio', { name: /^M/ }).check()
  await sees(page.getByText('আর ৫টি আছে'))
  const more = page.getByRole('button', { name: 'বাড়ান' })
  for (let press = 0; press < 4; press++) await more.click()
  expect(await page.locator('.stepper output').innerText()).toBe('5')
  expect(await more.isDisabled()).toBe(true)
  const fewer = page.getByRole('button', { name: 'কমান' })
  for (let press = 0; press < 4; press++) await fewer.click()
  await add.click()
  await sees(page.getByText('The Cart added'))
  await page.goto('/cart')
  await sees(line(page).getByText('লাল (Red) · M'))
  await page.goto('/customer/checkout')
  await sees(page.locator('.order-lines').getByText('লাল (Red) · M'))
  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).click()
  await comesTo(page, '/customer/order/success')

  const { order } = await shop.prisma.orderLine.findFirstOrThrow({
    where: { productId: id },
    include: { order: true },
  })
  await page.goto(`/customer/order/tracking/${order.transId}`)
  await sees(page.locator('.order-lines').getByText('লাল (Red) · M'))
  const { page: office } = await openAsStaff(shop, 'manager', `/office/orders/${order.transId}`)
  await sees(office.locator('.lines').getByText('Red · M'))
  await office.goto(`/office/slips?ids=${order.id}`)
  await sees(office.locator('.slip').getByText('Red · M'))
})

test('a line from before the choice went with the order gets it in the cart', async () => {
  const { path, id } = await shirt()
  const shopper = await shop.shopper()
  await shop.make.cartLine({ customerId: shopper.id, productId: id, quantity: 2 })
  const page = await shop.borrow('/cart', { as: shopper })
  const checkout = page.locator('a[href="/customer/checkout"]')
  const choice = page.locator('.cart-line-choice')

  await sees(choice)
  await missesAll(checkout)
  await choice.getByRole('button', { name: 'নীল (Blue)' }).click()
  await choice.getByRole('button', { name: 'L', exact: true }).click()
  await choice.getByRole('button', { name: 'এটিই চাই' }).click()

  await sees(line(page).getByText('নীল (Blue) · L'), checkout)
  await missesAll(choice)
  const rows = await shop.prisma.cartLine.findMany({ where: { productId: id } })
  expect(rows).toHaveLength(1)
  await page.goto(path)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

test('a line with more pieces than are left offers what is, in the cart and after a refusal', async () => {
  const { prisma } = shop
  const slug = `lamp-${crypto.randomUUID()}`
  const { image } = await prisma.product.findFirstOrThrow()
  const product = await countedProduct(shop, { slug, title: 'Counted lamp', image, count: 5 })
  const shopper = await shop.shopper({ address: true })
  await shop.make.cartLine({ customerId: shopper.id, productId: product.id, quantity: 4 })
  const page = await shop.borrow('/cart', { as: shopper, allow: [/status of 409/] })
  await sees(line(page).getByText('আর ৫টি আছে'))
  const more = line(page).getByRole('button', { name: 'বাড়ান' })
  await more.click()
  await expect.poll(() => line(page).locator('output').innerText()).toBe('5')
  expect(await more.isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await comesTo(page, '/customer/checkout')
  const broken = JSON.stringify([{ item: product.itemId(), change: -2 }])
  await prisma.$queryRaw`select shop_move_stock(${broken}::jsonb, 6)`

  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).click()
  await sees(page.getByRole('alert').getByText('Counted lamp has only 3 left'))
  const offer = page.getByRole('button', { name: /^৩টি করুন/ })
  await sees(page.locator('.order-lines .line-problem').getByText('আর ৩টি আছে'), offer)
  await expect.poll(() => offer.evaluate((own) => own === document.activeElement)).toBe(true)
  await offer.press('Enter')

  await sees(page.getByText('৳500 × 3'))
  await missesAll(page.locator('.line-problem'), page.locator('.confirm-button .field-error'))
  await page.getByRole('button', { name: /মোট ৳1,560 · অর্ডার কনফার্ম করুন/ }).click()
  await comesTo(page, '/customer/order/success')
})

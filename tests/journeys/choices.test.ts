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
    ...{ slug, title: 'Counted shirt', image },
    ...{ colors: ['Red', 'Blue'], sizes: ['M', 'L'] },
    counts: { 'Red/M': 5, 'Red/L': 0, 'Blue/M': 5, 'Blue/L': 5 },
  })
  return { ...product, path: `/product/${slug}` }
}

test('a choice is made first, what is sold out is crossed out, and cart, order and slip name it', async () => {
  const { path, id } = await shirt()
  const shopper = await shop.shopper()
  await shop.giveAddress(shopper)
  const page = await shop.borrow(path, { as: shopper })
  const add = page.getByRole('button', { name: 'Add to cart' })

  await add.click()
  await sees(page.getByText('একটি রং বাছুন'))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('color')
  await page.getByRole('radio', { name: /Red/ }).check()
  await sees(page.locator('.option-gone', { hasText: 'L' }))
  await page.getByRole('radio', { name: /^L/ }).check()
  expect(await add.isDisabled()).toBe(true)
  await sees(page.getByText('এই রং-সাইজ এখন স্টকে নেই, অন্যটি বাছুন।'))
  await page.getByRole('radio', { name: /^M/ }).check()
  await add.click()
  await sees(page.getByText('The Cart added'))
  await page.goto('/cart')
  await sees(line(page).getByText('Red · M'))
  await page.goto('/customer/checkout')
  await sees(page.locator('.order-lines').getByText('Red · M'))
  await page.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ }).click()
  await comesTo(page, '/customer/order/success')

  const { order } = await shop.prisma.orderLine.findFirstOrThrow({
    where: { productId: id },
    include: { order: true },
  })
  await page.goto(`/customer/order/tracking/${order.transId}`)
  await sees(page.locator('.order-lines').getByText('Red · M'))
  const { page: office } = await openAsStaff(shop, 'manager', `/office/orders/${order.transId}`)
  await sees(office.locator('.lines').getByText('Red · M'))
  await office.goto(`/office/slips?ids=${order.id}`)
  await sees(office.locator('.a5').getByText('Red · M'))
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
  await choice.getByRole('button', { name: 'Blue' }).click()
  await choice.getByRole('button', { name: 'L', exact: true }).click()
  await choice.getByRole('button', { name: 'এটিই চাই' }).click()

  await sees(line(page).getByText('Blue · L'), checkout)
  await missesAll(choice)
  const rows = await shop.prisma.cartLine.findMany({ where: { productId: id } })
  expect(rows).toHaveLength(1)
  await page.goto(path)
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
})

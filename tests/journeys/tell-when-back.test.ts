import { afterEach, expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff } from './support/office.ts'
import { missesAll, sees } from './support/page.ts'
import { soldOutProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const size = { width: 360, height: 740 }
const path = `/product/${soldOutProduct}`
/** Files share the products of a shop. */
afterEach(async () => {
  await shop.prisma.productAsk.deleteMany()
})

const isFocused = (part: Element) => part === document.activeElement

test('a guest leaves a number in any script, a customer one tap, and the office tells them', async () => {
  const { id, title } = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: soldOutProduct },
  })
  const guest = await shop.visit(path, { ...size, allow: [/status of 422/] })
  const form = guest.getByRole('form', { name: 'আসলে জানান' })
  const number = form.getByLabel('এলে কোন নম্বরে জানাব')
  await sees(number, guest.getByRole('link', { name: 'কবে আসবে জানুন' }))
  await number.fill('০১৭১২-৩৪৫৬৭')
  await form.getByRole('button', { name: 'আসলে জানান' }).click()
  await sees(form.getByText('মোবাইল নম্বরে ১১টি সংখ্যা হতে হবে, আবার দেখুন'))
  expect(await shop.prisma.productAsk.count({ where: { productId: id } })).toBe(0)

  await number.fill('০১৭১২-৩৪৫৬৭৮')
  await number.press('Enter')
  const noted = guest.getByRole('status').filter({ hasText: 'লিখে রাখা হলো' })
  await sees(noted.filter({ hasText: '01712345678' }))
  await expect.poll(() => noted.evaluate(isFocused)).toBe(true)
  await missesAll(form)
  expect(await findBarriers(guest)).toEqual([])

  const shopper = await shop.shopper({ name: 'রহিমা খাতুন', address: true })
  const page = await shop.visit(path, { ...size, as: shopper })
  await page.getByRole('button', { name: 'আসলে জানান' }).click()
  await sees(page.getByText('লিখে রাখা হলো। পণ্যটি এলে দোকান থেকে আপনাকে জানাব।'))

  const list = '/office/products?tab=sold_out'
  const { page: office } = await openAsStaff(shop, 'agent', list, size)
  await office.getByRole('button', { name: `2 জন এলে জানতে চান ${title}` }).click()
  const dialog = office.getByRole('dialog', { name: `কারা জানতে চান: ${title}` })
  const rows = dialog.getByRole('listitem')
  await expect.poll(() => rows.count()).toBe(2)
  expect(await rows.nth(0).innerText()).toContain('রহিমা খাতুন')
  expect(await rows.nth(1).innerText()).toContain('01712-345678')
  const href = await rows.nth(1).getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toMatch(
    new RegExp(`^https://wa\\.me/8801712345678\\?text=.*আবার এসেছে.*${path}$`),
  )

  await rows
    .nth(1)
    .getByRole('button', { name: /জানানো হয়েছে/ })
    .click()
  await sees(rows.nth(1).getByRole('button', { name: /এখনও জানাইনি/ }))
  await office.keyboard.press('Escape')
  await sees(office.getByRole('button', { name: `1 জন এলে জানতে চান ${title}` }))
})

test('the form of a product shows its manager who waits', async () => {
  const product = await shop.prisma.product.findUniqueOrThrow({ where: { slug: soldOutProduct } })
  const number = '01812345678'
  await shop.prisma.productAsk.create({ data: { productId: product.id, number, lang: 'en' } })
  const at = `/office/products/${product.id}`
  const { page } = await openAsStaff(shop, 'manager', at, { width: 1280, height: 800 })

  const panel = page.getByRole('region', { name: 'এলে জানতে চান' })
  const row = panel.getByRole('listitem').filter({ hasText: '01812-345678' })
  const href = await row.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(href ?? '')).toContain('is back, for ৳')
  expect(await row.getByRole('link', { name: 'কল' }).getAttribute('href')).toBe(`tel:${number}`)
})

test('only a product whose policy asks for an advance says so', async () => {
  const page = await shop.borrow('/product/dhakai-jamdani-saree')
  await sees(page.locator('.delivery').getByText(/এই পণ্যে ৳200 অগ্রিম বুকিং লাগে/))

  await page.goto(path)
  await sees(page.locator('.delivery'))
  expect(await page.locator('.delivery').innerText()).not.toContain('অগ্রিম')
})

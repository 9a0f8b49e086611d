import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { openAsStaff } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { sees } from './support/page.ts'
import { findLostPresses } from './support/press-where-seen.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const narrow = { width: 360, height: 740 }
const allow = [/status of 4\d\d/]
const inDialog = (page: Page) => page.getByRole('dialog')
const inScreen = (page: Page) => page.locator('main')
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first().click()

/** Every form of the office: its address, what opens it, and its limits. */
const forms = [
  { at: '/office/products/new', form: inScreen },
  {
    at: '/office/products/new',
    opens: (page: Page) => press(page, 'ট্যাগ'),
    form: inDialog,
  },
  ...['shop', 'contact', 'social', 'policy', 'orders', 'delivery', 'search'].map((part) => ({
    at: `/office/settings?part=${part}`,
    form: inScreen,
  })),
  { at: '/office/orders/new', form: inScreen },
  { at: '/office/promos?open=new', form: inScreen },
  { at: '/office/blocked?open=new', form: inScreen },
  { at: '/office/shelves', opens: (page: Page) => press(page, 'নতুন মেনু'), form: inDialog },
  { at: '/office/shelves', opens: (page: Page) => press(page, /^ক্যাটাগরি/), form: inDialog },
  { at: '/office/shelves?tab=tags', opens: (page: Page) => press(page, 'নতুন ট্যাগ'), form: inDialog },
  {
    at: '/office/shelves?tab=banners',
    opens: (page: Page) => press(page, 'নতুন ব্যানার'),
    form: inDialog,
  },
  { at: '/office/staff', opens: (page: Page) => press(page, /নতুন|আমন্ত্রণ/), form: inDialog },
  { at: '/office/me', form: inScreen },
]

test.each(forms)(
  'what is pressed right after typing acts where it is seen: $at $opens',
  async ({ at, opens, form }) => {
    const { page } = await openAsStaff(shop, 'owner', at, { ...narrow, allow })
    await page.waitForLoadState('networkidle')
    await opens?.(page)
    await sees(form(page))

    expect(await findLostPresses(page, form(page))).toEqual([])
  },
)

test('what is tapped right after typing acts where it is seen', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', {
    ...narrow,
    touch: true,
    allow,
  })
  expect(await findLostPresses(page, inScreen(page), 'finger')).toEqual([])
})

test('what is pressed right after typing acts where it is seen, at products', async () => {
  const { id } = await countedProduct(shop, { sizes: ['M', 'L'], counts: { '/M': 3, '/L': 0 } })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${id}`, { ...narrow, allow })
  await page.waitForLoadState('networkidle')
  expect(await findLostPresses(page, inScreen(page))).toEqual([])
  await page.goto(`/office/products/${id}/stock`)
  await page.waitForLoadState('networkidle')
  expect(await findLostPresses(page, inScreen(page))).toEqual([])
})

test('what is pressed right after typing acts where it is seen, at an order', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'owner', `/office/orders/${made.transId}?queue=call`, {
    ...narrow,
    allow,
  })
  expect(await findLostPresses(page, page.locator('.detail'))).toEqual([])
  for (const act of ['অর্ডার বদলান', 'অর্ডার বাতিল করুন', 'পরে কল', 'নেবেন না']) {
    await page.getByRole('button', { name: act, exact: true }).click()
    await sees(inDialog(page))
    expect(await findLostPresses(page, inDialog(page)), act).toEqual([])
    await page.keyboard.press('Escape')
    await inDialog(page).waitFor({ state: 'hidden' })
  }
})

test('the choice of a line shows its pieces, as large as a finger; a refusal names what is missing', async () => {
  const made = await order()
  const counts = { নীল: 1, লাল: 0 }
  const products = await countedProduct(shop, { title: 'বাটি', colors: ['নীল', 'লাল'], counts })
  const blue = { colorId: products.colorId('নীল'), color: 'নীল' }
  await shop.prisma.orderLine.updateMany({
    where: { orderId: made.id },
    data: { productId: products.id, title: 'বাটি', stockItemId: products.itemId('নীল'), ...blue },
  })
  const path = `/office/orders/${made.transId}?queue=all`
  const { page } = await openAsStaff(shop, 'owner', path, { ...narrow, allow })
  await page.getByRole('button', { name: 'অর্ডার বদলান' }).click()
  const choice = inDialog(page).getByLabel('রং')
  await sees(choice)

  expect(await choice.locator('option').allTextContents()).toEqual([
    ...['রং', 'নীল: আছে 1টি', 'লাল: আছে 0টি'],
  ])
  expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await choice.selectOption('লাল: আছে 0টি')
  await inDialog(page).getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('বাটি (লাল) স্টকে নেই').first())
})

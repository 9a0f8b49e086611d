// Over 200 lines: an order from a chat by thumb, one by keys, and what holds between.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { saveNewOrder } from '#contract/office/new-orders'
import { countedProduct } from '../support/counted.ts'
import { allow } from './support/lost-reply.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, openInEnglish, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, sees, tabTo } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { inTown, slowDown } from './support/slow-phone.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const thumb = { ...phone, width: 360 }
const desk = { width: 1280, height: 900 }
let last = 0
/** Not shared with other tests. */
const newPhone = () => `0155${String(Date.now() % 1_000_000).padStart(6, '0')}${last++ % 10}`
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const madeFor = (number: string) =>
  shop.prisma.order.findMany({
    where: { addressNumber: number },
    include: { lines: true, payments: true },
  })
/** A saree of two colours with so many pieces, found by its own code. */
async function saree() {
  const code = `NO-${Date.now() % 1_000_000}-${last++}`
  const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const { id } = await countedProduct(shop, {
    title: `শাড়ি ${code}`,
    priceTaka: 1500,
    image,
    colors: ['লাল', 'নীল'],
    counts: { লাল: 5, নীল: 0 },
  })
  await shop.prisma.product.update({ where: { id }, data: { ownCode: code } })
  return { id, code }
}

test('an order from a chat takes at most 12 taps at 360 px, and survives a reload', async () => {
  const { code } = await saree()
  const number = newPhone()
  const { page } = await openAsStaff(shop, 'agent', '/office/orders', thumb)
  await slowDown(page, inTown)
  let taps = 0
  const tap = async (part: Locator) => {
    taps++
    await part.tap()
  }
  const began = performance.now()
  await tap(page.getByRole('link', { name: 'নতুন অর্ডার' }))
  await comesTo(page, '/office/orders/new')
  const chat = `নামঃ রুমা আক্তার\nমোবাইলঃ ${number}\nঠিকানাঃ বাসা 12, রোড 4, মিরপুর 10, ঢাকা`
  await tap(page.getByLabel('চ্যাট এখানে পেস্ট করুন'))
  await page.keyboard.insertText(chat)
  await sees(page.getByText('এই নম্বরের প্রথম অর্ডার'))
  await tap(page.getByRole('radio', { name: 'Messenger' }))
  await tap(page.getByLabel('কোড, নিজের কোড বা নাম'))
  await page.keyboard.insertText(code.toLowerCase())
  await tap(button(page, new RegExp(code)))
  await tap(page.getByRole('radio', { name: /^লাল/ }))
  await sees(button(page, 'নিশ্চিত · ৳1,560'))
  expect(await findObstacles(page, thumb)).toEqual([])

  await page.reload()
  await sees(button(page, 'নিশ্চিত · ৳1,560'))
  expect(await page.getByLabel('মোবাইল নম্বর').inputValue()).toBe(number)
  expect(await page.getByLabel('ঠিকানা', { exact: true }).inputValue()).toBe(
    'বাসা 12, রোড 4, মিরপুর 10, ঢাকা',
  )
  await tap(button(page, 'নিশ্চিত · ৳1,560'))
  await comesTo(page, /\/office\/orders\/\w{4}-/)
  const seconds = (performance.now() - began) / 1000

  expect(taps).toBeLessThanOrEqual(12)
  expect(seconds).toBeLessThan(45)
  console.info(`an order from a chat: ${taps} taps, ${seconds.toFixed(1)} s of the machine`)
  const [made, ...others] = await madeFor(number)
  expect(others).toEqual([])
  expect(made).toMatchObject({
    status: 1,
    source: 2,
    customerId: null,
    addressName: 'রুমা আক্তার',
    totalTaka: 1560,
    lines: [{ color: 'লাল', quantity: 1 }],
  })
  await sees(page.getByText('Messenger'))
  // A saved form is gone.
  await page.goto('/office/orders/new')
  expect(await page.getByLabel('মোবাইল নম্বর').inputValue()).toBe('')
})

test('an order is taken by keys alone at 1280 px in English, with an advance and a discount', async () => {
  const { code } = await saree()
  const { addressNumber: number, transId } = await order()
  const page = await openInEnglish(shop, 'manager', desk)
  await page.goto('/office/orders')
  await sees(page.locator('h1'))
  const { keyboard } = page
  await keyboard.press('a')
  await comesTo(page, '/office/orders/new')
  await tabTo(page, /^Mobile number/)
  await keyboard.type(number)
  await sees(page.getByText('Open orders of this number'), page.getByText(transId))
  await tabTo(page, /^ক্রেতা/)
  await keyboard.press('Enter')
  await tabTo(page, /^Phone/)
  await keyboard.press('ArrowRight')
  await tabTo(page, /^Code, own code/)
  await keyboard.type(code)
  await sees(button(page, new RegExp(code)))
  await keyboard.press('Enter')
  await sees(page.getByLabel(/: price$/))
  await tabTo(page, /^লাল/)
  await keyboard.press('Space')
  await tabTo(page, /: price$/)
  await keyboard.type('1400')
  await tabTo(page, /^Advance in taka/)
  await keyboard.type('200')
  await tabTo(page, /^Reference/)
  await keyboard.type(`TRX${number}`)
  await tabTo(page, /^Discount in taka/)
  await keyboard.type('60')
  await tabTo(page, /^Why/)
  await keyboard.type('An old customer')
  await keyboard.press('Control+s')
  await sees(page.getByText('Write why the price is lower'))
  expect(await findObstacles(page, desk)).toEqual([])
  await tabTo(page, /^Note/)
  await keyboard.type('Agreed by phone')
  await keyboard.press('Control+s')
  await comesTo(page, /\/office\/orders\/\w{4}-/)

  const made = (await madeFor(number)).find((each) => each.source > 0)
  expect(made).toMatchObject({
    status: 0,
    source: 2,
    subtotalTaka: 1400,
    totalTaka: 1400,
    rebateTaka: 60,
    payments: [{ taka: 200, way: 'bkash', reference: `TRX${number}` }],
  })
  await sees(page.getByText('Advance and discount'))
  expect(await findObstacles(page, desk)).toEqual([])
})

test('a lost answer and a second press make one order, which can be sent again', async () => {
  const { code } = await saree()
  const number = newPhone()
  const { page } = await openAsStaff(shop, 'agent', '/office/orders/new', {
    ...thumb,
    allow,
  })
  await page.getByLabel('মোবাইল নম্বর').fill(number)
  await page.getByLabel('নাম', { exact: true }).fill('করিম')
  await page.getByLabel('ঠিকানা', { exact: true }).fill('কুমিল্লা সদর, কুমিল্লা')
  await page.getByLabel('কোড, নিজের কোড বা নাম').fill(code)
  await button(page, new RegExp(code)).tap()
  await button(page, 'রাখুন').tap()
  await sees(page.getByText('একটি রং বাছুন'))
  await page.getByRole('radio', { name: /^লাল/ }).tap()
  const losing = `**${saveNewOrder.path}`
  await page.route(losing, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'রাখুন').tap()
  await sees(page.getByText(/উত্তর আসেনি/))
  await page.unroute(losing)
  await button(page, 'রাখুন').tap()
  await comesTo(page, /\/office\/orders\/\w{4}-/)
  const [made, ...others] = await madeFor(number)
  expect(others).toEqual([])
  expect(made).toMatchObject({ status: 0, totalTaka: 1600 })

  await page.getByRole('link', { name: /^আবার পাঠান/ }).tap()
  await comesTo(page, `/office/orders/new?copy=${made?.transId}`)
  await sees(button(page, 'নিশ্চিত · ৳1,600'))
  expect(await page.getByLabel('নাম', { exact: true }).inputValue()).toBe('করিম')
})

test.each(looks)(
  'an advance is noted, taken back and given back at an order, at %s',
  async (_, look) => {
    const { transId } = await order()
    const { page } = await openAsStaff(shop, 'manager', `/office/orders/${transId}`, look)
    await button(page, 'অগ্রিম লিখুন').click()
    await page.getByLabel('কত টাকা').fill('২০০')
    await page.getByLabel('লেনদেন নম্বর (TrxID)').fill(`A${transId}`)
    expect(await findObstacles(page, look)).toEqual([])
    await button(page, 'সেভ করুন').click()
    const panel = page.getByRole('region', { name: 'অগ্রিম ও ছাড়' })
    await sees(panel.getByText(`A${transId}`))
    await panel.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect.poll(() => panel.getByText(`A${transId}`).count()).toBe(0)
    await button(page, 'ছাড় দিন').click()
    await page.getByLabel('কত টাকা').fill('50')
    await page.getByLabel('কেন').fill('দেরি হয়েছে')
    await button(page, 'সেভ করুন').click()
    await sees(panel.getByText('দেরি হয়েছে'))
    expect(await findObstacles(page, look)).toEqual([])
  },
)

// Over 200 lines: one screen and its dialogs, each on a customer of its own.
import { expect, test } from 'vitest'
import { makeTransId } from '../../server/orders/trans-id.ts'
import { theirPassword } from '../support/make.ts'
import { staffPassword } from '../support/office.ts'
import { findBarriers } from './support/axe.ts'
import { forgetProofs, openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()

test('a customer is found by phone, name and email, and opens beside the list', async () => {
  const { customer, transId } = await makeBuyer('Weaver Sonali', '01798765431')
  const { page } = await openAsStaff(shop, 'manager', '/office/customers')
  const list = page.getByRole('region', { name: 'ক্রেতার তালিকা' })
  expect(await page.getByRole('searchbox').count()).toBe(1)
  const row = list.getByRole('link', { name: customer.email })
  for (const typed of ['765431', 'sonali', customer.email.slice(0, 12), '০১৭৯৮-৭৬৫৪৩১']) {
    await page.getByRole('searchbox', { name: 'ক্রেতা খুঁজুন' }).fill(typed)
    await comesTo(page, `/office/customers?q=${typed}`)
    await sees(row)
    await expect.poll(() => list.getByRole('link').count(), { message: typed }).toBe(1)
  }
  await row.click()
  const card = page.getByRole('article', { name: 'Weaver Sonali' })
  await sees(card.getByText('01798-765431'), card.getByText('House 7, Road 4'))
  await sees(card.getByText('কলের অপেক্ষায়'), list)
  await card.getByRole('link', { name: transId }).click()
  await comesTo(page, `/office/orders/${transId}`)
})

test('on a phone the customer takes the place of the list, which goes on page by page', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/customers', phone)
  const rows = page.getByRole('region', { name: 'ক্রেতার তালিকা' }).getByRole('listitem')
  await sees(rows)
  expect(await rows.count()).toBe(30)

  await page.getByRole('button', { name: 'আরও দেখুন' }).scrollIntoViewIfNeeded()
  await sees(rows.nth(30))
  const names = await rows.locator('.what').allTextContents()
  expect(new Set(names).size).toBe(names.length)
  await rows.nth(31).getByRole('link').click()
  await sees(page.getByRole('article'))
  await missesAll(rows)
  await page.getByRole('link', { name: 'ফিরে যান' }).click()
  await comesTo(page, '/office/customers')
  await sees(rows.nth(31))
})

test('no match, no customer and a failed read each say so with a way on', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/customers', {
    allow: [...refusals, /status of (404|503)/],
  })
  await page.getByRole('searchbox', { name: 'ক্রেতা খুঁজুন' }).fill('nobodywouldbecalledthis')
  await sees(page.getByText('“nobodywouldbecalledthis” দিয়ে কাউকে পাওয়া যায়নি'))
  await missesAll(page.locator('.choose'))
  await page.getByRole('link', { name: 'সবাইকে দেখুন' }).click()
  await comesTo(page, '/office/customers')
  expect(await page.getByRole('searchbox', { name: 'ক্রেতা খুঁজুন' }).inputValue()).toBe('')
  await sees(page.locator('.choose'))

  await page.goto('/office/customers/999999999')
  await sees(page.getByText('এই ক্রেতা নেই'))
  await page.route('**/api/office/customers', (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/office/customers')
  await sees(page.getByText('তথ্য আনা যায়নি।'))
  await page.unroute('**/api/office/customers')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await sees(page.getByRole('listitem'))
})

test('a link for a new password is asked for, proved, shown once, and lets the customer in', async () => {
  const { customer } = await makeBuyer('Forgetful Buyer', '01798765432')
  const { page, id } = await openAsStaff(shop, 'manager', `/office/customers/${customer.id}`, phone)
  await forgetProofs(shop, id)

  await page.getByRole('button', { name: 'নতুন পাসওয়ার্ডের লিংক' }).click()
  await sees(page.getByText(/Forgetful Buyer-এর জন্য লিংক বানাবেন/))
  expect(await findBarriers(page)).toEqual([])
  expect(await shop.prisma.passwordReset.count({ where: { customerId: customer.id } })).toBe(0)
  await page.getByRole('button', { name: 'লিংক বানান' }).click()
  await page
    .getByRole('dialog', { name: 'পরিচয় নিশ্চিত করুন' })
    .getByLabel('পাসওয়ার্ড')
    .fill(staffPassword)
  await page.keyboard.press('Enter')

  const todayOrTomorrow = /(আজ|\d+ \S+,) (ভোর|সকাল|দুপুর|বিকাল|সন্ধ্যা|রাত) \d+:\d\d পর্যন্ত, একবারই কাজ করবে/
  await sees(page.getByText(todayOrTomorrow))
  expect(await findBarriers(page)).toEqual([])
  const link = await page.getByLabel('লিংক', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'কপি করুন' }).click()
  await sees(page.getByRole('status').getByText('কপি হয়েছে'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'নতুন পাসওয়ার্ডের লিংক' }).click()
  await missesAll(page.getByLabel('লিংক', { exact: true }))

  expect(await setPassword(link, 'ten green looms')).toBe('পাসওয়ার্ড বদলানো হয়েছে')
  expect(await logsIn(customer.email, 'ten green looms')).toBe(true)
  expect(await logsIn(customer.email, theirPassword)).toBe(false)
})

test.each([
  ['390 px', 390],
  ['1280 px', 1280],
])(
  'the page for a new password speaks both languages at %s, with scripts and without',
  async (_name, width) => {
    const link = await makeLink()
    for (const scripts of [true, false]) {
      const page = await shop.visit(link, {
        width,
        scripts,
        isAlive: false,
        allow: [/status of (404|422)/],
      })
      await sees(page.getByRole('heading', { name: 'নতুন পাসওয়ার্ড New password' }))
      await page.getByLabel(/^নতুন পাসওয়ার্ড/).fill('one loom of wood')
      await page.getByLabel(/^আরেকবার লিখুন/).fill('another loom of wood')
      await page.getByRole('button').click()
      await sees(page.getByRole('alert').getByText('দুটি পাসওয়ার্ড এক নয়'))
      await sees(page.getByText('The password confirmation does not match'))
      expect(await findSticksOut(page)).toEqual([])
      if (scripts) expect(await barriersOf(link, width)).toEqual([])
      await page.goto('/reset/wrong')
      await sees(page.getByText('এই লিংকটি আর কাজ করে না'), page.getByText(/call 01700-000000/))
      expect(await findSticksOut(page)).toEqual([])
    }
  },
)

test('an agent finds no customers', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/me')
  expect(await page.getByRole('link', { name: 'ক্রেতা' }).count()).toBe(0)
  await page.goto('/office/customers')
  await sees(page.getByText('এই পাতা আপনার জন্য খোলা নয়'))
})

/** A customer with an address and an order. */
async function makeBuyer(name: string, number: string) {
  const customer = await shop.make.customer({ name, email: `${crypto.randomUUID()}@example.com` })
  await shop.make.address({ customerId: customer.id, name, number })
  const transId = makeTransId()
  const { id: productId } = await shop.prisma.product.findFirstOrThrow()
  const order = { transId, confirmKey: transId, confirmedLines: transId, addressNumber: number }
  await shop.make.order({ ...order, customerId: customer.id, lineGiven: { productId } })
  return { customer, transId }
}

/** The path of a link made by staff. */
async function makeLink(): Promise<string> {
  const { customer } = await makeBuyer('Buyer of a link', '01798765434')
  const { page } = await openAsStaff(shop, 'manager', `/office/customers/${customer.id}`)
  await page.getByRole('button', { name: 'নতুন পাসওয়ার্ডের লিংক' }).click()
  await page.getByRole('button', { name: 'লিংক বানান' }).click()
  return new URL(await page.getByLabel('লিংক', { exact: true }).inputValue()).pathname
}

/** Opens the link without scripts on a phone; resolves with the page's heading in Bengali. */
async function setPassword(link: string, password: string): Promise<string> {
  const path = new URL(link).pathname
  const page = await shop.visit(path, { ...phone, scripts: false, allow: [/status of 404/] })
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
  await page.getByRole('button').click()
  await sees(page.getByRole('link', { name: 'লগইন করুন' }))
  const heading = await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent ?? '')
  await page.goto(path)
  await sees(page.getByText('এই লিংকটি আর কাজ করে না'))
  return heading
}

/** Axe bypasses the page's policy, which allows no foreign script. */
async function barriersOf(path: string, width: number): Promise<string[]> {
  const page = await shop.visit(path, { width, isAlive: false })
  return findBarriers(page)
}

async function logsIn(email: string, password: string): Promise<boolean> {
  const answer = await fetch(`${shop.url}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return answer.status === 200
}

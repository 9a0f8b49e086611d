import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { messageOf } from './support/forms.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const long = 'https://example.com/'.padEnd(90, 'x')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('body *')?.outerHTML.slice(0, 600) ?? 'body')

test.each([
  [{ status: 1 }, 'প্যাক হয়েছে'],
  [{ status: 2 }, 'কুরিয়ারে দেওয়া হয়েছে'],
  [{ status: 3 }, 'ডেলিভারি হয়েছে'],
  [{ status: 3, outcome: 1 }, 'ফেরত পাওয়া গেছে'],
  [{ status: 3, outcome: 3 }, 'ফেরত আসছে'],
])(
  'the likely step of an order in state %o is the green one, and the key 1',
  async (given, name) => {
    const made = await order(given)
    const { page } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}?queue=all`)
    const green = page.locator('.outs .yes')

    await sees(green.getByText(name))
    expect(await green.count()).toBe(1)
    expect(await green.locator('kbd').textContent()).toBe('1')
  },
)

test('no words of people move a screen sideways, also with letters twice as large', async () => {
  const { id: customerId } = await shop.prisma.customer.update({
    where: { id: (await shop.shopper()).id },
    data: { name: long.slice(0, 90) },
  })
  const made = await order({ customerId, addressName: long, address: long, status: 1 })
  const message = { ...messageOf(long), name: long, message: long }
  const { id } = await shop.prisma.message.create({ data: message as never })
  const { page } = await openAsStaff(shop, 'owner', '/office/me', { ...phone, width: 360 })
  const paths = [
    '/office',
    '/office/orders?queue=pack',
    `/office/orders/${made.transId}?queue=pack`,
    `/office/inbox?open=${id}`,
    '/office/inbox',
    `/office/customers/${customerId}`,
    `/office/slips?ids=${made.id}`,
    '/office/staff',
    '/office/audit',
    '/office/me',
    '/office/more',
  ]

  for (const size of ['100%', '200%']) {
    for (const path of paths) {
      await page.goto(path)
      await sees(page.locator('h1'))
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, size)
      await page.waitForLoadState('networkidle')
      expect(await findSticksOut(page), `${path} at ${size}`).toEqual([])
    }
  }
  const larger = await page.evaluate(() => getComputedStyle(document.body).fontSize)
  expect(larger).toBe('30px')
})

test('the undo stands at the foot, above the buttons, and has a cross', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page } = await openAsStaff(shop, 'manager', path, {
    ...phone,
    allow: [...refusals, /ERR_INTERNET_DISCONNECTED/],
  })
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).tap()
  const undo = page.locator('.undo')
  await sees(undo)
  await page.context().setOffline(true)
  await sees(page.locator('.offline'))

  const placeOf = async (part: string) =>
    (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 }
  const bars = await placeOf('.bars')
  expect(bars.y).toBeGreaterThan((await placeOf('.call .tel')).y)
  expect(bars.y + bars.height).toBeLessThanOrEqual((await placeOf('.outs')).y)
  await page.locator('.offline').getByRole('button', { name: 'বন্ধ করুন' }).tap()
  await undo.getByRole('button', { name: 'মেসেজটি সরান' }).tap()
  await expect.poll(() => page.locator('.bars p, .bars .undo').count()).toBe(0)
  expect((await now(made)).status).toBe(2)
})

test('all of a queue are ticked, also those that were not read yet, and packed at once', async () => {
  const made = []
  for (let nr = 0; nr < 38; nr++) made.push(await order({ status: 1 }))
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=pack')
  const all = page.getByLabel(/^সব \d+টি বেছে নিন$/)
  await sees(all)
  const waiting = await shop.prisma.order.count({ where: { status: 1 } })
  expect(waiting).toBeGreaterThanOrEqual(38)

  await all.click()

  await sees(page.getByText(`${waiting}টি বাছাই করা`))
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  await sees(page.locator('.undo').getByText(`${waiting}টি প্যাক হলো`))
  for (const each of made) expect((await now(each)).status).toBe(2)
})

test('a customer who is tapped right after typing stays open', async () => {
  const name = `Buyer ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await shop.shopper({ name })
  const { page } = await openAsStaff(shop, 'manager', '/office/customers', phone)
  const row = page.locator(`[data-row][href*="/customers/${id}"]`)
  await sees(row)

  await page.getByRole('searchbox').pressSequentially('Buyer')
  await row.evaluate((link: HTMLElement) => link.click())

  await sees(page.locator('.detail'))
  await page.waitForURL(/q=Buyer/)
  await comesTo(page, `/office/customers/${id}?q=Buyer`)
})

test('a customer who is tapped while the search is not drawn yet keeps what was typed', async () => {
  const name = `Buyer ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await shop.shopper({ name })
  const { page } = await openAsStaff(shop, 'manager', '/office/customers', phone)
  const row = page.locator(`[data-row][href*="/customers/${id}"]`)
  await sees(row)

  // The address has the search, and React draws it a moment later: the row is tapped in between.
  await row.evaluate((link: HTMLElement) => {
    const { replaceState } = history
    history.replaceState = function (...given) {
      replaceState.apply(this, given)
      history.replaceState = replaceState
      queueMicrotask(() => link.click())
    }
  })
  await page.getByRole('searchbox').pressSequentially('Buyer')

  await comesTo(page, `/office/customers/${id}?q=Buyer`)
  await sees(page.locator('.detail'))
})

test('on a desk the first order stands open, and stays when the list is read again', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/orders?queue=call')
  const first = page.locator('[data-row]').first()
  await sees(first, page.locator('.detail .id'))
  const shown = await page.locator('.detail .id').innerText()
  expect(await first.getAttribute('href')).toContain(shown)
  // Opened without a choice, it leaves the focus alone.
  expect(await page.locator('.detail :focus').count()).toBe(0)
  const box = await first.boundingBox()
  expect(box?.height).toBeLessThanOrEqual(78)

  await order({ callAt: new Date('2019-01-01') })

  await expect
    .poll(() => page.locator('[data-row]').first().getAttribute('href'), { timeout: 20_000 })
    .not.toContain(shown)
  expect(await page.locator('.detail .id').innerText()).toBe(shown)
})

test('after each write the focus is not lost to the page', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}?queue=call`
  const { page } = await openAsStaff(shop, 'owner', path)
  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).first().focus()
    await page.keyboard.press('Enter')
  }
  const keepsFocus = async (part: string) => expect.poll(() => focused(page)).toContain(part)

  await press('আমি নিচ্ছি')
  await keepsFocus('ছেড়ে দিন')
  await page.getByLabel('নোট লিখুন').fill('গেটে রেখে যাবেন')
  await press('নোট রাখুন')
  await keepsFocus('<textarea')
  await press(/^ধরেননি/)
  await keepsFocus('<h2')
  await press(/^ফিরিয়ে নিন/)
  await keepsFocus('<h2')

  await page.goto('/office/me')
  await page.getByLabel('নাম').fill(`Keeper ${crypto.randomUUID().slice(0, 8)}`)
  await press('সেভ করুন')
  await sees(page.getByRole('status').getByText('সেভ হয়েছে'))
  await keepsFocus('<button')

  const { id } = await shop.prisma.message.create({ data: messageOf('Focus') as never })
  await page.goto(`/office/inbox?open=${id}`)
  await press('কাজ শেষ')
  await keepsFocus('আবার খুলুন')
})

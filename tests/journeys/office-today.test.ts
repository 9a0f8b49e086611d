import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, clearCalls } = openOrders(shop)

test('the first screen counts what waits, and its counts lead to the lists', async () => {
  await order({ status: 1 })
  const { page } = await openAsStaff(shop, 'agent', '/office/', phone)

  const tasks = page.getByRole('navigation', { name: 'এখন যা করতে হবে' })
  const waiting = await shop.prisma.order.count({ where: { status: 1 } })
  const toPack = tasks.getByRole('link', { name: `প্যাক করুন সবচেয়ে পুরোনো` })
  // The server caches its answer for ten seconds, the screen polls every fifteen.
  await expect.poll(() => toPack.locator('.tally').textContent()).toBe(`${waiting}`)
  expect(
    await tasks
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/office/orders?queue=call',
    '/office/orders?queue=pack',
    '/office/orders?queue=hand',
    '/office/orders?queue=back',
    '/office/inbox',
  ])
  await tasks.getByRole('link', { name: /^উত্তর দিন/ }).click()
  await comesTo(page, '/office/inbox')
})

test('an agent sees numbers of the day, a manager its sums too', async () => {
  const agent = await openAsStaff(shop, 'agent', '/office/')
  const manager = await openAsStaff(shop, 'manager', '/office/')

  for (const { page } of [agent, manager]) {
    await sees(page.getByLabel('আজকের হিসাব').getByText('নতুন অর্ডার'))
  }
  // Agents tell an order's sum to the customer; sums of the shop are hidden from them.
  const besideOrders = await agent.page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as Element
    for (const row of copy.querySelectorAll('[data-row]')) row.remove()
    return copy.textContent
  })
  expect(besideOrders).not.toContain('৳')
  expect(await manager.page.getByLabel('আজকের হিসাব').textContent()).toMatch(/৳\d/)
})

test('a desk is filled, with the five calls that wait longest', async () => {
  await clearCalls()
  const made = []
  for (let nr = 0; nr < 6; nr++) made.push(await order())
  const { page } = await openAsStaff(shop, 'manager', '/office/', { width: 1280, height: 900 })

  const rows = page.getByRole('region', { name: 'সবচেয়ে পুরোনো কল' }).locator('[data-row]')
  await sees(rows, page.getByRole('table'))
  const hrefs = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('href')))

  const oldest = made.slice(0, 5).map(({ transId }) => `/office/orders/${transId}?queue=call`)
  expect(hrefs).toEqual(oldest)
  expect(await emptyShare(page)).toBeLessThan(1 / 3)
})

test('the drawing of the days has a table behind it that says the same', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/')

  await page.getByText('টেবিলে দেখুন').click()
  const table = page.getByRole('table').filter({ hasText: 'তারিখ' })
  await sees(table)
  expect(await table.locator('tbody tr').count()).toBe(14)
  const total = async (column: number) => {
    const cells = await table.locator(`tbody td:nth-child(${column})`).allTextContents()
    return cells.reduce((sum, cell) => sum + Number(cell), 0)
  }
  const said = `14 দিনে ডেলিভারি ${await total(3)}, বাতিল ${await total(4)}, ফেরত ${await total(5)}`
  await sees(page.getByRole('img', { name: said, exact: true }))
})

test('the counts of the menu follow, and stay where a read of them fails', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    allow: [...refusals, /status of 500/],
    before: (tab) => tab.clock.install(),
  })
  const badge = page.locator('.rail').getByRole('link', { name: /^মেসেজ ও রিভিউ/ })
  const before = await countWritten()
  await sees(badge.getByText(`${before}`, { exact: false }))

  await shop.prisma.message.create({
    data: {
      name: 'Writer',
      number: '01712345678',
      email: 'writer@example.com',
      subject: 'Size',
      message: 'Is there a larger one?',
    },
  })
  await page.clock.runFor(16_000)
  await sees(badge.getByText(`${before + 1}`, { exact: false }))

  await page.route('**/api/office/orders/counts', (route) =>
    route.fulfill({ status: 500, json: { message: 'It broke' } }),
  )
  const failed = page.waitForResponse((answer) => answer.status() === 500)
  await page.clock.runFor(16_000)
  await failed
  await page.clock.runFor(1000)
  expect(await badge.textContent()).toContain(`${before + 1}`)
})

test('a first screen that cannot be read offers to try again', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    allow: [...refusals, /status of 500/],
  })
  await page.route(
    '**/api/office/today',
    (route) => route.fulfill({ status: 500, json: { message: 'It broke' } }),
    { times: 1 },
  )

  await page.locator('.rail').getByRole('link', { name: 'আজ', exact: true }).click()
  await sees(page.getByText('কাজটি হয়নি, আবার চেষ্টা করুন।'))
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()

  await sees(page.getByLabel('আজকের হিসাব'))
})

test.each(looks)('the first screen can be read and reached at %s', async (_name, size) => {
  const { page } = await openAsStaff(shop, 'owner', '/office/', size)

  await page.getByText('টেবিলে দেখুন').click()

  expect(await findObstacles(page, size)).toEqual([])
})

/** The share of the visible page that no panel covers. */
function emptyShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const box = document.querySelector('.page')?.getBoundingClientRect() ?? new DOMRect()
    let [all, empty] = [0, 0]
    for (let x = box.left + 5; x < box.right; x += 10) {
      for (let y = box.top + 5; y < innerHeight; y += 10) {
        all++
        if (!document.elementFromPoint(x, y)?.closest('.panel, .todo a')) empty++
      }
    }
    return empty / all
  })
}

async function countWritten(): Promise<number> {
  const messages = await shop.prisma.message.count({ where: { state: 0 } })
  return messages + (await shop.prisma.review.count({ where: { state: 1 } }))
}

test('a message that did not go is on the first screen, and its order sends it again', async () => {
  const { id, transId } = await order({ status: 3 })
  const about = { kind: 'shipped', channel: 'mail', recipient: 'rahima@example.com', lang: 'bn' }
  const failed = { state: 'failed', error: 'The server is away', dueAt: new Date() }
  await shop.prisma.outboxMessage.create({
    data: { key: `x${id}:mail`, orderId: id, ...about, ...failed },
  })
  const { page } = await openAsStaff(shop, 'agent', '/office/', phone)
  const panel = page.getByRole('region', { name: 'মেসেজ যায়নি' })
  await sees(panel)
  expect(await findObstacles(page, phone)).toEqual([])
  await panel.getByRole('link', { name: new RegExp(transId) }).click()

  const messages = page.getByRole('region', { name: 'ক্রেতাকে মেসেজ' })
  await sees(messages.getByText('মেইল · পাঠানোর খবর: যায়নি'))
  await sees(messages.getByText('The server is away'))
  expect(await findObstacles(page, phone)).toEqual([])
  const whatsapp = await messages
    .getByRole('link', { name: 'মেসেজটি WhatsApp-এ খুলুন' })
    .getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(`/o/${transId}-`)
  await messages.getByRole('button', { name: 'আবার পাঠান' }).click()
  await sees(page.getByText('আবার পাঠানো হচ্ছে'))

  // A landline gets no SMS and has no WhatsApp.
  await shop.prisma.order.update({ where: { id }, data: { addressNumber: '0255012345' } })
  await shop.prisma.outboxMessage.create({
    data: { key: `x${id}:sms`, orderId: id, ...about, channel: 'sms', dueAt: tomorrow() },
  })
  await page.reload()
  await sees(messages.getByText('SMS · পাঠানোর খবর: আর যাবে না'))
  await sees(messages.getByText('বাংলাদেশের মোবাইল নম্বর নয়'))
  await sees(page.getByRole('link', { name: 'কল করুন', exact: true }))
  expect(await page.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
})

function tomorrow(): Date {
  return new Date(Date.now() + 24 * 60 * 60 * 1000)
}

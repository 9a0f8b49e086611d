import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { allow, cutOnce, lost, tap } from './support/lost-reply.ts'
import { openAsStaff, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const eventsOf = ({ id }: { id: number }) =>
  shop.prisma.orderEvent.count({ where: { orderId: id, kind: { not: 0 } } })

const outcomes = [
  { name: 'ধরেননি', press: () => undefined, is: { calls: 1, status: 0, version: 1 } },
  { name: 'ভুল নম্বর', press: () => undefined, is: { wrongNumber: true, status: 0, version: 1 } },
  { name: 'পরে কল', press: (page: Page) => tap(page, '1 ঘণ্টা পরে'), is: { status: 0, version: 1 } },
]

test.each(outcomes)(
  'a call recorded again after a lost reply is stored once: $name',
  async ({ name, press, is }) => {
    const made = await order()
    const { page } = await openAsStaff(
      shop,
      'manager',
      `/office/orders/${made.transId}?queue=call`,
      { ...phone, allow },
    )
    const keys = await cutOnce(page, 'orders/call')
    const read = page.waitForResponse((answer) =>
      answer.url().includes(`/orders/one/${made.transId}`),
    )
    await tap(page, name)
    await press(page)
    await sees(page.locator('.detail').getByText(/ইন্টারনেট নেই|এর মধ্যেই বদলেছে/))
    // The screen shows the order after the act.
    await read

    if (!(await page.locator('dialog[open]').count())) await tap(page, name)
    await press(page)

    await missesAll(page.getByRole('alert').getByText(/ইন্টারনেট নেই|এর মধ্যেই বদলেছে/))
    expect(await now(made)).toMatchObject(is)
    expect(await eventsOf(made)).toBe(1)
    expect(new Set(keys()).size).toBe(1)
  },
)

test.each([
  {
    status: 1,
    name: 'প্যাক হয়েছে',
    call: 'orders/step',
    is: { status: 2, version: 1 },
    next: 'কুরিয়ারে দেওয়া হয়েছে',
  },
  {
    status: 3,
    name: 'ফেরত আসছে',
    call: 'orders/outcome',
    is: { outcome: 1, version: 1 },
    next: 'ফেরত পাওয়া গেছে',
  },
  {
    status: 0,
    name: 'নিশ্চিত করেছেন',
    call: 'orders/call',
    is: { status: 1, version: 1 },
    next: 'প্যাক হয়েছে',
  },
  {
    status: 0,
    name: 'নেবেন না',
    sure: 'হ্যাঁ, বাতিল করুন',
    call: 'orders/call',
    is: { status: 5, version: 1 },
    next: 'স্লিপ ছাপুন',
    // A cancelled order is not undone here.
    said: 'এর মধ্যেই বদলেছে',
  },
])(
  'a step whose reply is lost is said to be done, before the next one is there: $name',
  async ({ status, name, sure, call, is, next, said = 'আপনার কাজটি হয়ে গেছে' }) => {
    const made = await order({ status })
    const { page } = await openAsStaff(
      shop,
      'manager',
      `/office/orders/${made.transId}?queue=all`,
      { ...phone, allow },
    )
    await cutOnce(page, call)

    await tap(page, name)
    if (sure) await tap(page, sure)

    await sees(page.getByRole('alert').getByText(said), page.getByRole('button', { name: next }))
    expect(await now(made)).toMatchObject(is)
    expect(await eventsOf(made)).toBe(1)
  },
)

test('an act whose answer is lost once is shown as done, with its undo; many are counted right', async () => {
  const loseOne = (page: Page, call: string) => {
    let isLost = false
    return page.route(`**/api/office/${call}`, async (route) => {
      if (isLost) return route.continue()
      isLost = true
      await route.fetch()
      return route.abort()
    })
  }
  const made = await order({ status: 1 })
  const at = `/office/orders/${made.transId}?queue=all`
  const one = await openAsStaff(shop, 'manager', at, { ...phone, allow })
  await loseOne(one.page, 'orders/step')

  await tap(one.page, 'প্যাক হয়েছে')

  await sees(one.page.locator('.undo').getByText('প্যাক হলো'))
  expect(
    await one.page
      .getByRole('alert')
      .getByText(/ইন্টারনেট নেই|এর মধ্যেই/)
      .count(),
  ).toBe(0)
  await one.page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }).tap()
  await expect.poll(async () => (await now(made)).status).toBe(1)

  const many = [await order({ status: 1 }), await order({ status: 1 })]
  const size = { width: 1280, height: 900, allow }
  const { page } = await openAsStaff(shop, 'manager', '/office/orders?queue=all', size)
  for (const each of many) await page.locator(`[data-order="${each.id}"] input`).check()
  await loseOne(page, 'orders/steps')
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  await sees(page.locator('.undo').getByText('2টি প্যাক হলো'))
  for (const each of many) expect(await now(each)).toMatchObject({ status: 2, version: 1 })
})

test('steps of many orders that are sent again after a lost reply are one step each', async () => {
  const made = [await order({ status: 1 }), await order({ status: 1 })]
  const { page } = await openAsStaff(shop, 'manager', '/office/orders?queue=all', {
    width: 1280,
    height: 900,
    allow,
  })
  for (const each of made) await page.locator(`[data-order="${each.id}"] input`).check()
  const keys = await cutOnce(page, 'orders/steps')
  const read = () => page.waitForResponse((answer) => answer.url().includes('/api/office/orders?'))
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()
  await sees(page.getByRole('alert').getByText(lost))
  await read()

  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()

  await sees(page.locator('.undo').getByText('2টি প্যাক হলো'))
  for (const each of made) expect(await now(each)).toMatchObject({ status: 2, version: 1 })
  expect(new Set(keys()).size).toBe(1)
})

test('the next call whose reply was lost is the same order, and a claim is one', async () => {
  await order()
  await order()
  const { page, id } = await openAsStaff(shop, 'agent', '/office/orders?queue=call', {
    ...phone,
    allow,
  })
  await cutOnce(page, 'orders/next')
  await tap(page, 'পরের কল')
  await sees(page.getByRole('alert').getByText(lost))

  await tap(page, 'পরের কল')

  await page.waitForURL('**/orders/*')
  const held = await shop.prisma.order.findMany({ where: { claimedBy: id } })
  expect(held).toHaveLength(1)
  expect(page.url()).toContain(held[0]?.transId)
  await tap(page, 'ছেড়ে দিন')
  await cutOnce(page, 'orders/claim')
  await tap(page, 'আমি নিচ্ছি')
  await sees(page.getByRole('alert').getByText(lost))
  // Released and claimed again, it is another act.
  await tap(page, 'ছেড়ে দিন')
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/orders/claim'))
  await tap(page, 'আমি নিচ্ছি')
  expect((await taken).ok()).toBe(true)
  expect(await shop.prisma.order.count({ where: { claimedBy: id } })).toBe(1)
})

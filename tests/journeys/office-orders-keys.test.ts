import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, refusals } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const { order, now, clearCalls } = openOrders(shop)

async function openInEnglish() {
  const member = await openAsStaff(shop, 'manager', '/office/orders', { height: 900 })
  await member.page.getByRole('button', { name: 'EN English' }).click()
  await sees(member.page.getByRole('link', { name: 'All orders' }))
  return member
}
const type = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('three orders are packed by keys alone; the one that another has packed stays ticked', async () => {
  const name = `Packing ${crypto.randomUUID().slice(0, 8)}`
  const [one, two, three] = [
    await order({ addressName: name, status: 1 }),
    await order({ addressName: name, status: 1 }),
    await order({ addressName: name, status: 1 }),
  ]
  const { page } = await openInEnglish()
  const other = await openAsStaff(shop, 'manager')

  await type(page, '/')
  await page.keyboard.type(name)
  await type(page, 'Enter')
  await expect.poll(() => page.locator('a.row').count()).toBe(3)
  await type(page, 'j', 'x', 'j', 'x', 'j', 'x')
  await sees(page.getByText('3 selected'))
  expect(await findBarriers(page)).toEqual([])
  await askAs(other.page, 'step', { order_id: two.id, v: (await now(two)).version, to: 2 })
  await type(page, '1')

  await sees(page.getByText('1 selected'))
  await sees(page.getByText(`It has changed meanwhile: Packed · ${other.name}`))
  expect(await findBarriers(page)).toEqual([])
  expect([(await now(one)).status, (await now(three)).status]).toEqual([2, 2])
  await sees(page.locator('.undo').getByText('2 packed'))
  await type(page, 'z')
  await expect.poll(async () => (await now(one)).status).toBe(1)
  await expect.poll(async () => (await now(three)).status).toBe(1)
  expect((await now(two)).status).toBe(2)
  await type(page, 'p')
  await comesTo(page, `/office/slips?ids=${two.id}`)
})

test('an order goes from call to door by keys alone, and keys are letters in a field', async () => {
  await clearCalls()
  const made = await order({ addressName: `Keys ${crypto.randomUUID().slice(0, 8)}` })
  const { page } = await openInEnglish()

  await type(page, 'n')
  await comesTo(page, `/office/orders/${made.transId}?queue=call`)
  await sees(page.getByText('Yours until'))
  await type(page, '?')
  for (const does of ['Confirmed', 'No answer', 'Call later', 'Wrong number', 'Refused']) {
    await sees(page.getByRole('dialog').getByText(does))
  }
  await sees(page.getByRole('dialog').getByText('Take the next call'))
  expect(await findBarriers(page)).toEqual([])
  await type(page, 'Escape')

  await page.getByLabel('Write a note').focus()
  await page.keyboard.type('n1z')
  expect(await page.getByLabel('Write a note').inputValue()).toBe('n1z')
  expect((await now(made)).status).toBe(0)
  await page.getByRole('heading', { name: made.transId }).focus()

  await type(page, '3')
  await sees(page.getByRole('dialog', { name: 'When to call again?' }))
  await type(page, 'Escape', '1')
  await expect.poll(async () => (await now(made)).status).toBe(1)
  for (const [status, said] of ['', 'Confirmed', 'Packed', 'On its way', 'Delivered'].entries()) {
    if (status === 0) continue
    await sees(page.locator('.detail .st').getByText(said, { exact: true }))
    await expect.poll(async () => (await now(made)).status).toBe(status)
    if (status < 4) await type(page, '1')
  }
  expect(await findBarriers(page)).toEqual([])
  expect(await findSticksOut(page)).toEqual([])
})

test('a parcel turns back and is in hand again; the order is then cancelled', async () => {
  const made = await order({ status: 3 })
  const { page } = await openInEnglish()

  await page.goto(`/office/orders/${made.transId}?queue=way`)
  await page.getByRole('button', { name: 'Coming back' }).click()
  await sees(page.locator('.detail .st').getByText('Coming back'))
  await page.getByRole('button', { name: 'Received back' }).click()
  await sees(page.getByText('The customer will see the order as cancelled.'))
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Received back' }).click()

  await sees(page.locator('.detail .st').getByText('Returned'))
  expect(await now(made)).toMatchObject({ status: 5, outcome: 2 })
})

test('a cancellation wants a reason', async () => {
  const made = await order({ status: 1 })
  const { page } = await openInEnglish()
  await page.goto(`/office/orders/${made.transId}?queue=pack`)

  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await sees(dialog.getByText('Choose a reason').last())
  expect((await now(made)).status).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByLabel('Reason').selectOption('out_of_stock')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()

  await missesAll(dialog)
  await sees(page.locator('.tl').getByText('Cancelled · Out of stock'))
  expect((await now(made)).status).toBe(5)
})

test('what somebody else does is seen without a press', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, {
    allow: refusals,
  })
  const other = await openAsStaff(shop, 'agent')

  await askAs(other.page, 'note', { order_id: made.id, text: 'Rings twice' })

  await page.getByText('নোট: Rings twice').waitFor({ timeout: 20_000 })
}, 40_000)

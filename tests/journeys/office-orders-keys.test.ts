import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, refusals } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)

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
  await expect.poll(() => page.locator('[data-row]').count()).toBe(3)
  await type(page, 'j', 'x', 'j', 'x', 'j', 'x')
  await sees(page.getByText('3 selected'))
  expect(await findBarriers(page)).toEqual([])
  await askAs(other.page, 'step', { order_id: two.id, v: (await now(two)).version, to: 2 })
  await type(page, '1')

  await sees(page.getByText('1 selected'))
  await sees(page.getByText(`Somebody changed it meanwhile: Packed · ${other.name}`))
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

test('a key acts as soon as its screen is there', async () => {
  const { page } = await openInEnglish()
  await type(page, 'g', 't')
  await comesTo(page, '/office')
  await page.evaluate(() => {
    const watcher = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== 'Orders') return
      watcher.disconnect()
      const slash = { key: '/', code: 'Slash', bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', slash))
    })
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

  await type(page, 'g', 'o')
  await sees(page.locator('[data-row]'))

  expect(await page.evaluate(() => document.activeElement?.matches('search input'))).toBe(true)
})

test('a Bengali keyboard has the keys too', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page } = await openAsStaff(shop, 'manager', path)
  const device = await page.context().newCDPSession(page)
  const press = (key: string, code: string) =>
    device.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key })
  await sees(page.getByRole('button', { name: 'প্যাক হয়েছে' }))

  await press('১', 'Digit1')
  await expect.poll(async () => (await now(made)).status).toBe(2)
  await sees(page.locator('.undo'))
  await press('য', 'KeyZ')
  await expect.poll(async () => (await now(made)).status).toBe(1)
})

test('a cancellation wants a reason', async () => {
  const made = await order({ status: 1 })
  const { page } = await openInEnglish()
  await page.goto(`/office/orders/${made.transId}?queue=pack`)

  await page.getByRole('button', { name: 'Cancel the order' }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByRole('button', { name: 'No, go back' }))
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()
  await sees(dialog.getByText('Choose a reason').last())
  expect((await now(made)).status).toBe(1)
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByLabel('Reason').selectOption('out_of_stock')
  await dialog.getByRole('button', { name: 'Cancel the order' }).click()

  await missesAll(dialog)
  await sees(page.locator('.timeline').getByText('Cancelled · Out of stock'))
  // The pressed button is gone: the keyboard's focus is still at the order.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(made.transId)
  expect((await now(made)).status).toBe(5)
})

test('Enter alone cancels no order: not refused on the phone, not back from the courier', async () => {
  const [refused, back] = [await order(), await order({ status: 3, outcome: 1 })]
  const { page } = await openInEnglish()
  const dialog = page.getByRole('dialog')
  const focused = () => dialog.evaluate((it) => it.querySelector(':focus')?.tagName)

  await page.goto(`/office/orders/${refused.transId}`)
  await sees(page.getByRole('button', { name: 'Refused' }))
  await type(page, '5')
  await expect.poll(focused).toBe('BUTTON')
  await type(page, 'Enter')
  await missesAll(dialog)

  await page.goto(`/office/orders/${back.transId}`)
  await sees(page.getByRole('button', { name: 'Received back' }))
  await type(page, '1')
  await expect.poll(focused).toBe('BUTTON')
  await type(page, 'Enter')
  await missesAll(dialog)
  expect([(await now(refused)).status, (await now(back)).status]).toEqual([0, 3])
})

test('a change of the address starts at the address, a change of the products at the products', async () => {
  const made = await order({ status: 1 })
  const { page } = await openInEnglish()
  await page.goto(`/office/orders/${made.transId}?queue=pack`)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))

  await page.getByRole('button', { name: 'Change the address' }).press('Enter')
  await expect.poll(focused).toBe('address')
  await type(page, 'Escape')
  await page.getByRole('button', { name: 'Change the products' }).press('Enter')

  await sees(page.getByRole('dialog'))
  expect(await focused()).not.toBe('address')
})

test('rows of customers are gone along by keys, and opened', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/customers')
  const rows = page.getByRole('region', { name: 'ক্রেতার তালিকা' }).locator('[data-row]')
  await sees(rows.first())

  for (const key of ['j', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key)

  await comesTo(page, (await rows.nth(1).getAttribute('href')) ?? '')
  expect(await rows.nth(1).getAttribute('aria-current')).toBe('true')
})

test('another district is found by keys alone; one that is not there is said so', async () => {
  const made = await order({ address: 'House 4, Road 2, Mirpur, Dhaka' })
  const { page } = await openInEnglish()
  await page.goto(`/office/orders/${made.transId}`)
  const another = page.getByRole('button', { name: 'Another district' })

  await another.press('Enter')
  await page.keyboard.type('zz')
  await sees(page.getByText('There is no district or thana of this name'))
  await type(page, 'Escape')
  await sees(page.getByRole('button', { name: 'District Dhaka? Yes' }))
  await another.press('Enter')
  await page.keyboard.type('Sylh')
  await type(page, 'Enter')

  await sees(page.getByText('District: Sylhet'))
})

test('another person’s act is seen without a press', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, {
    allow: refusals,
  })
  const other = await openAsStaff(shop, 'agent')

  await askAs(other.page, 'note', { order_id: made.id, text: 'Rings twice' })

  await page.getByText('নোট: Rings twice').waitFor({ timeout: 20_000 })
})

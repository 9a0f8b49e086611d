import { expect, test } from 'vitest'
import { openAsStaff, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)

test('held key takes one step', async () => {
  const made = await order({ status: 1 })
  const { page } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}?queue=pack`)
  await sees(page.getByRole('button', { name: 'প্যাক হয়েছে' }))

  for (let times = 0; times < 30; times++) {
    await page.keyboard.down('1')
    await page.waitForTimeout(30)
  }
  await page.keyboard.up('1')

  await sees(page.locator('.undo').getByText('প্যাক হলো'))
  expect((await now(made)).status).toBe(2)
  await page.keyboard.press('1')
  await expect.poll(async () => (await now(made)).status).toBe(3)
})

test('two taps on one spot take one step, also where motion is to be less', async () => {
  for (const lessMotion of [false, true]) {
    const made = await order({ status: 1 })
    const path = `/office/orders/${made.transId}?queue=pack`
    const { page } = await openAsStaff(shop, 'manager', path, { ...phone, lessMotion })
    const packed = page.getByRole('button', { name: 'প্যাক হয়েছে' })
    // Waits until it stands still and can be pressed.
    await packed.tap({ trial: true })
    const { x, y, width, height } = (await packed.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }

    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await sees(page.getByRole('button', { name: 'কুরিয়ারে দেওয়া হয়েছে' }))
    await page.touchscreen.tap(x + width / 2, y + height / 2)

    await page.waitForTimeout(600)
    expect((await now(made)).status).toBe(2)
    await page.getByRole('button', { name: 'কুরিয়ারে দেওয়া হয়েছে' }).tap()
    await expect.poll(async () => (await now(made)).status).toBe(3)
  }
})

test('second tap on a closing dialog presses nothing below it', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}?queue=call`
  const { page } = await openAsStaff(shop, 'manager', path, phone)
  await page.getByRole('button', { name: 'অর্ডার বাতিল করুন' }).tap()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'থাক' })
  await close.tap({ trial: true })
  const { x, y, width, height } = (await close.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { x: x + width / 2, y: y + height / 2 }
  await page.evaluate(() =>
    addEventListener('click', ({ target }) => {
      const isBelow = target instanceof Element && !target.closest('dialog')
      if (isBelow) document.title = 'pressed'
    }),
  )

  await page.touchscreen.tap(at.x, at.y)
  await missesAll(dialog)
  await page.touchscreen.tap(at.x, at.y)

  await page.waitForTimeout(100)
  expect(await page.title()).not.toBe('pressed')
})

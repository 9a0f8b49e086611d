import { expect, test } from 'vitest'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, openInEnglish, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees, tabTo } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const thumb = { ...phone, width: 360 }
const desk = { width: 1280, height: 900 }
const sumOf = async (made: { id: number }) => (await now(made)).totalTaka

/** Two open orders of one number and one customer, each of 560 taka. */
async function pair() {
  const customer = await shop.shopper()
  const older = await order({ customerId: customer.id })
  const { addressNumber } = older
  const newer = await order({ customerId: customer.id, addressNumber, address: 'জিন্দাবাজার, সিলেট' })
  return { customer, older, newer }
}

test('two orders of a number become one by thumb at 360 px, and both say so', async () => {
  const { customer, older, newer } = await pair()
  const path = `/office/orders/${newer.transId}`
  const { page } = await openAsStaff(shop, 'agent', path, thumb)
  await page.getByRole('button', { name: `${older.transId} অর্ডারের সাথে এক করুন` }).tap()
  const dialog = page.getByRole('dialog')
  await sees(
    dialog.getByText(older.transId),
    dialog.getByText(newer.transId),
    dialog.getByText('দুই অর্ডারের ঠিকানা এক নয়', { exact: false }),
  )
  expect(await findObstacles(page, thumb)).toEqual([])

  await dialog.getByRole('button', { name: 'এক করুন · ৳1,060' }).tap()

  await comesTo(page, `/office/orders/${older.transId}`)
  await missesAll(dialog)
  await sees(page.getByText(`${newer.transId} অর্ডারটি এতে এক করা হলো`))
  expect(await sumOf(older)).toBe(1060)
  expect(await now(newer)).toMatchObject({ status: 5, joinedInto: older.id })

  await page.goto(path)
  const note = page.getByText('এই অর্ডারের পণ্য এখন অন্য অর্ডারে:')
  await sees(note, page.locator('.detail-head').getByText('এক করা হয়েছে'))
  expect(await findObstacles(page, thumb)).toEqual([])
  await note.getByRole('link', { name: older.transId }).tap()
  await comesTo(page, `/office/orders/${older.transId}`)

  const own = await shop.borrow(`/customer/order/tracking/${newer.transId}`, {
    as: customer,
    width: 360,
  })
  await sees(own.getByText('আপনার আরেকটি অর্ডারের সাথে এক পার্সেলে আসবে', { exact: false }))
  await missesAll(own.getByText('Canceled'))
  await own.getByRole('link', { name: older.transId }).click()
  await comesTo(own, `/customer/order/tracking/${older.transId}`)
})

test('they become one by keys alone at 1280 px in English, and Enter on the opened dialog joins nothing', async () => {
  const { older, newer } = await pair()
  const page = await openInEnglish(shop, 'manager', desk)
  await page.goto(`/office/orders/${older.transId}`)
  const dialog = page.getByRole('dialog')
  const act = new RegExp(`^Join with order ${newer.transId}`)
  await sees(page.getByRole('button', { name: act }))
  await tabTo(page, act)
  await page.keyboard.press('Enter')
  await sees(dialog.getByRole('button', { name: /^Join · ৳1,060/ }))
  expect(await findObstacles(page, desk)).toEqual([])
  await page.keyboard.press('Enter')
  await missesAll(dialog)
  expect(await now(newer)).toMatchObject({ status: 0 })

  await tabTo(page, act)
  await page.keyboard.press('Enter')
  await sees(dialog.getByRole('button', { name: /^Join · ৳1,060/ }))
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, /^Join · /)
  await page.keyboard.press('Enter')

  await missesAll(dialog)
  await sees(page.getByText(`Joined with order ${newer.transId}`))
  expect(await sumOf(older)).toBe(1060)
})

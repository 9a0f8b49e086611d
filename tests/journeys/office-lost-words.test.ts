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

test('entry repeated after a lost reply is stored once', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}?queue=call`
  const { page } = await openAsStaff(shop, 'manager', path, { ...phone, allow })
  await cutOnce(page, 'orders/edit')
  await tap(page, 'অর্ডার বদলান')
  await page.getByRole('dialog').getByLabel('ঠিকানা').fill('বাড়ি 9, রোড 2, মিরপুর')
  await tap(page, 'সেভ করুন')
  await sees(page.getByRole('dialog').getByText(lost))
  await expect.poll(() => page.locator('.detail').innerText()).toContain('বদল হলো')
  await tap(page, 'সেভ করুন')
  await missesAll(page.getByRole('dialog'))
  expect(await now(made)).toMatchObject({ address: 'বাড়ি 9, রোড 2, মিরপুর', version: 1 })
  expect(await eventsOf(made)).toBe(1)

  await cutOnce(page, 'orders/note')
  await page.getByLabel('নোট লিখুন').fill('গেটে রেখে যাবেন')
  await tap(page, 'নোট রাখুন')
  await sees(page.getByRole('alert').getByText(lost))
  await tap(page, 'নোট রাখুন')
  await missesAll(page.getByRole('alert').getByText(lost))
  expect(await eventsOf(made)).toBe(2)

  await cutOnce(page, 'orders/cancel')
  await tap(page, 'অর্ডার বাতিল করুন')
  await page.getByRole('dialog').getByLabel('কারণ').selectOption('duplicate')
  await tap(page, 'অর্ডার বাতিল করুন')
  await sees(page.getByRole('dialog').getByText(lost))
  await tap(page, 'অর্ডার বাতিল করুন')
  await missesAll(page.getByRole('dialog'))
  await sees(page.getByRole('status').getByText('বাতিল হলো'))
  await missesAll(page.getByText('ক্রেতা দেবেন'))
  expect(await now(made)).toMatchObject({ status: 5, version: 2 })
  expect(await eventsOf(made)).toBe(3)
})

import { expect, test } from 'vitest'
import { addStaff } from '../support/office.ts'
import { findBarriers } from './support/axe.ts'
import { endSessionsAt, openAsStaff, phone, refusals, signIn } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const cut = [...refusals, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/, /Failed to load/]

test('call for later that was not sent stays open with its note', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}?queue=call`
  const { page } = await openAsStaff(shop, 'agent', path, { ...phone, allow: cut })
  await page.route('**/api/office/orders/call', (route) => route.abort())
  await page.getByRole('button', { name: 'পরে কল', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'কখন কল করবেন?' })
  await dialog.getByLabel('নোট').fill('সন্ধ্যায় মামা ধরবেন')

  await dialog.getByRole('button', { name: '1 ঘণ্টা পরে' }).tap()

  await sees(dialog.getByText('ইন্টারনেট নেই। সংযোগ এলে আবার চেষ্টা করুন'))
  expect(await dialog.getByLabel('নোট').inputValue()).toBe('সন্ধ্যায় মামা ধরবেন')
  expect(await findBarriers(page)).toEqual([])
  await page.unroute('**/api/office/orders/call')
  await dialog.getByRole('button', { name: '1 ঘণ্টা পরে' }).tap()
  await missesAll(dialog)
  await sees(page.locator('.timeline').getByText('সন্ধ্যায় মামা ধরবেন'))
})

test('missing screen says so offline and comes with the connection', async () => {
  const made = await order({ status: 1 })
  // Other tests fill the queue too: the order might be on a later page.
  const { page } = await openAsStaff(shop, 'manager', `/office/orders?q=${made.transId}`, {
    ...phone,
    allow: cut,
  })
  await sees(page.locator('[data-row]'))
  await page.context().setOffline(true)

  await page.getByRole('link', { name: 'পণ্য', exact: true }).tap()
  await sees(page.locator('.toast').getByText('সংযোগ এলে আপনা থেকেই আসবে'))
  await page.context().setOffline(false)
  await comesTo(page, '/office/products')
  await sees(page.locator('[data-product]'))

  await page.context().setOffline(true)
  await page.goBack()
  await page.locator(`[data-order="${made.id}"] a`).click()
  await sees(page.locator('.waiting').getByText('সংযোগ এলে আপনা থেকেই আসবে'))
  await page.context().setOffline(false)
  await sees(page.locator('.detail').getByText(made.addressName))
})

test('after an ended session the person reads so and goes on; the next one finds nothing typed', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page, id, login } = await openAsStaff(shop, 'agent', path, phone)
  const note = page.getByLabel('নোট লিখুন')
  const losesSession = async () => {
    await endSessionsAt(page, shop, id, '/api/office/orders/note')
    await page.getByRole('button', { name: 'নোট রাখুন' }).tap()
    await comesTo(page, '/office/signin')
  }
  await note.fill('গেটে রেখে যাবেন')
  await losesSession()

  await sees(page.getByText('আপনার লগইন শেষ হয়ে গেছে'))
  expect(await findBarriers(page)).toEqual([])
  await signIn(page, login)
  await comesTo(page, path)
  await sees(note)
  expect(await note.inputValue()).toBe('গেটে রেখে যাবেন')

  await losesSession()
  const next = await addStaff(shop.prisma, 'agent')
  await signIn(page, next.login)
  await comesTo(page, path)
  await sees(note)
  expect(await note.inputValue()).toBe('')
})

test('text typed in a dialog when the session ended stands there again', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}?queue=call`
  const { page, id, login } = await openAsStaff(shop, 'manager', path, phone)
  const dialog = page.getByRole('dialog')
  const leaveAndComeBack = async (act: string, call: string) => {
    await endSessionsAt(page, shop, id, `/api/office/orders/${call}`)
    await dialog.getByRole('button', { name: act }).tap()
    await comesTo(page, '/office/signin')
    await signIn(page, login)
    await comesTo(page, path)
  }
  const edit = page.getByRole('button', { name: 'অর্ডার বদলান' })
  await edit.tap()
  await dialog.getByLabel('ঠিকানা').fill('বাড়ি 9, রোড 2, মিরপুর')
  await dialog.getByRole('button', { name: /একটি বেশি/ }).tap()
  await dialog.getByLabel('ঢাকার বাইরে').check()

  await leaveAndComeBack('সেভ করুন', 'edit')
  await edit.tap()
  await sees(dialog.getByText('মোট'))
  expect(await dialog.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 9, রোড 2, মিরপুর')
  expect(await dialog.getByLabel(/কয়টি/).inputValue()).toBe('2')
  expect(await dialog.getByLabel('ঢাকার বাইরে').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'সেভ করুন' }).tap()
  await missesAll(dialog)
  expect((await now(made)).address).toBe('বাড়ি 9, রোড 2, মিরপুর')

  const cancel = page.getByRole('button', { name: 'অর্ডার বাতিল করুন' })
  await cancel.tap()
  await dialog.getByLabel('কারণ').selectOption('fraud')
  await dialog.getByLabel('বিস্তারিত').fill('নম্বরটি বন্ধ')
  await leaveAndComeBack('অর্ডার বাতিল করুন', 'cancel')
  await cancel.tap()
  expect(await dialog.getByLabel('কারণ').inputValue()).toBe('fraud')
  expect(await dialog.getByLabel('বিস্তারিত').inputValue()).toBe('নম্বরটি বন্ধ')
  // Closing it means no.
  await dialog.getByRole('button', { name: 'থাক' }).tap()
  await cancel.tap()
  expect(await dialog.getByLabel('বিস্তারিত').inputValue()).toBe('')
})

test('a person whose claim was taken over reads who has the order now', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, phone)
  await page.getByRole('button', { name: 'আমি নিচ্ছি' }).tap()
  await sees(page.getByText('পর্যন্ত অর্ডারটি আপনার'))
  const other = await openAsStaff(shop, 'agent')
  await askAs(other.page, 'claim', { order_id: made.id, take_over: true })

  await page.getByRole('button', { name: 'ধরেননি' }).tap()

  await sees(page.getByRole('alert').getByText(`${other.name} কথা বলছেন`))
  expect((await now(made)).calls).toBe(0)
})

test('undo that was not sent can be pressed again', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page } = await openAsStaff(shop, 'manager', path, { ...phone, allow: cut })
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).tap()
  await page.route('**/api/office/orders/undo', (route) => route.abort())
  const undo = page.getByRole('button', { name: 'ফিরিয়ে নিন' })

  await undo.tap()

  await sees(page.getByRole('alert').getByText('ইন্টারনেট নেই। সংযোগ এলে আবার চেষ্টা করুন'), undo)
  expect((await now(made)).status).toBe(2)
  await page.unroute('**/api/office/orders/undo')
  await undo.tap()
  await expect.poll(async () => (await now(made)).status).toBe(1)
})

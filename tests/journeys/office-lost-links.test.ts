import * as OTPAuth from 'otpauth'
import { expect, test } from 'vitest'
import { allow, cutOnce, lost, tap } from './support/lost-reply.ts'
import { openAsStaff, phone } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)

test('invitation with a lost reply is made once and its link shown', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/staff', { ...phone, allow })
  const login = `weaver-${crypto.randomUUID().slice(0, 8)}`
  const keys = await cutOnce(page, 'staff/invite')
  await page.getByRole('button', { name: 'নতুন কর্মী' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('নাম').fill('Weaver')
  await dialog.getByLabel('লগইন').fill(login)
  await tap(page, 'লিংক বানান')
  await sees(dialog.getByText(lost))

  await tap(page, 'লিংক বানান')

  await expect
    .poll(() => dialog.locator('input[readonly]').inputValue())
    .toMatch(/\/office\/invite#/)
  expect(new Set(keys()).size).toBe(1)
  expect(await shop.prisma.staff.count({ where: { login } })).toBe(1)
})

test('recovery codes whose reply is lost are shown at the second press', async () => {
  const { page, id } = await openAsStaff(shop, 'agent', '/office/me', { ...phone, allow })
  await tap(page, 'চালু করুন')
  const secret = (await page.locator('.secret').textContent()) ?? ''
  const totp = new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) })
  await cutOnce(page, 'me/totp/confirm')
  await page.getByLabel('অ্যাপের কোড').fill(totp.generate())
  await page.keyboard.press('Enter')
  await sees(page.getByText(lost))

  await page.keyboard.press('Enter')

  await sees(page.locator('.recovery'))
  expect(await page.locator('.recovery li').count()).toBe(10)
  const row = await shop.prisma.staff.findUniqueOrThrow({ where: { id } })
  expect(row.totpSince).not.toBeNull()
})

test('release and undo repeated after a lost reply happen once', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const { page } = await openAsStaff(shop, 'manager', path, { ...phone, allow })
  await tap(page, 'প্যাক হয়েছে')
  await cutOnce(page, 'orders/undo')
  await page.locator('.undo').getByText('ফিরিয়ে নিন').tap()
  await sees(page.getByRole('alert').first())
  await page.locator('.undo').getByText('ফিরিয়ে নিন').tap()
  await missesAll(page.locator('.undo'))
  expect(await now(made)).toMatchObject({ status: 1, version: 2 })

  const called = await order()
  await page.goto(`/office/orders/${called.transId}?queue=call`)
  await tap(page, 'আমি নিচ্ছি')
  await cutOnce(page, 'orders/release')
  await tap(page, 'ছেড়ে দিন')
  await sees(page.getByRole('alert').first())
  await sees(page.getByRole('button', { name: 'আমি নিচ্ছি' }))
  expect((await now(called)).claimedBy).toBeNull()
})

test('a link for a customer whose reply is lost is the same link', async () => {
  const { id } = await shop.shopper()
  const { page } = await openAsStaff(shop, 'manager', `/office/customers/${id}`, {
    ...phone,
    allow,
  })
  const kept = () => shop.prisma.passwordReset.findFirst({ where: { customerId: id } })
  await cutOnce(page, 'customers/reset')
  await page.getByRole('button', { name: 'নতুন পাসওয়ার্ডের লিংক' }).tap()
  await tap(page, 'লিংক বানান')
  await sees(page.getByText(lost))
  const former = await kept()

  await tap(page, 'লিংক বানান')

  await sees(page.getByRole('dialog').locator('input[readonly]'))
  expect(former).not.toBeNull()
  expect(await kept()).toEqual(former)
})

test('ending sessions again after a lost reply succeeds', async () => {
  const { page, id } = await openAsStaff(shop, 'agent', '/office/me', { ...phone, allow })
  await shop.prisma.$executeRaw`
    insert into staff_session (sid, sess, expire, staff_id)
    select 'another ' || ${id}, sess, expire, staff_id from staff_session where staff_id = ${id} limit 1`
  await page.reload()
  await cutOnce(page, 'sessions/end')
  const all = page.getByRole('button', { name: 'অন্য সব ডিভাইস লগআউট করুন' })
  await all.tap()
  await sees(page.getByText(lost))

  await all.tap()

  await missesAll(all)
  expect(await shop.prisma.staffSession.count({ where: { staffId: id } })).toBe(1)
})

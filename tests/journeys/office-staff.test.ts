import { expect, test } from 'vitest'
import { addStaff, staffPassword } from '../support/office.ts'
import { forgetProofs, openAsStaff, phone, refusals, signIn } from './support/office.ts'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('an owner closes an account, which then lets nobody in, and the audit says so', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent of the night')
  const { page, id } = await openAsStaff(shop, 'owner', '/office/staff', phone)
  await forgetProofs(shop, id)

  await page.getByRole('button', { name: 'Agent of the night: বদলান' }).click()
  await page.getByLabel('অফিসে লগইন করতে পারেন').uncheck()
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('Agent of the night সব ডিভাইস থেকে লগআউট হয়ে যাবেন', { exact: false }))
  await page.getByLabel('অফিসে লগইন করতে পারেন').check()
  await missesAll(page.getByRole('button', { name: 'অ্যাকাউন্ট বন্ধ করুন' }))
  await page.getByLabel('অফিসে লগইন করতে পারেন').uncheck()
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await page.getByRole('button', { name: 'অ্যাকাউন্ট বন্ধ করুন' }).click()
  const proof = page.getByRole('dialog', { name: 'পরিচয় নিশ্চিত করুন' })
  await proof.getByLabel('পাসওয়ার্ড').fill('not the password')
  await page.keyboard.press('Enter')
  await sees(proof.getByText('পাসওয়ার্ডটি ঠিক নয়'))
  await proof.getByLabel('পাসওয়ার্ড').fill(staffPassword)
  await page.keyboard.press('Enter')
  const row = page.getByRole('listitem').filter({ hasText: 'Agent of the night' })
  await sees(row.getByText('বন্ধ', { exact: true }))

  const other = await shop.visit('/office/signin', { allow: refusals })
  await signIn(other, agent.login)
  await sees(other.getByRole('alert').getByText('লগইন বা পাসওয়ার্ড ঠিক নয়'))
  await page.goto('/office/audit')
  const filters = page.locator('.audit-filters')
  await sees(filters)
  expect((await filters.boundingBox())?.height).toBeLessThan(200)
  await page.getByLabel('কী').selectOption('staff')
  await comesTo(page, '/office/audit?entity=staff')
  const entry = page.getByText('Agent of the night-এর অ্যাকাউন্ট বদলালেন')
  await entry.first().click()
  await sees(page.locator('.audit dt').getByText('চালু', { exact: true }))
})

test('another owner’s change meanwhile stands beside the typed text', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent of two owners')
  const one = await openAsStaff(shop, 'owner', '/office/staff')
  const two = await openAsStaff(shop, 'owner', '/office/staff')
  for (const { page } of [one, two]) {
    await page.getByRole('button', { name: 'Agent of two owners: বদলান' }).click()
  }

  await one.page.getByLabel('কাজ').selectOption('manager')
  await one.page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(one.page.getByRole('status').getByText('সেভ হয়েছে'))
  await two.page.getByLabel('নাম').fill('Agent of the second')
  await two.page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(two.page.getByText('এরই মধ্যে অন্য কেউ বদলেছেন: ম্যানেজার'))
  expect(await two.page.getByLabel('নাম').inputValue()).toBe('Agent of the second')

  await two.page.getByLabel('কাজ').selectOption('manager')
  await two.page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(two.page.getByText('Agent of the second', { exact: true }))
  const row = await shop.prisma.staff.findUniqueOrThrow({ where: { id: agent.id } })
  expect(row).toMatchObject({ name: 'Agent of the second', role: 2 })
})

test('a new link takes the former password away', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent without a phone')
  const { page } = await openAsStaff(shop, 'owner', '/office/staff')

  await page.getByRole('button', { name: 'Agent without a phone: বদলান' }).click()
  await page.getByRole('button', { name: 'নতুন লিংক' }).click()
  await sees(page.getByText(/পাসওয়ার্ড ও দুই ধাপে যাচাই মুছে যাবে/))
  await page.getByRole('dialog').getByRole('button', { name: 'নতুন লিংক' }).click()

  expect(await page.getByLabel('লিংক').inputValue()).toMatch(/\/office\/invite#[\w-]{43}$/)
  const other = await shop.visit('/office/signin', { allow: refusals })
  await signIn(other, agent.login)
  await sees(other.getByRole('alert').getByText('লগইন বা পাসওয়ার্ড ঠিক নয়'))
})

test('a person who was just saved is reset at once, before the list is read again', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent saved just now')
  const { page } = await openAsStaff(shop, 'owner', '/office/staff')
  const open = page.getByRole('button', { name: 'Agent saved just now: বদলান' })
  const dialog = page.getByRole('dialog')
  await open.click()
  await dialog.getByLabel('কাজ').selectOption('manager')
  const { before, release } = holdBack('**/api/office/staff')
  await before(page)
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
  await missesAll(dialog)

  await open.click()
  await dialog.getByRole('button', { name: 'নতুন লিংক' }).click()
  await dialog.getByRole('button', { name: 'নতুন লিংক' }).click()

  await sees(dialog.getByLabel('লিংক'))
  release()
  const row = await shop.prisma.staff.findUniqueOrThrow({ where: { id: agent.id } })
  expect(row).toMatchObject({ role: 2, passwordHash: null })
})

test('a person who was changed elsewhere is reset at the second press', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent changed elsewhere')
  const { page } = await openAsStaff(shop, 'owner', '/office/staff')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Agent changed elsewhere: বদলান' }).click()
  await dialog.getByRole('button', { name: 'নতুন লিংক' }).click()
  await shop.prisma.staff.update({ where: { id: agent.id }, data: { role: 2 } })
  const isRead = page.waitForResponse('**/api/office/staff')
  await dialog.getByRole('button', { name: 'নতুন লিংক' }).click()
  await sees(page.getByText('অ্যাকাউন্টটি এর মধ্যেই অন্য কেউ বদলেছেন'))
  await isRead

  await dialog.getByRole('button', { name: 'নতুন লিংক' }).click()

  await sees(dialog.getByLabel('লিংক'))
})

test('an owner sees whose login strangers try', async () => {
  const agent = await addStaff(shop.prisma, 'agent', 'Agent whom strangers try')
  const expire = Date.now() + 3_600_000
  const key = `staffFailuresPerAccount:${agent.login}`
  await shop.prisma.rateLimit.create({ data: { key, points: 38, expire } })
  const { page } = await openAsStaff(shop, 'owner', '/office/staff', phone)

  const row = page.getByRole('listitem').filter({ hasText: 'Agent whom strangers try' })

  await sees(row.getByText('অচেনা ডিভাইস থেকে 1 ঘণ্টায় 38 বার ভুল পাসওয়ার্ড'))
})

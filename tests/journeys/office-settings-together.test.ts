import { afterEach, expect, test } from 'vitest'
import { findObstacles } from './support/obstacles.ts'
import { endSessionsAt, openAsStaff, phone, refusals, signIn } from './support/office.ts'
import { comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }
const path = '/office/settings'
const changed = 'এর মধ্যেই অন্য কেউ বদলেছেন'
const partOf = async (part: string) =>
  (await shop.prisma.setting.findUniqueOrThrow({ where: { part } })).value

afterEach(() => shop.prisma.setting.deleteMany())

test('an owner’s text outlives a dead connection and an ended session, and meets another owner’s', async () => {
  const path = '/office/settings?part=policy'
  const allow = [...refusals, /net::ERR_FAILED/]
  const { page, id, login } = await openAsStaff(shop, 'owner', path, { ...wide, allow })
  const delivery = page.getByRole('textbox', { name: 'পাতা: ডেলিভারির নিয়ম' })
  const returns = page.getByRole('textbox', { name: 'পাতা: রিটার্ন পলিসি' })
  const save = page.getByRole('button', { name: 'সেভ করুন' })
  await returns.fill('Seven days')
  await page.route('**/api/office/settings/save', (route) => route.abort())
  await save.click()
  await sees(page.getByRole('alert').getByText('ইন্টারনেট নেই', { exact: false }))
  await page.unroute('**/api/office/settings/save')
  await endSessionsAt(page, shop, id, '/api/office/settings/save')
  await save.click()
  await comesTo(page, '/office/signin')
  const value = { delivery_rules: '<p>Of another owner</p>' }
  await shop.prisma.setting.create({ data: { part: 'policy', value, version: 1 } })
  await signIn(page, login)
  await comesTo(page, path)

  await sees(returns.getByText('Seven days'))
  await sees(delivery.getByText('Of another owner'), page.getByText('এর মধ্যেই অন্য কেউ বদলেছেন'))
  await save.click()
  await sees(page.getByText('সেভ হয়েছে').last())
  const { value: saved } = await shop.prisma.setting.findUniqueOrThrow({
    where: { part: 'policy' },
  })
  expect(saved).toEqual({ ...value, return_policy: '<p>Seven days</p>' })
})

test('changes of two owners in different fields come together, and the second owner sees so', async () => {
  const { page } = await openAsStaff(shop, 'owner', path)
  await page.getByLabel('দোকানের নাম').fill('দুই')
  await shop.prisma.setting.create({
    data: { part: 'shop', value: { latin_name: 'One' }, version: 1 },
  })
  await page.getByRole('button', { name: 'সেভ করুন' }).click()

  await sees(page.getByText(changed, { exact: false }))
  expect(await page.getByLabel('দোকানের নাম').inputValue()).toBe('দুই')
  expect(await page.getByLabel('ইংরেজি নাম').inputValue()).toBe('One')
  await page.keyboard.press('Enter')
  await sees(page.getByText('সেভ হয়েছে').last())
  expect(await partOf('shop')).toEqual({ name: 'দুই', latin_name: 'One' })
})

test.each([
  ['a phone', phone],
  ['a desk', wide],
])('two owners changed a field: the second chooses one, at %s', async (_where, size) => {
  const first = await openAsStaff(shop, 'owner', path, size)
  const { page } = await openAsStaff(shop, 'owner', path, size)
  const save = page.getByRole('button', { name: 'সেভ করুন' })
  await first.page.getByLabel('দোকানের নাম').fill('এক')
  await first.page.getByLabel('ঠিকানা').fill('বাড়ি 1')
  await first.page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(first.page.getByText('সেভ হয়েছে').last())
  await page.getByLabel('দোকানের নাম').fill('দুই')
  await page.getByLabel('ঠিকানা').fill('বাড়ি 2')
  await page.getByLabel('ইংরেজি নাম').fill('Two')
  await save.click()

  const { name } = await shop.prisma.staff.findUniqueOrThrow({ where: { id: first.id } })
  await sees(page.getByText(`আপনি লেখার সময় ${name}ও এই সেটিংস বদলেছেন`, { exact: false }))
  const choice = (field: string, value: string) =>
    page.getByRole('group', { name: field }).getByRole('radio', { name: value })
  await sees(choice('দোকানের নাম', 'এক'), choice('দোকানের নাম', 'দুই'))
  expect(await findObstacles(page, size)).toEqual([])
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
  expect(await partOf('shop')).toEqual({ name: 'এক', address: 'বাড়ি 1' })

  // Later: typed values stay, and the other's values are not overwritten.
  await page.getByRole('button', { name: 'পরে দেখব' }).click()
  expect(await page.getByLabel('দোকানের নাম').inputValue()).toBe('দুই')
  expect(await findObstacles(page, size)).toEqual([])
  await page.reload()
  await sees(choice('দোকানের নাম', 'দুই'))
  await page.getByRole('button', { name: 'পরে দেখব' }).click()
  await page.getByRole('button', { name: 'মিলিয়ে নিন' }).click()

  await choice('দোকানের নাম', 'এক').focus()
  await page.keyboard.press('Space')
  await choice('ঠিকানা', 'বাড়ি 2').focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'এভাবে চালিয়ে যান' }).press('Enter')
  expect(await page.getByLabel('দোকানের নাম').inputValue()).toBe('এক')
  await expect.poll(() => save.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await sees(page.getByText('সেভ হয়েছে').last())
  expect(await partOf('shop')).toEqual({ name: 'এক', address: 'বাড়ি 2', latin_name: 'Two' })
})

test('letters that are typed while the part is saved stay, and what was dropped comes back', async () => {
  const { before, release } = holdBack('**/api/office/settings/save')
  const { page } = await openAsStaff(shop, 'owner', path, { before })
  const address = page.getByLabel('ঠিকানা')
  await page.getByLabel('দোকানের নাম').fill('রঙধনু')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await address.fill('বাড়ি 5')
  release()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.reload()
  await expect.poll(() => address.inputValue()).toBe('বাড়ি 5')
  expect(await partOf('shop')).toEqual({ name: 'রঙধনু' })

  await page.getByRole('button', { name: 'থাক' }).click()
  await expect.poll(() => address.inputValue()).toBe('')
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect.poll(() => address.inputValue()).toBe('বাড়ি 5')
})

test('device without storage says so', async () => {
  const { page } = await openAsStaff(shop, 'owner', path, {
    before: (own) =>
      own.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined })),
  })
  await page.getByLabel('ঠিকানা').fill('বাড়ি 5')
  await sees(page.getByText('এই ডিভাইসে লেখা রাখা যাচ্ছে না', { exact: false }))
})

test('a save whose answer never came is done, and after a reload it is nobody else’s', async () => {
  const allow = [...refusals, /net::ERR_FAILED/]
  const { page } = await openAsStaff(shop, 'owner', path, { ...wide, allow })
  await page.route('**/api/office/settings/save', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByLabel('দোকানের নাম').fill('হারানো উত্তর')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByRole('alert').getByText('ইন্টারনেট নেই', { exact: false }))
  await page.unroute('**/api/office/settings/save')

  await page.reload()

  await sees(page.getByLabel('দোকানের নাম'))
  expect(await page.getByLabel('দোকানের নাম').inputValue()).toBe('হারানো উত্তর')
  await missesAll(page.getByText(changed, { exact: false }), page.getByText('আগের লেখা ফিরে এসেছে'))
  expect(await partOf('shop')).toEqual({ name: 'হারানো উত্তর' })
})

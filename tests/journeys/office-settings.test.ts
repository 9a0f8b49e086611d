import { afterEach, expect, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, phone } from './support/office.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'
import { findSticksOut } from './support/sideways.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }

afterEach(() => shop.prisma.setting.deleteMany())

test.each([
  ['a phone', phone],
  ['a desk', wide],
])('an owner names the shop at %s, and its pages say it', async (_where, size) => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', size)
  const name = page.getByLabel('দোকানের নাম')
  await sees(name)
  expect(await findBarriers(page)).toEqual([])
  expect(await findSticksOut(page)).toEqual([])
  expect(await name.getAttribute('placeholder')).toBe('নকশি হাট')

  await name.fill('রঙধনু')
  await page.getByLabel('ইংরেজি নাম').fill('Rongdhonu')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.getByRole('link', { name: 'যোগাযোগ' }).click()
  await page.getByLabel('ফোন').fill('01812-34567')
  await sees(page.getByText('01 দিয়ে শুরু নম্বরে 11টি অঙ্ক থাকে, এখানে 10টি'))
  await page.getByLabel('ইমেইল').fill('nobody')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সঠিক ইমেইল লিখুন'))
  await page.getByLabel('ইমেইল').fill('shop@rongdhonu.example')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  const home = await shop.visit('/', size)
  await sees(home.locator('.logo b').first().getByText('রঙধনু'))
  expect(await home.title()).toContain('রঙধনু')
  await sees(home.locator('.footer').getByText('01812-34567'))
  await sees(home.locator('.footer').getByText('shop@rongdhonu.example'))
  const site = home.locator('meta[property="og:site_name"]')
  expect(await site.getAttribute('content')).toBe('রঙধনু')
  await page.reload()
  expect(await page.getByLabel('ফোন').inputValue()).toBe('01812-34567')
})

test('a logo and the usual policy of an owner stand in the shop', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', phone)
  const picture = await jpeg(900, 600)
  await page
    .locator('.logo-field input[type=file]')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('button', { name: 'এভাবে নিন' }).tap()
  await sees(page.locator('.logo-field img'))
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.getByRole('link', { name: 'নিয়মের লেখা' }).click()
  await page.getByLabel('সাধারণ অর্ডার পলিসি').fill('Pay at the door\n\n- open the box\n- film it')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  const home = await shop.visit('/', phone)
  expect(await home.locator('.logo img').first().getAttribute('src')).toMatch(
    /^\/uploads\/brand\/.+-512x512\.webp$/,
  )
  const rows = await shop.prisma.setting.findMany({ orderBy: { part: 'asc' } })
  expect(rows).toMatchObject([
    {
      value: {
        order_policy: '<p>Pay at the door</p>\n<ul><li>open the box</li><li>film it</li></ul>',
      },
    },
    { value: { logo: expect.stringMatching(/^\/uploads\/brand\//) } },
  ])
  await page.reload()
  expect(await page.getByLabel('সাধারণ অর্ডার পলিসি').inputValue()).toBe(
    'Pay at the door\n\n- open the box\n- film it',
  )
})

test('an own text of a page of rules stands in the shop, also behind a link, and in both languages', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=policy', phone)
  await page.getByLabel('পাতা: রিটার্ন পলিসি').fill('# ফেরত\n\nসাত দিনের মধ্যে জানান')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  await shop.shows('/return-policy', 'সাত দিনের মধ্যে জানান')
  const visitor = await shop.visit('/delivery-rules', phone)
  await sees(visitor.locator('.policy-figures'))
  await visitor.locator('.policy-nav a[href="/return-policy"]').click()
  await sees(visitor.locator('.policy-own').getByText('সাত দিনের মধ্যে জানান'))
  expect(await visitor.locator('.policy-figures').count()).toBe(0)
})

test('of two owners the second keeps what was typed, and is told', async () => {
  const [first, second] = await Promise.all([
    openAsStaff(shop, 'owner', '/office/settings'),
    openAsStaff(shop, 'owner', '/office/settings'),
  ])
  for (const [{ page }, name] of [
    [first, 'এক'],
    [second, 'দুই'],
  ] as const) {
    await page.getByLabel('দোকানের নাম').fill(name)
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    if (name === 'এক') await sees(page.getByText('সেভ হয়েছে').last())
  }
  await sees(second.page.getByText('এর মধ্যেই অন্য কেউ বদলেছেন', { exact: false }))
  expect(await second.page.getByLabel('দোকানের নাম').inputValue()).toBe('দুই')

  await second.page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(second.page.getByText('সেভ হয়েছে').last())
  const row = await shop.prisma.setting.findUniqueOrThrow({ where: { part: 'shop' } })
  expect(row.value).toEqual({ name: 'দুই' })
})

test('a manager sees the settings and changes none, an agent does not see them', async () => {
  const manager = await openAsStaff(shop, 'manager', '/office/settings')
  await sees(manager.page.getByText('সেটিংস শুধু মালিক বদলাতে পারেন'))
  expect(await manager.page.getByLabel('দোকানের নাম').isDisabled()).toBe(true)
  await manager.page.getByRole('link', { name: 'নিয়মের লেখা' }).click()
  await sees(manager.page.getByText('পাতা: রিটার্ন পলিসি'))
  expect(await manager.page.locator('form :is(textarea, [contenteditable=true])').count()).toBe(0)

  const agent = await openAsStaff(shop, 'agent', '/office/more')
  expect(await agent.page.getByRole('link', { name: 'সেটিংস' }).count()).toBe(0)
})

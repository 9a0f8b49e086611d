import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const path = '/office/settings'
const wide = { width: 1280, height: 900 }
const look = (page: Page) => page.getByRole('region', { name: 'দোকানে এমন দেখাবে' })
const ofDesk = /(shop-look|part-icon|last-change)-[\w-]+\.js$/

afterEach(() => shop.prisma.setting.deleteMany())

test('a desk shows the shop as it is typed by keys, and who changed it last', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', path, wide)
  const name = page.getByLabel('দোকানের নাম')
  await sees(look(page).getByText('নকশি হাট').first())
  expect(await page.locator('.settings .queues svg').count()).toBe(8)
  await page.locator('h1').focus()
  await tabTo(page, 'name')
  await page.keyboard.type('রঙধনু')
  await expect.poll(() => look(page).getByText('রঙধনু').count()).toBe(2)
  expect(
    await page
      .locator('label')
      .filter({ has: page.getByText('5/40') })
      .count(),
  ).toBe(1)
  await page.keyboard.press('Control+s')
  await sees(page.getByText('সেভ হয়েছে').last())

  const member = await shop.prisma.staff.findUniqueOrThrow({ where: { id } })
  const last = page.locator('.savebar').getByText('আগের বদল:', { exact: false })
  await sees(last.filter({ hasText: member.name }))
  expect(await findObstacles(page, wide)).toEqual([])
  await page.reload()
  await sees(look(page).getByText('রঙধনু').first())
  // Emptied, the field and the shop show the default name again.
  await name.fill('')
  await sees(look(page).getByText('নকশি হাট').first())
  await page.keyboard.press('Control+s')
  await sees(page.getByText('সেভ হয়েছে').last())
  await expect.poll(() => name.getAttribute('placeholder')).toBe('নকশি হাট')
  await page.getByRole('link', { name: 'কী বদলেছিল' }).click()
  await comesTo(page, '/office/audit?entity=setting')
})

test('samples in empty fields are in the language of the office', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', path, wide)
  const sampleOf = (label: string) => page.getByLabel(label).getAttribute('placeholder')
  await sees(page.getByLabel('ঠিকানা'))
  expect(await sampleOf('ঠিকানা')).toContain('ধানমন্ডি')

  await shop.prisma.staff.update({ where: { id }, data: { lang: 'en' } })
  await page.reload()
  await sees(page.getByLabel('Address'))

  expect(await sampleOf('Address')).toBe('House 12, Road 5, Dhanmondi, Dhaka 1205')
})

test('a phone loads nothing of what a desk alone shows', async () => {
  const loadedAt = async (size: object) => {
    const { page } = await openAsStaff(shop, 'owner', path, { ...size, isAlone: true })
    await sees(page.getByLabel('দোকানের নাম'))
    if (size === wide) await sees(look(page))
    else await missesAll(look(page))
    await page.waitForLoadState('networkidle')
    const urls = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    return [...new Set(urls.flatMap((url) => ofDesk.exec(url)?.[1] ?? []))].sort()
  }

  expect(await loadedAt(wide)).toEqual(['last-change', 'part-icon', 'shop-look'])
  expect(await loadedAt(phone)).toEqual([])
})

/** Moves to the field of this name by keys alone. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => Object(document.activeElement).name === wanted, name))
      return
  }
  throw new Error(`No Tab comes to ${name}`)
}

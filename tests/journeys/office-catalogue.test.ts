import { expect, test } from 'vitest'
import { secondPressMs } from '../../client/ui/input/second-press.ts'
import { plain, quarters } from '../support/pictures.ts'
import { drag } from './support/dragging.ts'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone } from './support/office.ts'
import { comesTo, missesAll, onEntry, sees } from './support/page.ts'
import { fileOf, quartersOf } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const catalogue = '/office/shelves'
const own = () => `তাক ${crypto.randomUUID().slice(0, 8)}`

test('a menu and a category with its picture are made, moved, hidden and removed', async () => {
  const { page } = await openAsStaff(shop, 'manager', catalogue)
  const [menu, first, second] = [own(), own(), own()]
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByLabel('নাম').fill(menu)
  await page.keyboard.press('Enter')
  const panel = page.locator('.menu-panel', { hasText: menu })
  await sees(panel)

  const picture = await plain(600, 400).jpeg().toBuffer()
  for (const name of [first, second]) {
    await panel.getByRole('button', { name: /^ক্যাটাগরি/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('নাম').fill(name)
    await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
    await sees(dialog.getByText('একটি ছবি দিন'))
    expect(await dialog.getByText('একটি ছবি দিন').count()).toBe(1)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: picture })
    await page.getByRole('button', { name: 'এভাবে নিন' }).click()
    await sees(dialog.getByRole('button', { name: 'অন্য ছবি' }))
    // At the spot of the press before: a faster one would be its second half.
    await page.waitForTimeout(secondPressMs)
    await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
    await missesAll(dialog)
  }
  const made = await shop.prisma.category.findFirstOrThrow({ where: { category: first } })
  // Cropped to a square on the device.
  expect(made.image).toMatch(/400x400/)

  await panel.getByRole('button', { name: `${second}: আরও কাজ` }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => namesIn()).toEqual([second, first])
  await sees(page.getByRole('button', { name: 'ফিরিয়ে নিন' }))
  await page.reload()
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect.poll(() => namesIn()).toEqual([first, second])
  const gripOf = (name: string) =>
    panel.locator('.category-list > li', { hasText: name }).locator('.grip')
  await drag(page, gripOf(first), gripOf(second))
  await expect.poll(() => namesIn()).toEqual([second, first])

  await panel.getByRole('switch').click()
  await sees(
    panel.getByText('বন্ধ', { exact: true }),
    page.getByRole('button', { name: 'ফিরিয়ে নিন' }),
  )
  await page.reload()
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await missesAll(panel.getByText('বন্ধ', { exact: true }))
  await page.reload()
  await sees(panel)
  await missesAll(page.getByRole('button', { name: 'ফিরিয়ে নিন' }))
  await panel.getByRole('switch').click()
  await sees(panel.getByText('বন্ধ', { exact: true }))
  await page.getByRole('button', { name: `${menu}: আরও কাজ` }).click()
  await page.getByRole('menuitem', { name: 'বাদ দিন' }).click()
  const dialog = page.getByRole('dialog')
  await sees(dialog.getByText('এই মেনুতে 2টি ক্যাটাগরি আছে। কোথায় যাবে বলুন।'))
  await dialog.getByRole('button', { name: 'বাদ দিন' }).click()
  await sees(dialog.getByText('এই ঘরটি পূরণ করুন'))
  await dialog.getByLabel('কোথায় যাবে').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'এক করুন' }).click()
  await missesAll(panel)
  expect(await shop.prisma.category.count({ where: { category: { in: [first, second] } } })).toBe(2)

  async function namesIn() {
    const { id } = await shop.prisma.menu.findFirstOrThrow({ where: { menu } })
    const rows = await shop.prisma.category.findMany({
      where: { menuId: id },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ category }) => category)
  }
})

test('a saved menu is said, and shown at the end of the list', async () => {
  const { page } = await openAsStaff(shop, 'manager', catalogue, phone)
  const menu = own()
  await page.getByRole('button', { name: 'নতুন মেনু' }).tap()
  await page.getByRole('dialog').getByLabel('নাম').fill(menu)
  await page.getByRole('dialog').getByRole('button', { name: 'সেভ করুন' }).tap()
  await sees(page.getByRole('status').getByText('সেভ হয়েছে'))
  const panel = page.locator('.menu-panel', { hasText: menu })
  await expect
    .poll(() => panel.evaluate((part) => part.getBoundingClientRect().top))
    .toBeLessThan(700)
})

test('a banner is cut to 3:1 by hand, and a small picture is refused before it is sent', async () => {
  const { page } = await openAsStaff(shop, 'owner', `${catalogue}?tab=banners`, phone)
  await page.getByRole('button', { name: 'নতুন ব্যানার' }).tap()
  const file = page.getByRole('dialog').locator('input[type=file]')
  await file.setInputFiles(fileOf('small.jpg', await quarters(1300, 400)))
  await sees(page.getByText('ছবিটি ছোট। অন্তত 1216 পিক্সেল চওড়া ছবি দিন।'))
  const take = page.getByRole('button', { name: 'এভাবে নিন' })
  expect(await take.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('Escape')

  await file.setInputFiles(fileOf('wide.jpg', await quarters(1400, 1400)))
  const part = page.getByRole('group', { name: 'ছবির যে অংশ থাকবে' })
  await sees(part)
  // No nearer than 1,216 pixels.
  expect(Number(await page.getByLabel('কাছে আনুন').getAttribute('max'))).toBeCloseTo(1400 / 1216)
  expect(await findObstacles(page, phone)).toEqual([])
  await part.focus()
  for (let nr = 0; nr < 60; nr++) await page.keyboard.press('ArrowUp')
  await take.tap()
  await sees(page.getByRole('button', { name: 'অন্য ছবি' }))
  await page.getByLabel('কত % ছাড়ের পণ্য খুলবে').fill('৩৭')
  await page.getByRole('dialog').getByRole('button', { name: 'সেভ করুন' }).tap()
  await missesAll(page.getByRole('dialog'))
  const banner = page.getByRole('listitem').filter({ hasText: '37% ছাড়ে এখনও কোনো পণ্য নেই' })
  await banner.getByRole('switch').tap({ force: true })
  await sees(banner.getByText('বন্ধ আছে'))
  const { id, image } = await shop.prisma.banner.findFirstOrThrow({ orderBy: { id: 'desc' } })
  await shop.prisma.banner.delete({ where: { id } })
  expect(image).toMatch(/-1400x467\.webp$/)
  // The banner shows the lowest part of the picture.
  expect(await quartersOf(page, image)).toBe('byby')
})

test('two tags become one, and the old name leads there', async () => {
  const { page } = await openAsStaff(shop, 'owner', `${catalogue}?tab=tags`, phone)
  const [kept, gone] = [own(), own()]
  const product = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const { id } = await shop.prisma.tag.create({ data: { tag: gone } })
  await shop.prisma.productTag.create({ data: { tagId: id, productId: product.id } })
  await page.getByRole('button', { name: 'নতুন ট্যাগ' }).tap()
  await page.getByRole('dialog').getByLabel('নাম').fill(kept)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `${kept} 0` }).tap()
  await page.getByRole('dialog').getByLabel('ইংরেজিতে').fill('Kept tag')
  await page.keyboard.press('Enter')
  await missesAll(page.getByRole('dialog'))

  await page.getByRole('button', { name: `${gone} 1` }).tap()
  await page.getByRole('button', { name: /আরেকটির সঙ্গে এক করুন/ }).tap()
  await page.getByLabel('কোথায় যাবে').selectOption({ label: kept })
  await page.getByRole('dialog').getByRole('button', { name: 'এক করুন' }).tap()
  await sees(page.getByRole('button', { name: `${kept} 1` }))
  await missesAll(page.getByRole('dialog'))
  await onEntry(page, 0)
  await page.goto(`/tag/${encodeURIComponent(gone)}`)
  await comesTo(page, `/tag/${kept}`)
  await page.locator('.lang-switch [value=en]').first().click()
  await sees(page.getByRole('heading', { level: 1, name: 'Kept tag' }))
})

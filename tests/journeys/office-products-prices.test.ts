import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productCode } from '../../server/contract/shop.ts'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const list = '/office/products'

test('a price that cannot be one stays in its cell with the reason below, Esc gives the former back', async () => {
  const { page } = await openAsStaff(shop, 'owner', list)
  const cells = page.locator('[data-cell=price]')
  const before = await cells.first().inputValue()

  await cells.first().click()
  await page.keyboard.type('12.50')
  await page.keyboard.press('Enter')
  await sees(page.getByText('একটি দাম পূর্ণ টাকায় লিখুন'))
  expect(await cells.first().inputValue()).toBe('12.50')

  await page.keyboard.press('Escape')
  await missesAll(page.getByText('একটি দাম পূর্ণ টাকায় লিখুন'))
  // Esc leaves the cell: letters are keys of the list again.
  await page.keyboard.press('x')
  await expect.poll(() => page.locator('[data-product] input').first().isChecked()).toBe(true)
  await page.keyboard.press('x')
  await page.keyboard.press('p')
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => cells.nth(1).evaluate((cell) => cell === document.activeElement))
    .toBe(true)
  await page.keyboard.press('ArrowRight')
  const old = page.locator('[data-cell=old_price]').nth(1)
  await expect.poll(() => old.evaluate((cell) => cell === document.activeElement)).toBe(true)
  expect(await cells.first().inputValue()).toBe(before)
})

test('a price typed in its cell is saved once, and undone; a refused one gives way to the present price', async () => {
  const { page } = await openAsStaff(shop, 'manager', list, { allow: refusals })
  const { id, row, cell, priceNow } = await ownProduct(page, 1_200)
  let sent = 0
  await page.route('**/api/office/products/many', (route) => {
    sent += 1
    return route.continue()
  })

  await cell.click()
  await page.keyboard.type('১,১৫০/-')
  await page.keyboard.press('Enter')
  await expect.poll(priceNow).toBe(1_150)
  await sees(row.getByText('সেভ হয়েছে'))
  expect(sent).toBe(1)
  await page.locator('h1').click()
  const readAgain = page.waitForResponse(/products\?/)
  await page.keyboard.press('z')
  await expect.poll(priceNow).toBe(1_200)
  await readAgain

  await expect.poll(() => cell.inputValue()).toBe('৳1,200')
  await shop.prisma.product.update({ where: { id }, data: { priceTaka: 1_300 } })
  await cell.click()
  await page.keyboard.type('1100')
  await page.keyboard.press('Enter')
  await sees(page.getByRole('alert').getByText('পণ্যটি এর মধ্যেই অন্য কেউ বদলেছেন'))
  expect(await cell.inputValue()).toBe('৳1,300')
  expect(await priceNow()).toBe(1_300)
  expect(sent).toBe(2)
})

test('a price typed at once after the click is whole, however late a frame is drawn', async () => {
  const { page } = await openAsStaff(shop, 'manager', list, { allow: refusals, isAlone: true })
  const { cell, priceNow } = await ownProduct(page, 1_200)
  await page.evaluate(() => {
    const draw = requestAnimationFrame
    window.requestAnimationFrame = (then) => window.setTimeout(() => draw(then), 200)
  })

  await cell.click()
  await page.keyboard.type('1150')
  await page.keyboard.press('Escape')
  await cell.click()
  await page.keyboard.type('1160')
  await page.keyboard.press('Enter')

  await expect.poll(priceNow).toBe(1_160)
})

test('many prices change together; those that fail stay ticked with their reason, the rest is undone, after a reload too', async () => {
  const { page } = await openAsStaff(shop, 'owner', list, { allow: refusals })
  const name = `Bulk ${crypto.randomUUID().slice(0, 8)}`
  const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const made: number[] = []
  for (const priceTaka of [1_000, 2_000, 3_000]) {
    made.push((await shop.make.product({ title: name, image, priceTaka })).id)
  }
  await page.goto(`${list}?q=${encodeURIComponent(name)}`)
  await page.getByLabel('এই 3টি বেছে নিন').check()
  await page.keyboard.press('p')
  const dialog = page.getByRole('dialog')
  await sees(dialog)
  await page.keyboard.type('১০%')
  await dialog.getByLabel('শেষের অঙ্ক').selectOption('9')
  await sees(dialog.getByRole('cell', { name: '৳2,699' }))
  // Another person changes one of them first.
  const [, changed = 0] = made
  await shop.prisma.product.update({ where: { id: changed }, data: { priceTaka: 2_500 } })
  await dialog.getByRole('button', { name: '3টির দাম বদলান' }).click()

  await sees(page.getByRole('status').getByText('2টির দাম বদলেছে'))
  await sees(page.getByText('1টি বাছাই করা'))
  await sees(page.getByRole('alert').getByText('পণ্যটি এর মধ্যেই অন্য কেউ বদলেছেন'))
  expect(await pricesOf(made)).toEqual([899, 2_500, 2_699])
  await page.reload()
  await sees(page.getByRole('status').getByText('2টির দাম বদলেছে'))
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect.poll(() => pricesOf(made)).toEqual([1_000, 2_500, 3_000])
})

test('on a phone a row opens both prices and says the discount, which the shop then shows', async () => {
  const { page } = await openAsStaff(shop, 'manager', list, phone)
  const { row, slug } = await ownProduct(page, 1_000)
  const dialog = page.getByRole('dialog')

  await row.getByRole('button', { name: /দাম বদলান/ }).tap()
  await dialog.getByLabel('দাম', { exact: true }).fill('৯০০')
  await dialog.getByLabel('আগের দাম').fill('১,০০০ টাকা')
  await sees(dialog.getByText('দোকানে 10% ছাড় দেখাবে'))
  expect(await findObstacles(page, phone)).toEqual([])
  await dialog.getByRole('button', { name: 'সেভ করুন' }).tap()

  await sees(row.getByText('৳900'), row.getByText('10%'))
  await shop.shows(`/product/${slug}`, '৳900')
})

test('on a phone held rows move to a category, go off sale and come back', async () => {
  const { page } = await openAsStaff(shop, 'manager', list, phone)
  const { id, row } = await ownProduct(page, 2_400)
  const { category } = await shop.prisma.category.findFirstOrThrow({ orderBy: { id: 'desc' } })
  const now = () =>
    shop.prisma.product.findUniqueOrThrow({
      where: { id },
      include: { categories: { include: { category: true } } },
    })
  const dialog = page.getByRole('dialog')
  const act = async (name: string) => {
    await hold(page, row.locator('[data-row]'))
    await page.locator('.bulk').getByRole('button', { name: 'আরও কাজ' }).tap()
    await page.getByRole('menuitem', { name }).tap()
  }

  await act('ক্যাটাগরি')
  await dialog.getByLabel('ক্যাটাগরি').selectOption({ label: category })
  await dialog.getByRole('button', { name: '1টির ক্যাটাগরি বদলান' }).tap()
  await sees(page.getByRole('status').getByText('1টির ক্যাটাগরি বদলেছে'))
  expect((await now()).categories.map((own) => own.category.category)).toContain(category)

  await act('তুলে রাখুন')
  await dialog.getByRole('button', { name: '1টি তুলে রাখুন' }).tap()
  await expect.poll(async () => (await now()).archivedAt).not.toBeNull()
  await page.getByRole('link', { name: /^তুলে রাখা/ }).tap()
  await row.getByRole('button', { name: /আবার দোকানে দিন/ }).tap()
  await expect.poll(async () => (await now()).archivedAt).toBeNull()
})

/** A finger holds a row until it is ticked. */
async function hold(page: Page, row: Locator) {
  const { x, y, width, height } = (await row.boundingBox()) ?? expect.fail('The row cannot be seen')
  const devtools = await page.context().newCDPSession(page)
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await sees(page.getByText('1টি বাছাই করা'))
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function ownProduct(page: Page, priceTaka: number) {
  const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const { id, slug } = await shop.make.product({ image, priceTaka })
  await page.goto(`${list}?q=${productCode(id)}`)
  const row = page.locator(`[data-product="${id}"]`)
  await sees(row)
  const [cell, priceNow] = [
    row.locator('[data-cell=price]'),
    () => pricesOf([id]).then(([one]) => one),
  ]
  return { id, slug, row, cell, priceNow }
}

async function pricesOf(ids: number[]) {
  const rows = await shop.prisma.product.findMany({
    where: { id: { in: ids } },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ priceTaka }) => priceTaka)
}

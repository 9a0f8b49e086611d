// Over 200 lines: one screen, by thumb, by keys and beside a sale.
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { handOn } from './support/hands.ts'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = await openJourneys()
const desk = { width: 1280, height: 900, allow: [...refusals, /net::ERR_FAILED/] }
const stockOf = (id: number) => `/office/products/${id}/stock`

/** Two colors in three sizes; one choice is sold out, one runs low. */
async function panjabi(title = 'Eid Panjabi') {
  const product = await countedProduct(shop, {
    title: `${title} ${crypto.randomUUID().slice(0, 6)}`,
    colors: ['Green', 'Navy'],
    sizes: ['M', 'L', 'XL'],
    counts: { 'Green/M': 4, 'Green/L': 9, 'Green/XL': 0, 'Navy/M': 5, 'Navy/L': 8, 'Navy/XL': 11 },
  })
  await shop.prisma.stockItem.update({
    where: { id: product.itemId('Green/M') },
    data: { lowAt: 4 },
  })
  return product
}
async function sell(itemId: number, change: number) {
  const sold = JSON.stringify([{ item: itemId, change }])
  await shop.prisma.$queryRaw`select shop_move_stock(${sold}::jsonb, 6)`
}

test('an agent with a thumb adds a delivery, by size or by color, and undoes it', async () => {
  const { id, counts } = await panjabi()
  const size = { ...phone, width: 360, allow: refusals }
  const { page, name } = await openAsStaff(shop, 'agent', stockOf(id), size)
  const step = page.getByRole('button', { name: 'Green, M: একটি বেশি' })
  await sees(step)
  expect(await findObstacles(page, size)).toEqual([])
  const dockEdge = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--dock'))
  const edge = await dockEdge()

  await page.getByRole('radio', { name: 'মাল এসেছে' }).tap()
  await page.getByLabel('নোট (না লিখলেও চলে)').fill('দ্বিতীয় বাক্স')
  for (let nr = 0; nr < 3; nr++) await step.tap()
  await sees(page.getByText('4 → 7 হবে'))
  expect(await dockEdge()).toBe(edge)
  await page.getByRole('button', { name: 'Navy: সব ঘরে একসঙ্গে' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('কতটি করে').fill('১০')
  await dialog.getByRole('button', { name: 'বসান' }).tap()
  await sees(page.getByText('11 → 21 হবে'))
  expect(await findObstacles(page, size)).toEqual([])
  await page.getByRole('button', { name: '4টি বদল সেভ করুন' }).tap()

  await sees(page.locator('.undo').getByText('33টি যোগ হলো'))
  const after = {
    'Green/M': 7,
    'Green/L': 9,
    'Green/XL': 0,
    'Navy/M': 15,
    'Navy/L': 18,
    'Navy/XL': 21,
  }
  expect(await counts()).toEqual(after)
  const moves = page.locator('.moves')
  await sees(moves.getByText(new RegExp(`Green, M · দ্বিতীয় বাক্স.*${name}`)))
  await page.reload()
  await page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }).tap()
  await sees(page.getByRole('status').getByText('আগের মতো করা হয়েছে'))
  expect(await counts()).toEqual({
    ...after,
    'Green/M': 4,
    'Navy/M': 5,
    'Navy/L': 8,
    'Navy/XL': 11,
  })
  await sees(moves.getByText(/আগের মতো করা হয়েছে · Green, M/))

  await page.getByRole('radio', { name: 'নষ্ট হয়েছে' }).tap()
  await page.getByLabel('Green, M: কতটি নষ্ট হয়েছে').fill('99')
  await sees(page.getByText('আছে মাত্র 4টি'))
})

test('a manager counts stock in English by keys alone: typed, moved, pasted, undone', async () => {
  const { id, counts } = await panjabi()
  const { page } = await openAsStaff(shop, 'manager', stockOf(id), desk)
  const hand = handOn(page, 'keys')
  await hand.speak()
  const cell = (choice: string) => page.getByLabel(`${choice}: how many are there`)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await sees(cell('Green, M'))
  expect(await findObstacles(page, desk)).toEqual([])

  await hand.write(cell('Green, M'), '৬')
  await page.keyboard.press('Enter')
  expect(await focused()).toBe('Green, L: how many are there')
  await sees(page.locator('.undo').getByText('the count is saved'))
  await expect.poll(async () => (await counts())['Green/M']).toBe(6)
  await page.keyboard.type('70')
  await page.keyboard.press('Escape')
  expect(await cell('Green, L').inputValue()).toBe('9')
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft']) await page.keyboard.press(key)
  expect(await focused()).toBe('Green, M: how many are there')

  await page.evaluate(() => navigator.clipboard.writeText('1\t2\r\n৩\tx\r\n\t1,006\r\n7\t8\r\n'))
  await page.keyboard.press('Control+v')
  await sees(page.getByText('2 numbers had no cell'), page.getByText('Not possible'))
  await sees(page.getByText('5 cells changed · look at 1 cell again'))
  expect(await findObstacles(page, desk)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect.poll(counts).toEqual({
    'Green/M': 1,
    'Green/L': 3,
    'Green/XL': 0,
    'Navy/M': 2,
    'Navy/L': 8,
    'Navy/XL': 1006,
  })
  expect(await cell('Navy, L').inputValue()).toBe('x')
  await hand.hit('z')
  await sees(page.getByRole('status').getByText('Undone'))
  expect(await counts()).toMatchObject({ 'Green/M': 6, 'Green/L': 9, 'Navy/M': 5, 'Navy/XL': 11 })

  await hand.write(page.getByLabel('How many each'), '12')
  await hand.press(hand.button('Empty cells'))
  expect(await cell('Green, XL').inputValue()).toBe('12')
  await hand.press(hand.button('One size'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await cell('Green, L').inputValue()).toBe('12')
  expect(await cell('Navy, L').inputValue()).toBe('12')
  await hand.write(page.getByLabel('Warn below'), '5')
  await page.keyboard.press('Enter')
  await sees(page.locator('.undo').getByText('the warning is saved'))
  const items = await shop.prisma.stockItem.findMany({ where: { productId: id } })
  expect(items.map(({ lowAt }) => lowAt)).toEqual(items.map(() => 5))
})

test('sales meanwhile are shown row by row; typed text stays, also on the way to the form and back', async () => {
  const { id, itemId, counts } = await panjabi()
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${id}`, desk)
  const title = page.getByRole('textbox', { name: /নাম/ }).first()
  await title.fill('নতুন নামের পাঞ্জাবি')
  await page.getByRole('link', { name: /37টি আছে/ }).click()
  await comesTo(page, stockOf(id))

  const cell = (choice: string) => page.getByLabel(`${choice}: কতটি আছে`)
  await cell('Navy, XL').fill('10')
  await cell('Navy, M').fill('৭')
  await sell(itemId('Navy/XL'), -2)
  await page.getByRole('button', { name: '2টি বদল সেভ করুন' }).click()
  const notice = page.getByRole('alert').getByText('Navy, XL: এর মধ্যেই 2টি বিক্রি হয়েছে, আছে 9টি')
  await sees(notice)
  expect(await counts()).toMatchObject({ 'Navy/M': 7, 'Navy/XL': 9 })
  expect(await cell('Navy, XL').inputValue()).toBe('10')
  await sees(page.getByText('1টি ঘর বদলেছেন · 1টি ঘর আবার দেখুন'))

  await page.getByRole('link', { name: /Eid Panjabi/ }).click()
  await comesTo(page, `/office/products/${id}`)
  await sees(page.getByRole('link', { name: /37টি আছে/ }))
  expect(await title.inputValue()).toBe('নতুন নামের পাঞ্জাবি')
  await page.getByRole('link', { name: /37টি আছে/ }).click()
  await sees(cell('Navy, XL'))
  expect(await cell('Navy, XL').inputValue()).toBe('10')
  await page.getByRole('button', { name: '1টি বদল সেভ করুন' }).click()
  await expect.poll(counts).toMatchObject({ 'Navy/XL': 10 })

  await page.route('**/api/office/stock/count', (route) => route.abort())
  await cell('Green, L').fill('2')
  await page.getByRole('button', { name: '1টি বদল সেভ করুন' }).click()
  await sees(page.getByRole('alert').getByText('ইন্টারনেট'))
  expect(await cell('Green, L').inputValue()).toBe('2')
  await page.unroute('**/api/office/stock/count')
  await page.getByRole('button', { name: '1টি বদল সেভ করুন' }).click()
  await expect.poll(counts).toMatchObject({ 'Green/L': 2 })
  await missesAll(page.getByText('1টি ঘর বদলেছেন'))
})

test('counts being typed survive a reload, with what they mean and the note, until they are saved', async () => {
  const { id, counts } = await panjabi()
  const { page } = await openAsStaff(shop, 'agent', stockOf(id), { ...phone, allow: refusals })
  await page.getByRole('radio', { name: 'মাল এসেছে' }).tap()
  await page.getByLabel('নোট (না লিখলেও চলে)').fill('তৃতীয় বাক্স')
  const step = page.getByRole('button', { name: 'Green, M: একটি বেশি' })
  for (let nr = 0; nr < 3; nr++) await step.tap()
  await sees(page.getByText('4 → 7 হবে'))

  await page.reload()

  await sees(page.getByText('4 → 7 হবে'))
  expect(await page.getByRole('radio', { name: 'মাল এসেছে' }).isChecked()).toBe(true)
  expect(await page.getByLabel('নোট (না লিখলেও চলে)').inputValue()).toBe('তৃতীয় বাক্স')
  await page.getByRole('button', { name: '1টি বদল সেভ করুন' }).tap()
  await sees(page.locator('.undo').getByText('3টি যোগ হলো'))
  expect((await counts())['Green/M']).toBe(7)

  await page.reload()
  await sees(step)
  await missesAll(page.getByText(/→ .*হবে/))
  expect(await page.getByRole('radio', { name: 'মাল এসেছে' }).isChecked()).toBe(false)
})

test('counting starts beside the counts: one count first, then one of each color', async () => {
  const { id } = await shop.make.product({ title: 'কামিজ' })
  await shop.prisma.productColor.createMany({
    data: ['Green', 'Navy'].map((color, position) => ({ productId: id, color, position })),
  })
  const { page } = await openAsStaff(shop, 'manager', stockOf(id), { ...phone, allow: refusals })
  const isCounted = page.getByRole('switch', { name: 'স্টক গুনে রাখুন' })
  const isByChoice = page.getByRole('switch', { name: 'পছন্দ ছাড়া অর্ডার হবে না' })
  const dialog = page.getByRole('dialog')
  await isCounted.tap()
  await dialog.getByRole('button', { name: 'গোনা সেভ করুন' }).tap()
  await sees(dialog.getByText('0 থেকে 99999-এর মধ্যে গুনে লিখুন'))
  await dialog.getByLabel('কয়টি আছে').fill('৬')
  await dialog.getByRole('button', { name: 'গোনা সেভ করুন' }).tap()
  await sees(page.getByLabel('সব মিলিয়ে: কতটি আছে'))

  await isByChoice.tap()
  await dialog.getByLabel('Green: কয়টি আছে').fill('4')
  expect(await findObstacles(page, phone)).toEqual([])
  await dialog.getByRole('button', { name: 'গোনা সেভ করুন' }).tap()
  await sees(dialog.getByText('কামিজ-এ এখনও 6টি আছে'))
  await dialog.getByRole('button', { name: 'হ্যাঁ, নতুন করে গুনব' }).tap()
  await sees(page.getByLabel('Green: কতটি আছে'), page.getByText('রং-সাইজ ধরে গুনলে এটি চালু থাকে।'))
  expect(await isByChoice.getAttribute('aria-disabled')).toBe('true')
  expect(await findObstacles(page, phone)).toEqual([])
  const items = await shop.prisma.stockItem.findMany({
    where: { productId: id, removedAt: null },
    orderBy: { id: 'asc' },
  })
  expect(items.map(({ count }) => count)).toEqual([4, 0])

  await isCounted.tap()
  await sees(page.getByText(/^কামিজ: এই পণ্যের স্টক গোনা হয় না/))
  await isCounted.tap()
  await sees(page.getByLabel('Green: কতটি আছে'))
})

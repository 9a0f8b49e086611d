// Over 200 lines: one screen, from a file on a desk to the shop and back, with its errors.
import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sha256 } from '../../client/office/imports/sha256.ts'
import { fileOf } from '../support/woocommerce.ts'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }
const cut = [...refusals, /ERR_(FAILED|INTERNET_DISCONNECTED)/]
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const stem = () => `file-${crypto.randomUUID().slice(0, 8)}`
const header = 'slug,title,price,old_price,color,size,count,categories'

/** Uploads a file by the screen, which then opens it. */
async function give(page: Page, file: string, name = 'goods.csv'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
}

async function fileBehind(page: Page, link: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  return text(await file.createReadStream())
}

async function categoryPath(): Promise<string> {
  const { category, menu } = await shop.prisma.category.findFirstOrThrow({
    include: { menu: true },
  })
  return `${menu.menu} > ${category}`
}

const soon = () => new Date(Date.now() + 600_000)
const priceOf = async (slug: string) =>
  (await shop.prisma.product.findUnique({ where: { slug } }))?.priceTaka

test('a file with wrong rows is checked, applied, mended and undone, on a phone', async () => {
  const name = stem()
  const path = await categoryPath()
  const { image } = await shop.prisma.product.findFirstOrThrow()
  await shop.make.product({
    image,
    slug: `${name}-known`,
    title: 'পুরোনো শাড়ি',
    priceTaka: 900,
  })
  const file = [
    header,
    `${name}-known,,850,,,,,`,
    `${name}-new,কটন পাঞ্জাবি,1250,1500.40,Navy,L,4,${path}`,
    `${name}-new,,,,Navy,XL,7,`,
    `${name}-wrong,জর্জেট গাউন,"1,250–1,450",,,,,${path}`,
    `${name}-low,স্পিকার,1450,1400,,,,${path}`,
  ].join('\r\n')
  const manager = await openAsStaff(shop, 'manager', '/office/products', phone)
  const { page, id: staffId } = manager
  await press(page, 'CSV আনা ও নামানো')
  await page.getByRole('menuitem', { name: 'CSV আনুন' }).tap()
  await comesTo(page, '/office/import')
  await sees(page.locator('.dock a[aria-current]', { hasText: 'পণ্য' }))
  expect(await findObstacles(page, phone)).toEqual([])

  await give(page, 'slug,title', 'goods.xlsx')
  await sees(page.getByText('এটি Excel-এর ফাইল।', { exact: false }))
  const running = await shop.prisma.job.create({
    data: { state: 'applying', fileName: 'other.csv', bytes: 1, staffId, heldUntil: soon() },
  })
  await give(page, file)
  await comesTo(page, /^\/office\/import\/\d+$/)
  await sees(page.getByText('আরেকটি ফাইলের কাজ চলছে'))
  expect(await findObstacles(page, phone)).toEqual([])
  await shop.prisma.job.delete({ where: { id: running.id } })
  await press(page, 'আবার চেষ্টা করুন')
  const tile = (of: string) => page.locator('.tiles').getByRole('button', { name: of })
  await sees(tile('2 ভুল'), tile('1 নতুন পণ্য'), tile('1 বদলাবে'), tile('1 দেখে নিন'))
  const cards = page.locator('.cards > li')
  await sees(
    cards.filter({ hasText: 'জর্জেট গাউন' }).getByText('1,250–1,450'),
    cards.filter({ hasText: 'জর্জেট গাউন' }).getByText('একটি দাম পূর্ণ টাকায় লিখুন'),
    cards.filter({ hasText: 'স্পিকার' }).getByText('সারি 6'),
    page.getByText('এখনও কিছু বদলায়নি।'),
  )
  await tile('1 দেখে নিন').tap()
  await sees(page.getByText('1500.40 পূর্ণ টাকা করা হয়েছে'))
  await tile('1 বদলাবে').tap()
  await sees(page.locator('.changes li', { hasText: 'পুরোনো শাড়ি' }).getByText('৳850'))
  await tile('2 ভুল').tap()
  await sees(cards)
  expect(await findObstacles(page, phone)).toEqual([])
  const errors = await fileBehind(page, page.getByRole('link', { name: 'ভুলের ফাইল নামান' }))
  expect(errors).toContain('Write one price in whole taka')
  expect(await priceOf(`${name}-known`)).toBe(900)

  await press(page, 'ঠিক 2টি তুলুন')
  await sees(page.getByRole('heading', { name: 'দোকানে উঠেছে' }))
  await sees(tile('1 নতুন হয়েছে'), tile('1 বদলেছে'), tile('2 ভুল'))
  expect(await findObstacles(page, phone)).toEqual([])
  expect(await priceOf(`${name}-known`)).toBe(850)
  expect(await priceOf(`${name}-new`)).toBe(1250)
  expect(await priceOf(`${name}-wrong`)).toBeUndefined()
  const before = await fileBehind(page, page.getByRole('link', { name: /আগের অবস্থার ফাইল/ }))

  await page.goto('/office/import')
  await give(page, errors.replace('1,250–1,450', '1300').replace('1400', '1500'), 'mended.csv')
  await sees(tile('2 নতুন পণ্য'), tile('0 ভুল'))
  await press(page, 'ঠিক 2টি তুলুন')
  await sees(page.getByRole('heading', { name: 'দোকানে উঠেছে' }))
  expect(await priceOf(`${name}-wrong`)).toBe(1300)
  await press(page, 'নতুন 2টি তুলে রাখুন')
  const dialog = page.getByRole('dialog')
  expect(await findObstacles(page, phone)).toEqual([])
  await dialog.getByRole('button', { name: 'নতুন 2টি তুলে রাখুন' }).tap()
  const made = { slug: { in: [`${name}-wrong`, `${name}-low`] }, archivedAt: { not: null } }
  await expect.poll(() => shop.prisma.product.count({ where: made })).toBe(2)

  await page.goto('/office/import')
  await give(page, before, 'before.csv')
  await press(page, 'ঠিক 1টি তুলুন')
  await sees(page.getByRole('heading', { name: 'দোকানে উঠেছে' }))
  expect(await priceOf(`${name}-known`)).toBe(900)
  await page.goto('/office/import')
  await sees(
    page.locator('.files a', { hasText: 'before.csv' }).getByText('হয়েছে', { exact: true }),
  )
  expect(await findObstacles(page, phone)).toEqual([])
})

test('a price that falls far waits until its row is confirmed', async () => {
  const slug = stem()
  const { image } = await shop.prisma.product.findFirstOrThrow()
  await shop.make.product({ image, slug, title: 'সিল্ক শাড়ি', priceTaka: 1450 })
  const { page } = await openAsStaff(shop, 'manager', '/office/import', phone)

  await give(page, `slug,price\n${slug},14\n`)
  const question = 'দাম 1450 থেকে কমে 14 হবে, ঠিক কি না নিশ্চিত করুন'
  await sees(page.getByText('নিশ্চিত করুন · 1টি'), page.getByText(question))
  await missesAll(page.getByRole('button', { name: /তুলুন/ }))
  expect(await findObstacles(page, phone)).toEqual([])

  await page.getByRole('switch', { name: 'নিশ্চিত করার সারিগুলোও তুলুন' }).tap()
  await press(page, 'ঠিক 1টি তুলুন')
  await sees(page.getByText('দোকানে উঠেছে'))
  expect(await priceOf(slug)).toBe(14)
})

test('a file of another shop: what it asks, what it lacks, and pictures that do not come', async () => {
  const name = stem()
  const color = (value: string) => ({ n1: 'Color', v1: value })
  const file = fileOf(
    {
      id: `${name}-1`,
      type: 'variable',
      sku: name,
      name: `থ্রি-পিস ${name}`,
      published: 1,
      ...color('Red, নীল'),
      n2: name,
      v2: 'সুতি, লিনেন',
      categories: `${name} > গাউন ${name}`,
      images: 'http://old.example/1.jpg',
    },
    ...['সুতি', 'লিনেন'].map((value, nr) => ({
      id: `${name}-2${nr}`,
      type: 'variation',
      parent: name,
      price: 1850,
      stock: 5,
      ...color('Red'),
      n2: name,
      v2: value,
    })),
    {
      id: `${name}-3`,
      type: 'virtual',
      name: 'Gift',
      price: 500,
      categories: `${name} > গাউন ${name}`,
    },
  )
  const { page } = await openAsStaff(shop, 'manager', '/office/import', phone)
  await give(page, file, 'export.csv')
  await sees(page.getByText('1টি নাম দোকান চেনে না', { exact: false }))
  await page.getByLabel(name).selectOption('size')
  await page.getByText(/^কাজে না লাগা \d+টি কলাম$/).tap()
  await sees(page.getByLabel('Tax class'))
  expect(await findObstacles(page, phone)).toEqual([])
  await press(page, 'আবার যাচাই করুন')
  const tile = (of: string) => page.locator('.tiles').getByRole('button', { name: of })
  await sees(tile('1 নতুন পণ্য'), tile('1 ভুল'))
  const wrong = page.locator('.cards > li', { hasText: 'Gift' })
  await sees(wrong.getByText('সারি 5'), wrong.getByText('এমন পণ্য দোকানে তোলা যায় না'))

  await sees(page.getByRole('switch', { name: 'লিংক থেকে ছবি আনুন' }))
  await missesAll(page.getByText('প্রতি দামে আলাদা পণ্য'), page.getByText(/(^|\()0টি/))
  const categories = page.getByRole('switch', { name: 'নতুন ক্যাটাগরি বানান' })
  await sees(page.getByText(`1টি: গাউন ${name}`))
  await categories.tap()
  await sees(tile('2 ভুল'), page.getByText('দোকানে এই ক্যাটাগরি নেই;', { exact: false }))
  await sees(page.getByText(`1টি: গাউন ${name}`))
  await categories.tap()
  await press(page, 'ঠিক 1টি তুলুন')
  await sees(page.getByText('1টির 0টি এসেছে · 1টি আসেনি'))
  await sees(page.getByText('শুধু https লিংক থেকে ছবি আনা যায়'))
  await sees(page.getByRole('button', { name: 'যেগুলো আসেনি আবার আনুন' }))
  expect(await findObstacles(page, phone)).toEqual([])

  await page.goto('/office/import')
  await give(page, file, 'export.csv')
  await sees(tile('1 একই আছে'))
  await press(page, 'বাকি ছবি আনুন')
  await sees(page.getByRole('heading', { name: 'কিছুই বদলায়নি' }))
  await sees(page.getByText('1টির 0টি এসেছে · 1টি আসেনি'))
  expect(await shop.prisma.product.count({ where: { title: `থ্রি-পিস ${name}` } })).toBe(1)
})

test('pieces wait for the connection, a closed tab asks for the file again, a stop goes on', async () => {
  const name = stem()
  const path = await categoryPath()
  const rows = Array.from(
    { length: 1200 },
    (_row, nr) => `${name}-${nr},Cotton ${nr},${100 + nr},,,,,${path},${'Soft. '.repeat(90)}`,
  )
  const file = [`${header},description`, ...rows].join('\n')
  const { page } = await openAsStaff(shop, 'manager', '/office/products', { ...wide, allow: cut })
  await press(page, /^EN/)
  await page.getByRole('link', { name: 'Import a CSV' }).click()
  await comesTo(page, '/office/import')
  await sees(page.locator('.rail a[aria-current]', { hasText: 'Products' }))
  expect(await findObstacles(page, wide)).toEqual([])

  let sent = 0
  await page.route('**/imports/piece', async (route) => {
    sent += 1
    if (sent > 1) await page.context().setOffline(true)
    await route.continue().catch(() => {})
  })
  await give(page, file, 'many.csv')
  await sees(page.getByText('No internet. The upload goes on', { exact: false }))
  expect(await findObstacles(page, wide)).toEqual([])
  await page.unroute('**/imports/piece')
  await page.context().setOffline(false)
  await sees(page.getByRole('button', { name: /^1,200 New products/ }))
  await press(page, 'Discard the file')
  await comesTo(page, '/office/import')
  await sees(page.getByRole('heading', { name: 'Files so far' }))
  await missesAll(page.locator('.waiting'), page.locator('.files a', { hasText: 'many.csv' }))

  await page.route('**/imports/piece', () => {})
  await give(page, file, 'many.csv')
  await sees(page.getByText('0 of 2 parts uploaded'))
  const address = page.url()
  const other = await page.context().newPage()
  await page.close()
  await other.goto(address)
  await sees(
    other.getByText('The tab was closed before the whole file was uploaded', { exact: false }),
  )
  expect(await findObstacles(other, wide)).toEqual([])
  await give(other, 'slug,price\na,1\n', 'other.csv')
  await sees(other.getByText('This is another file.', { exact: false }))
  await give(other, file, 'many.csv')
  await sees(other.getByRole('button', { name: /^1,200 New products/ }))
  expect(await findObstacles(other, wide)).toEqual([])

  await press(other, 'Import 1,200')
  await sees(other.getByRole('heading', { name: 'Importing' }))
  const countMade = () => shop.prisma.product.count({ where: { slug: { startsWith: name } } })
  await expect.poll(countMade).toBeGreaterThan(0)
  await other.getByRole('button', { name: 'Stop' }).click()
  await sees(other.getByRole('heading', { name: 'Stopped' }))
  const made = await countMade()
  expect(made).toBeLessThan(1200)
  expect(await findObstacles(other, wide)).toEqual([])
  await press(other, 'Continue')
  await sees(other.getByRole('heading', { name: 'Importing' }))
  await other.close()

  const third = await openAsStaff(shop, 'owner', '/office/import', wide)
  const row = third.page.locator('.files a', { hasText: 'many.csv' })
  await sees(row.getByText('হয়েছে', { exact: true }).or(row.getByText('দোকানে উঠছে')))
  await give(third.page, 'weight,height\n1,2\n', 'strange.csv')
  await comesTo(third.page, /^\/office\/import\/\d+$/)
  await expect.poll(countMade, { timeout: 120_000 }).toBe(1200)
  await missesAll(third.page.locator('.waiting'))
})

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
])('the sum of %j is the one of the standard', (words, sum) => {
  expect(sha256(new TextEncoder().encode(words))).toBe(sum)
})

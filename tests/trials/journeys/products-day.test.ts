// Over 200 lines: parts of a day that each show a change of products to a guest.

import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Hand } from '../../journeys/support/hands.ts'
import { refusals } from '../../journeys/support/office.ts'
import { comesTo, sees } from '../../journeys/support/page.ts'
import { fileOf } from '../../journeys/support/photos.ts'
import { openJourneys } from '../../journeys/support/shop.ts'
import type { Visits } from '../../journeys/support/visits.ts'
import { addStaff } from '../../support/office.ts'
import { quarters } from '../../support/pictures.ts'
import { findProducts, holdRow, look, openDevice, thumb } from './products-day/devices.ts'
import { type Guest, openGuest, searchOf } from './products-day/guest.ts'

const category = 'পাঞ্জাবি'
const list = `/category/${category}`

/** Not shared with other tests; the words are searched for. */
const named = (words: string) => `${words} ${randomUUID().slice(0, 6)}`

/** Makes products of one category, with an existing picture. */
function openProductForm(shop: Visits) {
  return async (words: string, priceTaka: number) => {
    const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    const { id } = await shop.prisma.category.findFirstOrThrow({ where: { category } })
    const own = { title: named(words), slug: `day-${randomUUID()}`, image, categoryIds: [id] }
    return shop.make.product({ ...own, priceTaka })
  }
}
const shop = openJourneys()
const plain = openProductForm(shop)

test('afternoon: prices change in the list and all at once, the shop shows each', async () => {
  const products = []
  const common = named('সুতি')
  for (const priceTaka of [1000, 2000, 3000]) products.push(await plain(common, priceTaka))
  const [one, two, three] = products
  const guest = await openGuest(shop)
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const { page, press, write } = phone
  const dialog = page.getByRole('dialog')
  const row = (id: number) => page.locator(`[data-product="${id}"]`)

  // A shopper stands at the checkout meanwhile.
  const shopper = await shop.shopper()
  const address = { number: '01712345678', address: 'বাড়ি ৭, রোড ৪, যশোর' }
  await shop.ask(shopper, '/api/add/address', { name: shopper.name, ...address })
  await shop.fillCart(shopper, one.slug)
  const checkout = await shop.visit('/customer/checkout', {
    ...thumb,
    as: shopper,
    allow: refusals,
  })
  const confirm = checkout.getByRole('button', { name: /অর্ডার কনফার্ম করুন/ })
  await sees(confirm.getByText('৳1,060'))

  // A guest has had the list open since before.
  await guest.lists(one.title, { price: '৳1,000' }, list)
  await findProducts(phone, one.title)
  await press(row(one.id).getByRole('button', { name: /দাম বদলান/ }))
  await write(dialog.getByLabel('দাম', { exact: true }), '৯০০')
  await write(dialog.getByLabel('আগের দাম', { exact: false }), '১,০০০ টাকা')
  await sees(dialog.getByText('দোকানে 10% ছাড় দেখাবে'))
  await look(phone)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  await sees(row(one.id).getByText('৳900'), row(one.id).getByText('10%'))
  // The row shows prices before they are saved.
  await sees(page.locator('.undo').getByText('৳900'))
  const card = { price: '৳900', old: '৳1,000', off: '10% ছাড়' }
  await guest.page.locator(`.product-card a[title="${one.title}"]`).tap()
  await comesTo(guest.page, `/product/${one.slug}`)
  await sees(guest.page.locator('.product-price').getByText('৳900'))
  await guest.lists(one.title, card, searchOf(one.title), list, '/discount/10')
  await guest.opens(one.slug, { price: '৳900', old: '৳1,000', stock: 'In Stock', gone: [] })
  await confirm.tap()
  await sees(checkout.getByText('বদলে গেছে, আগে ছিল ৳1,000 × 1'))
  await sees(confirm.getByText('৳960'))
  await confirm.tap()
  await comesTo(checkout, '/customer/order/success')
  await sees(checkout.getByText('৳960'))

  await priceByKeys(login, two)
  await guest.lists(two.title, { price: '৳1,850' }, searchOf(two.title), list)

  await findProducts(phone, common)
  await holdRow(phone, one.id)
  for (const { id } of [two, three]) await row(id).locator('[data-row]').tap()
  await sees(page.getByText('3টি বাছাই করা'))
  await look(phone)
  await press(page.locator('.bulk').getByRole('button', { name: 'দাম বদলান' }))
  await write(dialog.getByLabel('কত %'), '১০')
  await dialog.getByLabel('শেষের অঙ্ক').selectOption('9')
  await sees(dialog.getByText('৳2,699'))
  await look(phone)
  await press(dialog.getByRole('button', { name: '3টির দাম বদলান' }))
  await sees(page.locator('.undo').getByText('3টির দাম বদলেছে'))
  await guest.lists(one.title, { price: '৳809', old: '৳900', off: '10% ছাড়' }, searchOf(common))
  await guest.lists(three.title, { price: '৳2,699', old: '৳3,000', off: '10% ছাড়' }, list)
  await press(page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }))
  await sees(page.getByText('আগের মতো করা হয়েছে'))
  await guest.lists(one.title, card, searchOf(common), list)
  await guest.lists(three.title, { price: '৳3,000' }, searchOf(common), list)
  await look(phone)
})

test('a price list goes out and comes in at a desk by keys, and each list has its prices', async () => {
  const common = named('লিনেন')
  const [one, two] = [await plain(common, 1000), await plain(common, 2000)]
  const guest = await openGuest(shop)
  const { login } = await addStaff(shop.prisma, 'manager')
  const desk = await openDevice(shop, login, 'keys')
  const { page, press, button } = desk
  await findProducts(desk, common)
  await expect.poll(() => page.locator('[data-product]').count()).toBe(2)
  await desk.reach(page.getByRole('link', { name: 'Download as CSV' }))
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const csv = await text(await file.createReadStream())
  const priceList = csv.replace(',1000,', ',"৯৫০",').replace(',2000,', ',1900.60,')
  expect(priceList).not.toBe(csv)

  await press(page.getByRole('link', { name: 'Import a CSV' }))
  await comesTo(page, '/office/import')
  await look(desk)
  await page.setInputFiles('input[type=file]', {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(priceList),
  })
  const tile = (name: string) => page.locator('.tiles').getByRole('button', { name })
  await sees(tile('2 Will change'), tile('0 Errors'), tile('1 Warnings'))
  await press(tile('2 Will change'))
  await sees(
    page.locator('.changes').getByText('৳950'),
    page.locator('.changes').getByText('৳1,901'),
  )
  await look(desk)
  await guest.lists(one.title, { price: '৳1,000' }, searchOf(common))
  await press(button('Import 2'))
  await sees(page.getByRole('heading', { name: 'It is in the shop' }))
  await look(desk)
  await guest.lists(one.title, { price: '৳950' }, searchOf(common), list)
  await guest.lists(two.title, { price: '৳1,901' }, searchOf(common), list)
  await guest.opens(two.slug, { price: '৳1,901', stock: 'In Stock', gone: [] })

  await desk.reach(page.getByRole('link', { name: 'Download the old values' }))
  const [before] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await page.goto('/office/import')
  await page.setInputFiles('input[type=file]', {
    name: 'before.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(await text(await before.createReadStream())),
  })
  await press(button('Import 2'))
  await sees(page.getByRole('heading', { name: 'It is in the shop' }))
  await guest.lists(one.title, { price: '৳1,000' }, searchOf(common), list)
})

test('evening: a category and a banner are made, products move there, a new name leads on', async () => {
  const products = await plain('কাতান', 2400)
  const [menu, category] = [named('উৎসব'), named('বিয়ের শাড়ি')]
  const guest = await openGuest(shop)
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const { page, press, write, button } = phone
  const dialog = page.getByRole('dialog')

  await phone.go('catalogue')
  await press(button('নতুন মেনু'))
  await write(dialog.getByLabel('নাম'), menu)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  const panel = page.locator('.menu-panel', { hasText: menu })
  await sees(panel)
  await press(panel.getByRole('button', { name: /^ক্যাটাগরি/ }))
  await write(dialog.getByLabel('নাম'), category)
  await givePicture(phone, await quarters(800, 600))
  await look(phone)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  await sees(panel.getByText('0টি পণ্য'))
  await look(phone)
  const entryOf = (name: string) => `/category/${encodeURIComponent(name)}`
  await guest.lists(products.title, null, entryOf(category))

  await page.locator('a.back').tap()
  await findProducts(phone, products.title)
  await holdRow(phone, products.id)
  await press(page.locator('.bulk').getByRole('button', { name: 'আরও কাজ' }))
  await press(page.getByRole('menuitem', { name: 'ক্যাটাগরি' }))
  await dialog.getByLabel('ক্যাটাগরি').selectOption({ label: category })
  await press(dialog.getByRole('button', { name: '1টির ক্যাটাগরি বদলান' }))
  await sees(page.locator('.undo').getByText('1টির ক্যাটাগরি বদলেছে'))
  await guest.lists(products.title, { price: '৳2,400' }, entryOf(category), list)
  await guest.sees('/', guest.page.locator('.category-card', { hasText: category }))

  const renamed = named('বেনারসি')
  await phone.go('catalogue')
  await press(panel.getByRole('button', { name: `${category}: আরও কাজ` }))
  await press(page.getByRole('menuitem', { name: 'বদলান' }))
  await write(dialog.getByLabel('নাম'), renamed)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  await sees(panel.getByText(renamed))
  await guest.lists(products.title, { price: '৳2,400' }, entryOf(renamed), entryOf(category))
  expect(decodeURIComponent(new URL(guest.page.url()).pathname)).toBe(`/category/${renamed}`)

  await press(page.getByRole('link', { name: /^ব্যানার/ }))
  await press(button('নতুন ব্যানার'))
  await givePicture(phone, await quarters(1400, 700))
  await write(dialog.getByLabel('কত % ছাড়ের পণ্য খুলবে'), '৩৭')
  await write(dialog.getByLabel('ছবিতে কী লেখা আছে'), renamed)
  await look(phone)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  const banner = page.locator('.banner-list > li', { hasText: '37% ছাড়' })
  await sees(banner.getByText('37% ছাড়ে এখনও কোনো পণ্য নেই'))
  await look(phone)
  const slide = guest.page.getByRole('img', { name: renamed })
  await guest.sees('/', slide)
  await banner.locator('label:has([role=switch])').tap()
  await sees(banner.getByText('বন্ধ আছে'))
  await guest.misses('/', slide)

  await page.locator('a.back').tap()
  await findProducts(phone, products.title)
  await takeOffAndGiveBack(phone, guest, products)
})

/** A price typed in the table at a desk. */
async function priceByKeys(login: string, { id, title }: { id: number; title: string }) {
  const desk = await openDevice(shop, login, 'keys')
  const { page } = desk
  await findProducts(desk, title)
  const row = page.locator(`[data-product="${id}"]`)
  await desk.goTo(row.locator('[data-row]'))
  await page.keyboard.press('p')
  const cell = row.locator('[data-cell=price]')
  await expect.poll(() => cell.evaluate((part) => part === document.activeElement)).toBe(true)
  await page.keyboard.type('1,850/-')
  await page.keyboard.press('Enter')
  await sees(row.getByText('Saved'))
  await look(desk)
  await page.context().close()
}

/** Chosen, cropped as offered, and sent. */
async function givePicture({ page, press, button }: Hand, picture: Buffer) {
  const dialog = page.getByRole('dialog').first()
  await dialog.locator('input[type=file]').setInputFiles(fileOf('a.jpg', picture))
  await press(button('এভাবে নিন'))
  await sees(dialog.getByRole('button', { name: 'অন্য ছবি' }))
}

async function takeOffAndGiveBack(
  phone: Hand,
  guest: Guest,
  { id, title, slug }: { id: number; title: string; slug: string },
) {
  const { page, press } = phone
  const paths = [searchOf(title), list]
  await holdRow(phone, id)
  await press(page.locator('.bulk').getByRole('button', { name: 'আরও কাজ' }))
  await press(page.getByRole('menuitem', { name: 'তুলে রাখুন' }))
  await press(page.getByRole('dialog').getByRole('button', { name: '1টি তুলে রাখুন' }))
  await guest.lists(title, null, ...paths)
  await guest.opens(slug, { price: '৳2,400', stock: 'Out of Stock', gone: [] })
  await press(page.locator('.queues').getByRole('link', { name: /^তুলে রাখা/ }))
  await press(page.locator(`[data-product="${id}"]`).getByRole('button', { name: /আবার দোকানে দিন/ }))
  await guest.lists(title, { price: '৳2,400' }, ...paths)
  await guest.opens(slug, { price: '৳2,400', stock: 'In Stock', gone: [] })
}

// Over 200 lines: a day is one story in parts that can each run alone.
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Hand } from '../../journeys/support/hands.ts'
import { refusals } from '../../journeys/support/office.ts'
import { comesTo, missesAll, sees } from '../../journeys/support/page.ts'
import { fileOf, fromCamera, isUp, urlsOf } from '../../journeys/support/photos.ts'
import { openJourneys } from '../../journeys/support/shop.ts'
import { addStaff } from '../../support/office.ts'
import { quarters } from '../../support/pictures.ts'
import { type Buyer, choose, openBuyers } from './products-day/buyers.ts'
import { findProducts, holdRow, look, openDevice, thumb } from './products-day/devices.ts'
import { type Guest, openGuest, searchOf } from './products-day/guest.ts'
import { list, named, openProductForm, shelf } from './products-day/products.ts'

const shop = openJourneys()
const { panjabi, plain } = openProductForm(shop)
const { join, buyByThumb, buyAtOnce, cancelByThumb } = openBuyers(shop)

test('morning: a product is started on a phone, published at a desk, and found at once', async () => {
  const title = named('নকশি পাঞ্জাবি')
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const guest = await openGuest(shop)
  await writeDraft(phone, title)
  await guest.lists(title, null, searchOf(title), list)

  const desk = await openDevice(shop, login, 'keys')
  const { page } = desk
  await desk.go('products')
  await desk.press(page.locator('.queues').getByRole('link', { name: /^Drafts/ }))
  await desk.press(page.locator('.new-drafts a', { hasText: title }))
  await comesTo(page, /^\/office\/products\/new\?draft=\d+$/)
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect.poll(() => name.inputValue()).toBe(title)
  await expect.poll(() => isUp(page, 3)).toBe(true)
  expect(
    await page
      .getByRole('textbox', { name: /^Price/ })
      .first()
      .inputValue(),
  ).toBe('1800')
  await sees(page.locator('.asshop').getByText('10% off', { exact: true }))
  await look(desk)
  // The second photo becomes the first.
  const [first, second, third] = await urlsOf(page)
  await desk.reach(page.getByRole('button', { name: 'Photo 2: what to do' }))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => urlsOf(page)).toEqual([second, first, third])
  await page.keyboard.press('Control+s')
  await comesTo(page, /^\/office\/products\/\d+$/)
  await sees(page.getByText('In the shop', { exact: true }))
  await look(desk)

  const product = await shop.prisma.product.findFirstOrThrow({
    where: { title },
    include: { images: { orderBy: { position: 'asc' } } },
  })
  expect(product.images.map(({ image }) => image)).toEqual([second, first, third])
  expect(product.image).toBe(second)
  const card = { price: '৳1,800', old: '৳2,000', off: '10% ছাড়' }
  await guest.lists(title, card, searchOf(title), searchOf('nokshi panjabi'), list, '/discount/10')
  const sheet = await guest.opens(product.slug, {
    ...{ price: '৳1,800', old: '৳2,000', stock: 'In Stock' },
    gone: [],
  })
  expect(await sheet.locator('.gallery-track img').count()).toBe(3)
  const drawn = () =>
    sheet
      .locator('.gallery-track img')
      .first()
      .evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(drawn).toBeGreaterThan(0)

  // The phone no longer has a draft of it.
  await phone.page.goto('/office/products?tab=draft')
  await sees(phone.page.locator('.queues [aria-current]'))
  await missesAll(phone.page.locator('.new-drafts a', { hasText: title }))
})

test('noon: a delivery is counted in, orders take the last piece, and one comes back', async () => {
  const products = await panjabi({ 'সবুজ/M': 0, 'সবুজ/L': 1, 'নীল/M': 0, 'নীল/L': 0 })
  const { title, slug, id } = products
  const guest = await openGuest(shop)
  await guest.opens(slug, { price: '৳1,800', stock: 'In Stock', gone: ['নীল', 'M'] })
  const { login } = await addStaff(shop.prisma, 'agent')
  const agent = await openDevice(shop, login, 'thumb')
  await countIn(agent, title, id)
  expect(await products.counts()).toMatchObject({ 'নীল/M': 60, 'সবুজ/L': 1 })
  const sheet = await guest.opens(slug, { price: '৳1,800', stock: 'In Stock', gone: [] })
  await choose(sheet, 'নীল')
  await sees(sheet.locator('.option-gone', { hasText: 'L' }))

  const first = await join(named('সালমা'))
  const transId = await buyByThumb(first, slug, ['নীল', 'M'], 3)
  expect(await products.counts()).toMatchObject({ 'নীল/M': 57 })
  await callAndPrint(agent, first, transId)

  const second = await join(named('রহিম'))
  await buyAtOnce(second, { product_id: id, quantity: 57, ...products.choice('নীল/M') })
  await guest.opens(slug, { price: '৳1,800', stock: 'In Stock', gone: ['নীল', 'M'] })
  const last = await join(named('করিম'))
  const lastId = await buyByThumb(last, slug, ['সবুজ', 'L'], 1)
  await guest.lists(title, { price: '৳1,800', isGone: true }, searchOf(title), list)
  const gone = ['সবুজ', 'নীল', 'M', 'L']
  await guest.opens(slug, { price: '৳1,800', stock: 'Out of Stock', gone })
  await agent.go('products')
  await agent.press(agent.page.locator('.queues').getByRole('link', { name: /^স্টক শেষ/ }))
  await sees(agent.page.locator(`[data-product="${id}"]`).getByText('স্টক শেষ'))
  await look(agent)

  await cancelByThumb(last, lastId)
  expect(await products.counts()).toMatchObject({ 'নীল/M': 0, 'সবুজ/L': 1 })
  await guest.lists(title, { price: '৳1,800' }, searchOf(title), list)
  await guest.opens(slug, { price: '৳1,800', stock: 'In Stock', gone: ['নীল', 'M'] })
  await tellsMoves(agent, id)
  await tellsDay(agent, title)
})

test('afternoon: prices change in the list and all at once, the shop shows each', async () => {
  const products = []
  const common = named('সুতি')
  for (const priceTaka of [1000, 2000, 3000]) products.push(await plain(common, priceTaka))
  const [one, two, three] = products
  if (!one || !two || !three) throw new Error('Three were made')
  const guest = await openGuest(shop)
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const { page, press, write } = phone
  const dialog = page.getByRole('dialog')
  const row = (id: number) => page.locator(`[data-product="${id}"]`)

  // A shopper stands at the checkout meanwhile.
  const shopper = await join(named('নাজমা'))
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
  for (const { id } of [two, three]) await row(id).locator('.nm2').tap()
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

test('a promo is made on a phone, a cart pays less with it, order and slip say so, and it ends', async () => {
  const products = await plain('জামদানি', 1500)
  const code = `EID-${randomUUID().slice(0, 6).toUpperCase()}`
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const { page, press, write, button } = phone
  await phone.go('promos')
  await press(page.getByRole('link', { name: 'নতুন প্রোমো' }))
  await write(page.getByLabel('কোড', { exact: true }), code.toLowerCase())
  await write(page.getByLabel('কত টাকা কমবে'), '১০০')
  await write(page.getByLabel('মোট কতবার'), '1')
  await write(page.getByLabel('কত টাকার অর্ডারে'), '১,৫০০')
  await look(phone)
  await press(button('সেভ করুন'))
  const row = page.locator('.promo-cards > li', { hasText: code })
  await sees(row.getByText('0 / 1'))
  await look(phone)

  const shopper = await join(named('শিরিন'))
  await shop.fillCart(shopper, products.slug)
  const cart = await shop.visit('/cart', { ...thumb, as: shopper })
  await applyCode(cart, code)
  await sees(cart.getByText('প্রয়োগ হয়েছে: ৳100 ছাড়'))
  await cart.getByRole('link', { name: 'Checkout' }).tap()
  await comesTo(cart, '/customer/checkout')
  await cart.getByRole('button', { name: /৳1,460 · অর্ডার কনফার্ম করুন/ }).tap()
  await comesTo(cart, '/customer/order/success')

  const { id, transId } = await shop.prisma.order.findFirstOrThrow({
    where: { customerId: shopper.id },
  })
  await page.reload()
  await sees(row.getByText('1 / 1'), row.getByText('ফুরিয়েছে'))
  await page.goto(`/office/orders/${transId}`)
  await sees(page.locator('.sums').getByText(`প্রোমো ${code}`), page.getByText('−৳100'))
  await look(phone)
  await page.goto(`/office/slips?ids=${id}`)
  await sees(page.locator('.slip-list').getByText('৳1,460'))

  const late = await join(named('লতা'))
  await shop.fillCart(late, products.slug)
  const refused = await shop.visit('/cart', { ...thumb, as: late, allow: [/status of 404/] })
  await applyCode(refused, code)
  await sees(refused.getByRole('alert').getByText('Invalid promo code'))
})

test('a price list goes out and comes in at a desk by keys, and each shelf has its prices', async () => {
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
    ...{ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(priceList) },
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
    ...{ name: 'before.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(await text(await before.createReadStream())),
  })
  await press(button('Import 2'))
  await sees(page.getByRole('heading', { name: 'It is in the shop' }))
  await guest.lists(one.title, { price: '৳1,000' }, searchOf(common), list)
})

test('evening: a shelf and a banner are made, products move there, a new name leads on', async () => {
  const products = await plain('কাতান', 2400)
  const [menu, category] = [named('উৎসব'), named('বিয়ের শাড়ি')]
  const guest = await openGuest(shop)
  const { login } = await addStaff(shop.prisma, 'manager')
  const phone = await openDevice(shop, login, 'thumb')
  const { page, press, write, button } = phone
  const dialog = page.getByRole('dialog')

  await phone.go('shelves')
  await press(button('নতুন মেনু'))
  await write(dialog.getByLabel('নাম'), menu)
  await press(dialog.getByRole('button', { name: 'সেভ করুন' }))
  const panel = page.locator('.mn', { hasText: menu })
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
  await phone.go('shelves')
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
  const banner = page.locator('.bans > li', { hasText: '37% ছাড়' })
  await sees(banner.getByText('37% ছাড়ে এখনও কোনো পণ্য নেই'))
  await look(phone)
  const slide = guest.page.getByRole('img', { name: renamed })
  await guest.sees('/', slide)
  await banner.locator('label.sw').tap()
  await sees(banner.getByText('বন্ধ আছে'))
  await guest.misses('/', slide)

  await page.locator('a.back').tap()
  await findProducts(phone, products.title)
  await takeOffAndGiveBack(phone, guest, products)
})

/** Three photos, a name, prices, a category, two colors in two sizes, counted. */
async function writeDraft(phone: Hand, title: string) {
  const { page, button, press, write } = phone
  await phone.go('products')
  await sees(page.locator('[data-product]'))
  await look(phone)
  await press(page.getByRole('link', { name: 'নতুন পণ্য' }))
  await comesTo(page, '/office/products/new')
  await page.setInputFiles('input[type=file]', [
    fromCamera('a.jpg', await quarters(1200, 1600, 6)),
    fromCamera('b.jpg', await quarters(1600, 1200)),
    fromCamera('c.jpg', await quarters(800, 800)),
  ])
  await write(page.getByLabel(/^পণ্যের নাম/), title)
  await write(page.getByLabel('আগের দাম'), '২,০০০/-')
  await write(page.getByLabel('ছাড়'), '১০')
  expect(await page.getByLabel(/^দাম/).inputValue()).toBe('1800')
  await press(button('ক্যাটাগরি'))
  await page.getByRole('dialog').getByLabel(shelf, { exact: true }).tap()
  await press(page.getByRole('dialog').getByRole('button', { name: 'হয়েছে' }))
  await write(page.getByLabel('নতুন রং'), 'সবুজ, নেভি')
  await page.keyboard.press('Enter')
  await write(page.getByLabel('নতুন সাইজ'), 'M, L')
  await page.keyboard.press('Enter')
  await page.getByRole('switch', { name: 'স্টক গুনে রাখুন' }).tap()
  await write(page.getByLabel('সব ঘরে একই সংখ্যা'), '৪')
  await press(button('বসান'))
  await write(page.getByRole('textbox', { name: 'বর্ণনা', exact: true }), 'নরম সুতি।')
  await expect.poll(() => isUp(page, 3)).toBe(true)
  await look(phone)
  await press(button('খসড়া রাখুন'))
  await sees(page.getByText(/^খসড়া রাখা আছে/))
}

/** Sixty pieces of one choice, from the list. */
async function countIn(agent: Hand, title: string, id: number) {
  const { page, press, write } = agent
  await findProducts(agent, title)
  const row = page.locator(`[data-product="${id}"]`)
  await press(row.getByRole('button', { name: /স্টক গুনুন/ }))
  const dialog = page.getByRole('dialog')
  await press(dialog.getByRole('button', { name: /^নীল \d+$/ }))
  await write(dialog.getByLabel('নীল, M: কতটি এসেছে'), '৬০')
  await sees(dialog.getByText('0 → 60 হবে'))
  await look(agent)
  await press(dialog.getByRole('button', { name: '60টি যোগ করুন' }))
  await missesAll(dialog)
  await sees(row.getByText('61টি'), page.locator('.undo').getByText('60টি যোগ হলো'))
  await look(agent)
}

/** The call, then the slip: on the phone, and printed at a desk. */
async function callAndPrint(agent: Hand, as: Buyer, transId: string) {
  const { page, text, act } = agent
  await agent.go('orders')
  await agent.find(as.number.slice(-8))
  await agent.open(page.locator('li[data-order] a.row', { hasText: as.name }))
  await comesTo(page, new RegExp(`^/office/orders/${transId}`))
  await sees(
    page.locator('.lines').getByText('নীল · M'),
    page.locator('.lines').getByText('3 × ৳1,800'),
  )
  await look(agent)
  await act('1', text.order.results.confirmed)
  const now = () => shop.prisma.order.findUniqueOrThrow({ where: { transId } })
  await expect.poll(async () => (await now()).status).toBe(1)
  const { id } = await now()
  await page.goto(`/office/slips?ids=${id}`)
  await sees(page.locator('.slip-list').getByText('নীল · M × 3'))
  await look(agent)

  const { login } = await addStaff(shop.prisma, 'manager')
  const desk = await openDevice(shop, login, 'keys')
  await desk.go('orders')
  await sees(desk.page.locator('a.row'))
  await desk.find(as.number.slice(-8))
  await desk.goTo(desk.page.locator(`li[data-order="${id}"] a.row`))
  await desk.page.keyboard.press('x')
  await desk.act('p', desk.text.orders.print)
  const slip = desk.page.locator('.a5', { hasText: transId })
  await sees(slip.getByText('নীল · M'), slip.locator('.much', { hasText: '3' }))
  await look(desk)
  await desk.page.context().close()
  await page.goto('/office')
}

/** The moves of the shelf, newest first. */
async function tellsMoves(agent: Hand, id: number) {
  const { page } = agent
  await page.goto(`/office/products/${id}/stock`)
  const moves = page.locator('.moves')
  await sees(moves.getByText(/^অর্ডার বাতিল .* · সবুজ, L/), moves.getByText(/মাল এসেছে · নীল, M/))
  await look(agent)
  await page.locator('a.back').tap()
  await comesTo(page, '/office/products')
}

/** The server caches its answer for ten seconds, the screen polls every fifteen. */
async function tellsDay(agent: Hand, title: string) {
  const { page, text } = agent
  await agent.go('today')
  const row = page.locator('.rank tr', { hasText: title })
  await expect.poll(() => row.locator('.r').textContent()).toBe('61')
  await sees(page.getByLabel(text.today.figures).getByText(text.today.placed))
  await look(agent)
}

/** A price typed in the table at a desk. */
async function priceByKeys(login: string, { id, title }: { id: number; title: string }) {
  const desk = await openDevice(shop, login, 'keys')
  const { page } = desk
  await findProducts(desk, title)
  const row = page.locator(`[data-product="${id}"]`)
  await desk.goTo(row.locator('a.who3'))
  await page.keyboard.press('p')
  const cell = row.locator('[data-cell=price]')
  await expect.poll(() => cell.evaluate((part) => part === document.activeElement)).toBe(true)
  await page.keyboard.type('1,850/-')
  await page.keyboard.press('Enter')
  await sees(row.getByText('Saved'))
  await look(desk)
  await page.context().close()
}

async function applyCode(page: Page, code: string) {
  await page.getByRole('button', { name: 'প্রোমো কোড' }).tap()
  await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill(code)
  await page.getByRole('button', { name: 'প্রয়োগ করুন' }).tap()
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

import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { askAs, openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
const cut = [...refusals, /net::ERR_(FAILED|INTERNET_DISCONNECTED)/]

test('two people at one order: the second sees who did what and keeps their own text', async () => {
  const made = await order({ status: 1 })
  const path = `/office/orders/${made.transId}?queue=pack`
  const one = await openAsStaff(shop, 'manager', path)
  const other = await openAsStaff(shop, 'manager')
  const { page } = one
  await page.getByLabel('নোট লিখুন').fill('গেটে রেখে যাবেন')

  await askAs(other.page, 'step', { order_id: made.id, v: (await now(made)).version, to: 2 })
  await page.getByRole('button', { name: 'প্যাক হয়েছে' }).click()

  await sees(page.getByRole('alert').getByText(`এর মধ্যেই বদলেছে: প্যাক হলো · ${other.name}`))
  await sees(page.locator('.status').getByText('প্যাক হয়েছে'))
  expect(await page.getByLabel('নোট লিখুন').inputValue()).toBe('গেটে রেখে যাবেন')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'নোট রাখুন' }).click()
  await sees(page.getByText('নোট: গেটে রেখে যাবেন'))
  await missesAll(page.getByRole('alert').getByText('এর মধ্যেই বদলেছে'))
})

test('an edit that meets another shows both, and is saved after all', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, phone)
  const other = await openAsStaff(shop, 'manager')
  await page.getByRole('button', { name: 'অর্ডার বদলান' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ঠিকানা').fill('বাড়ি 9, সাভার')
  expect(await findBarriers(page)).toEqual([])

  const lines = await shop.prisma.orderLine.findMany({ where: { orderId: made.id } })
  await askAs(other.page, 'edit', {
    order_id: made.id,
    v: (await now(made)).version,
    lines: lines.map(({ id }) => ({ line_id: id, quantity: 3 })),
    fee: 60,
    name: 'রহিমা খাতুন',
    number: made.addressNumber,
    address: made.address,
  })
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()

  await sees(dialog.getByText('এরই মধ্যে অন্য কেউ বদলেছেন: রহিমা খাতুন'))
  await sees(dialog.getByText('এরই মধ্যে অন্য কেউ পণ্য বদলেছেন'))
  expect(await dialog.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 9, সাভার')
  await dialog.getByLabel('নাম', { exact: true }).fill('রহিমা খাতুন')
  await dialog.getByLabel('ঢাকার বাইরে').check({ force: true })
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
  await missesAll(dialog)
  expect(await now(made)).toMatchObject({
    address: 'বাড়ি 9, সাভার',
    addressName: 'রহিমা খাতুন',
    feeTaka: 100,
  })
})

test('an untouched part of an edit stays as another person has made it meanwhile', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}`, phone)
  const other = await openAsStaff(shop, 'manager')
  await page.getByRole('button', { name: 'অর্ডার বদলান' }).click()
  const dialog = page.getByRole('dialog')
  const [line] = await shop.prisma.orderLine.findMany({ where: { orderId: made.id } })
  const { minimumOrder } = await shop.prisma.product.findUniqueOrThrow({
    where: { id: line?.productId ?? 0 },
  })
  const wanted = Math.max(2, minimumOrder)
  await dialog.getByLabel(`${line?.title}: কয়টি`).fill(`${wanted}`)
  const product = await shop.prisma.product.findFirstOrThrow({
    where: { stock: 1, counted: false, minimumOrder: { lte: 4 } },
    orderBy: { id: 'desc' },
  })
  const { addressName: name, addressNumber: number, address } = made
  const edit = (lines: object[]) =>
    now(made).then(({ version: v }) =>
      askAs(other.page, 'edit', { order_id: made.id, v, lines, fee: 100, name, number, address }),
    )
  const replaced = await edit([{ product_id: product.id, quantity: 4 }])
  expect(replaced.status).toBe(200)

  await dialog.getByLabel('নাম', { exact: true }).fill('রহিমা খাতুন')
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(dialog.getByText('এরই মধ্যে অন্য কেউ বদলেছেন: ৳100'))
  await sees(dialog.getByText('এরই মধ্যে অন্য কেউ পণ্য বদলেছেন'))
  expect(await dialog.getByLabel('ঢাকার বাইরে').isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
  await missesAll(dialog)

  expect(await now(made)).toMatchObject({ feeTaka: 100, addressName: 'রহিমা খাতুন' })
  // The edited line was removed there: it is added as its product.
  expect(await shop.prisma.orderLine.findMany({ where: { orderId: made.id } })).toMatchObject([
    { productId: line?.productId, quantity: wanted },
  ])
})

test('products are added by the search of the shop, counted and removed', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`)
  const [line] = await shop.prisma.orderLine.findMany({ where: { orderId: made.id } })
  const title = line?.title ?? ''

  await page.getByRole('button', { name: 'পণ্য বদলান' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('পণ্য যোগ করুন').fill('saree')
  const found = dialog.locator('.product-search li button:enabled').first()
  await found.click()
  await dialog.getByRole('button', { name: `${title}: একটি বেশি` }).click()
  expect(await dialog.getByLabel(`${title}: কয়টি`).inputValue()).toBe('2')
  await dialog.getByRole('button', { name: `${title}: বাদ দিন` }).click()
  await page.keyboard.press('Control+s')
  await missesAll(dialog)

  const lines = await shop.prisma.orderLine.findMany({ where: { orderId: made.id } })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.title).not.toBe(title)
  await sees(page.locator('.timeline').getByText('বদল হলো'))
})

test('an order in another’s hand is not called twice, but can be taken over', async () => {
  const made = await order()
  const other = await openAsStaff(shop, 'agent')
  await askAs(other.page, 'claim', { order_id: made.id })
  const { page, id } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`, phone)

  await sees(page.locator('.detail').getByText(`${other.name} কথা বলছেন`))
  expect(await page.getByRole('button', { name: 'নিশ্চিত করেছেন' }).isDisabled()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'আমি নিয়ে নিই' }).click()
  await sees(page.getByText('পর্যন্ত অর্ডারটি আপনার'))
  await expect.poll(async () => (await now(made)).claimedBy).toBe(id)
  await sees(page.getByText(`অর্ডারটি ${other.name}-এর হাত থেকে নিলেন`))
  await page.getByRole('button', { name: 'ছেড়ে দিন' }).click()
  await sees(page.getByRole('button', { name: 'আমি নিচ্ছি' }))
})

test('without a connection acts cannot be pressed and say why; what was typed stays', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}`
  const { page } = await openAsStaff(shop, 'agent', path, { ...phone, allow: cut })
  await page.getByLabel('নোট লিখুন').fill('বিকালে')

  await page.context().setOffline(true)
  await sees(page.locator('.detail').getByText('ইন্টারনেট নেই। সংযোগ এলে আবার কাজ করা যাবে।'))
  for (const name of ['নিশ্চিত করেছেন', 'ধরেননি', 'নেবেন না', 'আমি নিচ্ছি', 'নোট রাখুন']) {
    expect(await page.getByRole('button', { name }).isDisabled(), name).toBe(true)
  }
  expect(await findBarriers(page)).toEqual([])

  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'নোট রাখুন' }).click()
  await sees(page.getByText('নোট: বিকালে'))
})

test('a result whose answer is lost comes back, and sent again it is stored once', async () => {
  const made = await order()
  const path = `/office/orders/${made.transId}`
  const { page } = await openAsStaff(shop, 'agent', path, { ...phone, allow: cut })
  await page.route('**/api/office/orders/call', async (route) => {
    await route.fetch()
    await route.abort()
  })

  await page.getByRole('button', { name: 'ধরেননি' }).click()
  // Once the order is refetched its change replaces the note about the connection.
  await sees(page.getByRole('alert').getByText('এর মধ্যেই বদলেছে'))
  expect((await now(made)).calls).toBe(1)
  await page.unroute('**/api/office/orders/call')
  await sees(page.locator('.timeline').getByText('কল: ধরেননি'))
  expect((await now(made)).calls).toBe(1)
})

test('a person without the right for the next step reads so', async () => {
  const made = await order({ status: 2 })
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}?queue=hand`)

  await sees(page.getByText('পরের ধাপ ম্যানেজার দেবেন।'))
  for (const name of ['অর্ডার বদলান', 'অর্ডার বাতিল করুন', 'কুরিয়ারে দেওয়া হয়েছে']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(0)
  }
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone } from './support/office.ts'
import { openCarts } from './support/office-carts.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { show, leftCart } = openCarts(shop)
const rowOf = (page: Page, name: string) => page.locator('.left-carts .panel', { hasText: name })
const outcomeOf = (customerId: number) =>
  shop.prisma.cartOutcome.findUnique({ where: { customerId } })

test('an owner switches the list on, and staff have it in the menu', async () => {
  await shop.prisma
    .$executeRaw`update setting set value = value - 'left_carts' where part = 'orders'`
  const { name } = await leftCart()
  const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=orders')
  const link = page.locator('.rail').getByRole('link', { name: 'ফেলে যাওয়া কার্ট' })
  await missesAll(link)

  await page.getByLabel(/^ফেলে যাওয়া কার্ট/).check()
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await link.click()
  await comesTo(page, '/office/carts')
  await sees(rowOf(page, name))

  const agent = await openAsStaff(shop, 'agent', '/office/more', phone)
  await agent.page.getByRole('link', { name: 'ফেলে যাওয়া কার্ট' }).click()
  await comesTo(agent.page, '/office/carts')
  await sees(rowOf(agent.page, name))
})

test.each(looks)('a cart becomes an order of its account at %s', async (_, look) => {
  await show()
  const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const saree = await countedProduct(shop, {
    title: 'জামদানি শাড়ি',
    priceTaka: 1500,
    image,
    colors: ['লাল', 'নীল'],
    counts: { লাল: 5, নীল: 5 },
  })
  const { id, name, number } = await leftCart({ productIds: [saree.id] })
  const colorId = saree.colorId('নীল')
  await shop.prisma.$executeRaw`
    update cart_line set color_id = ${colorId}::int, changed_at = now() - interval '2 hours'
    where customer_id = ${id}`
  await shop.prisma.$executeRaw`
    update cart_line set changed_at = now() - interval '2 hours' where customer_id = ${id}`
  const { page } = await openAsStaff(shop, 'agent', '/office/carts', look)
  const row = rowOf(page, name)
  await sees(row.getByText('জামদানি শাড়ি'), row.getByText('নীল'), row.getByText('৳3,000'))
  expect(await findObstacles(page, look)).toEqual([])

  await row.getByRole('link', { name: `${name}: অর্ডার লিখুন` }).click()
  await comesTo(page, `/office/orders/new?cart=${id}`)
  const confirm = page.getByRole('button', { name: 'নিশ্চিত · ৳3,060' })
  await sees(confirm)
  expect(await page.getByLabel('মোবাইল নম্বর').inputValue()).toBe(number)
  expect(await page.getByRole('radio', { name: /^নীল/ }).isChecked()).toBe(true)
  await sees(page.getByRole('switch', { name: /-এর অ্যাকাউন্টে দিন/, checked: true }))
  expect(await findObstacles(page, look)).toEqual([])
  await confirm.click()
  await comesTo(page, /\/office\/orders\/\w{4}-/)

  const [made] = await shop.prisma.order.findMany({
    where: { customerId: id },
    include: { lines: true },
  })
  expect(made).toMatchObject({ totalTaka: 3060, lines: [{ colorId, quantity: 2 }] })
  await page.goto('/office/carts')
  await sees(page.getByRole('heading', { level: 1 }))
  await missesAll(row)
})

test.each(looks)(
  'an outcome takes a cart off and is undone after a reload, at %s',
  async (_, look) => {
    await show()
    const { id, name } = await leftCart()
    const { page } = await openAsStaff(shop, 'agent', '/office/carts', look)
    const row = rowOf(page, name)
    await row.getByRole('button', { name: 'পরে' }).click()
    await sees(page.getByText(`${name}: আগামীকাল সকালে আবার আসবে`))
    await missesAll(row)
    expect(await outcomeOf(id)).toMatchObject({ result: 1 })

    await page.reload()
    await page.getByRole('button', { name: /^ফিরিয়ে নিন/ }).click()
    await sees(page.getByText('কার্টটি আবার তালিকায়'), row)
    expect(await outcomeOf(id)).toBe(null)

    await row.getByRole('button', { name: 'নেবেন না' }).click()
    await missesAll(row)
    expect(await outcomeOf(id)).toMatchObject({ result: 2 })
  },
)

test('in English a cart is listed again the next day, and says that it was put off', async () => {
  await show()
  const { id, name } = await leftCart()
  const [, wide] = looks[1]
  const { page } = await openAsStaff(shop, 'owner', '/office/carts', wide)
  await page.getByRole('button', { name: 'EN English' }).click()
  await sees(page.getByRole('heading', { name: 'Carts left behind' }))
  const row = rowOf(page, name)
  await row.getByRole('button', { name: 'Later' }).click()
  await missesAll(row)

  await shop.prisma.$executeRaw`update cart_outcome set back_at = now() where customer_id = ${id}`
  await page.reload()
  await sees(row.getByText(/Said later/))
  expect(await findObstacles(page, wide)).toEqual([])
})

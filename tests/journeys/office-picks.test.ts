import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeTransId } from '../../server/orders/trans-id.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff } from './support/office.ts'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const rowOf = (page: Page, title: string) => page.locator('.picks li', { hasText: title })

test('a tick stays over a reload, until another order joins the row', async () => {
  const title = `জামদানি শাড়ি ${randomUUID()}`
  const productId = await makeOrder({ title, quantity: 2 })
  await makeOrder({ title, quantity: 3, productId })
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=pack')
  await page.getByRole('link', { name: 'পণ্য তোলার তালিকা' }).click()
  await comesTo(page, '/office/picks')
  const row = rowOf(page, title)
  const box = row.getByRole('checkbox')
  await sees(row.getByText('5টি', { exact: true }), row.getByText('2টি অর্ডার'))
  await sees(row.getByText('Red · M'))

  await box.check()
  await page.reload()
  await sees(row)
  expect(await box.isChecked()).toBe(true)

  await makeOrder({ title, quantity: 1, productId })
  await page.reload()
  await sees(row.getByText('6টি', { exact: true }))
  expect(await box.isChecked()).toBe(false)
})

test('ticks of yesterday are gone', async () => {
  const title = `নকশি কাঁথা ${randomUUID()}`
  await makeOrder({ title, quantity: 1 })
  const { page } = await openAsStaff(shop, 'agent', '/office/picks')
  const box = rowOf(page, title).getByRole('checkbox')
  await box.check()
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('shop.picks') ?? '')
    localStorage.setItem('shop.picks', JSON.stringify({ ...kept, day: '2020-01-01' }))
  })
  await page.reload()
  await sees(box)
  expect(await box.isChecked()).toBe(false)
})

test.each(looks)(
  'forty rows fit one A4 without the frame, and are read at %s',
  async (_name, look) => {
    await shop.prisma.order.updateMany({ where: { status: 1 }, data: { status: 5 } })
    for (let nr = 1; nr <= 40; nr++) {
      await makeOrder({ title: `হাতে বোনা ঢাকাই জামদানি শাড়ি, নকশা ${nr}`.repeat(2), quantity: nr })
    }
    const { page } = await openAsStaff(shop, 'manager', '/office/picks', {
      ...look,
      isAlone: true,
    })
    await sees(page.getByText('40টি অর্ডারে 820টি জিনিস'))
    await rowOf(page, 'নকশা 17').getByRole('checkbox').check()
    await page.waitForLoadState('networkidle')
    expect(await findObstacles(page, look)).toEqual([])

    await page.emulateMedia({ media: 'print' })
    await sees(page.getByText(/^পণ্য তোলার তালিকা · আজ/))
    const frame = page.locator('nav, header, .thumb').filter({ visible: true })
    expect(await frame.count()).toBe(0)
    const colors = await rowOf(page, 'নকশা 17')
      .locator('label')
      .evaluate((row) => [getComputedStyle(row).backgroundColor, getComputedStyle(row).color])
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
    const inMm = sheets.map((sides) =>
      sides.slice(1).map((side) => Math.round((+side * 25.4) / 72)),
    )
    expect(inMm).toEqual([[210, 297]])
  },
)

/** A confirmed order of one line; its product. */
async function makeOrder({
  productId = 0,
  ...line
}: Record<string, unknown> & { productId?: number }) {
  const key = randomUUID()
  const { image } = await shop.prisma.product.findUniqueOrThrow({
    where: { slug: 'dhakai-jamdani-saree' },
  })
  const id = productId || (await shop.make.product({ slug: `picked-${key}` })).id
  await shop.make.order({
    transId: makeTransId(),
    confirmKey: key,
    confirmedLines: key,
    customerId: (await shop.make.customer({ email: `${key}@example.com` })).id,
    status: 1,
    lineGiven: { ...line, image, productId: id, color: 'Red', size: 'M' },
  })
  return id
}

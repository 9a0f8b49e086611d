// Over 200 lines: the list, the sheet and the edit of an order, at both sizes.
import { expect, test } from 'vitest'
import { countedProduct } from '../support/counted.ts'
import { findBarriers } from './support/axe.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { answerAt, openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)

test('the list is found again where it was left, and its end brings more', async () => {
  const name = `Long ${crypto.randomUUID().slice(0, 8)}`
  for (let nr = 0; nr < 35; nr++) await order({ addressName: name, status: 1 })
  const { page } = await openAsStaff(shop, 'manager', '/office/orders?queue=pack', phone)

  await page.goto(`/office/orders?queue=all&q=${encodeURIComponent(name)}`)
  await expect.poll(() => page.locator('[data-row]').count()).toBe(30)
  await page.locator('[data-row]').last().scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 4000)
  await expect.poll(() => page.locator('[data-row]').count()).toBe(35)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(1000)

  const seen = page.locator('[data-row]').nth(33)
  await seen.click()
  await sees(page.locator('.detail'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await sees(seen)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test('ticking moves no row under the finger, so the next tap ticks the row it aims at', async () => {
  const name = `Ticks ${crypto.randomUUID().slice(0, 8)}`
  for (let nr = 0; nr < 3; nr++) await order({ addressName: name, status: 3 })
  const { page } = await openAsStaff(shop, 'manager', '/office/orders', { ...phone, width: 360 })
  await page.goto(`/office/orders?queue=all&q=${encodeURIComponent(name)}`)
  const rows = page.locator('[data-order]')
  await sees(rows.nth(2))
  const tops = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().top)))
  const before = await tops()

  await page.getByRole('button', { name: 'বেছে নিন' }).tap()
  await sees(rows.getByRole('checkbox'))
  expect(await tops()).toEqual(before)
  await rows.nth(0).getByRole('checkbox').tap()
  await sees(page.getByText('1টি বাছাই করা'))
  expect(await tops()).toEqual(before)
})

test('an empty list says why and leads on, a failed one can be tried again', async () => {
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=back', {
    ...phone,
    allow: [...refusals, /net::ERR_FAILED/],
  })

  await page.goto('/office/orders?queue=all&q=nobody-of-that-name')
  await sees(page.getByText('এমন অর্ডার পাওয়া যায়নি'))
  await page.setViewportSize({ width: 1280, height: 800 })
  await missesAll(page.locator('.choose'))
  await page.setViewportSize(phone)
  await page.locator('.notice a').click()
  await comesTo(page, '/office/orders?queue=all')

  await page.route('**/api/office/orders?*', (route) => route.abort())
  await page.goto('/office/orders?queue=pack').catch(() => {})
  await sees(page.getByText('তথ্য আনা যায়নি।'))
  await page.unroute('**/api/office/orders?*')
  await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
  await sees(page.locator('[data-row]').first())
})

test('a row to pack names the order, the choice and the pieces', async () => {
  // The list begins with thirty orders.
  await shop.prisma.order.updateMany({
    where: { status: 1, addressName: { startsWith: 'Long ' } },
    data: { status: 2 },
  })
  const made = await order({ status: 1 })
  await shop.prisma.orderLine.updateMany({
    where: { orderId: made.id },
    data: { color: 'নীল', size: 'M' },
  })
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=pack', phone)
  const row = page.locator(`[data-order="${made.id}"]`)

  await sees(row.getByText(made.transId), row.getByText('নীল · M'), row.getByText(/^× \d$/))
})

test('an order on its way that a link opens offers no next call', async () => {
  const made = await order({ status: 3 })
  const { page } = await openAsStaff(shop, 'manager', `/office/orders/${made.transId}`, phone)

  await sees(page.getByRole('button', { name: 'ডেলিভারি হয়েছে' }))
  expect(await page.locator('.outs').getByText('পরের কল').count()).toBe(0)
})

test('a parcel is red once it has been on its way for four days', async () => {
  const { id } = await order({ status: 3 })
  const handedMs = Date.now()
  const { page } = await openAsStaff(shop, 'agent', '/office/orders?queue=way', {
    ...phone,
    isAlone: true,
  })
  const wait = page.locator(`[data-order="${id}"] .wait`)
  const colorAfter = async (hours: number) => {
    await answerAt(page, handedMs + hours * 3_600_000)
    await page.reload()
    await sees(wait)
    return wait.evaluate((part) => getComputedStyle(part).color)
  }
  const brick = 'rgb(180, 48, 31)'

  expect(await colorAfter(95)).not.toBe(brick)
  expect(await colorAfter(97)).toBe(brick)
  expect(await wait.textContent()).toMatch(/^দেরি হচ্ছে/)
})

test('each result of a call can be read below the pointer', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', `/office/orders/${made.transId}`)
  const results = page.locator('.outs button')
  await sees(results)
  expect(await results.count()).toBe(5)

  for (const result of await results.all()) {
    await result.hover()
    expect(await findBarriers(page)).toEqual([])
  }
})

test('a picture that is lost takes no more room than one that is there', async () => {
  const made = await order()
  const { page } = await openAsStaff(shop, 'agent', '/office/me', {
    allow: [...refusals, /net::ERR_FAILED/],
  })
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto(`/office/orders/${made.transId}`)
  await page.getByRole('button', { name: 'অর্ডার বদলান' }).click()

  const missing = page.locator('.edit-lines .picture-missing')
  await sees(missing)
  expect(await missing.boundingBox()).toMatchObject({ width: 44, height: 44 })
})

test.each(looks)(
  'the edit of an order can be read at %s, and its remarks end in time',
  async (_name, look) => {
    const title = `Edited Kurti ${crypto.randomUUID().slice(0, 8)}`
    const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    await countedProduct(shop, {
      title,
      image,
      colors: ['নীল', 'লাল'],
      sizes: ['M', 'L'],
      counts: { 'নীল/M': 1, 'নীল/L': 3, 'লাল/M': 3, 'লাল/L': 3 },
    })
    const made = await order({ status: 1 })
    const { page } = await openAsStaff(shop, 'owner', `/office/orders/${made.transId}`, look)
    await page.getByRole('button', { name: 'পণ্য বদলান' }).click()
    const dialog = page.getByRole('dialog')
    // Its end is in sight from the start.
    const save = await dialog.getByRole('button', { name: 'সেভ করুন' }).boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect((save?.y ?? height) + (save?.height ?? 0)).toBeLessThan(height)
    await dialog.getByLabel('পণ্য যোগ করুন').fill(title)
    const found = dialog.getByRole('button', { name: title })
    await sees(found)
    const [name, price] = await found.locator('span').evaluateAll((all) =>
      all.slice(-2).map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      }),
    )
    expect((price?.left ?? 0) - (name?.right ?? 0)).toBeGreaterThanOrEqual(8)
    await found.click()

    const color = dialog.getByLabel('রং', { exact: true })
    const size = dialog.getByLabel('সাইজ', { exact: true })
    for (const select of [color, size]) {
      expect((await select.boundingBox())?.width).toBeGreaterThan(200)
    }
    await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
    await sees(dialog.getByText('একটি রং বাছুন'))
    await color.selectOption({ label: 'নীল: আছে 4টি' })
    await missesAll(dialog.getByText('একটি রং বাছুন'))

    await dialog.getByLabel('ফোন').fill('0171234567')
    await sees(dialog.getByText('01 দিয়ে শুরু নম্বরে 11টি অঙ্ক থাকে, এখানে 10টি'))
    expect(await findObstacles(page, look)).toEqual([])
  },
)

test('an edit moves a line to another size, and of a parcel that came back the whole pieces are counted', async () => {
  const kurti = await countedProduct(shop, {
    title: 'Returned Kurti',
    colors: ['Red', 'Blue'],
    sizes: ['M', 'L'],
    counts: { 'Red/M': 3, 'Red/L': 3, 'Blue/M': 3, 'Blue/L': 3 },
  })
  const made = await order({ status: 1 })
  const ofOrder = { where: { orderId: made.id } }
  const { slug, title } = await shop.prisma.product.findUniqueOrThrow({ where: { id: kurti.id } })
  await shop.prisma.orderLine.updateMany({
    ...ofOrder,
    data: {
      productId: kurti.id,
      slug,
      title,
      quantity: 2,
      stockItemId: kurti.itemId('Red/M'),
      colorId: kurti.colorId('Red'),
      sizeId: kurti.sizeId('M'),
      color: 'Red',
      size: 'M',
    },
  })
  const { page } = await openAsStaff(shop, 'owner', `/office/orders/${made.transId}`)

  await page.getByRole('button', { name: 'পণ্য বদলান' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('রং', { exact: true }).selectOption(String(kurti.colorId('Blue')))
  await dialog.getByLabel('সাইজ', { exact: true }).selectOption(String(kurti.sizeId('L')))
  await page.keyboard.press('Control+s')
  await missesAll(dialog)
  expect(await kurti.counts()).toEqual({ 'Red/M': 5, 'Red/L': 3, 'Blue/M': 3, 'Blue/L': 1 })
  const chosen = { color: 'Blue', size: 'L', stockItemId: kurti.itemId('Blue/L') }
  expect(await shop.prisma.orderLine.findMany(ofOrder)).toMatchObject([chosen])

  await shop.prisma.order.update({ where: { id: made.id }, data: { status: 3 } })
  await page.reload()
  await page.getByRole('button', { name: /^ফেরত আসছে/ }).click()
  await page.getByRole('button', { name: /^ফেরত পাওয়া গেছে/ }).click()
  const whole = dialog.getByLabel('Returned Kurti · Blue · L')
  expect(await whole.inputValue()).toBe('2')
  const received = dialog.getByRole('button', { name: 'ফেরত পাওয়া গেছে' })
  for (const wrong of ['2.5', '3', '']) {
    await whole.fill(wrong)
    await received.click()
    await sees(dialog.getByText('0 থেকে 2-এর মধ্যে পূর্ণ সংখ্যা লিখুন'))
    expect(await whole.inputValue()).toBe(wrong)
  }
  await whole.fill('১')
  await whole.hover()
  await page.mouse.wheel(0, -200)
  await received.click()
  await missesAll(dialog)
  expect(await kurti.counts()).toMatchObject({ 'Red/M': 5, 'Blue/L': 2 })
})

test('all orders are narrowed by day, district, product and person, which the address keeps', async () => {
  const at = new Date('2020-02-03T05:00:00Z')
  const made = await order({ createdAt: at, district: 'সিলেট', status: 1 })
  const other = await order({ createdAt: at, district: 'ঢাকা', status: 1 })
  const { title } = await shop.prisma.orderLine.findFirstOrThrow({ where: { orderId: made.id } })
  const { page, id } = await openAsStaff(shop, 'agent', '/office/orders?queue=all', phone)
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await page.locator('.queues').boundingBox())?.height).toBeLessThan(100)
  const rowOf = ({ id }: { id: number }) => page.locator(`[data-order="${id}"]`)
  const dialog = page.getByRole('dialog', { name: 'ফিল্টার' })

  await page.getByRole('button', { name: 'ফিল্টার' }).tap()
  await dialog.getByLabel('এই দিন থেকে', { exact: true }).fill('০৩/০২/২০২০')
  await dialog.getByLabel('এই দিন পর্যন্ত', { exact: true }).fill('03/02/2020')
  await sees(rowOf(made), rowOf(other))
  await dialog.getByLabel('জেলা').selectOption('সিলেট')
  await missesAll(rowOf(other))
  await dialog.getByLabel('পণ্য', { exact: true }).fill(title)
  await dialog.getByRole('button', { name: title }).first().tap()
  for (const look of looks) expect(await findObstacles(page, look)).toEqual([])
  await dialog.getByRole('button', { name: 'অর্ডার দেখুন' }).tap()
  await page.reload()

  await sees(rowOf(made), page.getByRole('button', { name: 'সিলেট: ফিল্টারটি মুছুন' }))
  await missesAll(rowOf(other))
  await page.getByRole('button', { name: 'সিলেট: ফিল্টারটি মুছুন' }).tap()
  await sees(rowOf(other))
  await page.getByRole('button', { name: 'অর্ডার খুঁজুন' }).tap()
  await page.getByRole('searchbox', { name: 'অর্ডার খুঁজুন' }).pressSequentially(made.addressNumber)
  await missesAll(rowOf(other))
  await sees(rowOf(made))
  expect(new URL(page.url()).searchParams.get('from')).toBe('2020-02-03')

  await page.goto(`/office/orders?queue=all&from=2020-02-03&to=2020-02-03&staff=${id}`)
  await sees(page.getByText('এমন অর্ডার পাওয়া যায়নি'))
})

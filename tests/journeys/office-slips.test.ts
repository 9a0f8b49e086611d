// Over 200 lines: the screen and the printed sheets are measured with the same orders.
import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { encode } from 'uqr'
import { expect, onTestFinished, test } from 'vitest'
import { formatDate } from '../../client/text/times.ts'
import { makeTransId } from '../../server/orders/trans-id.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const a5 = [148, 210]
const label = [101.6, 152.4]
const usualTitle = 'জামদানি শাড়ি, হাতে বোনা ঢাকাই মসলিন'
const longest = {
  addressName: 'রহিমা খাতুন '.repeat(8).trim(),
  address: 'বাড়ি 12, রোড 5, ব্লক সি, মিরপুর, '.repeat(15).slice(0, 500),
}

test('a slip and a label say what is packed, for whom, and what is taken at the door', async () => {
  const [first, second] = [await makeOrder({ lines: 2 }), await makeOrder({ lines: 1 })]
  const logo = '/uploads/catalog/demo-teapot-800x800.webp'
  const policy = { return_policy: '<p>তিন দিনের মধ্যে জানান</p>' }
  const value = { name: 'মেঘনা বুটিক', address: 'কলেজ রোড, কুমিল্লা ৩৫০০', logo }
  await shop.prisma.setting.createMany({
    data: [
      { part: 'shop', value },
      { part: 'policy', value: policy },
      { part: 'contact', value: { phone: '01711-223344' } },
    ],
  })
  onTestFinished(async () => {
    await shop.prisma.setting.deleteMany()
  })
  const { page } = await openAsStaff(shop, 'agent', '/office/me', { allow: refusals })
  await page.goto(slipsOf(first, second))

  const slips = page.getByRole('region', { name: /^প্যাকিং স্লিপ/ })
  await sees(slips)
  expect(await slips.count()).toBe(2)
  const slip = slips.first()
  await sees(slip.getByText('ইনভয়েস ও প্যাকিং স্লিপ · 1/2'), slip.getByText('01712-345678'))
  await sees(slip.getByText('ইনভয়েসের তারিখ', { exact: true }))
  await sees(slip.getByText(formatDate(new Date(), 'bn')))
  await sees(slip.locator('.pay').getByText('৳1,060'), slip.getByText('মোট 4টি জিনিস'))
  expect(await slip.locator('.much').allTextContents()).toEqual(['2', '2'])
  expect(await weightOf(slip.locator('.much').first())).toBe('600')
  expect(await slip.locator('.tick-box').count()).toBe(2)
  await sees(slip.getByText(/^সাহায্য: 01711-223344.* · কলেজ রোড, কুমিল্লা 3500$/))
  // The rule of the shop, not the ready one.
  await sees(slip.getByText(`রিটার্ন পলিসি: ${new URL(shop.url).host}/return-policy`))
  expect(await slip.getByText('7 দিনের মধ্যে').count()).toBe(0)
  await sees(slip.locator(`img[src="${logo}"]`), slip.getByText('মেঘনা বুটিক'))

  const onParcel = page.getByRole('region', {
    name: `পার্সেলের লেবেল, 4 × 6 ইঞ্চি · ${first.transId}`,
  })
  await sees(onParcel.getByText('৳1,060'), onParcel.getByText(first.address))
  await sees(onParcel.locator(`img[src="${logo}"]`))
  await sees(onParcel.getByText('প্রেরক: মেঘনা বুটিক, 01711-223344, কলেজ রোড, কুমিল্লা 3500'))
  expect(await page.locator('.sheets').textContent()).not.toMatch(/[০-৯]|undefined|null/)
  for (const picture of await slip.getByRole('img', { name: 'অর্ডার নম্বরের QR' }).all()) {
    expect(await picture.locator('path').getAttribute('d')).toBe(pictureOf(first.transId))
  }

  await page.getByRole('radio', { name: '4×6 লেবেল' }).click({ force: true })
  await comesTo(page, `${slipsOf(first, second)}&paper=label`)
  await missesAll(slips)
  expect((await shop.prisma.order.findUniqueOrThrow({ where: { id: first.id } })).status).toBe(1)
})

test('a phone lists what is printed, and prints the sheets', async () => {
  const order = await makeOrder({ lines: 2 })
  const { page } = await openAsStaff(shop, 'agent', '/office/me', phone)

  expect(await sheetsOf(page, slipsOf(order), 'attached')).toEqual([a5, label])
  const item = page.locator('.slip-list > li')

  await sees(item.getByRole('link', { name: order.transId }), item.getByText('৳1,060'))
  await sees(item.getByText(`${order.addressName} · 01712-345678`), item.getByText(order.address))
  expect(await item.getByRole('list').getByText(`${usualTitle} × 2`).count()).toBe(2)
  expect(await page.locator('.sheets').boundingBox()).toMatchObject({ width: 0 })
})

test('each order is printed on one sheet of its size, twelve lines too', async () => {
  const orders = [await makeOrder({ lines: 1 }), await makeOrder({ lines: 12 }), await makeOrder()]
  const { page } = await openAsStaff(shop, 'manager', '/office/me')

  expect(await sheetsOf(page, `${slipsOf(...orders)}&paper=a5`)).toEqual([a5, a5, a5])
  expect(await sheetsOf(page, `${slipsOf(...orders)}&paper=label`)).toEqual([label, label, label])
  const both = await sheetsOf(page, slipsOf(...orders))
  expect(both).toEqual([a5, label, a5, label, a5, label])
})

test('the longest address and titles go on, on a sheet of their own, and fit a label', async () => {
  const title = `${'নকশি কাঁথা সেলাই করা চাদর, '.repeat(7)}শেষ`
  const order = await makeOrder({ ...longest, lines: 12, title })
  const { page } = await openAsStaff(shop, 'manager', '/office/me')

  expect(await sheetsOf(page, `${slipsOf(order)}&paper=label`)).toEqual([label])
  expect(await findCutOff(page)).toEqual([])
  const inside = page.locator('.parcel-label .inside')
  const shown = await inside.locator('li').evaluateAll((all) => {
    const box = all[0]?.closest('.inside')?.getBoundingClientRect()
    return all.filter((each) => each.getBoundingClientRect().left < (box?.right ?? 0)).length
  })
  expect(shown).toBeLessThan(12)
  await sees(inside.getByText(`আরও ${12 - shown} রকম পণ্য স্লিপে আছে`))
  const sheets = await sheetsOf(page, `${slipsOf(order)}&paper=a5`)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets).toEqual(sheets.map(() => a5))
})

test('printing waits for the typeface', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/me', {
    allow: [...refusals, /font/],
  })
  await page.goto(slipsOf(await makeOrder()))
  await sees(page.locator('.sheet'))
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/late.woff2', async (route) => {
    await held
    await route.fulfill({ body: 'no font' })
  })
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed')
    const face = new FontFace('Late', 'url(/late.woff2)')
    document.fonts.add(face)
    face.load().catch(() => {})
  })

  await page.keyboard.press('Control+p')
  await page.waitForTimeout(300)
  expect(await page.locator('body.printed').count()).toBe(0)
  release()
  await sees(page.locator('body.printed'))
})

test('slips of a missing order, of none and of too many say so', async () => {
  const order = await makeOrder()
  const { page } = await openAsStaff(shop, 'owner', '/office/me')

  await page.goto(`/office/slips?ids=${order.id},2147483647,abc`)
  await sees(page.getByRole('alert').getByText('পাওয়া যায়নি: 2147483647, abc'))
  expect(await page.locator('.slip').count()).toBe(1)
  await page.goto('/office/slips')
  await sees(page.getByText('কোনো অর্ডার বাছাই করা হয়নি'))
  const many = Array.from({ length: 201 }, (_each, index) => index + 1)
  await page.goto(`/office/slips?ids=${many.join(',')}`)
  await sees(page.getByText('একবারে সর্বোচ্চ 200টি স্লিপ'))
  expect(await page.getByRole('button', { name: 'ছাপুন' }).isDisabled()).toBe(true)
})

test('two hundred slips are all printed', async () => {
  const known = await shop.prisma.order.findMany({ take: 200, select: { id: true } })
  const { page } = await openAsStaff(shop, 'owner', '/office/me')

  await page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    slipsOf(...known),
  )
  await page
    .locator('.parcel-label')
    .nth(known.length - 1)
    .waitFor({ state: 'attached' })

  expect(known.length).toBe(200)
})

test.each(looks)('the preview can be read and reached at %s', async (_name, size) => {
  const order = await makeOrder({ ...longest, lines: 12 })
  const { page } = await openAsStaff(shop, 'owner', '/office/me', size)

  for (const path of [
    slipsOf(order),
    `/office/slips?ids=${order.id},2147483647`,
    '/office/slips',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await findObstacles(page, size), path).toEqual([])
  }
})

/** A confirmed order with this many lines, two pieces each. */
async function makeOrder({ lines = 1, title = usualTitle, ...given } = {}) {
  const transId = makeTransId()
  const { id: productId, image } = await shop.prisma.product.findFirstOrThrow()
  const key = randomUUID()
  const order = await shop.make.order({
    transId,
    confirmKey: key,
    confirmedLines: key,
    customerId: (await shop.make.customer({ email: `${key}@example.com` })).id,
    status: 1,
    ...given,
    lineGiven: { productId, title, quantity: 2 },
  })
  for (let line = 1; line < lines; line++) {
    await shop.prisma.orderLine.create({
      data: {
        orderId: order.id,
        productId,
        title,
        quantity: 2,
        priceTaka: 500,
        slug: key,
        image,
      },
    })
  }
  return order
}

function slipsOf(...orders: { id: number }[]): string {
  return `/office/slips?ids=${orders.map(({ id }) => id).join(',')}`
}

/** The printed sheets, in mm. */
async function sheetsOf(page: Page, path: string, state: 'visible' | 'attached' = 'visible') {
  await page.goto(path)
  await page.locator('.sheet').first().waitFor({ state })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const points = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return points.map(([, width, height]) => [nearest(Number(width)), nearest(Number(height))])
}

/** In mm: the expected size, to half a point. */
function nearest(points: number): number {
  const mm = (points * 25.4) / 72
  return [...a5, ...label].find((each) => Math.abs(each - mm) < 0.2) ?? mm
}

/** Parts that are cut off on a label, except lines of products. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.parcel-label')].flatMap((sheet) => {
      const end = sheet.getBoundingClientRect()
      const products = sheet.querySelector('.inside')?.getBoundingClientRect()
      return [
        ...sheet.querySelectorAll<HTMLElement>('.label-head, .receiver *, .cod, .cod *, .sender'),
      ]
        .filter((part) => {
          const { bottom, right } = part.getBoundingClientRect()
          const isOverProducts = part.closest('.receiver') && products && bottom > products.top + 1
          return bottom > end.bottom || right > end.right || isOverProducts
        })
        .map((part) => part.className || part.tagName)
    }),
  )
}

function pictureOf(transId: string): string {
  const { data } = encode(transId, { border: 0, ecc: 'M', maskPattern: 2 })
  return data
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('')
}

function weightOf(part: ReturnType<Page['locator']>): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).fontWeight)
}

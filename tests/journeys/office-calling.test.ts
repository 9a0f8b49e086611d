import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { answerAt, openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order, now } = openOrders(shop)
/** No device of the tests has a telephone. */
const noPhone = /^left to tel:|scheme does not have a registered handler/

test.each([
  ['at night it asks once whether to call', '2026-11-22T17:00:00Z', true],
  ['by day it calls, and the order is in hand', '2026-11-22T06:00:00Z', false],
])('%s', async (_name, time, asks) => {
  const { transId, ...made } = await order()
  const { page, id } = await openAsStaff(shop, 'agent', '/office/orders', {
    ...phone,
    allow: [...refusals, noPhone],
    isAlone: true,
  })
  await answerAt(page, Date.parse(time))
  await page.goto(`/office/orders/${transId}`)
  const call = page.getByRole('link', { name: 'কল করুন', exact: true }).last()

  await call.click()

  if (asks) {
    await sees(page.getByRole('dialog').getByText('এখন কলের সময় নয়'))
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'তবু কল করুন' }).click()
    await missesAll(page.getByRole('dialog'))
  }
  await expect.poll(async () => (await now(made)).claimedBy).toBe(id)
  expect(await call.getAttribute('href')).toBe(`tel:${made.addressNumber}`)
  expect(await whatsapp(page)).toBe(`https://wa.me/88${made.addressNumber}`)
})

test.each([
  ['three days fast', 3 * 24 * 60],
  ['two hours slow', -2 * 60],
])('on a phone that is %s, an hour later is an hour later', async (_name, aheadMinutes) => {
  const { transId, ...made } = await order()
  const { page } = await openAsStaff(shop, 'agent', '/office/orders', {
    ...phone,
    allow: [...refusals, noPhone],
    before: (own) => own.clock.install({ time: Date.now() + aheadMinutes * 60_000 }),
  })
  await page.goto(`/office/orders/${transId}`)

  await page.getByRole('button', { name: 'পরে কল' }).click()
  const dialog = page.getByRole('dialog')
  const note = await dialog.getByLabel('নোট').boundingBox()
  const first = await dialog.getByRole('button', { name: '1 ঘণ্টা পরে' }).boundingBox()
  // The keyboard of an optional note would cover the choices.
  expect(first?.y).toBeLessThan(note?.y ?? 0)
  expect(await isTyping(page)).toBe(false)
  await dialog.getByLabel('নোট').fill('মিটিংয়ে আছেন')
  await page.getByRole('button', { name: '1 ঘণ্টা পরে' }).click()

  const waitMinutes = async () =>
    ((await now(made)).callAt?.getTime() ?? 0) / 60_000 - Date.now() / 60_000
  await expect.poll(waitMinutes).toBeGreaterThan(55)
  expect(await waitMinutes()).toBeLessThan(61)
  await page.goto(`/office/orders/${transId}`)
  await sees(page.locator('.call').getByText(/^আবার কল /))
})

test.each([640, 740])(
  'at 360x%i an order to call shows whom, by which act, and what was ordered',
  async (height) => {
    const { transId, ...made } = await order()
    const products = await shop.prisma.product.findMany({
      orderBy: { id: 'asc' },
      take: 5,
      skip: 1,
    })
    const lines = products.map(({ id, title, slug, image, priceTaka }) => ({
      ...{ orderId: made.id, productId: id, title, slug, image, priceTaka, quantity: 2 },
    }))
    await shop.prisma.orderLine.deleteMany({ where: { orderId: made.id } })
    await shop.prisma.orderLine.createMany({ data: lines })
    const { page } = await openAsStaff(shop, 'agent', '/office/orders', {
      ...{ width: 360, height, touch: true, allow: [...refusals, noPhone] },
    })
    // At night the page asks before it calls: its hour is that of the last answer.
    await answerAt(page, Date.parse('2026-11-22T06:00:00Z'))
    await page.goto(`/office/orders/${transId}`)
    const call = page.getByRole('link', { name: 'কল করুন', exact: true })
    const results = ['নিশ্চিত করেছেন', 'ধরেননি', 'পরে কল', 'ভুল নম্বর', 'নেবেন না'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    )
    await sees(call, ...results)

    const callBox = await boxOf(call)
    const tops = await Promise.all(results.map(async (result) => (await boxOf(result)).top))
    expect(callBox.bottom).toBeLessThan(Math.min(...tops))
    const read = [
      page.locator('.call .tel'),
      ...lines.map(({ title }) => page.locator('.call').getByText(title)),
    ]
    for (const part of read) {
      const { top, bottom } = await boxOf(part)
      expect(top).toBeGreaterThan(0)
      // The act is the first row of the panel below.
      expect(bottom).toBeLessThan(callBox.top)
    }
    const greenOf = async () => Promise.all([call, results[0]].map(isGreen))
    expect(await greenOf()).toEqual([true, false])

    await call.click()

    await expect.poll(greenOf).toEqual([false, true])
    // What a finger finds stays where it was.
    expect((await boxOf(call)).top).toBe(callBox.top)
  },
)

test('on a phone both buttons of a refusal have room for their words', async () => {
  const { transId } = await order()
  const path = `/office/orders/${transId}`
  const { page } = await openAsStaff(shop, 'agent', path, {
    ...phone,
    allow: [...refusals, noPhone],
  })

  await page.getByRole('button', { name: 'নেবেন না' }).click()
  const back = page.getByRole('dialog').getByRole('button', { name: 'না, থাক' })
  await sees(back)
  expect(await isTyping(page)).toBe(false)

  const wide = await back.evaluate((button) => {
    const words = document.createRange()
    words.selectNodeContents(button)
    return button.clientWidth - words.getBoundingClientRect().width
  })
  expect(wide).toBeGreaterThanOrEqual(16)
})

test('on a phone the cross stands beside what takes a call back, however long its words', async () => {
  const { transId } = await order()
  const { page } = await openAsStaff(shop, 'agent', '/office/more', {
    ...phone,
    allow: [...refusals, noPhone],
  })
  await page.getByRole('button', { name: 'EN English' }).click()
  await sees(page.getByRole('heading', { name: 'More' }))
  await page.goto(`/office/orders/${transId}`)

  await page.getByRole('button', { name: 'Call later' }).click()
  await page.getByRole('button', { name: 'In 1 hour' }).click()
  const undo = page.locator('.undo')
  await sees(undo.getByText('will be called later'))

  const placeOf = (name: string) => undo.getByRole('button', { name }).boundingBox()
  const [cross, act] = [await placeOf('Close this'), await placeOf('Undo')]
  expect(cross?.y).toBe(act?.y)
})

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not there')
  return { top: box.y, bottom: box.y + box.height }
}

function isGreen(part: Locator | undefined) {
  return part?.evaluate((button) => getComputedStyle(button).color === 'rgb(255, 255, 255)')
}

/** A phone then shows its keyboard. */
function isTyping(page: Page) {
  return page.locator(':is(input, textarea):focus').isVisible()
}

function whatsapp(page: Page) {
  return page.getByRole('link', { name: 'WhatsApp-এ লিখুন' }).getAttribute('href')
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { openOrders } from './support/office-orders.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const { order } = openOrders(shop)
const wide = { width: 1280, height: 900 }
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const spaced = (number: string) => number.replace(/^(.{5})/, '$1-')
const cardOf = (page: Page, number: string) =>
  page.locator('.block-cards > li, .block-table tbody tr', { hasText: spaced(number) })
const blockOf = (number: string) => shop.prisma.phoneBlock.findUnique({ where: { phone: number } })
/** A blocked number that no other test has. */
async function blockedNumber(reason = 'পার্সেল নেননি') {
  const { transId, addressNumber } = await order()
  await shop.prisma.phoneBlock.create({ data: { phone: addressNumber, reason } })
  return { transId, number: addressNumber }
}

test.each(looks)(
  'a number is blocked at its order, changed, unblocked and blocked again, at %s',
  async (_, look) => {
    const { transId, addressNumber } = await order()
    const { page } = await openAsStaff(shop, 'manager', `/office/orders/${transId}`, look)
    await page.getByRole('link', { name: 'ব্লক করুন', exact: true }).click()
    await comesTo(page, `/office/blocked?q=${addressNumber}&open=new`)
    await sees(field(page, 'ফোন নম্বর'))
    expect(await field(page, 'ফোন নম্বর').inputValue()).toBe(spaced(addressNumber))
    await field(page, 'কারণ').fill('তিনবার পার্সেল নেননি')
    await field(page, 'শেষের দিন').fill('1/1/2020')
    await press(page, 'সেভ করুন')
    await sees(page.getByText('শেষের দিন আজ থেকে 5 বছরের মধ্যে দিন'))
    expect(await findObstacles(page, look)).toEqual([])
    await field(page, 'শেষের দিন').fill('')
    await press(page, 'সেভ করুন')
    const card = cardOf(page, addressNumber)
    await sees(card.getByText('তিনবার পার্সেল নেননি'), card.getByText('সব সময়ের জন্য'))
    // Without the toast, which fades in.
    await page.reload()
    await sees(card)
    expect(await findObstacles(page, look)).toEqual([])
    expect(await blockOf(addressNumber)).toMatchObject({ reason: 'তিনবার পার্সেল নেননি' })

    await page.goto(`/office/orders/${transId}`)
    await sees(page.locator('.call').getByText('ব্লক: তিনবার পার্সেল নেননি'))
    expect(await findObstacles(page, look)).toEqual([])
    await page.goto('/office/orders?queue=blocked')
    await sees(page.locator('.row', { hasText: spaced(addressNumber) }))
    expect(await findObstacles(page, look)).toEqual([])
    await page.goto(`/office/orders/${transId}`)
    await page.getByRole('link', { name: 'ব্লক দেখুন' }).click()
    await page.getByRole('link', { name: `${spaced(addressNumber)}: ব্লক বদলান` }).click()
    await press(page, 'ব্লক তুলে নিন')

    await sees(page.getByText(`${spaced(addressNumber)}-এর ব্লক তোলা হয়েছে`))
    await missesAll(card)
    expect(await blockOf(addressNumber)).toBe(null)
    await page.reload()
    await page.getByRole('button', { name: /^ফিরিয়ে নিন/ }).click()
    await sees(page.getByText('আবার ব্লক করা হয়েছে'), card)
    expect(await blockOf(addressNumber)).toMatchObject({ reason: 'তিনবার পার্সেল নেননি' })
  },
)

test.each(looks)('in English a number is found and blocked, at %s', async (_, look) => {
  const { number } = await blockedNumber('Refused twice')
  const { addressNumber } = await order()
  const { page } = await openAsStaff(shop, 'owner', '/office/more', look)
  await page
    .getByRole('button', { name: /English|^EN/ })
    .first()
    .click()
  await sees(page.getByRole('heading', { name: 'More' }).or(page.getByText('Sign out')))
  await page.goto('/office/blocked')
  await page.getByLabel('Find a number').fill(`+88${number}`)
  await comesTo(page, /\?q=/)
  await expect.poll(() => cardOf(page, number).count()).toBe(1)
  await sees(cardOf(page, number).getByText('Refused twice'))
  expect(await findObstacles(page, look)).toEqual([])

  await page.getByLabel('Find a number').fill(addressNumber)
  await sees(page.getByText(`“${addressNumber}” is not blocked`))
  await page.goto(`/office/blocked?q=${addressNumber}&open=new`)
  await field(page, 'Reason').fill('Asked us to stop')
  await field(page, 'Phone number').fill('0171234567')
  await press(page, 'Save')
  await sees(
    page.getByText('A mobile number of Bangladesh has 11 digits, such as 01712345678').first(),
  )
  await field(page, 'Phone number').fill(number)
  await press(page, 'Save')
  await sees(page.getByText('This number is blocked already'))
  expect(await findObstacles(page, look)).toEqual([])
})

test('the second of two who change a block chooses where both changed it', async () => {
  const { number } = await blockedNumber()
  const { id = 0 } = (await blockOf(number)) ?? {}
  const [first, { page }] = await Promise.all([
    openAsStaff(shop, 'owner', `/office/blocked?open=${id}`, wide),
    openAsStaff(shop, 'manager', `/office/blocked?open=${id}`, wide),
  ])
  await field(page, 'কারণ').fill('আমার কারণ')
  await field(first.page, 'কারণ').fill('তাঁর কারণ')
  await press(first.page, 'সেভ করুন')
  await sees(first.page.getByText('সেভ হয়েছে').last())

  await press(page, 'সেভ করুন')
  await sees(page.getByText('আপনি লেখার সময় অন্য কেউ এই ব্লক বদলেছেন', { exact: false }))
  await page.getByRole('radio', { name: 'আমার কারণ' }).check()
  await press(page, 'এভাবে চালিয়ে যান')
  await press(page, 'সেভ করুন')
  await sees(page.getByText('সেভ হয়েছে').last())
  await expect.poll(async () => (await blockOf(number))?.reason).toBe('আমার কারণ')
})

test('an agent reads the blocks and a long reason at an order, and changes nothing', async () => {
  const reason = 'পার্সেল নেননি '.repeat(14).trim()
  const { number, transId } = await blockedNumber(reason)
  const { page } = await openAsStaff(shop, 'agent', '/office/blocked', {
    ...phone,
    width: 360,
    allow: refusals,
  })
  await sees(cardOf(page, number).getByText(reason))
  expect(await page.getByRole('link', { name: 'ব্লক করুন', exact: true }).count()).toBe(0)
  expect(await page.getByRole('link', { name: /ব্লক বদলান/ }).count()).toBe(0)

  await page.goto(`/office/orders/${transId}`)
  await sees(page.locator('.call').getByText(`ব্লক: ${reason}`))
  expect(await page.getByRole('link', { name: /ব্লক/ }).count()).toBe(0)
  expect(await findObstacles(page, phone)).toEqual([])
  await page.goto('/office/orders?queue=blocked')
  await sees(page.locator('.row', { hasText: spaced(number) }))
  expect(await findObstacles(page, phone)).toEqual([])
})

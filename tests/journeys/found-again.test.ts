import { expect, onTestFinished, test } from 'vitest'
import { findObstacles, looks } from './support/obstacles.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const [[, narrow], [, wide]] = looks
const mug = '/product/ceramic-coffee-mug'

test('what was looked at stands on empty screens, the latest first, until something is there', async () => {
  const as = await shop.shopper()
  const page = await shop.visit('/product/dhakai-jamdani-saree', {
    as,
    ...narrow,
    allow: [/status of 404/],
  })
  await page.goto(mug)
  await page.waitForFunction(() => localStorage.getItem('shop.seen')?.includes(','))
  const row = page.locator('section', {
    has: page.getByRole('heading', { name: 'একটু আগে দেখেছেন' }),
  })
  expect(await row.count()).toBe(0)

  for (const path of ['/cart', '/customer/orders', '/search?keyword=zzzzzz', '/no-such-page']) {
    await page.goto(path)
    await sees(row)
    expect(
      await row.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
    ).toEqual([mug, '/product/dhakai-jamdani-saree'])
  }
  expect(await findObstacles(page, narrow)).toEqual([])
})

test('a product is shared by the system, else its link is copied', async () => {
  const page = await shop.visit(mug, {
    ...wide,
    before: (tab) => tab.addInitScript(() => Object.assign(navigator, { share: undefined })),
  })
  await page.getByRole('button', { name: 'শেয়ার' }).click()
  await sees(page.getByText('লিংক কপি হয়েছে'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${new URL(page.url()).origin}${mug}`,
  )

  await page.evaluate(() =>
    Object.assign(navigator, { share: (given: object) => Object.assign(window, { given }) }),
  )
  await page.getByRole('button', { name: 'শেয়ার' }).click()
  await expect.poll(() => page.evaluate(() => Object(window).given?.url)).toBe(page.url())
  expect(await findObstacles(page, wide)).toEqual([])
})

test('a public promo stands in the cart, and one tap applies it', async () => {
  const code = `OPEN-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
  const data = { code, priceTaka: 50, maxRedemptions: 5, public: true }
  const { id } = await shop.prisma.promo.create({ data })
  onTestFinished(async () => {
    await shop.prisma.promo.delete({ where: { id } })
  })
  const page = await shop.visit('/cart', {
    as: await shop.shopper({ cart: ['ceramic-coffee-mug'] }),
    ...narrow,
  })
  const take = page.getByRole('button', { name: `${code} নিন` })
  await sees(take)
  expect(await findObstacles(page, narrow)).toEqual([])

  await take.tap()

  await sees(page.locator('.promo-applied', { hasText: code }))
  expect(await take.count()).toBe(0)
  await page.getByRole('button', { name: 'প্রোমো কোড সরান' }).tap()
  await sees(take)
})

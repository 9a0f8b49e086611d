import { expect, test } from 'vitest'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const phone = { width: 360, height: 740, touch: true }

test.each(['none', 'bn', 'en'])(
  'home shows prices on the first screen of a phone (%s)',
  async (lang) => {
    const page = await shop.walk('/', { ...phone, lang })

    const bottoms = await page.evaluate(() => ({
      header: document.querySelector('.header')?.getBoundingClientRect().bottom,
      prices: [...document.querySelectorAll('.product-card .price')]
        .slice(0, 2)
        .map((price) => price.getBoundingClientRect().bottom),
    }))
    expect(bottoms.header).toBeLessThanOrEqual(150)
    expect(bottoms.prices).toHaveLength(2)
    for (const bottom of bottoms.prices) expect(bottom).toBeLessThan(740)
  },
)

test('the header leaves while the shopper scrolls down, and comes back on the way up', async () => {
  const page = await shop.visit('/menu/electronics', phone)
  const header = page.locator('.header')
  const bottomOf = () => header.evaluate((part) => part.getBoundingClientRect().bottom)

  const scroll = async () => {
    await page.mouse.wheel(0, 150)
    return bottomOf()
  }
  await expect.poll(scroll).toBeLessThanOrEqual(0)
  const bar = page.locator('.listing-bar')
  await expect.poll(() => bar.evaluate((part) => part.getBoundingClientRect().top)).toBe(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(bottomOf).toBeGreaterThan(90)
})

test('a visit keeps its typeface; the next one has the fonts that were fetched', async () => {
  const page = await shop.visit('/')
  const facesOf = () => page.evaluate(() => document.fonts.size)
  await page.waitForFunction(() => localStorage.getItem('shop.fonts') !== null)

  await page.getByRole('link', { name: 'Login/Signup' }).click()
  await page.waitForURL('**/login')
  expect(await facesOf()).toBe(0)
  await page.reload()
  await expect.poll(facesOf).toBe(4)
})

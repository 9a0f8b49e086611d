import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers } from './support/axe.ts'
import { comeAlive, comesTo, holdBack, missesAll, placeOf, sees } from './support/page.ts'
import { visitIn } from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const pricesOf = async (page: Page) => {
  const texts = await page.locator('.product-card .price b').allInnerTexts()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}
const chipsOf = (page: Page) => page.getByRole('link', { name: /^ফিল্টার সরান/ })
const boxOf = (page: Page) => page.locator('header [name="keyword"]')
const inWords = '/search?keyword=শাড়ি under 3000 taka'

test('a price in words is one chip and the ends of the sliders, over a reload and the way back', async () => {
  const page = await shop.borrow(inWords)
  const most = page.locator('.listing-filters').getByRole('textbox', { name: 'সর্বোচ্চ' })

  for (const again of [false, true]) {
    if (again) {
      await page.reload()
      await comeAlive(page)
    }
    expect(await chipsOf(page).allInnerTexts()).toEqual(['৳10 – ৳3,000'])
    expect(await most.inputValue()).toBe('3000')
    expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(3000)
    expect(await page.locator('h1').innerText()).toContain('“শাড়ি”')
  }

  await most.fill('2000')
  await most.press('Enter')
  await comesTo(page, `${inWords}&min=10&max=2000`)
  await expect.poll(async () => Math.max(0, ...(await pricesOf(page)))).toBeLessThanOrEqual(2000)
  await page.goBack()
  await comesTo(page, inWords)
  await expect.poll(() => most.inputValue()).toBe('3000')

  await chipsOf(page).click()
  await comesTo(page, '/search?keyword=শাড়ি')
  await missesAll(chipsOf(page))
  expect(await boxOf(page).inputValue()).toBe('শাড়ি')
})

test('without scripts the server renders the chip, and its link takes it off', async () => {
  const page = await shop.visit(inWords, { scripts: false })

  await sees(chipsOf(page))
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(3000)
  await chipsOf(page).click()
  await comesTo(page, '/search?keyword=শাড়ি')
  expect(await chipsOf(page).count()).toBe(0)
})

test('a keyword that is only a price lists all products of it, and all of them without the chip', async () => {
  const page = await shop.borrow('/search?keyword=৫০০ টাকার মধ্যে')

  expect(await page.locator('h1').innerText()).toBe('সব পণ্য')
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(500)
  const counted = async () =>
    Number(/of (\d+)/.exec(await page.locator('.listing-count').innerText())?.[1])
  const cheap = await counted()
  await chipsOf(page).click()
  await missesAll(chipsOf(page))
  await expect.poll(counted).toBeGreaterThan(cheap)
})

test('cheap sorts from the low price, is said on a chip, and another order can be chosen', async () => {
  const page = await shop.borrow('/search?keyword=সস্তা শার্ট')
  const sort = page.getByRole('combobox', { name: 'সাজান' })

  // Shirts first, by their price; what only resembles them follows.
  const rising = (await pricesOf(page)).slice(0, 6)
  expect(rising).toEqual([...rising].sort((one, other) => one - other))
  expect(await sort.inputValue()).toBe('low-to-high')
  await sort.selectOption('high-to-low')
  await comesTo(page, '/search?keyword=সস্তা শার্ট&sort=high-to-low')
  await missesAll(chipsOf(page))
  await page.goBack()
  await chipsOf(page).click()
  await comesTo(page, '/search?keyword=শার্ট')
  await expect.poll(() => sort.inputValue()).toBe('')
})

test('words about the shop lead to its screen, in words and while typing', async () => {
  const page = await visitIn(shop, 'en', '/search?keyword=cash on delivery')
  const link = page.getByRole('main').getByRole('link', { name: 'Delivery rules' })

  expect(await page.locator('h1').innerText()).toBe('“cash on delivery”')
  await sees(link)
  expect(await page.locator('.listing-count').innerText()).toBe('')
  const ofPhone = page.getByRole('main').locator('a[href^="tel:"]')
  await page.setViewportSize({ width: 360, height: 740 })
  const { x = 0, width = 0 } = (await ofPhone.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(360)
  expect(await findBarriers(page)).toEqual([])
  await link.click()
  await comesTo(page, '/delivery-rules')

  await boxOf(page).focus()
  await sees(page.locator('header [role="combobox"]'))
  await boxOf(page).pressSequentially('track order')
  await page.getByRole('option', { name: 'Track Order' }).click()
  await comesTo(page, /^\/(customer\/orders|login)/)
})

test('offers have picture and price, and those of a former word cannot be chosen', async () => {
  const page = await shop.borrow('/')
  const box = boxOf(page)
  await box.focus()
  await sees(page.locator('header [role="combobox"]'))
  await box.pressSequentially('shar')
  const offers = page.getByRole('listbox').getByRole('option')
  const saree = offers.filter({ hasText: 'শাড়ি' }).filter({ hasText: '৳' }).first()
  await sees(saree)
  const picture = await saree.locator('img').boundingBox()
  expect([picture?.width, picture?.height]).toEqual([40, 40])
  expect(await findBarriers(page)).toEqual([])

  const { before, release } = holdBack('**/api/search/suggestions?keyword=zzz*')
  await before(page)
  await box.fill('zzzqx')
  await expect.poll(() => saree.getAttribute('aria-disabled')).toBe('true')
  await saree.click({ force: true })
  await box.press('ArrowDown')
  expect(await box.getAttribute('aria-activedescendant')).toBeNull()
  expect(placeOf(page)).toBe('/')
  await box.press('Enter')
  await comesTo(page, '/search?keyword=zzzqx')
  release()
})

// Over 200 lines: one screen: its filters, its sorting and its pages act on each other.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toBengaliDigits } from '../../client/text/format.ts'
import { comeAlive, comesTo, holdBack, missesAll, placeOf, sees } from './support/page.ts'
import { visitIn } from './support/scripts-of-texts.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const countOf = (page: Page) => page.locator('.listing-count [lang=en]').innerText()
const pricesOf = async (page: Page) => {
  const texts = await page.locator('.product-card .price b').allInnerTexts()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

test.each([
  ['/category/শাড়ি', 'Showing 5 products out of 5 for this category', 'শাড়ি'],
  ['/menu/electronics', /^Showing 12 products out of \d+ for this Menu$/, 'Electronics'],
  ['/tag/Fashion', /^Showing 12 products out of \d+ for this tag$/, 'Fashion'],
  ['/discount/20', /^Showing 12 products out of \d+ for this tag$/, '20% ছাড় Fashion'],
  ['/search?keyword=শাড়ি', /^Showing [1-9]\d* products out of \d+ for this keyword$/, /শাড়ি/],
])('%s counts its products in a sentence', async (path, sentence, heading) => {
  const page = await shop.borrow(path)

  expect(await countOf(page)).toMatch(sentence)
  expect(await page.locator('h1').innerText()).toMatch(heading)
  await sees(page.locator('.product-card'))
})

test('a keyword of a link that is too long is cut, and one that nobody can see finds nothing', async () => {
  const long = await shop.borrow(`/search?keyword=${'zqxj'.repeat(60)}`)
  await sees(long.locator('.nothing-found'))

  const unseen = await shop.borrow(`/search?keyword=${encodeURIComponent('\u200b \u2060')}`)
  await sees(unseen.getByText('কী খুঁজছেন?'))
})

test('somebody who types is offered products by keys, and a cross empties the box', async () => {
  const page = await shop.borrow('/')
  const box = page.locator('header [name="keyword"]')
  await box.focus()
  await sees(page.locator('header [role="combobox"]'))
  await box.pressSequentially('jam')
  const offers = page.getByRole('listbox').getByRole('option')
  await sees(offers.first())
  expect(await box.getAttribute('aria-expanded')).toBe('true')

  await box.press('Escape')
  await missesAll(offers)
  await box.press('ArrowUp')
  await expect.poll(() => box.getAttribute('aria-activedescendant')).toBeTruthy()
  await box.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/product\//)

  await box.fill('jam')
  await page.getByRole('button', { name: 'লেখা মুছুন' }).click()
  expect(await box.inputValue()).toBe('')
})

test('a category is offered by its English name in English, and the link has the one name', async () => {
  const page = await visitIn(shop, 'en', '/')
  const box = page.locator('header [name="keyword"]')
  await box.focus()
  await sees(page.locator('header [role="combobox"]'))
  await box.pressSequentially('makeup')

  await page.getByRole('option', { name: 'Makeup Category' }).click()

  await sees(page.getByRole('heading', { level: 1, name: 'Makeup' }))
  await comesTo(page, '/category/মেকআপ')
})

test('sort, price and page live in the address, and a change of either leads back to page 1', async () => {
  const page = await shop.borrow('/tag/Fashion?page=2')
  const sort = page.getByRole('combobox')

  await sort.selectOption('low-to-high')
  await comesTo(page, '/tag/Fashion?sort=low-to-high')
  await expect.poll(async () => (await pricesOf(page)).length).toBe(12)
  const rising = await pricesOf(page)
  expect(rising).toEqual([...rising].sort((one, other) => one - other))

  await page.getByRole('link', { name: 'পাতা 2', exact: true }).click()
  await comesTo(page, '/tag/Fashion?sort=low-to-high&page=2')
  const most = page.locator('.listing-filters').getByRole('textbox', { name: 'সর্বোচ্চ' })
  await most.fill('1000')
  await most.press('Enter')
  await comesTo(page, '/tag/Fashion?sort=low-to-high&max=1000')
  await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(1000)

  const before = await pricesOf(page)
  await page.reload()
  await comeAlive(page)
  expect(await pricesOf(page)).toEqual(before)
  expect(await page.getByRole('combobox').inputValue()).toBe('low-to-high')

  await sort.selectOption('latest')
  await comesTo(page, '/tag/Fashion?max=1000')
})

test('a price is taken in Bengali digits, with commas and a taka sign, a word is not', async () => {
  const page = await shop.borrow('/tag/Fashion')
  const panel = page.locator('.listing-filters')
  const most = panel.getByRole('textbox', { name: 'সর্বোচ্চ' })

  await most.fill('৳ ১,৫০০')
  await most.press('Enter')
  await comesTo(page, '/tag/Fashion?max=1500')
  expect(await most.inputValue()).toBe('1500')
  await expect.poll(async () => Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(1500)

  for (const typed of ['কম', '']) {
    await most.fill(typed)
    await most.blur()
    await expect.poll(() => most.inputValue()).toBe('1500')
  }
  await most.fill('৯৯৯৯৯')
  await most.blur()
  await comesTo(page, '/tag/Fashion')
})

test('ends of the price that are typed the wrong way round change places', async () => {
  const page = await shop.borrow('/tag/Fashion?min=500&max=1500')
  const panel = page.locator('.listing-filters')
  const least = panel.getByRole('textbox', { name: 'সর্বনিম্ন' })
  const most = panel.getByRole('textbox', { name: 'সর্বোচ্চ' })

  await least.fill('2000')
  await least.press('Enter')
  await comesTo(page, '/tag/Fashion?min=1500&max=2000')
  expect([await least.inputValue(), await most.inputValue()]).toEqual(['1500', '2000'])
  await most.fill('600')
  await most.press('Enter')

  await comesTo(page, '/tag/Fashion?min=600&max=1500')
  expect([await least.inputValue(), await most.inputValue()]).toEqual(['600', '1500'])
  await page.goto('/tag/Fashion?min=600&max=600')
  await comeAlive(page)
  await least.fill('900')
  await least.press('Enter')
  await comesTo(page, '/tag/Fashion?min=600&max=900')
  expect([await least.inputValue(), await most.inputValue()]).toEqual(['600', '900'])
})

test('the sliders go from 10 to 50000, never cross, and count once they stand still', async () => {
  const page = await shop.borrow('/tag/Fashion')
  const panel = page.locator('.listing-filters')
  const least = panel.getByRole('slider', { name: 'সর্বনিম্ন দাম' })
  const most = panel.getByRole('slider', { name: 'সর্বোচ্চ দাম' })

  for (const slider of [least, most]) {
    expect(await slider.getAttribute('min')).toBe('10')
    expect(await slider.getAttribute('max')).toBe('50000')
  }
  expect([await least.inputValue(), await most.inputValue()]).toEqual(['10', '50000'])

  await most.fill('2000')
  await comesTo(page, '/tag/Fashion?max=2000')
  await least.fill('9000')
  await comesTo(page, '/tag/Fashion?max=2000&min=2000')
  expect(Number(await least.inputValue())).toBeLessThanOrEqual(Number(await most.inputValue()))

  await least.focus()
  await page.keyboard.press('Home')
  await comesTo(page, '/tag/Fashion?max=2000')
})

test('each filter shows as a chip that can be removed', async () => {
  const page = await shop.borrow('/tag/Fashion?min=500&max=1500')

  const chip = page.getByRole('link', { name: '৳500 – ৳1,500' })
  await chip.click()

  await comesTo(page, '/tag/Fashion')
  await missesAll(chip)
})

test('a listing that is filtered away offers to clear the filters and the phone', async () => {
  const page = await shop.borrow('/tag/Fashion?min=49000')

  await sees(page.getByText('কোনো পণ্য পাওয়া যায়নি'))
  await sees(page.locator('.empty-state').getByRole('link', { name: '01700-000000' }))
  await page.getByRole('link', { name: 'ফিল্টার মুছুন' }).click()

  await comesTo(page, '/tag/Fashion')
  await sees(page.locator('.product-card'))
})

test('the tags of a listing lead to their own listing, which starts afresh', async () => {
  const page = await shop.borrow('/category/শাড়ি?sort=z-a')

  await page.locator('.filter-tags').getByRole('link', { name: 'প্রিমিয়াম' }).click()

  await comesTo(page, '/tag/প্রিমিয়াম')
  await sees(page.locator('.filter-tags [aria-current="page"]', { hasText: 'প্রিমিয়াম' }))
})

test('page numbers stand only where there is more than one page, the current one marked', async () => {
  const one = await shop.borrow('/category/শাড়ি')
  expect(await one.locator('.pager').count()).toBe(0)

  const page = await shop.borrow('/tag/Fashion')
  expect(await page.locator('.pager [aria-current="page"]').innerText()).toMatch(/1$/)
  const first = await page.locator('.product-card a').first().innerText()
  await page.getByRole('link', { name: 'পরের পাতা' }).click()

  await comesTo(page, '/tag/Fashion?page=2')
  await expect.poll(() => page.locator('.pager [aria-current="page"]').innerText()).toMatch(/2$/)
  expect(await page.locator('.product-card a').first().innerText()).not.toBe(first)
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('listing-products')
  expect(await countOf(page)).toMatch(/^Showing \d+ products/)
})

test('back from a product the listing stands where it was left', async () => {
  const page = await shop.borrow('/tag/Fashion?sort=a-z')
  const card = page.locator('.product-card').nth(10)
  await card.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => scrollY > 300)
  const left = await page.evaluate(() => scrollY)

  await card.getByRole('link').click()
  await comesTo(page, /^\/product\//)
  await page.goBack()

  await comesTo(page, '/tag/Fashion?sort=a-z')
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left))
    .toBeLessThanOrEqual(5)
})

test('on a phone the filter is a sheet that says how many products it leaves', async () => {
  const page = await shop.borrow('/tag/Fashion', { width: 390, height: 844, touch: true })

  await page.getByRole('button', { name: 'ফিল্টার' }).tap()
  const sheet = page.getByRole('dialog', { name: 'ফিল্টার' })
  await sheet.getByRole('textbox', { name: 'সর্বোচ্চ' }).fill('1000')
  await sheet.getByRole('textbox', { name: 'সর্বোচ্চ' }).press('Enter')
  await comesTo(page, '/tag/Fashion?max=1000')
  await expect.poll(() => countOf(page)).toMatch(/out of (\d|1[0-7]) for/)
  const total = /out of (\d+)/.exec(await countOf(page))?.[1]
  await sheet.getByRole('button', { name: `${toBengaliDigits(Number(total))}টি পণ্য দেখুন` }).tap()

  await missesAll(sheet)
  expect(placeOf(page)).toBe('/tag/Fashion?max=1000')
})

test('while a listing is read anew the old one stays, dimmed', async () => {
  const { before, release } = holdBack('**/api/get/customer/tags/**')
  const page = await shop.visit('/tag/Fashion', { before })

  await page.getByRole('combobox').selectOption('a-z')
  await expect
    .poll(() => page.locator('.listing-stale').evaluate((list) => getComputedStyle(list).opacity))
    .toBe('0.6')
  expect(await page.locator('.product-card').count()).toBe(12)
  release()

  await missesAll(page.locator('.listing-stale'))
})

test('an unknown category is a page that is not found', async () => {
  const page = await shop.borrow('/category/no-such', { allow: [/status of 404/] })

  await sees(page.getByRole('heading', { name: 'পাতাটি পাওয়া যায়নি' }))
})

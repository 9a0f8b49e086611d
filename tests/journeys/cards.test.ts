import { expect, test } from 'vitest'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const press = 'অর্ডার করুন'

test.each([
  '/',
  '/search?keyword=শাড়ি',
  '/search?keyword=zzzzzz',
  '/menu/electronics',
  '/category/শাড়ি',
  '/tag/Fashion',
  '/discount/20',
  `/product/${richProduct}`,
])('cards of %s have one link and one button each, in the document and the page', async (path) => {
  const html = await (await fetch(shop.url + encodeURI(path))).text()
  const countOf = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  const cards = countOf(/<li class="product-card/g)
  const page = await shop.borrow(path)

  expect(cards).toBeGreaterThan(0)
  expect(countOf(/<a [^>]*href="[^"]*\/product\//g)).toBe(cards)
  expect(countOf(new RegExp(`<button [^>]*>${press}</button>`, 'g'))).toBe(cards)
  expect(await page.locator('.product-card').count()).toBe(cards)
  expect(await page.locator('a[href*="/product/"]').count()).toBe(cards)
  const buttons = page.getByRole('button', { name: press, exact: true })
  expect(await buttons.count()).toBe(cards)
  expect(await page.locator('.product-card').getByRole('link').count()).toBe(cards)
  await buttons.last().focus()
  expect(await buttons.last().evaluate((own) => own === document.activeElement)).toBe(true)
})

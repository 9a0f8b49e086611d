import { expect, test } from 'vitest'
import { comesTo, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const phone = { width: 390, height: 844, touch: true }

test('the switch changes the whole page in place, keeps what was typed, and is remembered', async () => {
  const page = await shop.visit('/search?keyword=saree', phone)
  await page.getByRole('searchbox').fill('half a wo')
  const strip = page.locator('.welcome-strip')

  await strip.getByRole('button', { name: 'English' }).tap()

  await sees(strip.getByText('Cash on delivery').first())
  expect(await page.getByRole('searchbox').inputValue()).toBe('half a wo')
  await comesTo(page, '/search?keyword=saree')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.reload()
  await sees(strip.getByText('Cash on delivery').first())
  await strip.getByRole('button', { name: 'বাংলা' }).tap()
  await sees(strip.getByText('ক্যাশ অন ডেলিভারি সুবিধা').first())
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang')
  expect(cookie).toMatchObject({ value: 'bn', sameSite: 'Lax', path: '/' })
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 360 * 24 * 60 * 60)
})

test('without scripts the switch comes back to where one was', async () => {
  const page = await shop.visit('/menu', { ...phone, scripts: false })

  await page.locator('.welcome-strip').getByRole('button', { name: 'English' }).tap()

  await comesTo(page, '/menu')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}/menu`)
})

test.each([
  { cookie: '', language: 'en-US,en;q=0.9', shown: 'none' },
  { cookie: '', language: 'bn-BD,bn;q=0.9,en;q=0.8', shown: 'bn' },
  { cookie: '', language: 'en,bn', shown: 'none' },
  { cookie: 'lang=en', language: 'bn', shown: 'en' },
  { cookie: 'a=b; lang=bn', language: 'en', shown: 'bn' },
  { cookie: 'lang=xx', language: 'en', shown: 'none' },
])('a page for $language with the cookie "$cookie" is shown in $shown', async (asked) => {
  const answer = await fetch(`${shop.url}/contact`, {
    headers: { cookie: asked.cookie, 'accept-language': asked.language },
  })

  expect(await answer.text()).toContain(`data-lang="${asked.shown}"`)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
})

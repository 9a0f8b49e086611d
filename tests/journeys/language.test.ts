// Over 200 lines: the switch, and each kind of sentence that follows it.

import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { comeAlive, comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const phone = { width: 390, height: 844, touch: true }

test('the switch changes the whole page in place, keeps what was typed, and is remembered', async () => {
  const page = await shop.visit('/search?keyword=saree', phone)
  await page.locator('.search-box input').fill('half a wo')
  const strip = page.locator('.welcome-strip')

  await strip.getByRole('button', { name: 'English' }).tap()

  await sees(strip.getByText('Cash on delivery').first())
  expect(await page.locator('.search-box input').inputValue()).toBe('half a wo')
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

/** A browser in English whose clock is in Bangladesh. */
const inDhaka = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Dhaka' })
}

test.each([360, 1280])('at %i px Bengali is offered once in Bangladesh', async (width) => {
  const page = await shop.visit('/', { width, before: inDhaka })
  const strip = page.locator('.welcome-strip')
  const offer = strip.getByRole('button', { name: 'বাংলায় দেখুন' })
  const boxes = async () => {
    const of = await Promise.all(
      ['.welcome-strip', '.welcome-strip-phone', '.welcome-strip-pause', '.lang-switch'].map(
        (part) => page.locator(part).first().boundingBox(),
      ),
    )
    return of.map((box) => [box?.x, box?.y, box?.width, box?.height])
  }
  await sees(offer)
  const [stripBox, phoneBox] = await boxes()
  const offered = await offer.boundingBox()
  const shown = await boxes()
  const show = (display: string) =>
    page.locator('.bengali-offer').evaluate((own, way) => {
      if (own instanceof HTMLElement) own.style.display = way
    }, display)
  await show('none')
  expect(await boxes()).toEqual(shown)
  await show('')
  expect(offered?.height).toBeLessThanOrEqual(stripBox?.[3] ?? 0)
  expect(offered?.x).toBeGreaterThanOrEqual((phoneBox?.[0] ?? 0) + (phoneBox?.[2] ?? 0))

  await offer.click()

  await sees(strip.getByText('ক্যাশ অন ডেলিভারি সুবিধা').first())
  await missesAll(offer)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('bn')
})

test('an offer that was not taken is not made again, nor to a reader of Bengali', async () => {
  const page = await shop.visit('/', { before: inDhaka })
  const offer = page.getByRole('button', { name: 'বাংলায় দেখুন' })
  await sees(offer)

  await page.locator('.product-card a').first().click()
  await comesTo(page, /^\/product\//)
  await missesAll(offer)
  await page.goto('/contact')
  await comeAlive(page)
  await page.waitForLoadState('networkidle')
  await missesAll(offer)

  const reader = await shop.visit('/', {
    before: async (own) => {
      await inDhaka(own)
      await own.setExtraHTTPHeaders({ 'Accept-Language': 'bn-BD,en;q=0.5' })
    },
  })
  await reader.waitForLoadState('networkidle')
  await missesAll(reader.getByRole('button', { name: 'বাংলায় দেখুন' }))
})

type Wrong = [string, string, (page: Page) => Promise<unknown>, string, string]
const wrongs: Wrong[] = [
  [
    'an empty field',
    '/contact',
    (page) => page.locator('.contact-form button[type=submit]').click(),
    'এই ঘরটি পূরণ করুন',
    'Please fill in this field',
  ],
  [
    'a wrong phone number',
    '/contact',
    async (page) => {
      await page.locator('[name=number]').fill('no number')
      await page.locator('[name=subject]').focus()
    },
    'সঠিক মোবাইল নম্বর লিখুন, যেমন 01712345678',
    'Please enter a valid mobile number, such as 01712345678',
  ],
  [
    'a refusal by the server',
    '/signup',
    async (page) => {
      const typed = { name: 'A', email: 'a@example.com', password: 'short' }
      for (const [name, value] of Object.entries(typed)) {
        await page.locator(`main [name=${name}]`).fill(value)
      }
      await page.locator('main form button[type=submit]').click()
    },
    'পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে',
    'The password must have 8 to 128 characters',
  ],
  ...['/contact', '/signup'].map(
    (path): Wrong => [
      `a refusal of the whole form of ${path}`,
      path,
      async (page) => {
        const json = { message: 'Too many tries, please wait a little' }
        const refuse = (route: Route) => route.fulfill({ status: 429, json })
        await page.route(/api\/(signup|add\/customer\/message)$/, refuse)
        for (const field of await page.locator('main form :is(input, textarea)').all()) {
          const isEmail = (await field.getAttribute('name')) === 'email'
          await field.fill(isEmail ? 'a@example.com' : '01712345678')
        }
        await page.locator('main form button[type=submit]').click()
      },
      'অনেকবার চেষ্টা হয়েছে, কিছুক্ষণ পরে আবার চেষ্টা করুন',
      'Too many tries, please wait a little',
    ],
  ),
  [
    'a refusal from before the scripts',
    '/signup',
    async (page) => {
      await page.locator('main [name=name]').fill('A')
      await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
      await page.waitForLoadState('domcontentloaded')
      await comeAlive(page)
    },
    'ইমেইল লিখুন',
    'Please enter the email',
  ],
]

test.each(wrongs)('%s is said in the language of the switch, both ways', async (...wrong) => {
  const [, path, act, bengali, english] = wrong
  const page = await shop.borrow(path, { allow: [/status of 42[29]/] })
  const error = page.locator('.field-error')

  await act(page)

  await sees(error.getByText(bengali))
  const strip = page.locator('.welcome-strip')
  await strip.getByRole('button', { name: 'English' }).click()
  await sees(error.getByText(english))
  expect(await error.getByText(/[\u0980-\u09ff]/).count()).toBe(0)
  await strip.getByRole('button', { name: 'বাংলা' }).click()
  await sees(error.getByText(bengali))
})

test('why a picture was not taken is said in the language of the switch', async () => {
  const as = await shop.shopper()
  const page = await shop.borrow('/product/eid-panjabi-embroidered?tab=reviews', { as })
  const error = page.locator('.picture-picker .field-error')
  await page.locator('.review-form input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  })
  await sees(error.getByText(/ছবি/))

  await page.locator('.welcome-strip').getByRole('button', { name: 'English' }).click()

  await sees(error.getByText('notes.txt: only JPEG'))
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
])(
  'a page for $language with the cookie "$cookie" is shown in $shown',
  async ({ cookie, language, shown }) => {
    const answer = await fetch(`${shop.url}/contact`, {
      headers: { cookie, 'accept-language': language },
    })

    expect(await answer.text()).toContain(`data-lang="${shown}"`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  },
)

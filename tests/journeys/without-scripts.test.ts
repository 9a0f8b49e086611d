import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { findBarriers } from './support/axe.ts'
import { placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const withoutScripts = { scripts: false, allow: [/status of 4\d\d/] }
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const send = (page: Page) => page.locator('main form [type="submit"]').click()

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The session's customer in the shop's answer. */
async function customerOf(page: Page) {
  const answer = await page.request.get('/api/customer')
  return answer.ok() ? answer.json() : null
}

test('without scripts a customer logs in and comes to where they wanted to go', async () => {
  const { email } = await shop.shopper()
  const page = await shop.visit('/login?next=/tag/Fashion', withoutScripts)

  await fill(page, { email, password: theirPassword })
  await send(page)

  await page.waitForURL('**/tag/Fashion')
  expect(await customerOf(page)).toMatchObject({ email })
})

test('without scripts a wrong password shows in the page, and the email stays', async () => {
  const { email } = await shop.shopper()
  const page = await shop.visit('/login', withoutScripts)

  await fill(page, { email, password: 'a wrong one' })
  const answered = page.waitForResponse('**/login')
  await send(page)

  const answer = await answered
  expect(answer.status()).toBe(401)
  expect(answer.headers()['cache-control']).toBe('no-store')
  expect(answer.headers().etag).toBeUndefined()
  await sees(page.locator('.field-error', { hasText: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়' }))
  expect(await field(page, 'email').inputValue()).toBe(email)
  expect(await field(page, 'password').inputValue()).toBe('')
  expect(await page.content()).not.toContain('a wrong one')
  expect(placeOf(page)).toBe('/login')
  expect(await customerOf(page)).toBeNull()
})

test('without scripts login leads nowhere but into the shop', async () => {
  const { email } = await shop.shopper()
  const page = await shop.visit('/login?next=https://elsewhere.example/', withoutScripts)

  await fill(page, { email, password: theirPassword })
  await send(page)

  await expect.poll(() => placeOf(page)).toBe('/')
})

test('without scripts a guest signs up, after errors were shown field by field', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const page = await shop.visit('/signup', withoutScripts)
  const typed = { name: 'সালমা <b>', email, password: 'short', password_confirmation: 'short' }

  await fill(page, typed)
  await send(page)
  await sees(page.locator('.field', { has: field(page, 'password') }).locator('.field-error'))
  expect(await field(page, 'name').inputValue()).toBe('সালমা <b>')
  const password = 'shalik-2026-pakhi'
  await fill(page, { password, password_confirmation: password })
  await send(page)

  await expect.poll(() => placeOf(page)).toBe('/')
  expect(await customerOf(page)).toMatchObject({ name: 'সালমা <b>', email })
})

test('without scripts a message arrives', async () => {
  const subject = `Without scripts ${crypto.randomUUID()}`
  const page = await shop.visit('/contact', withoutScripts)
  const message = {
    name: 'Rahim',
    number: '01712-345678',
    email: 'rahim',
    subject,
    message: 'আছে?',
  }

  await fill(page, message)
  await send(page)
  await sees(page.locator('.field', { has: field(page, 'email') }).locator('.field-error'))
  expect(await field(page, 'message').inputValue()).toBe('আছে?')
  await field(page, 'email').fill('rahim@example.com')
  await send(page)

  await sees(page.getByText('The Message sent successfully'))
  expect(placeOf(page)).toBe('/contact?sent=')
  expect(await shop.prisma.message.count({ where: { subject } })).toBe(1)
})

test('one shopper’s sent form is shown to nobody else', async () => {
  const page = await shop.visit('/contact', withoutScripts)

  await fill(page, { name: 'Only for me' })
  await send(page)
  await sees(page.locator('.field-error'))

  expect(await (await fetch(`${shop.url}/contact`)).text()).not.toContain('Only for me')
})

test('a form sent from another site is refused', async () => {
  const answer = await fetch(`${shop.url}/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://elsewhere.example',
    },
    body: new URLSearchParams({ name: 'A', number: '01712345678', message: 'B' }),
  })

  expect(answer.status).toBe(403)
  expect(await answer.text()).toContain('অনুরোধটি অন্য সাইট থেকে এসেছে')
})

test('a refused form is taken over by the scripts as it stands, and goes on with them', async () => {
  const { email } = await shop.shopper()
  const page = await shop.visit('/login', {
    allow: [/status of 401|ERR_FAILED/],
    isAlive: false,
    before: (own) => own.route('**/assets/*.js', (route) => route.abort()),
  })
  await fill(page, { email, password: 'a wrong one' })
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await sees(page.locator('.field-error'))
  await page.unroute('**/assets/*.js')

  await page.reload()

  await expect
    .poll(() => page.locator('main form').evaluate((form) => Object.keys(form).length))
    .toBeGreaterThan(0)
  await sees(page.locator('.field-error', { hasText: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়' }))
  expect(await field(page, 'email').inputValue()).toBe(email)
  await field(page, 'password').fill(theirPassword)
  await send(page)
  await sees(page.getByText('Logged in successfully'))
})

test.each([390, 1280])('a refused login has no barriers at %i pixels', async (width) => {
  const { email } = await shop.shopper()
  const page = await shop.visit('/login', {
    width,
    isAlive: false,
    allow: [/status of 401|ERR_FAILED/],
    before: (own) => own.route('**/assets/*.js', (route) => route.abort()),
  })
  await fill(page, { email, password: 'a wrong one' })

  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit())
  await sees(page.locator('.field-error'))

  expect(await findBarriers(page)).toEqual([])
})

test.each([
  '/cart',
  '/customer/profile',
  '/customer/checkout',
  '/customer/orders',
  '/product/dhakai-jamdani-saree',
  // The document is the same for every link, a forged one too.
  '/o/4K7Q-ZMXB-2222-AAAAAAAAAAAAA',
])('without scripts %s says that it needs them, and how to order by phone', async (path) => {
  const page = await shop.visit(path, { ...withoutScripts, width: 390 })

  // Chromium with scripts disabled by the debugger reads a <noscript> but does not draw it.
  const words = page.locator('noscript .no-scripts')
  expect(await words.innerText()).toMatch(/জাভাস্ক্রিপ্ট চালু থাকতে হবে[\s\S]+need JavaScript/)
  expect(await words.locator('a').first().getAttribute('href')).toMatch(/^tel:\d+$/)
  expect(await page.locator('.foot-bar').filter({ visible: true }).count()).toBe(0)
})

test.each(['/no-such-screen', '/product/no-such-product', '/category/no-such-category'])(
  'without scripts %s says that it is not there, below the header',
  async (path) => {
    const page = await shop.visit(path, { ...withoutScripts, width: 390 })

    await sees(page.getByText('পাতাটি পাওয়া যায়নি'), page.locator('header [name="keyword"]'))
    await sees(page.locator('footer'))
  },
)

test('with scripts nothing is said of them', async () => {
  const page = await shop.visit('/product/dhakai-jamdani-saree')

  expect(await page.locator('.no-scripts').count()).toBe(0)
})

import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { box, button, logIn, sendLogin } from './support/forms.ts'
import { comeAlive, comesTo, holdBack, missesAll, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test('login leads home after a second and a half, not before', async () => {
  const { email, name } = await shop.shopper({ name: 'Tahmina Haque' })
  const answer = holdBack('**/api/login')
  const page = await shop.visit('/login', {
    before: (own) => Promise.all([own.clock.install(), answer.before(own)]),
  })
  const sent = page.waitForRequest('**/api/login')
  await sendLogin(page, email)
  await sent
  // From here on only the test's steps move the clock, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  answer.release()
  let passedMs = 0
  while (!(await page.getByText('Logged in successfully').isVisible())) {
    await page.clock.runFor(1)
    passedMs++
  }

  await page.clock.runFor(1490 - passedMs)
  expect(placeOf(page)).toBe('/login')
  await page.clock.runFor(20 + passedMs)

  await comesTo(page, '/')
  await sees(page.locator('header').getByText(name))
})

test.each([
  ['/cart', '/cart'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/', '/'],
  ['/\\elsewhere.example', '/'],
])('after login ?next=%s leads to %s', async (next, place) => {
  const { email } = await shop.shopper()
  const page = await shop.visit(`/login?next=${encodeURIComponent(next)}`, {
    before: (own) => own.clock.install(),
  })

  await logIn(page, email)
  await page.clock.runFor(1600)

  await comesTo(page, place)
})

test.each(['/login', '/signup'])('%s leads a logged-in customer home', async (path) => {
  const page = await shop.borrow(path, { as: await shop.shopper() })

  await comesTo(page, '/')
})

test.each([
  '/cart',
  '/customer/profile',
  '/customer/checkout',
  '/customer/order/success',
  '/customer/orders',
  '/customer/order/tracking/4K7Q-ZMXB-2222',
])('guest at %s gets the login screen', async (path) => {
  const page = await shop.borrow(path)

  await comesTo(page, `/login?next=${path}`)
  await sees(page.getByRole('heading', { name: 'Login' }))
})

test('a wrong password shows in the form and in a toast until the next try, the email stays', async () => {
  const { email } = await shop.shopper()
  const page = await shop.borrow('/login', { allow: [/status of 401/] })

  await box(page, 'ইমেইল').fill(email)
  await box(page, 'পাসওয়ার্ড').fill('a wrong one')
  await button(page, 'Login').click()

  await sees(page.getByRole('alert').getByText('Invalid email or password'))
  await sees(page.locator('form .field-error', { hasText: 'ইমেইল বা পাসওয়ার্ড ঠিক নয়' }))
  expect(await box(page, 'ইমেইল').inputValue()).toBe(email)
  await box(page, 'পাসওয়ার্ড').fill(theirPassword)
  await button(page, 'Login').click()
  await sees(page.locator('.toast-success'))
  expect(await page.locator('.toast-error').count()).toBe(0)
})

test('a refused field says so once, and no former refusal stays', async () => {
  const page = await shop.borrow('/login', { allow: [/status of 4(01|22)/] })
  const errors = page.locator('form .field-error')

  await button(page, 'Login').click()
  await expect.poll(() => errors.allInnerTexts()).toEqual(['ইমেইল লিখুন', 'পাসওয়ার্ড লিখুন'])
  await box(page, 'ইমেইল').fill('nobody@example.com')
  await box(page, 'পাসওয়ার্ড').fill('a wrong one')
  expect(await errors.count()).toBe(0)
  await button(page, 'Login').click()
  await expect.poll(() => errors.allInnerTexts()).toEqual(['ইমেইল বা পাসওয়ার্ড ঠিক নয়'])
  await box(page, 'ইমেইল').fill('no email')
  await button(page, 'Login').click()
  await expect
    .poll(() => errors.allInnerTexts())
    .toEqual(['সঠিক ইমেইল লিখুন, যেমন name@example.com'])
})

test('the email must be one; the first bad field takes the focus', async () => {
  const page = await shop.borrow('/login')

  await box(page, 'ইমেইল').fill('no email')
  await button(page, 'Login').click()

  await sees(page.getByText('সঠিক ইমেইল লিখুন, যেমন name@example.com'))
  const email = box(page, 'ইমেইল')
  expect(await email.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await email.getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at', async () => {
  const page = await shop.borrow('/login')

  await box(page, 'পাসওয়ার্ড').fill(theirPassword)
  await button(page, 'পাসওয়ার্ড দেখান').click()

  expect(await box(page, 'পাসওয়ার্ড').getAttribute('type')).toBe('text')
})

test('sign up shows each refusal at its field and keeps what was typed', async () => {
  const page = await shop.borrow('/signup', { allow: [/status of 422/] })

  await box(page, 'নাম').fill('Salma')
  await box(page, 'ইমেইল').fill('demo@nokshihaat.example')
  await box(page, 'পাসওয়ার্ড').fill('short')
  await box(page, 'পাসওয়ার্ড আবার লিখুন').fill('short')
  await button(page, 'Sign up').click()

  await sees(page.locator('.field-error'))
  await page.reload()
  await expect.poll(() => box(page, 'নাম').inputValue()).toBe('Salma')
  expect(await box(page, 'পাসওয়ার্ড').inputValue()).toBe('')
})

test.each(['/login', '/signup'])(
  '%s says that it needs cookies when they are off',
  async (path) => {
    const said = /কুকি চালু করে পাতাটি আবার খুলুন/
    const page = await shop.visit(path, {
      before: async (own) => {
        const debug = await own.context().newCDPSession(own)
        await debug.send('Emulation.setDocumentCookieDisabled', { disabled: true })
      },
    })
    await sees(page.getByRole('alert').getByText(said))

    const other = await shop.visit(path)
    await missesAll(other.getByText(said))
  },
)

test('login and sign up lead to each other', async () => {
  const page = await shop.borrow('/login')

  await page.getByRole('link', { name: 'Sign up' }).click()
  await comesTo(page, '/signup')
  await page.locator('main').getByRole('link', { name: 'Login' }).click()

  await comesTo(page, '/login')
})

test('name and email are typed once: the next form has them, and no password', async () => {
  const page = await shop.visit('/contact')
  await page.locator('[name=name]').fill('Rahima Khatun')
  await page.goto('/login')
  await comeAlive(page)
  await page.locator('[name=email]').fill('rahima@example.com')
  await page.locator('[name=password]').fill('a secret of hers')

  await page.locator('.entry-doors').getByRole('link', { name: 'Sign up' }).click()
  await comesTo(page, '/signup')

  await expect.poll(() => page.locator('[name=email]').inputValue()).toBe('rahima@example.com')
  expect(await page.locator('[name=name]').inputValue()).toBe('Rahima Khatun')
  expect(await page.locator('[name=password]').inputValue()).toBe('')
})

test('logout clears what was the customer’s and goes home', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.borrow('/customer/profile', { as: shopper })

  await button(page, 'Logout').click()

  await comesTo(page, '/')
  await sees(page.getByRole('link', { name: 'Login/Signup' }))
  await missesAll(page.locator('header').getByText(shopper.name))
  expect(await page.locator('.header-badge').innerText()).toMatch(/^0/)
})

import { createHash, randomUUID } from 'node:crypto'
import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { changePassword } from '#contract/password'
import { theirPassword } from '../support/make.ts'
import { findBarriers } from './support/axe.ts'
import { box, button, logIn } from './support/forms.ts'
import { missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each([390, 1280])(
  'the password is changed on the profile screen, %i pixels wide',
  async (width) => {
    const shopper = await shop.shopper()
    const page = await shop.visit('/customer/profile', { as: shopper, allow: [/status of 42[29]/] })
    await page.setViewportSize({ width, height: 900 })
    await sees(page.getByRole('heading', { name: 'পাসওয়ার্ড', exact: true }))
    expect(await box(page, 'বর্তমান পাসওয়ার্ড').getAttribute('autocomplete')).toBe('current-password')
    expect(await box(page, 'নতুন পাসওয়ার্ড').getAttribute('autocomplete')).toBe('new-password')

    await button(page, 'পাসওয়ার্ড বদলান').click()
    await expect
      .poll(() => page.locator('.field-error').allInnerTexts())
      .toEqual(['এই ঘরটি পূরণ করুন', 'এই ঘরটি পূরণ করুন'])
    await box(page, 'বর্তমান পাসওয়ার্ড').fill('not this one')
    await box(page, 'নতুন পাসওয়ার্ড').fill('a new jamdani')
    await button(page, 'পাসওয়ার্ড বদলান').click()
    await sees(page.locator('.field-error', { hasText: 'বর্তমান পাসওয়ার্ড ঠিক নয়' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )

    await box(page, 'বর্তমান পাসওয়ার্ড').fill(theirPassword)
    const json = { message: 'Too many tries, please wait a little' }
    const refuse = (route: Route) => route.fulfill({ status: 429, json })
    await page.route(`**${changePassword.path}`, refuse)
    await button(page, 'পাসওয়ার্ড বদলান').click()
    const refusal = page.locator('.field-error', { hasText: 'অনেকবার চেষ্টা হয়েছে' })
    await sees(refusal)
    await page.unroute(`**${changePassword.path}`)
    await button(page, 'পাসওয়ার্ড বদলান').click()
    await sees(page.getByText('পাসওয়ার্ড বদলানো হয়েছে'))
    await missesAll(refusal)
    await expect.poll(() => box(page, 'নতুন পাসওয়ার্ড').inputValue()).toBe('')

    await page.reload()
    await sees(page.locator('main').getByText(shopper.email))
    await shop.ask(shopper, '/api/logout', {})
    await page.context().clearCookies()
    await page.goto(new URL('/login', page.url()).href)
    await logIn(page, shopper.email, 'a new jamdani')
  },
)

/** The path of a link for a new password, made by staff. */
async function linkFor(customerId: number): Promise<string> {
  const token = `journey${customerId}`.padEnd(43, 'x')
  const tokenHash = createHash('sha256').update(token).digest('base64url')
  const until = new Date(Date.now() + 60_000)
  await shop.prisma.passwordReset.create({ data: { customerId, tokenHash, until } })
  return `/reset/${token}`
}

test.each([390, 1280])(
  'a new password is set without scripts at %i pixels, then it logs in',
  async (width) => {
    const { id, email } = await shop.make.customer({ email: `${randomUUID()}@example.com` })
    const page = await shop.visit(await linkFor(id), { scripts: false, width, allow: [/422/] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )

    await page.getByLabel('New password, 8 characters').fill('ten green looms')
    await page.getByLabel('The same once more').fill('ten red looms')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await sees(page.getByRole('alert'), page.getByText('দুটি পাসওয়ার্ড এক নয়'))
    await page.getByLabel('New password, 8 characters').fill('ten green looms')
    await page.getByLabel('The same once more').fill('ten green looms')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await sees(page.getByText('Your password is changed'))
    await page.getByRole('link', { name: 'Log in' }).click()

    await page.getByLabel(/ইমেইল|Email/).fill(email)
    await page.locator('input[type=password]').fill('ten green looms')
    await page.locator('main form button[type=submit], main form button').last().click()
    await page.waitForURL((url) => url.pathname !== '/login')
  },
)

test('the page for a new password has no barriers', async () => {
  const { id } = await shop.make.customer({ email: `${randomUUID()}@example.com` })
  const page = await shop.visit(await linkFor(id), { isAlive: false })

  expect(await findBarriers(page)).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const password = 'jamdani-2026'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test.each([390, 1280])(
  'the password is changed on the profile screen, %i pixels wide',
  async (width) => {
    const shopper = await shop.shopper()
    const page = await shop.visit('/customer/profile', { as: shopper, allow: [/status of 422/] })
    await page.setViewportSize({ width, height: 900 })
    await sees(page.getByRole('heading', { name: 'পাসওয়ার্ড', exact: true }))
    expect(await box(page, 'বর্তমান পাসওয়ার্ড').getAttribute('autocomplete')).toBe('current-password')
    expect(await box(page, 'নতুন পাসওয়ার্ড').getAttribute('autocomplete')).toBe('new-password')

    await box(page, 'বর্তমান পাসওয়ার্ড').fill('not this one')
    await box(page, 'নতুন পাসওয়ার্ড').fill('a new jamdani')
    await button(page, 'পাসওয়ার্ড বদলান').click()
    await sees(page.locator('.field-error', { hasText: 'The current password is not right' }))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )

    await box(page, 'বর্তমান পাসওয়ার্ড').fill(password)
    await button(page, 'পাসওয়ার্ড বদলান').click()
    await sees(page.getByText('The Password changed'))
    await expect.poll(() => box(page, 'নতুন পাসওয়ার্ড').inputValue()).toBe('')

    await page.reload()
    await sees(page.locator('main').getByText(shopper.email))
    await shop.ask(shopper, '/api/logout', {})
    await page.context().clearCookies()
    await page.goto(new URL('/login', page.url()).href)
    await box(page, 'ইমেইল').fill(shopper.email)
    await box(page, 'পাসওয়ার্ড').fill('a new jamdani')
    await button(page, 'Login').click()
    await sees(page.getByText('Logged in successfully'))
  },
)

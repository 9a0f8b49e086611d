import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { box, button, logIn } from './support/forms.ts'
import { sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each([390, 1280])(
  'the password is changed on the profile screen, %i pixels wide',
  async (width) => {
    const shopper = await shop.shopper()
    const page = await shop.visit('/customer/profile', { as: shopper, allow: [/status of 422/] })
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
    await button(page, 'পাসওয়ার্ড বদলান').click()
    await sees(page.getByText('পাসওয়ার্ড বদলানো হয়েছে'))
    await expect.poll(() => box(page, 'নতুন পাসওয়ার্ড').inputValue()).toBe('')

    await page.reload()
    await sees(page.locator('main').getByText(shopper.email))
    await shop.ask(shopper, '/api/logout', {})
    await page.context().clearCookies()
    await page.goto(new URL('/login', page.url()).href)
    await logIn(page, shopper.email, 'a new jamdani')
  },
)

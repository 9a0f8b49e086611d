import type { Locator, Page } from 'playwright-core'
import { theirPassword } from '../../support/make.ts'
import { sees } from './page.ts'

/** The button of exactly this name. */
export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** The box of exactly this label. */
export function box(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

/** Whether a part ends above the bar at the foot of a phone. */
export function isAboveBar(part: Locator): Promise<boolean> {
  return part.evaluate((own) => {
    const bar = document.querySelector('.foot-bar')?.getBoundingClientRect()
    return own.getBoundingClientRect().bottom <= (bar?.top ?? 0)
  })
}

/** Logs in by the login form of the screen. */
export async function logIn(page: Page, email: string, password = theirPassword): Promise<void> {
  await sendLogin(page, email, password)
  await sees(page.getByText('Logged in successfully'))
}

/** Fills the login form of the screen and sends it. */
export async function sendLogin(page: Page, email: string, password = theirPassword) {
  await box(page, 'ইমেইল').fill(email)
  await box(page, 'পাসওয়ার্ড').fill(password)
  await button(page, 'Login').click()
}

/** Fills the signup form of the screen and sends it: the new account's email. */
export async function signUp(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`
  await box(page, 'নাম').fill('Rahima Khatun')
  await box(page, 'ইমেইল').fill(email)
  await box(page, 'পাসওয়ার্ড').fill(theirPassword)
  await box(page, 'পাসওয়ার্ড আবার লিখুন').fill(theirPassword)
  await button(page, 'Sign up').tap()
  return email
}

/** A message of the contact form, known by its subject. */
export function messageOf(subject: string): Record<string, string> {
  return { name: 'A', number: '01712345678', email: 'a@example.com', subject, message: 'B' }
}

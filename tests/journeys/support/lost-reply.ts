import type { Page } from 'playwright-core'
import { refusals } from './office.ts'

export const allow = [...refusals, /net::ERR_FAILED/]
export const lost = 'ইন্টারনেট নেই। সংযোগ এলে আবার চেষ্টা করুন'

/** Taps in the open dialog, else on the page. */
export const tap = (page: Page, name: string) =>
  page
    .locator('dialog[open], .office:not(:has(dialog[open]))')
    .last()
    .getByRole('button', { name, exact: true })
    .tap()

/**
 * The server acts the first time; neither its answer nor that of the page's own repeat reaches the
 * browser. Acts on the own account are not repeated.
 */
export async function cutOnce(page: Page, call: string): Promise<() => string[]> {
  const keys: string[] = []
  const cuts = /^(me|signin|invite)\b/.test(call) ? 1 : 2
  await page.route(`**/api/office/${call}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > cuts) return route.continue()
    // The answer's cookies are lost too; `fetch` has stored them.
    const cookies = await page.context().cookies()
    await route.fetch()
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    return route.abort()
  })
  return () => keys
}

import type { Browser, Page } from 'playwright-core'
import { patience } from '../../support/patience.ts'
import { watchProblems } from './page.ts'

/** A tab for one test after another; `allow`: allowed console errors of the present one. */
type Tab = { page: Page; touch: boolean; allow: RegExp[] }

/**
 * Reused tabs: a new one costs a browser process, which fetches and compiles all anew. A reused one
 * has no data of its former test.
 */
export function openTabs(url: string, browser: Browser, problems: string[]) {
  const kept = new Set<Tab>()
  const taken = new Set<Tab>()

  async function take(touch = false): Promise<Tab> {
    const tab = [...kept].find((each) => each.touch === touch && !taken.has(each))
    const own = tab ?? (await open(touch))
    kept.add(own)
    taken.add(own)
    return own
  }

  async function open(touch: boolean): Promise<Tab> {
    const context = await browser.newContext({
      baseURL: url,
      hasTouch: touch,
      isMobile: touch,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    context.setDefaultTimeout(patience.timeout)
    const tab = { page: await context.newPage(), touch, allow: [] }
    watch(tab)
    return tab
  }

  const watch = ({ page, allow }: Tab) => watchProblems(page, url, allow, problems)

  async function empty(tab: Tab): Promise<void> {
    const { page, allow } = tab
    const context = page.context()
    // Later errors do not belong to the next test.
    page.removeAllListeners()
    context.removeAllListeners('request')
    for (const other of context.pages()) if (other !== page) await other.close()
    // Outside of the window, over nothing.
    await page.mouse.move(-1, -1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // A page of the shop: another site would need another process. A step in the history, such as
    // that of a dialog just closed, would end it.
    await page.goto('/healthz').catch(() => page.goto('/healthz'))
    await page.evaluate(forget)
    await context.clearCookies()
    watch(tab)
    allow.length = 0
  }

  /** After a test: its tabs become free, all other ones are closed. */
  async function giveBack(): Promise<void> {
    for (const tab of taken) {
      if (tab.page.isClosed()) kept.delete(tab)
      else await empty(tab)
    }
    taken.clear()
    const ours = new Set([...kept].map(({ page }) => page.context()))
    for (const context of browser.contexts()) if (!ours.has(context)) await context.close()
  }

  async function close(): Promise<void> {
    for (const { page } of kept) await page.context().close()
  }

  return { take, empty, giveBack, close }
}

/** Clears all that the page has stored in the browser, except cookies. */
async function forget(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
}

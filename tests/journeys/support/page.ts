import type { Locator, Page } from 'playwright-core'

/** Waits until the page is hydrated. */
export async function comeAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#root :is(a, button, form, input)')]
    const waiting = parts.filter(
      (part) =>
        !part.closest('.html') && !Object.keys(part).some((key) => key.startsWith('__reactProps')),
    )
    return parts.length > 0 && waiting.length === 0
  })
}

/** Holds requests of a page to these addresses until released. */
export function holdBack(addresses: string) {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const before = (page: Page) =>
    page.route(addresses, async (route) => {
      await held
      await route.continue()
    })
  return { before, release }
}

/** Waits until they are visible. */
export async function sees(...parts: Locator[]): Promise<void> {
  for (const part of parts) await part.first().waitFor({ state: 'visible' })
}

/** Waits until they are hidden or absent. */
export async function missesAll(...parts: Locator[]): Promise<void> {
  for (const part of parts) await part.first().waitFor({ state: 'hidden' })
}

/** Ends a tab like a phone without memory: the page gets no event. */
export async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** Waits for the history's entry of so many open dialogs; 0 is the screen's own. */
export async function onEntry(page: Page, dialogs: number): Promise<void> {
  await page.waitForFunction((n) => (Object(history.state).dialog ?? 0) === n, dialogs)
}

/** Path and query of the page, with the query's fields in alphabetical order. */
export function placeOf(page: Page): string {
  return inOrder(new URL(page.url()))
}

/** Waits until the page is at this place and shows its screen. */
export async function comesTo(page: Page, place: string | RegExp): Promise<void> {
  const wanted = typeof place === 'string' ? inOrder(new URL(place, page.url())) : place
  await page.waitForURL(
    (url) => (typeof wanted === 'string' ? inOrder(url) === wanted : wanted.test(inOrder(url))),
    { waitUntil: 'commit' },
  )
  await page.waitForFunction(showsItsAddress)
}

/**
 * A screen with a loading chunk leaves the former one under the new address: React's last router
 * state says which is shown. A document before hydration shows its own address.
 */
function showsItsAddress(): boolean {
  const root = document.getElementById('root')
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
  if (!root?.firstElementChild || document.querySelector('main > .page-skeleton')) return false
  let part = key && Object(root)[key].stateNode.current.child
  if (!part) return true
  while (part && !part.memoizedProps?.location?.pathname) part = part.child
  if (!part) throw new Error('The page has no router where it was looked for')
  const { pathname, search } = part.memoizedProps.location
  const shown = new URL(pathname + search, location.href)
  return shown.pathname === location.pathname && shown.search === location.search
}

function inOrder({ pathname, searchParams }: URL): string {
  const fields = new URLSearchParams(searchParams)
  fields.sort()
  const query = fields.toString()
  return decodeURIComponent(pathname) + (query && `?${query}`)
}

/** Collects console errors, page errors and requests to elsewhere, except allowed ones. */
export function watchProblems(page: Page, shopUrl: string, allow: RegExp[], problems: string[]) {
  const note = (problem: string) => {
    if (!allow.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // A guest's GET of the customer is a 401, which Chromium reports by itself.
    if (/status of 401/.test(message.text()) && url === `${shopUrl}/api/customer`) return
    note(`console: ${message.text()} (${url})`)
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${shopUrl}/`) && !/^(data|blob|about):/.test(url)) note(`left to ${url}`)
  })
}

/** Tab by Tab to the field or the button of this name. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let nr = 0; nr < 120; nr++) {
    const named = await page.evaluate(() => {
      const focused = document.activeElement
      const labels = focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
      const label = labels ? [...(focused.labels ?? [])].map((each) => each.textContent) : []
      return `${label.join(' ')}${focused?.getAttribute('aria-label') ?? ''}${focused?.textContent}`
    })
    if (name.test(named)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${name}`)
}

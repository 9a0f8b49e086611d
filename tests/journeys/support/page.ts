import type { Locator, Page } from 'playwright-core'

/** What never comes ends the test; how long it takes is no claim, since a machine may be busy. */
const longestMs = 30_000

/** Until the page answers: everything that can be pressed has been taken over. */
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

/** Holds what a page asks for at these addresses back until it is let go. */
export function holdBack(addresses: string) {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  const before = (page: Page) =>
    page.route(addresses, async (route) => {
      await held
      await route.continue()
    })
  return { before, letGo }
}

/** Until it can be seen. */
export async function sees(...parts: Locator[]): Promise<void> {
  for (const part of parts) await part.first().waitFor({ state: 'visible', timeout: longestMs })
}

/** Until it cannot be seen, or is not there. */
export async function missesAll(...parts: Locator[]): Promise<void> {
  for (const part of parts) await part.first().waitFor({ state: 'hidden', timeout: longestMs })
}

/** As a phone without memory does it: no event tells the page. */
export async function kill(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
}

/** Path and query of where the page is, the query's fields in the order of the alphabet. */
export function placeOf(page: Page): string {
  return inOrder(new URL(page.url()))
}

/** Until the page is at this place, and its screen stands instead of the one before. */
export async function comesTo(page: Page, place: string | RegExp): Promise<void> {
  const wanted = typeof place === 'string' ? inOrder(new URL(place, page.url())) : place
  await page.waitForURL(
    (url) => (typeof wanted === 'string' ? inOrder(url) === wanted : wanted.test(inOrder(url))),
    { waitUntil: 'commit', timeout: longestMs },
  )
  await page.waitForFunction(showsItsAddress, undefined, { timeout: longestMs })
}

/**
 * A screen whose chunk is still to come leaves the former one standing under the new address: what
 * is shown is known by the router's place in the tree that React last put into the page. A document
 * that the scripts have not taken over yet is of its own address.
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

/** Notes console errors, page errors and requests to elsewhere, save those that the test asks for. */
export function watchTroubles(page: Page, shopUrl: string, allow: RegExp[], troubles: string[]) {
  const note = (trouble: string) => {
    if (!allow.some((pattern) => pattern.test(trouble))) troubles.push(trouble)
  }
  page.on('pageerror', (error) => note(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // A guest's GET of the customer is answered 401, which Chromium reports by itself.
    if (/status of 401/.test(message.text()) && url === `${shopUrl}/api/customer`) return
    note(`console: ${message.text()} (${url})`)
  })
  page.context().on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${shopUrl}/`) && !/^(data|blob|about):/.test(url)) note(`left to ${url}`)
  })
}

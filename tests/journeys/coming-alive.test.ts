import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { theirPassword } from '../support/make.ts'
import { openAsStaff } from './support/office.ts'
import { openCarts } from './support/office-carts.ts'
import { comeAlive, comesTo, holdBack, sees } from './support/page.ts'
import { gatherPeople, screens } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const scripts = '**/assets/*.js'
const phone = { width: 390, touch: true, isAlive: false }

declare global {
  interface Window {
    served: Element[]
    shift: number
    wasAlive?: boolean
    formatters: number
  }
}

test.each(['/', '/menu/electronics', '/product/eid-panjabi-embroidered'])(
  '%s comes alive as the server rendered it: nothing is made anew, nothing moves',
  async (path) => {
    const { before, release } = holdBack(scripts)
    const page = await shop.visit(path, { ...phone, before })
    await page.evaluate(noteWhatWasServed)

    release()
    await comeAlive(page)

    expect(await page.evaluate(whatIsGone)).toEqual([])
    expect(await page.evaluate(() => window.shift)).toBe(0)
  },
)

test('every screen comes alive in the oldest browsers', async () => {
  const people = await gatherPeople(shop)
  for (const who of ['guest', 'demo'] as const) {
    const allow = [/status of 404/]
    const before = (own: Page) => own.addInitScript(becomeOld)
    const page = await shop.visit('/', { width: 390, as: people[who], allow, before })
    for (const { path } of screens.filter((screen) => (screen.who ?? 'guest') === who)) {
      await page.goto(path)
      await comeAlive(page)
    }
  }
})

test('the oldest browsers show more products, and lead back after a login', async () => {
  const { email } = await shop.shopper()
  const before = (own: Page) => own.addInitScript(becomeOld)
  const page = await shop.visit('/', { width: 390, before })
  await page.locator('.see-more button').click()
  await sees(page.locator('.product-card').nth(12))

  await page.goto('/login?next=%2Fcart')
  await comeAlive(page)
  await page.getByRole('textbox', { name: 'ইমেইল' }).fill(email)
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড' }).fill(theirPassword)
  await page.getByRole('button', { name: 'Login' }).click()

  await comesTo(page, '/cart')
})

test('the office works in the oldest browsers', async () => {
  await openCarts(shop).show()
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', {
    before: (own) => own.addInitScript(becomeOld),
  })
  for (const room of [
    '',
    'orders',
    'orders/new',
    'picks',
    'carts',
    'inbox',
    'products',
    'shelves',
    'promos',
    'blocked?open=new',
    'customers',
    'audit',
  ]) {
    await page.goto(`/office/${room}`)
    await sees(page.locator('h1'))
  }
})

/** A browser of 2020, without later features. */
function becomeOld(): void {
  const later: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced']],
    [String.prototype, ['at', 'isWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [URL, ['canParse']],
    [Element.prototype, ['checkVisibility']],
    [Crypto.prototype, ['randomUUID']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any', 'timeout']],
    [Intl, ['Segmenter']],
    [window, ['structuredClone']],
  ]
  for (const [of, names] of later) for (const name of names) Reflect.deleteProperty(of, name)
}

test('slow parts are not made on a cheap phone before the page is alive', async () => {
  const page = await shop.visit('/', {
    ...phone,
    before: (own) => own.addInitScript(countFormatters),
  })
  await comeAlive(page)

  expect(await page.evaluate(() => window.formatters)).toBe(0)
})

test.each<[string, string, (page: Page) => Promise<void>]>([
  ['/', '.see-more button', (page) => sees(page.locator('.product-card').nth(12))],
  ['/menu/electronics', '.pager a[href*="page=2"]', (page) => comesTo(page, /page=2/)],
  [
    '/product/eid-panjabi-embroidered',
    '[role=tab]:nth-child(2)',
    (page) => sees(page.locator('[role=tab]:nth-child(2)[aria-selected=true]')),
  ],
])('on %s a press of %s, while the page comes alive, is done', async (path, target, isDone) => {
  const { before, release } = holdBack(scripts)
  const page = await shop.visit(path, { ...phone, before })
  await page.evaluate(pressAsReactBegins, target)

  release()

  await isDone(page)
  // The document of the press says so: no other has been loaded.
  expect(await page.evaluate(() => window.wasAlive)).toBe(false)
})

function countFormatters(): void {
  window.formatters = 0
  for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (target, args) => {
          window.formatters++
          return Reflect.construct(target, args)
        },
      }),
    })
  }
}

function noteWhatWasServed(): void {
  window.served = [...document.querySelectorAll('#root *')]
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
      window.shift += entry.value
    }
  }).observe({ type: 'layout-shift' })
}

/** Except the dots of a carousel, whose number follows its width. */
function whatIsGone(): string[] {
  return window.served
    .filter((part) => !part.isConnected && !part.closest('.carousel-dot'))
    .map((part) => part.outerHTML)
}

/** React listens at the root before it hydrates the first part. */
function pressAsReactBegins(target: string): void {
  const root = document.getElementById('root')
  const button = document.querySelector<HTMLElement>(target)
  if (!root || !button) throw new Error(`${target} was not served`)
  root.addEventListener = (...listening: Parameters<HTMLElement['addEventListener']>) => {
    if (window.wasAlive === undefined) {
      window.wasAlive = Object.keys(button).some((key) => key.startsWith('__reactProps'))
      setTimeout(() => button.click())
    }
    EventTarget.prototype.addEventListener.apply(root, listening)
  }
}

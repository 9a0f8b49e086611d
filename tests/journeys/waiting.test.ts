import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { comeAlive, comesTo, holdBack, missesAll, sees } from './support/page.ts'
import { gatherPeople, screens, settle, states } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

test.each([
  '/',
  '/tag/Fashion',
  '/product/eid-panjabi-embroidered',
  '/product/dhakai-jamdani-saree?tab=reviews',
  '/return-policy',
  '/contact',
])('nothing moves by itself while %s comes in on a phone', async (path) => {
  const page = await shop.visit(path, {
    width: 390,
    height: 844,
    isAlive: false,
    before: watchShifts,
  })
  await comeAlive(page)
  await settle(page)
  await page.waitForLoadState('networkidle')

  const { sum, parts } = await shiftsOf(page)
  expect(sum, parts.join('\n')).toBeLessThan(0.02)
})

const personal = [...screens, ...states].filter(
  ({ path, who }) => who && /^\/(cart|customer)/.test(path),
)
describe.each([
  [390, 844],
  [1280, 800],
])('at %i pixels, over a slow line', (width, height) => {
  let people: Awaited<ReturnType<typeof gatherPeople>>
  beforeAll(async () => {
    people = await gatherPeople(shop)
    if (people.buyer) await shop.giveAddress(people.buyer)
  })

  test.each(personal)('nothing moves while $name comes in', async ({ path, who, allow }) => {
    const page = await shop.visit(path, {
      as: people[who ?? 'guest'],
      allow,
      width,
      height,
      before: async (own) => {
        await watchShifts(own)
        await own.route('**/api/**', async (route) => {
          await new Promise((done) => setTimeout(done, 400))
          await route.continue()
        })
      },
    })
    await settle(page)
    await page.waitForLoadState('networkidle')

    const { sum, parts } = await shiftsOf(page)
    expect(sum, parts.join('\n')).toBeLessThan(0.02)
  })
})

test('a product that is long in coming is waited for behind the overlay', async () => {
  const { before, release } = holdBack('**/api/get/slug/product/*')
  const page = await shop.visit('/', { before })

  await page.locator('.product-card a').first().click()
  await sees(page.locator('.loading-overlay'))
  expect(await page.locator('[role="status"] > .loading-overlay').count()).toBe(1)
  await expect.poll(() => opacityOf(page)).toBe('1')
  release()

  await sees(page.getByRole('tab', { name: 'Description' }))
  await missesAll(page.locator('.loading-overlay'))
})

test('a product seen before opens without the overlay', async () => {
  const page = await shop.visit('/product/dhakai-jamdani-saree')
  await page.locator('.header a[href="/"]').first().click()
  await comesTo(page, '/')
  await page.route('**/api/**', () => {})

  await page.goBack()

  await sees(page.getByRole('tab', { name: 'Description' }))
  expect(await page.locator('.loading-overlay').count()).toBe(0)
})

test('a pointer over a card, or the focus on it, reads its product ahead', async () => {
  const page = await shop.visit('/')
  const card = page.locator('.product-card', { hasText: 'জামদানি শাড়ি' }).first()
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))

  // Listeners of the page react a moment after the hydration.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await card.hover()
      return paths
    })
    .toContain('/api/get/slug/product/dhakai-jamdani-saree')

  // The focus scrolls the page: the pointer must not end up above another card.
  await page.mouse.move(0, 0)
  paths.length = 0
  const other = page.locator('.product-card').nth(7).getByRole('link')
  await other.focus()
  await expect
    .poll(() => paths.filter((path) => path.startsWith('/api/get/slug/product/')))
    .toEqual([`/api/get/slug${await other.getAttribute('href')}`])
})

/** The opacity of the overlay after its delay. */
function opacityOf(page: Page) {
  return page.locator('.loading-overlay').evaluate((own) => getComputedStyle(own).opacity)
}

/**
 * Counts later layout shifts without a shopper's act. A machine without a Bengali font would use
 * the shop's at once, which phones do not: here it never does.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; parts: string[] }[] = []
    Object.assign(window, { shifts })
    document.fonts.add = () => document.fonts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = Object(entry)
        const parts: string[] = sources.map(({ node }: { node: Node | null }) =>
          node instanceof Element ? `${node.nodeName} ${node.className}` : String(node?.nodeValue),
        )
        if (!hadRecentInput) shifts.push({ value, parts })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of the shifts, and the parts that moved. */
function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(() => {
    const shifts: { value: number; parts: string[] }[] = Object(window).shifts
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: shifts.map(({ value, parts }) => `${value.toFixed(4)}: ${parts.join(', ')}`),
    }
  })
}

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const lost = [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported|Unable to preload/]
const retry = (page: Page) => page.getByRole('button', { name: 'আবার চেষ্টা করুন' })
const burger = (page: Page) => page.getByRole('button', { name: 'মেনু খুলুন' })
const phone = { width: 390, touch: true, allow: lost }

/** Loses these files from now on; the returned function restores them. */
async function lose(page: Page, pattern: string) {
  await page.route(pattern, (route) => route.abort())
  return () => page.unroute(pattern)
}

test('the menu opens offline, though nobody has opened it before', async () => {
  let coming = 0
  let menuWasRequested = false
  let lastMs = 0
  const left = () => {
    coming -= 1
    lastMs = performance.now()
  }
  const page = await shop.visit('/contact', {
    ...phone,
    before: async (own) => {
      own.on('request', (request) => {
        coming += 1
        menuWasRequested ||= /assets\/mobile-menu-.*\.js$/.test(request.url())
      })
      own.on('requestfinished', left)
      own.on('requestfailed', left)
    },
  })
  // The menu's file requests others once it has come.
  const isQuiet = () => menuWasRequested && coming === 0 && performance.now() - lastMs > 500
  await expect.poll(isQuiet).toBe(true)

  await page.context().setOffline(true)
  await burger(page).tap()

  await sees(page.getByRole('dialog', { name: 'মেনু' }))
})

test.each(['js', 'css'])(
  'a menu whose .%s is lost leaves the page and a way to it',
  async (end) => {
    let find = async () => {}
    const page = await shop.visit('/contact', {
      ...phone,
      before: async (own) => {
        find = await lose(own, `**/assets/mobile-menu-*.${end}`)
      },
    })

    await burger(page).tap()
    await sees(retry(page), page.getByRole('heading', { name: 'যোগাযোগ' }))
    await find()
    await retry(page).tap()

    const menu = page.getByRole('dialog', { name: 'মেনু' })
    await sees(menu)
    const padding = await menu
      .locator('.mobile-menu')
      .evaluate((it) => getComputedStyle(it).display)
    expect(padding).toBe('grid')
  },
)

test('a review form that does not come leaves the product, and comes later', async () => {
  let find = async () => {}
  const page = await shop.visit('/product/dhakai-jamdani-saree?tab=reviews', {
    as: await shop.shopper(),
    allow: lost,
    before: async (own) => {
      find = await lose(own, '**/assets/review-form-*.js')
    },
  })

  await sees(retry(page), page.getByRole('button', { name: 'Add to cart' }))
  await find()
  await retry(page).click()

  await sees(page.getByRole('button', { name: 'রিভিউ পাঠান' }))
  await missesAll(retry(page))
})

test('screen that does not load leaves the header and comes with the connection', async () => {
  const page = await shop.visit('/', { allow: lost })
  const find = await lose(page, '**/assets/contact-page-*.js')

  await page.locator('footer').getByRole('link', { name: 'যোগাযোগ' }).click()
  await sees(retry(page), page.locator('.search-box input'))
  await find()
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await comesTo(page, '/contact')
  await sees(page.getByRole('heading', { name: 'যোগাযোগ' }))
})

test('retry after a new version loads the new page', async () => {
  const page = await shop.visit('/', { allow: [/status of 404|imported module|preload CSS/] })
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }))

  await page.locator('footer').getByRole('link', { name: 'যোগাযোগ' }).click()
  await sees(retry(page))
  await page.unroute('**/assets/*.js')
  await page.route('**/assets/index-*.js', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const loaded = page.waitForEvent('domcontentloaded')
  await retry(page).click()

  await loaded
  await sees(page.getByRole('heading', { name: 'যোগাযোগ' }))
})

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comesTo, holdBack, missesAll, placeOf, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

/**
 * Two quick taps on one spot. However late the page answers the first, the second happened soon
 * after it: an event carries the time of its creation.
 */
async function tapTwice(page: Page, target: Locator) {
  // Waits until it stands still.
  await target.tap({ trial: true })
  await target.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    const spot = { clientX: x + width / 2, clientY: y + height / 2, detail: 1 }
    const [first, second] = [1, 2].map(
      () => new MouseEvent('click', { ...spot, bubbles: true, cancelable: true }),
    )
    if (first) button.dispatchEvent(first)
    Object.assign(window, {
      tapAgain: () => {
        const below = document.elementFromPoint(spot.clientX, spot.clientY)
        if (second) below?.dispatchEvent(second)
        return below?.tagName
      },
    })
  })
  await missesAll(page.getByRole('dialog'))
  return page.evaluate(() => Object(window).tapAgain())
}

test('second tap on a closing dialog presses nothing below it', async () => {
  const page = await shop.borrow('/category/শাড়ি', { width: 390, height: 844, touch: true })
  await page.getByRole('button', { name: 'ফিল্টার' }).tap()
  const show = page.getByRole('button', { name: /^[০-৯]+টি পণ্য দেখুন/ })
  await sees(show)

  const below = await tapTwice(page, show)

  expect(below).not.toBe('HTML')
  expect(placeOf(page)).toBe('/category/শাড়ি')
  // Later presses elsewhere work as usual.
  await page.locator('.product-card a').first().tap()
  await comesTo(page, /^\/product\//)
})

test('the second click on what opens a dialog does not close it, on a slow machine too', async () => {
  const shopper = await shop.shopper({ cart: ['dhakai-jamdani-saree'] })
  const page = await shop.visit('/cart', { as: shopper, width: 1280 })
  const remove = page.locator('.remove-line')
  await sees(remove)

  const debuggerOf = await page.context().newCDPSession(page)
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: 20 })

  await remove.dblclick({ delay: 60 })

  await sees(page.getByRole('alertdialog'))
  await page.waitForTimeout(500)
  expect(await page.getByRole('alertdialog').count()).toBe(1)
  await page.mouse.click(10, 10)
  await missesAll(page.getByRole('alertdialog'))
})

test('Order now stays busy until the checkout is there', async () => {
  const shopper = await shop.shopper()
  const { before, release } = holdBack('**/assets/checkout-page-*.js')
  const page = await shop.visit('/product/dhakai-jamdani-saree', { as: shopper, before })
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/add/cart')) sent++
  })
  const orderNow = page.locator('.buy-box-buttons .button-primary')
  const answered = page.waitForResponse('**/api/add/cart')

  await orderNow.click()
  await answered
  await page.waitForTimeout(300)
  await orderNow.click({ force: true })
  await page.waitForTimeout(300)
  release()

  await comesTo(page, '/customer/checkout')
  expect(sent).toBe(1)
  await page.goBack()
  await comesTo(page, '/product/dhakai-jamdani-saree')
})

import { expect, test } from 'vitest'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

/** The row moves every 2 seconds, for half a second: shares of the way to the next place. */
test.each([0.02, 0.4, 0.8])(
  'category focused while the carousel moves, %f on its way, stays in view',
  async (share) => {
    const page = await shop.visit('/', { before: (own) => own.clock.install() })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('.promises a').focus()
    const place = () =>
      page.locator('.categories-track').evaluate((list) => {
        const [first, second] = [...list.children] as HTMLElement[]
        return list.scrollLeft / ((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0))
      })
    await expect
      .poll(
        async () => {
          await page.clock.runFor(40)
          const on = (await place()) % 1
          return on >= share && on < share + 0.2
        },
        { interval: 0 },
      )
      .toBe(true)

    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('.category-card'))).toBe(true)
    await page.clock.runFor(700)
    expect(await place()).toBe(0)
    // A pointer that comes and leaves does not restart it.
    await page.locator('.categories').hover()
    await page.mouse.move(5, 5)
    await page.clock.runFor(7000)

    expect(await place()).toBe(0)
  },
)

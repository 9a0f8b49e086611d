import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { richProduct, settle } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

/** Shoppers with forced colours, or with the page four times as large. */
const shop = openJourneys()

describe('in forced colours', () => {
  async function visit(path: string, width = 1280): Promise<Page> {
    const page = await shop.borrow(path, { width, lessMotion: true })
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await settle(page)
    return page
  }

  test.each([390, 1280])('at %i pixels every colour of a product says its name', async (width) => {
    const page = await visit(`/product/${richProduct}`, width)
    const names = page.locator('.color-swatch > :last-child')

    expect(await names.count()).toBeGreaterThan(1)
    for (const name of await names.all()) {
      const box = await name.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(10)
    }
  })

  test.each([
    ['a colour', `/product/${richProduct}`, '.color-swatch'],
    ['a size', `/product/${richProduct}`, '.size-box'],
    ['a picture', `/product/${richProduct}`, '.gallery-thumbnails button'],
    ['a tab', `/product/${richProduct}`, '[role=tab]'],
    ['a banner', '/', '.banners .carousel-dot'],
  ])('%s that is chosen can be seen', async (_name, path, selector) => {
    const page = await visit(path)
    const [first, second] = [page.locator(selector).first(), page.locator(selector).nth(1)]
    await first.click()
    const chosen = await lookOf(page, first)

    await second.click()
    const left = await lookOf(page, first)

    expect(chosen.equals(left)).toBe(false)
    expect((await lookOf(page, second)).equals(left)).toBe(false)
  })

  test('the focus is visible on the product screen', async () => {
    const page = await visit(`/product/${richProduct}`)
    const without: string[] = []
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab')
      const unseen = await page.evaluate(unseenFocus)
      if (unseen) without.push(unseen)
    }
    expect(without).toEqual([])
  })
})

describe('at 400 % zoom', () => {
  test('the focused part is not behind a bar', async () => {
    const page = await shop.borrow(`/product/${richProduct}`, { width: 320, height: 256 })
    await sees(page.locator('.buy-box'))
    const button = page.getByRole('button', { name: 'Add to cart' })
    await button.focus()
    expect(await button.evaluate(isOnTop)).toBe(true)
  })
})

/** Pixels of the part and its surroundings, without a pointer or the focus on it. */
async function lookOf(page: Page, part: Locator): Promise<Buffer> {
  await page.evaluate(() => Object(document.activeElement).blur?.())
  await page.mouse.move(1, 1)
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on the screen')
  const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
  return page.screenshot({ clip })
}

/** The focused part, if neither it nor its stand-in has an outline. */
function unseenFocus(): string | undefined {
  const part = document.activeElement
  if (!part || part === document.body) return undefined
  const shown = [part, part.nextElementSibling, part.closest('label, .product-card')]
  const isSeen = shown.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  return isSeen ? undefined : part.outerHTML.slice(0, 120)
}

function isOnTop(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  const found = document.elementFromPoint(left + width / 2, top + height / 2)
  return found !== null && part.contains(found)
}

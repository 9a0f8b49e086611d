import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findObstacles } from '../../../journeys/support/obstacles.ts'
import type { Visits } from '../../../journeys/support/visits.ts'
import { thumb } from './devices.ts'

/** A product in a list. */
type Card = { price: string; old?: string; off?: string }
/** A product on its own page. */
type Sheet = { price: string; old?: string; stock: 'In Stock' | 'Out of Stock'; gone: string[] }

export type Guest = Awaited<ReturnType<typeof openGuest>>

/** A guest with a phone, who comes back to the shop's pages all day. */
export async function openGuest(shop: Visits) {
  const page = await shop.visit('/', thumb)

  /** Waits until each of these lists shows the product like this; null: not at all. */
  async function lists(title: string, card: Card | null, ...paths: string[]): Promise<void> {
    for (const path of paths) {
      const read = async () => {
        await page.goto(path)
        return page.evaluate(readCard, title)
      }
      await expect.poll(read, { timeout: 10_000, message: path }).toEqual(card)
      expect(await findObstacles(page, {}), path).toEqual([])
    }
  }

  async function opens(slug: string, sheet: Sheet): Promise<Page> {
    const read = async () => {
      await page.goto(`/product/${slug}`)
      return page.evaluate(readSheet)
    }
    await expect.poll(read, { timeout: 10_000, message: slug }).toEqual(sheet)
    expect(await findObstacles(page, {}), slug).toEqual([])
    return page
  }

  /** Waits until a part of a page is there, or is gone. */
  const counts = (path: string, part: Locator, isThere: boolean) =>
    expect
      .poll(
        async () => {
          await page.goto(path)
          return (await part.count()) > 0
        },
        { timeout: 10_000, message: path },
      )
      .toBe(isThere)

  return {
    page,
    lists,
    opens,
    sees: (path: string, part: Locator) => counts(path, part, true),
    misses: (path: string, part: Locator) => counts(path, part, false),
  }
}

export const searchOf = (words: string) => `/search?keyword=${encodeURIComponent(words)}`

function readCard(title: string): Card | null {
  const card = [...document.querySelectorAll('main .product-card')].find(
    (each) => each.querySelector('h3 a')?.getAttribute('title') === title,
  )
  if (!card) return null
  const words = (part: string) => card.querySelector(part)?.textContent
  const [old, off] = [words('.price s'), words('.discount-badge')]
  return {
    price: words('.price b') ?? '',
    ...(old && { old }),
    ...(off && { off }),
  }
}

function readSheet(): Sheet {
  const words = (part: string) => document.querySelector(part)?.textContent ?? ''
  const old = words('.product-price s')
  const gone = [...document.querySelectorAll('.option-gone > span:last-of-type')]
  return {
    price: words('.product-price .price b'),
    ...(old && { old }),
    stock: document.querySelector('.stock-pill-gone') ? 'Out of Stock' : 'In Stock',
    gone: gone.map((option) => option.previousElementSibling?.textContent ?? ''),
  }
}

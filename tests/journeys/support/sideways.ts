import type { Page } from 'playwright-core'

/** Sideways scrolling of a page: amount at each width, and the parts that cause it. */
export async function findSticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isCut = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX !== 'visible' || isCut(part.parentElement))
    const parts = [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((part) => !isCut(part.parentElement))
      .map((part) => part.cloneNode(false) as HTMLElement)
    return [
      `${scrollWidth - clientWidth} px at ${clientWidth}`,
      ...parts.slice(0, 8).map((part) => part.outerHTML.slice(0, 120)),
    ]
  })
}

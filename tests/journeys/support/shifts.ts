import type { Page } from 'playwright-core'

/**
 * Counts later layout shifts without a shopper's act. A machine without a Bengali font would use
 * the shop's at once, which phones do not: here it never does.
 */
export async function watchShifts(page: Page): Promise<void> {
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

/** Their sum, and the parts that moved. */
export function shiftsOf(page: Page): Promise<{ sum: number; parts: string[] }> {
  return page.evaluate(() => {
    const shifts: { value: number; parts: string[] }[] = Object(window).shifts
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: shifts.map(({ value, parts }) => `${value.toFixed(4)}: ${parts.join(', ')}`),
    }
  })
}

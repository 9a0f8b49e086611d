import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { patience } from '../../support/patience.ts'

/** Drags by a mouse and a grip; moves on until the late code of dragging has loaded. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(a.x, a.y)
  await page.mouse.down()
  await expect
    .poll(async () => {
      await page.mouse.move(a.x, a.y - 5)
      await page.mouse.move(a.x, a.y - 10)
      return page.locator('[data-dragged]').count()
    }, patience)
    .toBe(1)
  await page.mouse.move(b.x, b.y, { steps: 8 })
  await page.mouse.up()
}

/** Presses by a finger until the part can be moved. */
export async function pressLong(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await middleOf(from), await middleOf(to)]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', a)
  await page.locator('[data-dragged]').waitFor({ state: 'attached' })
  for (let nr = 1; nr <= 8; nr++) {
    await touch('touchMove', { x: a.x + ((b.x - a.x) * nr) / 8, y: a.y + ((b.y - a.y) * nr) / 8 })
  }
  await touch('touchEnd')
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  await part.scrollIntoViewIfNeeded()
  const box = await part.boundingBox()
  if (!box) throw new Error('It cannot be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

import { cleanHtml, type RemovedHtml } from '../../../http/html.ts'
import type { Faults } from './faults.ts'
import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostHtmlBytes } from '#contract/office/rules'

export type RemovedOfField = RemovedHtml & { field: keyof Texts }
type Texts = { description?: string; order_policy?: string }

/** The texts that change, clean, and what cleaning took away. */
export function planTexts(
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): { texts: Texts; removed: RemovedOfField[] } {
  const texts: Texts = {}
  const removed: RemovedOfField[] = []
  for (const field of ['description', 'order_policy'] as const) {
    const typed = changes[field]
    if (typed === undefined) continue
    const clean = cleanHtml(typed)
    for (const each of clean.removed) removed.push({ field, ...each })
    if (clean.html === (current?.[field] ?? '')) continue
    texts[field] = clean.html
    const excess = excessOf(clean.html)
    if (excess > 0) faults.add(field, `The text is too long by ${excess} letters`)
  }
  return { texts, removed }
}

/** In letters of this text: a Bengali one has three bytes. */
function excessOf(html: string): number {
  const bytes = Buffer.byteLength(html)
  return bytes <= mostHtmlBytes
    ? 0
    : Math.ceil(((bytes - mostHtmlBytes) / bytes) * [...html].length)
}

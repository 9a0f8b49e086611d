import { cleanHtml, type RemovedHtml } from '../../../http/html.ts'
import type { Faults } from './faults.ts'
import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostHtmlBytes } from '#contract/office/rules'

type Texts = { description?: string; order_policy?: string }

/** The texts that change, clean, and what cleaning took away. */
export function planTexts(
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): { texts: Texts; removed: RemovedHtml[] } {
  const texts: Texts = {}
  const removed = new Map<string, number>()
  for (const field of ['description', 'order_policy'] as const) {
    const typed = changes[field]
    if (typed === undefined) continue
    const clean = cleanHtml(typed)
    for (const { what, n } of clean.removed) removed.set(what, (removed.get(what) ?? 0) + n)
    if (clean.html === (current?.[field] ?? '')) continue
    texts[field] = clean.html
    const excess = excessOf(clean.html)
    if (excess > 0) faults.add(field, `The text is too long by ${excess} letters`)
  }
  return { texts, removed: [...removed].map(([what, n]) => ({ what, n })) }
}

/** In letters of this text: a Bengali one has three bytes. */
function excessOf(html: string): number {
  const bytes = Buffer.byteLength(html)
  return bytes <= mostHtmlBytes
    ? 0
    : Math.ceil(((bytes - mostHtmlBytes) / bytes) * [...html].length)
}

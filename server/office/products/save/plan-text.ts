import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { cleanHtml, type RemovedHtml } from '../../../http/html.ts'
import { lettersTooMany } from '../../html-length.ts'
import type { Problems } from './problems.ts'

export type RemovedOfField = RemovedHtml & { field: keyof Texts }
export type Texts = { description?: string; order_policy?: string; size_chart?: string }

/** The changed texts, cleaned, and the removed HTML. */
export function planTexts(
  changes: CleanChanges,
  current: OfficeProduct | null,
  problems: Problems,
): { texts: Texts; removed: RemovedOfField[] } {
  const texts: Texts = {}
  const removed: RemovedOfField[] = []
  for (const field of ['description', 'order_policy', 'size_chart'] as const) {
    const typed = changes[field]
    if (typed === undefined) continue
    const clean = cleanHtml(typed)
    for (const each of clean.removed) removed.push({ field, ...each })
    if (clean.html === (current?.[field] ?? '')) continue
    texts[field] = clean.html
    const tooMany = lettersTooMany(clean.html)
    if (tooMany > 0) problems.add(field, `The text is too long by ${tooMany} letters`)
  }
  return { texts, removed }
}

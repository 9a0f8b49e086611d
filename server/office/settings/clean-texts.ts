import type { PolicyTexts, RemovedOfSetting } from '#contract/office/settings'
import { invalid } from '../../failures/refusals.ts'
import { cleanHtml } from '../../http/html.ts'
import { lettersTooMany } from '../html-length.ts'

/** The texts to store, and the removed HTML. Throws a 422 for a text that is too long. */
export function cleanTexts(texts: PolicyTexts): {
  value: PolicyTexts
  removed: RemovedOfSetting[]
} {
  const value: PolicyTexts = {}
  const removed: RemovedOfSetting[] = []
  for (const field of Object.keys(texts) as (keyof PolicyTexts)[]) {
    const clean = cleanHtml(texts[field] ?? '')
    const tooMany = lettersTooMany(clean.html)
    if (tooMany > 0) throw invalid(field, `The text is too long by ${tooMany} letters`)
    for (const each of clean.removed) removed.push({ field, ...each })
    value[field] = isSeen(clean.html) ? clean.html : ''
  }
  return { value, removed }
}

function isSeen(html: string): boolean {
  return /<(img|hr|table)\b/.test(html) || html.replace(/<[^<>]*>|&nbsp;|\s/g, '') !== ''
}

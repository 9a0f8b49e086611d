import type { StockItem } from '#contract/office/stock'
import type { Said } from '../../text/pairs'
import { type Mode, plannedAt, type Typed } from './planned'
import type { countWords } from './words'

type Look = 'new' | 'bad' | 'low' | 'none' | ''

/** The field of a choice with its words. */
export function presentCell(
  text: Said<typeof countWords>,
  item: StockItem,
  typed: Typed | undefined,
  mode: Mode,
): { value: string; look: Look; words: string } {
  const planned = plannedAt(item, typed, mode)
  const now = { count: String(item.count), low: String(item.low_at ?? ''), arrived: '0' }
  const value = typed?.words ?? now[mode === 'damaged' ? 'arrived' : mode]
  if (planned?.isWrong) {
    const isMore = mode === 'damaged' && (planned.after ?? 0) < 0
    return { value, look: 'bad', words: isMore ? text.only(item.count) : text.wrong }
  }
  if (planned && mode === 'low') {
    return { value, look: 'new', words: text.warnedAt(item.low_at) }
  }
  if (planned && mode === 'count') return { value, look: 'new', words: text.was(item.count) }
  if (planned) return { value, look: 'new', words: text.willBe(item.count, planned.after ?? 0) }
  if (item.count === 0) return { value, look: 'none', words: text.none }
  const isLow = item.low_at !== null && item.count <= item.low_at
  if (mode === 'count') return { value, look: isLow ? 'low' : '', words: isLow ? text.few : '' }
  const there = isLow ? text.isFew(item.count) : text.isThere(item.count)
  return { value, look: isLow ? 'low' : '', words: there }
}

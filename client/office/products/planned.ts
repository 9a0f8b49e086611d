import { readWhole } from '#contract/office/numbers'
import { mostPieces } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock-shapes'

export const countWhys = ['arrived', 'count', 'damaged'] as const
export type CountWhy = (typeof countWhys)[number]

/** The typed change of a choice: its count afterwards, and whether that is allowed. */
export type Planned = { item: StockItem; after: number; change: number; isWrong: boolean }

const mostAtOnce = 9_999

/** The choices whose count the typed numbers change: by pieces that came or went, or by a new count. */
export function plannedOf(
  items: readonly StockItem[],
  typed: ReadonlyMap<number, string>,
  why: CountWhy,
): Planned[] {
  return items.flatMap((item) => {
    const words = typed.get(item.id)?.trim().replace(/^\+/, '')
    if (!words) return []
    const n = readWhole(words)
    const after = why === 'count' ? (n ?? 0) : item.count + (why === 'arrived' ? 1 : -1) * (n ?? 0)
    const change = after - item.count
    const isOff = after < 0 || after > mostPieces || (why !== 'count' && (n ?? 0) > mostAtOnce)
    const isWrong = n === null || isOff
    return change === 0 && !isWrong ? [] : [{ item, after, change, isWrong }]
  })
}

import { readWhole } from '#contract/office/numbers'
import { mostLowAt, mostPieces } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock'

/** The meaning of the typed numbers. */
export type CountWhy = 'count' | 'arrived' | 'damaged'
/** `low`: the count at which choices run low. */
export type Mode = CountWhy | 'low'

/** The number typed for a choice, and its count at that moment. */
export type Typed = { words: string; seen: number }
export type TypedById = ReadonlyMap<number, Typed>

export type Planned = {
  item: StockItem
  seen: number
  /** The new pieces of the choice, or its new warning. */
  after: number | null
  isWrong: boolean
}
export const changeOf = ({ item, after }: Planned): number => (after ?? 0) - item.count

const mostAtOnce = 9_999

/** The choices that the typed numbers change. */
export function plannedOf(items: readonly StockItem[], typed: TypedById, mode: Mode): Planned[] {
  return items.flatMap((item) => plannedAt(item, typed.get(item.id), mode) ?? [])
}

/** Null without typed input, or with the present value. */
export function plannedAt(item: StockItem, typed: Typed | undefined, mode: Mode): Planned | null {
  if (!typed) return null
  const words = typed.words.trim().replace(/^\+/, '')
  const n = readWhole(words)
  const plan = (after: number | null, isWrong: boolean) => ({
    item,
    seen: typed.seen,
    after,
    isWrong,
  })
  if (mode === 'low') {
    if (n === item.low_at) return words === '' || n !== null ? null : plan(null, true)
    return plan(n, (n === null && words !== '') || (n ?? 0) > mostLowAt)
  }
  if (words === '') return null
  if (n === null) return plan(item.count, true)
  const after = mode === 'count' ? n : item.count + (mode === 'arrived' ? n : -n)
  const isOff = after < 0 || after > mostPieces || (mode !== 'count' && n > mostAtOnce)
  const isSame = after === item.count && (mode !== 'count' || typed.seen === item.count)
  return isSame ? null : plan(after, isOff)
}

import type { StockItem } from '#contract/office/stock'
import type { countKeys } from './count-keys'
import type { Grid } from './grid'
import type { Mode } from './planned'
import type { TypedCounts } from './use-typed-counts'

/** Props of the counts of all choices, at a desk and on a phone. The acts are stable between renders. */
export type CountGridProps = {
  grid: Grid
  counts: TypedCounts
  mode: Mode
  /** Counts that the choices will have. */
  after: ReadonlyMap<number, number>
  keys: ReturnType<typeof countKeys>
  onType: (item: StockItem, words: string) => void
  onKeep: (item: StockItem) => void
  onFill: (items: readonly StockItem[], words: string) => void
}

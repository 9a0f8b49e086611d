import type { StockItem } from '#contract/office/stock'
import type { Grid } from './grid'
import type { Mode } from './planned'
import type { shelfKeys } from './shelf-keys'
import type { TypedCounts } from './use-typed-counts'

/** Props of a shelf, at a desk and on a phone. The acts are stable between renders. */
export type ShelfProps = {
  grid: Grid
  shelf: TypedCounts
  mode: Mode
  /** Counts that the choices will have. */
  after: ReadonlyMap<number, number>
  keys: ReturnType<typeof shelfKeys>
  onType: (item: StockItem, words: string) => void
  onKeep: (item: StockItem) => void
  onFill: (items: readonly StockItem[], words: string) => void
}

import type { OfficeProduct } from '#contract/office/product-row-shapes'
import type { StockItem } from '#contract/office/stock'

type Side = { id: number | null; name: string }
type Column = Side & { key: string; pieces: number; items: readonly StockItem[] }

/** The counted choices of a product in its own order: a column a color, a row a size. */
export type Grid = {
  columns: readonly Column[]
  rows: readonly Side[]
  /** Whether it has colors and sizes; otherwise there is one column. */
  hasGroups: boolean
  items: readonly StockItem[]
  /** A pair may be missing. */
  at: (row: number, column: number) => StockItem | undefined
  /** `Red, M`; without choices the name of all pieces. */
  nameOf: (item: StockItem) => string
}

/** `all`: the name of all pieces of products without choices. */
export function gridOf(product: OfficeProduct, all: string): Grid {
  const items = product.items.filter(({ removed }) => !removed)
  const nameless = { id: null, name: all }
  const colors: Side[] = product.colors
    .filter(({ id }) => items.some((item) => item.color_id === id))
    .map(({ id, color }) => ({ id, name: color }))
  const sizes: Side[] = product.sizes
    .filter(({ id }) => items.some((item) => item.size_id === id))
    .map(({ id, size }) => ({ id, name: size }))
  const hasGroups = colors.length > 0 && sizes.length > 0
  if (items.some(({ color_id }) => color_id === null)) colors.push(nameless)
  if (items.some(({ size_id }) => size_id === null)) sizes.push(nameless)
  const hasSizes = sizes.some(({ id }) => id !== null)
  const rows = hasGroups || hasSizes ? sizes : colors
  const byPlace = new Map(items.map((item) => [`${item.color_id} ${item.size_id}`, item]))
  const find = (color: Side, size: Side) => byPlace.get(`${color.id} ${size.id}`)
  const sides = (row: Side, column: Side): [Side, Side] =>
    hasGroups ? [column, row] : hasSizes ? [nameless, row] : [row, nameless]
  const columns = (hasGroups ? colors : [nameless]).map((column) => {
    const own = rows.flatMap((row) => find(...sides(row, column)) ?? [])
    return {
      ...column,
      key: String(column.id),
      pieces: own.reduce((sum, { count }) => sum + count, 0),
      items: own,
    }
  })
  return {
    columns,
    rows,
    hasGroups,
    items: columns.flatMap((column) => column.items),
    at: (row, column) => {
      const [rowSide, columnSide] = [rows[row], columns[column]]
      return rowSide && columnSide && find(...sides(rowSide, columnSide))
    },
    nameOf: ({ color_id, size_id }) => {
      const color = product.colors.find(({ id }) => id === color_id)?.color
      const size = product.sizes.find(({ id }) => id === size_id)?.size
      return [color, size].filter(Boolean).join(', ') || all
    },
  }
}

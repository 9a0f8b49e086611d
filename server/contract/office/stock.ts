import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { mostCounts, mostLowAt, mostPieces, stockReasons } from '#contract/office/rules'
import { cursor, listOf } from '#contract/office/wire'
import { done, Id, id, Time, text, wholeNumber } from '#contract/wire'

/** A counted choice: without a color and a size it counts all pieces of the product. */
export const StockItem = z.object({
  id: Id,
  color_id: Id.nullable(),
  size_id: Id.nullable(),
  count: z.int(),
  low_at: z.int().nullable(),
  available: z.boolean(),
  removed: z.boolean(),
})
export type StockItem = z.infer<typeof StockItem>

const nameCounts = { error: 'Please say what was counted' }
const note = () => text('note', 200, 0).nullish()
function change(most: number) {
  return wholeNumber('change', -most, most).refine((by) => by !== 0, {
    error: 'Please say how many pieces',
  })
}
/** Adds pieces or takes them away. Throws a 409 below 0. */
export const changeStock = staffChange('/api/office/stock/change', 'stock', {
  input: z.object({
    stock_item_id: id('choice'),
    change: change(9_999),
    why: z.enum(['arrived', 'damaged', 'count'], { error: 'Please say why' }),
    note: note(),
  }),
  output: done('success', { item: StockItem }),
})
/** `message` equals that of a refusal of this row alone; `item` is its present state. */
const RowResult = z.object({
  stock_item_id: Id,
  ok: z.boolean(),
  status: z.int(),
  message: z.string(),
  item: StockItem.nullable(),
})
export type RowResult = z.infer<typeof RowResult>
/** Many counts, row by row: a row whose count is no longer the seen one fails alone. */
export const countStock = staffChange('/api/office/stock/count', 'stock', {
  input: z.object({
    counts: rowsOf({
      /** The count that the screen showed. */
      seen: wholeNumber('seen count', 0),
      count: wholeNumber('count', 0, mostPieces),
    }),
    note: note(),
  }),
  output: done('success', { results: z.array(RowResult) }),
})
/** Adds or takes pieces, row by row: a row below 0 fails alone. */
export const changeStocks = staffChange('/api/office/stock/changes', 'stock', {
  input: z.object({
    changes: rowsOf({ change: change(mostPieces) }),
    /** `undo`: the changes reverse those of a former act. */
    why: z.enum(['arrived', 'damaged', 'undo'], { error: 'Please say why' }),
    note: note(),
  }),
  output: done('success', { results: z.array(RowResult) }),
})
/**
 * Sets when choices run low: all of them, or a 404 and none. `low_at`: the choice runs low at this
 * count or below; null never warns.
 */
export const setLowAt = staffChange('/api/office/stock/low', 'stock', {
  input: z.object({
    warnings: rowsOf({ low_at: wholeNumber('warning', 0, mostLowAt).nullable() }),
  }),
  output: done('success', { items: z.array(StockItem) }),
})
const Move = z.object({
  id: z.string(),
  stock_item_id: Id,
  change: z.int(),
  why: z.enum(stockReasons),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** The order of the move. */
  trans_id: z.string().nullable(),
  at: Time,
})
export const getStockMoves = staffRead('/api/office/stock/moves', 'productsSee', {
  input: z.object({
    product_id: id('product'),
    stock_item_id: id('choice').nullish(),
    after: cursor(),
  }),
  output: listOf('moves', Move),
})

/** One row a choice; each choice once. */
function rowsOf<T extends z.ZodRawShape>(fields: T) {
  return z
    .array(z.object({ stock_item_id: id('choice'), ...fields }, nameCounts), nameCounts)
    .min(1, nameCounts)
    .max(mostCounts, { error: `At most ${mostCounts} counts at once` })
    .refine((rows) => isEachOnce(rows as { stock_item_id: number }[]), {
      error: 'A choice is there twice',
    })
}
function isEachOnce(rows: { stock_item_id: number }[]): boolean {
  return new Set(rows.map(({ stock_item_id }) => stock_item_id)).size === rows.length
}

import { z } from 'zod'
import { done, Id, id, Time, text, wholeNumber } from '#contract/wire'
import { mostCounts, mostLowAt, mostPieces, stockReasons } from '#contract/office/rules'
import { cursor, listOf } from '#contract/office/wire'

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

export const changeStock = {
  input: z.object({
    stock_item_id: id('choice'),
    change: wholeNumber('change', -9_999, 9_999).refine((change) => change !== 0, {
      error: 'Please, say how many pieces',
    }),
    why: z.enum(['arrived', 'damaged', 'count'], { error: 'Please, say why' }),
    note: text('note', 200, 0).nullish(),
  }),
  output: done('success', { item: StockItem }),
}
const nameCounts = { error: 'Please, say what was counted' }
/** `message` and `current` of a row equal those of a refusal of this row alone. */
const CountRow = z.object({
  stock_item_id: Id,
  ok: z.boolean(),
  status: z.int(),
  message: z.string(),
  item: StockItem.nullable(),
})
export const countStock = {
  input: z.object({
    counts: z
      .array(
        z.object(
          {
            stock_item_id: id('choice'),
            /** The count that the screen showed. */
            seen: wholeNumber('seen count', 0),
            count: wholeNumber('count', 0, mostPieces),
          },
          nameCounts,
        ),
        nameCounts,
      )
      .min(1, nameCounts)
      .max(mostCounts, { error: `At most ${mostCounts} counts at once` })
      .refine(isEachOnce, { error: 'A choice is there twice' }),
  }),
  output: done('success', { results: z.array(CountRow) }),
}
/** `low_at`: at this count or fewer a choice runs low; null warns never. */
export const setLowAt = {
  input: z.object({
    warnings: z
      .array(
        z.object(
          {
            stock_item_id: id('choice'),
            low_at: wholeNumber('warning', 0, mostLowAt).nullable(),
          },
          nameCounts,
        ),
        nameCounts,
      )
      .min(1, nameCounts)
      .max(mostCounts, { error: `At most ${mostCounts} counts at once` })
      .refine(isEachOnce, { error: 'A choice is there twice' }),
  }),
  output: done('success', { items: z.array(StockItem) }),
}
const Move = z.object({
  id: z.string(),
  stock_item_id: Id,
  change: z.int(),
  why: z.enum(stockReasons),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** Of an order's move. */
  trans_id: z.string().nullable(),
  at: Time,
})
export const getStockMoves = {
  input: z.object({
    product_id: id('product'),
    stock_item_id: id('choice').nullish(),
    after: cursor(),
  }),
  output: listOf('moves', Move),
}

function isEachOnce(rows: { stock_item_id: number }[]): boolean {
  return new Set(rows.map(({ stock_item_id }) => stock_item_id)).size === rows.length
}

import type { RowResult, StockItem } from '#contract/office/stock'
import { notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { lockItems, moveStock, readItems } from './items.ts'
import { resultsOf } from './row-results.ts'

type Counted = { stock_item_id: number; seen: number; count: number }

/** Sets counts. A row whose count has changed since the screen showed it is refused. */
export async function countStock(
  tx: Transaction,
  counts: readonly Counted[],
  note?: string | null,
): Promise<RowResult[]> {
  const ids = counts.map(({ stock_item_id }) => stock_item_id)
  const items = await lockItems(tx, ids)
  const refusals = new Map(
    counts.map((row) => [row.stock_item_id, refusalOf(items.get(row.stock_item_id), row.seen)]),
  )
  const moves = counts.flatMap(({ stock_item_id: item, seen, count }) =>
    refusals.get(item) || seen === count ? [] : [{ item, change: count - seen }],
  )
  await moveStock(tx, moves, 'count', { note: note || null })
  return resultsOf(ids, refusals, await readItems(tx, ids))
}

function refusalOf(item: StockItem | undefined, seen: number): Refusal | null {
  if (!item) return notFound('The choice')
  const { count } = item
  if (count < seen) {
    return new Refusal(409, `${seen - count} were sold meanwhile, ${count} are left`)
  }
  if (count > seen) {
    return new Refusal(409, `${count - seen} came in meanwhile, ${count} are there`)
  }
  return null
}

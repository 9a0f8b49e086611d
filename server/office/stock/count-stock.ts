import { notFound, Refusal } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { lockItems, moveStock, readItems } from './items.ts'
import type { StockItem } from '#contract/office/stock-shapes'

type Counted = { stock_item_id: number; seen: number; count: number }
/** `status` of the row's own answer. */
export type CountResult = {
  stock_item_id: number
  ok: boolean
  status: number
  message: string
  item: StockItem | null
}

/** Sets counts. A row whose pieces are no longer those that the screen showed changes nothing. */
export async function countStock(
  tx: Transaction,
  counts: readonly Counted[],
): Promise<CountResult[]> {
  const ids = counts.map(({ stock_item_id }) => stock_item_id)
  const items = await lockItems(tx, ids)
  const refusals = new Map(
    counts.map((row) => [row.stock_item_id, refusalOf(items.get(row.stock_item_id), row.seen)]),
  )
  const moves = counts.flatMap(({ stock_item_id: item, seen, count }) =>
    refusals.get(item) || seen === count ? [] : [{ item, change: count - seen }],
  )
  await moveStock(tx, moves, 'count')
  const after = await readItems(tx, ids)
  return ids.map((id) => {
    const refusal = refusals.get(id)
    return {
      stock_item_id: id,
      ok: !refusal,
      status: refusal?.status ?? 200,
      message: refusal?.message ?? 'success',
      item: after.get(id) ?? null,
    }
  })
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

import type { Transaction } from '../as-staff.ts'
import { itemOf, lockItems, readItems } from './items.ts'
import type { StockItem } from '#contract/office/stock'

type Warning = { stock_item_id: number; low_at: number | null }

/** Sets the count at which each choice runs low. Throws a 404, and sets none. */
export async function setLowAt(
  tx: Transaction,
  warnings: readonly Warning[],
): Promise<StockItem[]> {
  const ids = warnings.map(({ stock_item_id }) => stock_item_id)
  const items = await lockItems(tx, ids)
  const changed = warnings.filter(
    ({ stock_item_id: id, low_at }) => itemOf(items, id).low_at !== low_at,
  )
  if (changed.length === 0) return ids.map((id) => itemOf(items, id))
  await tx.$executeRaw`
    update stock_item i set low_at = w.low_at
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as w(stock_item_id int, low_at int)
    where i.id = w.stock_item_id`
  const after = await readItems(tx, ids)
  return ids.map((id) => itemOf(after, id))
}

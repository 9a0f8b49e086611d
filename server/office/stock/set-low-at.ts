import type { StockItem } from '#contract/office/stock'
import type { Transaction } from '../as-staff.ts'
import { itemOf, lockItems, readItems } from './items.ts'

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
  for (const lowAt of new Set(changed.map(({ low_at }) => low_at))) {
    const same = changed.filter(({ low_at }) => low_at === lowAt)
    const id = { in: same.map(({ stock_item_id }) => stock_item_id) }
    await tx.stockItem.updateMany({ where: { id }, data: { lowAt } })
  }
  const after = await readItems(tx, ids)
  return ids.map((id) => itemOf(after, id))
}

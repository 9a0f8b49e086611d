import { conflict } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { itemOf, lockItems, moveStock, readItems } from './items.ts'
import { mostPieces, type StockReason } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock-shapes'

type Change = {
  stock_item_id: number
  change: number
  why: StockReason
  note?: string | null | undefined
}

/** Adds or takes pieces. Throws a 404; a 409 with the item where fewer are there, or too many. */
export async function changeStock(
  tx: Transaction,
  { stock_item_id: id, change, why, note }: Change,
): Promise<StockItem> {
  const current = itemOf(await lockItems(tx, [id]), id)
  if (current.count + change > mostPieces) {
    throw conflict(`A choice has at most ${mostPieces} pieces`, { current })
  }
  const short = await moveStock(tx, [{ item: id, change }], why, { note: note || null })
  if (short !== null) throw conflict(`Only ${current.count} are there`, { current })
  return itemOf(await readItems(tx, [id]), id)
}

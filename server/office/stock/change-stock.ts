import { mostPieces, type StockReason } from '#contract/office/rules'
import type { RowResult, StockItem } from '#contract/office/stock'
import { conflict, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { itemOf, lockItems, moveStock, readItems } from './items.ts'
import { resultsOf } from './row-results.ts'

type Change = { stock_item_id: number; change: number }
type Reason = { why: StockReason; note?: string | null | undefined }

/** Adds or takes pieces. Throws a 404; a 409 with the item where fewer are there, or too many. */
export async function changeStock(
  tx: Transaction,
  { stock_item_id: id, change, why, note }: Change & Reason,
): Promise<StockItem> {
  const current = itemOf(await lockItems(tx, [id]), id)
  const sentence = sentenceAgainst(current, change)
  if (sentence) throw conflict(sentence, { current })
  await moveStock(tx, [{ item: id, change }], why, { note: note || null })
  return itemOf(await readItems(tx, [id]), id)
}

/** The same of several choices: one that is refused changes nothing, the others do. */
export async function changeStocks(
  tx: Transaction,
  { changes, why, note }: { changes: readonly Change[] } & Reason,
): Promise<RowResult[]> {
  const ids = changes.map(({ stock_item_id }) => stock_item_id)
  const items = await lockItems(tx, ids)
  const refusals = new Map(
    changes.map(({ stock_item_id: id, change }) => [id, refusalOf(items.get(id), change)]),
  )
  const moves = changes.flatMap(({ stock_item_id: item, change }) =>
    refusals.get(item) ? [] : [{ item, change }],
  )
  await moveStock(tx, moves, why, { note: note || null })
  return resultsOf(ids, refusals, await readItems(tx, ids))
}

function refusalOf(item: StockItem | undefined, change: number): Refusal | null {
  if (!item) return notFound('The choice')
  const sentence = sentenceAgainst(item, change)
  return sentence ? new Refusal(409, sentence) : null
}

function sentenceAgainst({ count }: StockItem, change: number): string | null {
  if (count + change > mostPieces) return `A choice has at most ${mostPieces} pieces`
  return count + change < 0 ? `Only ${count} are there` : null
}

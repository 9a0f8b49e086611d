import type { RowResult, StockItem } from '#contract/office/stock'
import type { Refusal } from '../../failures/refusals.ts'

/** The outcome of each row, with the choice as it stands afterwards. */
export function resultsOf(
  ids: readonly number[],
  refusals: ReadonlyMap<number, Refusal | null>,
  after: ReadonlyMap<number, StockItem>,
): RowResult[] {
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

import type { RowResult, StockItem } from '#contract/office/stock'
import { changeStocks, countStock, setLowAt } from '#contract/office/stock'
import { useSend } from '../api/send'
import { changeOf, type Mode, type Planned } from './planned'

/** A choice before and after its change, for the undo. */
export type Done = { item: StockItem; change: number; lowAt: number | null }

/** The calls that change choices, by the meaning of the numbers. */
export function useSendCounts() {
  const count = useSend(countStock, { inForm: true })
  const change = useSend(changeStocks, { inForm: true })
  const warn = useSend(setLowAt, { inForm: true })

  async function send(planned: readonly Planned[], mode: Mode, note: string): Promise<RowResult[]> {
    if (mode === 'low') {
      return warnAt(planned.map(({ item, after }) => ({ stock_item_id: item.id, low_at: after })))
    }
    const said = note.trim() === '' ? null : note
    if (mode === 'count') {
      const counts = planned.map(({ item, seen, after }) => {
        return { stock_item_id: item.id, seen, count: after ?? 0 }
      })
      return (await count.mutateAsync({ counts, note: said })).results
    }
    const changes = planned.map((one) => ({ stock_item_id: one.item.id, change: changeOf(one) }))
    return (await change.mutateAsync({ changes, why: mode, note: said })).results
  }

  /** Pieces sold meanwhile stay sold: a choice with too few left is refused. */
  async function undo(done: readonly Done[], mode: Mode): Promise<RowResult[]> {
    if (mode === 'low') {
      return warnAt(done.map(({ item, lowAt }) => ({ stock_item_id: item.id, low_at: lowAt })))
    }
    const changes = done.map(({ item, change }) => ({ stock_item_id: item.id, change: -change }))
    return (await change.mutateAsync({ changes, why: 'undo' })).results
  }

  async function warnAt(warnings: { stock_item_id: number; low_at: number | null }[]) {
    const { items } = await warn.mutateAsync({ warnings })
    return items.map((item) => {
      return { stock_item_id: item.id, ok: true, status: 200, message: 'success', item }
    })
  }

  return { send, undo }
}

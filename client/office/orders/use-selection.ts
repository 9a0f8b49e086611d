import { useState } from 'react'
import { toast } from '../../ui/toast'
import { useText } from '../text/lang'
import type { OrderRow } from '#contract/office/order-row-shapes'

export type Selection = ReturnType<typeof useSelection>

/** `isOn`: on a phone the boxes stand, and a tap ticks. */
type Kept = { list: string; rows: ReadonlyMap<number, OrderRow>; isOn: boolean }
/** So many calls of a hundred are made one behind the other. */
export const mostSelected = 500
const none: Kept['rows'] = new Map()
/** Who prints the slips of what is ticked comes back to it, to pack it. */
let last: Kept | undefined

/**
 * Rows of a list that are ticked, with themselves: what fails stays here though the list has it no
 * more, and what was ticked when the screen was left. Another list, and another person's, begins
 * without.
 */
export function useSelection(list: string) {
  const text = useText()
  const [kept, setKept] = useState<Kept>(last ?? { list, rows: none, isOn: false })
  const { rows, isOn } = kept.list === list ? kept : { rows: none, isOn: false }

  function keep(next: Kept) {
    last = next
    setKept(next)
  }
  function select(chosen: readonly OrderRow[]) {
    if (chosen.length > mostSelected) toast.info(text.orders.atMost(mostSelected))
    const rows = new Map(chosen.slice(0, mostSelected).map((row) => [row.id, row]))
    keep({ list, rows, isOn })
  }

  /** Ticks what an act of before could not do, unless others are ticked by now. */
  function suggest(chosen: readonly OrderRow[]) {
    const rows = new Map(chosen.map((row) => [row.id, row]))
    if (last?.list === list && last.rows.size === 0) keep({ ...last, rows })
  }

  return {
    rows,
    isOn: isOn || rows.size > 0,
    start: () => keep({ list, rows, isOn: true }),
    select,
    suggest,
    toggle: (row: OrderRow) =>
      select(
        rows.has(row.id)
          ? [...rows.values()].filter(({ id }) => id !== row.id)
          : [...rows.values(), row],
      ),
    clear: () => keep({ list, rows: none, isOn: false }),
  }
}

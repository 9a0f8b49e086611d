import { useState } from 'react'
import { toast } from '../../ui/toast'
import { useText } from '../text/lang'
import type { OrderRow } from '#contract/office/order-row-shapes'
import { mostSteps } from '#contract/office/rules'

export type Selection = ReturnType<typeof useSelection>

/** `isOn`: on a phone the boxes stand, and a tap ticks. */
type Kept = { list: string; rows: ReadonlyMap<number, OrderRow>; isOn: boolean }
const none: Kept['rows'] = new Map()

/**
 * Rows of a list that are ticked, with themselves: what fails stays here though the list has it no
 * more. Another list begins without.
 */
export function useSelection(list: string) {
  const text = useText()
  const [kept, setKept] = useState<Kept>({ list, rows: none, isOn: false })
  const { rows, isOn } = kept.list === list ? kept : { rows: none, isOn: false }

  function select(chosen: readonly OrderRow[]) {
    if (chosen.length > mostSteps) toast.info(text.orders.atMost(mostSteps))
    const rows = new Map(chosen.slice(0, mostSteps).map((row) => [row.id, row]))
    setKept({ list, rows, isOn })
  }

  return {
    rows,
    isOn: isOn || rows.size > 0,
    start: () => setKept({ list, rows, isOn: true }),
    select,
    toggle: (row: OrderRow) =>
      select(
        rows.has(row.id)
          ? [...rows.values()].filter(({ id }) => id !== row.id)
          : [...rows.values(), row],
      ),
    clear: () => setKept({ list, rows: none, isOn: false }),
  }
}

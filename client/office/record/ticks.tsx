import { useState } from 'react'
import { useWords } from '../../text/lang'
import { toast } from '../../ui/overlay/toast'
import { useMe } from '../api/me'
import { ordersWords } from '../text/orders-words'
import type { Row } from './rows'

/** `isOn`: on a phone boxes are shown, and a tap ticks. */
type Ticked<R> = { list: string; rows: ReadonlyMap<number, R>; isOn: boolean }
export type Selection<R extends Row> = ReturnType<typeof useSelection<R>>

/** Ticked rows stay while their slips are shown. */
let last: Ticked<Row> | undefined

/**
 * Ticked rows of a list, stored with their content: failed ones stay even if they left the list,
 * and ticks survive another screen. Another list, or another person's, starts empty. `of` names one
 * list of one kind of rows.
 */
export function useSelection<R extends Row>(of: string, most = Number.POSITIVE_INFINITY) {
  const text = useWords(ordersWords)
  const list = `${useMe().data?.staff.id} ${of}`
  const none: Ticked<R> = { list, rows: new Map(), isOn: false }
  // Rows of another list are ignored.
  const [ticked, setTicked] = useState<Ticked<R>>((last as Ticked<R> | undefined) ?? none)
  const { rows, isOn } = ticked.list === list ? ticked : none

  function change(next: Ticked<R>) {
    last = next
    setTicked(next)
  }
  function select(chosen: readonly R[]) {
    if (chosen.length > most) toast.info(text.orders.atMost(most))
    change({ list, rows: byId(chosen.slice(0, most)), isOn })
  }

  /** Ticks the rows that a former act failed on, unless others are ticked. */
  function suggest(chosen: readonly R[]) {
    if (last?.list === list && last.rows.size === 0) change({ list, rows: byId(chosen), isOn })
  }

  return {
    rows,
    isOn: isOn || rows.size > 0,
    start: () => change({ list, rows, isOn: true }),
    select,
    suggest,
    toggle: (row: R) =>
      select(
        rows.has(row.id)
          ? [...rows.values()].filter(({ id }) => id !== row.id)
          : [...rows.values(), row],
      ),
    clear: () => change(none),
  }
}

function byId<R extends Row>(rows: readonly R[]): ReadonlyMap<number, R> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** Boxes before the rows. `selection` is null where the person may not tick. */
export type Ticks<R extends Row> = { selection: Selection<R> | null; label: (row: R) => string }

export function Tick<R extends Row>(props: Ticks<R> & { row: R; look: string }) {
  const { selection, label, row, look } = props
  if (!selection) return null
  return (
    <label className={look}>
      <input
        type="checkbox"
        aria-label={label(row)}
        checked={selection.rows.has(row.id)}
        onChange={() => selection.toggle(row)}
      />
    </label>
  )
}

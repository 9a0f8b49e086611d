import { useRef, useState } from 'react'
import type { StockItem } from '#contract/office/stock'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import type { Mode, Planned, Typed, TypedById } from './planned'

type Refused = ReadonlyMap<number, { item: StockItem | null; sentence: string }>
type AllTyped = Partial<Record<Mode, TypedById>>
const nothing: TypedById = new Map()

/**
 * Numbers typed for the choices of a shelf, by meaning, and the reason of a refusal until the next
 * letter. `what`: the draft's name.
 */
export function useTypedCounts(what: string, mode: Mode) {
  const [all = {}, setDraft] = useMemoryDraft<AllTyped>(what)
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())
  const latest = useRef(all)

  function change(at: Mode, to: (typed: Map<number, Typed>) => void) {
    const typed = new Map(latest.current[at] ?? nothing)
    to(typed)
    latest.current = { ...latest.current, [at]: typed }
    setDraft(latest.current)
  }
  function forgetRefusals(ids: readonly number[]) {
    setRefusals((former) =>
      ids.some((id) => former.has(id))
        ? new Map([...former].filter(([id]) => !ids.includes(id)))
        : former,
    )
  }

  return {
    typed: all[mode] ?? nothing,
    refusals,
    /** Several at once, from a paste or a fill. */
    type(cells: readonly (readonly [StockItem, string])[]) {
      change(mode, (typed) => {
        for (const [{ id, count }, words] of cells) {
          typed.set(id, { words, seen: typed.get(id)?.seen ?? count })
        }
      })
      forgetRefusals(cells.map(([{ id }]) => id))
    },
    forget(ids: readonly number[]) {
      change(mode, (typed) => {
        for (const id of ids) typed.delete(id)
      })
      forgetRefusals(ids)
    },
    forgetAll() {
      latest.current = {}
      setDraft(undefined)
      setRefusals(new Map())
    },
    /** Takes the texts of sent choices out of their fields. */
    take(planned: readonly Planned[], at: Mode): TypedById {
      const words = new Map<number, Typed>()
      change(at, (typed) => {
        for (const { item } of planned) {
          const one = typed.get(item.id)
          if (one) words.set(item.id, one)
          typed.delete(item.id)
        }
      })
      forgetRefusals(planned.map(({ item }) => item.id))
      return words
    },
    /** Restores the texts of refused choices, or of all after a failed call. Newer texts stay. */
    giveBack(words: TypedById, at: Mode, refused: Refused | null) {
      change(at, (typed) => {
        for (const [id, was] of words) {
          const row = refused?.get(id)
          if (refused && !row) continue
          const said = typed.get(id)?.words ?? was.words
          typed.set(id, { words: said, seen: row?.item?.count ?? was.seen })
        }
      })
      const more = [...(refused ?? [])].map(([id, { sentence }]) => [id, sentence] as const)
      if (more.length > 0) setRefusals((former) => new Map([...former, ...more]))
    },
  }
}
export type TypedCounts = ReturnType<typeof useTypedCounts>

import { useRef, useState } from 'react'
import type { StockItem } from '#contract/office/stock'
import { useMemoryDraft } from '../../ui/state/memory-draft'
import type { Mode, Planned, Typed, TypedById } from './planned'

type Refused = ReadonlyMap<number, { item: StockItem | null; sentence: string }>
/** As a reload keeps it: without maps. */
type Draft<M> = { mode: M; note: string; typed: Partial<Record<Mode, [number, Typed][]>> }

/**
 * Numbers typed for the choices of a product, by meaning, and the reason of a refusal until the next
 * letter. They survive a reload, with the chosen meaning and the note. `what`: the draft's name.
 */
export function useTypedCounts<M extends Mode>(what: string, first: M) {
  const [draft, setDraft] = useMemoryDraft<Draft<M>>(what, true)
  const [mode, setMode] = useState(draft?.mode ?? first)
  const latest = useRef<Draft<M>>(draft ?? { mode: first, note: '', typed: {} })
  const { note = '', typed: all = {} } = draft ?? {}
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map())

  function put(next: Partial<Draft<M>>) {
    const { typed, ...rest } = { ...latest.current, ...next }
    latest.current = { typed, ...rest }
    const isTyped = rest.note !== '' || Object.values(typed).some((cells) => cells.length > 0)
    // Without numbers the next visit begins with the first meaning.
    setDraft(isTyped ? latest.current : undefined)
  }
  function change(at: Mode, to: (typed: Map<number, Typed>) => void) {
    const typed = new Map(latest.current.typed[at])
    to(typed)
    put({ typed: { ...latest.current.typed, [at]: [...typed] } })
  }
  function forgetRefusals(ids: readonly number[]) {
    setRefusals((former) =>
      ids.some((id) => former.has(id))
        ? new Map([...former].filter(([id]) => !ids.includes(id)))
        : former,
    )
  }

  return {
    mode,
    setMode: (next: M) => {
      setMode(next)
      put({ mode: next })
    },
    note,
    setNote: (next: string) => put({ note: next }),
    /** The note of a refused save, unless another one is being typed. */
    restoreNote: (was: string) => put({ note: latest.current.note || was }),
    typed: new Map(all[mode]) as TypedById,
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
      latest.current = { mode: first, note: '', typed: {} }
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
export type TypedCounts = Omit<ReturnType<typeof useTypedCounts>, 'setMode'>

import { useEffect, useRef, useState } from 'react'
import type { SettingPart } from '#contract/office/settings'
import { useWords } from '../../text/lang'
import { forget, writeStored } from '../../ui/state/device-store'
import { offerUndo } from '../../ui/state/undo'
import {
  comparePart,
  type Entry,
  isSameForm,
  type Typed,
  type TypedDraft,
  typedOf,
} from './typed-values'
import { settingsWords } from './words'

type State = {
  /** The entry at the form's start. */
  of: Entry
  /** Undefined without a difference from it. */
  typed: Typed | undefined
  /** Another owner's fields were merged. */
  isOther: boolean
  /** Another owner changed a field that was typed here too: one of them must be chosen. */
  isConflicting: boolean
  /** Changes whenever the form's fields are set again. */
  nr: number
}

type Opened = {
  part: SettingPart
  /** The server's entry. */
  entry: Entry
  /** The draft of this device. */
  draft: TypedDraft | null
  /** The draft's key in the store of this device. */
  place: string
}

/**
 * The draft of a part of the settings, stored on this device with each letter until it is saved: a
 * reload or a sign-in restores it. Another owner's version is merged into it.
 */
export function useTypedPart({ part, entry, draft, place }: Opened) {
  const words = useWords(settingsWords)
  const [state, setState] = useState<State>(() =>
    mergeEntry(part, { ...fresh(draft?.of ?? entry, 0), typed: draft?.typed }, entry),
  )
  const [isLost, setIsLost] = useState(false)
  const latest = useRef(state)

  async function set(next: State) {
    latest.current = next
    setState(next)
    if (next.typed)
      setIsLost(!(await writeStored('forms', place, { typed: next.typed, of: next.of })))
    else await forget('forms', place)
  }

  // Untouched fields follow the newer entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    const { of, typed } = latest.current
    if (!typed && entry.v > of.v) set(mergeEntry(part, latest.current, entry))
  }, [entry.v])

  return {
    ...state,
    isLost,
    /** Another owner saved the part since these fields were typed. */
    isBehind: state.typed !== undefined && entry.v > state.of.v,
    comparison: () => comparePart(part, { typed: state.typed ?? {}, of: state.of }, entry),
    type: (values: Typed) => {
      const { of } = latest.current
      const isTyped = !isSameForm(part, values, typedOf(part, of))
      set({ ...latest.current, typed: isTyped ? values : undefined })
    },
    saved: (sent: Typed, stored: Entry) => {
      const { nr, typed } = latest.current
      // Letters typed during the call stay.
      const isMore = typed && !isSameForm(part, typed, sent)
      set({ ...fresh(stored, nr), typed: isMore ? typed : undefined })
    },
    /** After a refusal: another owner saved the part. */
    merge: (newer: Entry, sent?: Typed) => {
      const typed = latest.current.typed ?? sent
      const next = mergeEntry(part, { ...latest.current, typed }, newer)
      set({ ...next, isOther: !next.isConflicting && next.isOther })
    },
    choose: (merged: Typed) => {
      const isMine = !isSameForm(part, merged, typedOf(part, entry))
      set({ ...fresh(entry, state.nr + 1), typed: isMine ? merged : undefined })
    },
    later: () => set({ ...latest.current, isConflicting: false, nr: state.nr + 1 }),
    drop: () => {
      const { of, typed } = latest.current
      set(fresh(entry, state.nr + 1))
      offerUndo(words.dropped, () => set({ ...fresh(of, latest.current.nr + 1), typed }))
    },
  }
}

export type TypedPart = ReturnType<typeof useTypedPart>

function fresh(of: Entry, nr: number): State {
  return { of, typed: undefined, isOther: false, isConflicting: false, nr }
}

/** Merges a newer entry: conflicts become questions. */
function mergeEntry(part: SettingPart, state: State, entry: Entry): State {
  const { of, typed, nr } = state
  if (entry.v <= of.v) return state
  if (!typed) return fresh(entry, nr + 1)
  const { both, merged, onlyTheirs } = comparePart(part, { typed, of }, entry)
  if (both.length > 0) return { ...state, isConflicting: true }
  const isMine = !isSameForm(part, merged, typedOf(part, entry))
  return {
    ...fresh(entry, nr + 1),
    typed: isMine ? merged : undefined,
    isOther: onlyTheirs.length > 0,
  }
}

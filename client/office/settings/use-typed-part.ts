import { useEffect, useRef, useState } from 'react'
import { useSettingsText } from '../text/settings'
import { forget, keep } from '../ui/phone-store'
import { offerUndo } from '../ui/undo'
import {
  compareTyped,
  type Entry,
  isSameForm,
  type Kept,
  type Typed,
  typedOf,
} from './typed-values'
import type { SettingPart } from '#contract/office/settings-shapes'

type State = {
  /** The entry that the form began with. */
  of: Entry
  /** Undefined while nothing differs from it. */
  typed: Typed | undefined
  /** Fields of another owner came in. */
  isOther: boolean
  /** Another owner changed a field that was typed here too: one of both is chosen now. */
  isAsked: boolean
  /** Another form each time its fields are set anew. */
  nr: number
}

type Opened = {
  part: SettingPart
  /** As the server has it. */
  entry: Entry
  /** As this device keeps it. */
  kept: Kept | null
  /** Its key in the store of this device. */
  place: string
}

/**
 * The draft of a part of the settings, stored on this device with each letter until it is saved: a
 * reload or a sign-in restores it. Another owner's version is merged into it.
 */
export function useTypedPart({ part, entry, kept, place }: Opened) {
  const words = useSettingsText()
  const [state, setState] = useState<State>(() =>
    bring(part, { ...fresh(kept?.of ?? entry, 0), typed: kept?.typed }, entry),
  )
  const [isLost, setIsLost] = useState(false)
  const latest = useRef(state)

  async function set(next: State) {
    latest.current = next
    setState(next)
    if (next.typed) setIsLost(!(await keep('forms', place, { typed: next.typed, of: next.of })))
    else await forget('forms', place)
  }

  // Fields that nobody types in follow by themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    const { of, typed } = latest.current
    if (!typed && entry.v > of.v) set(bring(part, latest.current, entry))
  }, [entry.v])

  return {
    ...state,
    isLost,
    /** Another owner saved the part since these fields were typed. */
    isBehind: state.typed !== undefined && entry.v > state.of.v,
    comparison: () => compareTyped(part, { typed: state.typed ?? {}, of: state.of }, entry),
    type: (values: Typed) => {
      const { of } = latest.current
      const isTyped = !isSameForm(part, values, typedOf(part, of))
      set({ ...latest.current, typed: isTyped ? values : undefined })
    },
    saved: (sent: Typed, stored: Entry) => {
      const { nr, typed } = latest.current
      // Letters that were typed while it was sent stay.
      const isMore = typed && !isSameForm(part, typed, sent)
      set({ ...fresh(stored, nr), typed: isMore ? typed : undefined })
    },
    /** Refused, because another owner saved the part. */
    meet: (newer: Entry, sent?: Typed) => {
      const typed = latest.current.typed ?? sent
      const next = bring(part, { ...latest.current, typed }, newer)
      set({ ...next, isOther: !next.isAsked })
    },
    choose: (merged: Typed) => {
      const isMine = !isSameForm(part, merged, typedOf(part, entry))
      set({ ...fresh(entry, state.nr + 1), typed: isMine ? merged : undefined })
    },
    later: () => set({ ...latest.current, isAsked: false, nr: state.nr + 1 }),
    drop: () => {
      const { of, typed } = latest.current
      set(fresh(entry, state.nr + 1))
      offerUndo(words.dropped, () => set({ ...fresh(of, latest.current.nr + 1), typed }))
    },
  }
}

export type TypedPart = ReturnType<typeof useTypedPart>

function fresh(of: Entry, nr: number): State {
  return { of, typed: undefined, isOther: false, isAsked: false, nr }
}

/** Together with a newer entry: what only one changed is taken, what both changed is asked. */
function bring(part: SettingPart, state: State, entry: Entry): State {
  const { of, typed, nr } = state
  if (entry.v <= of.v) return state
  if (!typed) return fresh(entry, nr + 1)
  const { both, merged } = compareTyped(part, { typed, of }, entry)
  if (both.length > 0) return { ...state, isAsked: true }
  const isMine = !isSameForm(part, merged, typedOf(part, entry))
  return { ...fresh(entry, nr + 1), typed: isMine ? merged : undefined, isOther: true }
}

import { useState } from 'react'

/** Typed values that are not saved yet, by their purpose; gone with the page. */
const drafts = new Map<string, unknown>()

/**
 * State that is found again when its component comes back: after one has been elsewhere, or was led to
 * the sign-in because the session ended. Undefined when there is none; `undefined` forgets it.
 */
export function useDraft<T>(what: string) {
  const [draft, setDraft] = useState(() => draftOf<T>(what))
  function change(next: T | undefined) {
    if (next === undefined) drafts.delete(what)
    else drafts.set(what, next)
    setDraft(next)
  }
  return [draft, change] as const
}

/** Reads a draft outside of components. */
export function draftOf<T>(what: string): T | undefined {
  return drafts.get(what) as T | undefined
}

import { useState } from 'react'

/** Typed values that are not saved yet, by purpose; lost with the page. */
const drafts = new Map<string, unknown>()

/**
 * State that survives its component: on another screen, or at a sign-in after the session ended.
 * Undefined without any; `undefined` clears it.
 */
export function useMemoryDraft<T>(what: string) {
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

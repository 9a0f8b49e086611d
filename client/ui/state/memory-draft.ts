import { useState } from 'react'

/** Typed values that are not saved yet, by purpose. */
const drafts = new Map<string, unknown>()
const prefix = 'office.draft:'
const ownerKey = 'office.drafts-of'
let owner: number | null | undefined

/**
 * State that survives its component: on another screen, or at a sign-in after the session ended.
 * Undefined without any; `undefined` clears it. `survivesReload`: the tab stores it too, as JSON.
 */
export function useMemoryDraft<T>(what: string, survivesReload = false) {
  const [draft, setDraft] = useState(() => draftOf<T>(what, survivesReload))
  function change(next: T | undefined) {
    keepDraft(what, next, survivesReload)
    setDraft(next)
  }
  return [draft, change] as const
}

/** Changes a draft outside of components. */
export function keepDraft(what: string, next: unknown, survivesReload = false): void {
  if (next === undefined) drafts.delete(what)
  else drafts.set(what, next)
  if (survivesReload) store(what, next)
}

/** Reads a draft outside of components. */
export function draftOf<T>(what: string, survivesReload = false): T | undefined {
  if (!drafts.has(what) && survivesReload) {
    const stored = read(what)
    if (stored !== undefined) drafts.set(what, stored)
  }
  return drafts.get(what) as T | undefined
}

/** The drafts belong to the signed-in person: another one, or null at a sign-out, finds none. */
export function claimDrafts(personId: number | null): void {
  if (owner === personId) return
  try {
    const former = sessionStorage.getItem(ownerKey)
    if (former !== null && former !== `${personId}`) forgetDrafts()
    if (personId === null) sessionStorage.removeItem(ownerKey)
    else sessionStorage.setItem(ownerKey, `${personId}`)
  } catch {
    // Forbidden storage holds nothing.
  }
  if (owner !== undefined && owner !== personId) drafts.clear()
  owner = personId
}

function forgetDrafts(): void {
  drafts.clear()
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}

function store(what: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + what)
    else sessionStorage.setItem(prefix + what, JSON.stringify(value))
  } catch {
    // Full or forbidden storage: it then lives as long as the page.
  }
}

function read(what: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + what) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

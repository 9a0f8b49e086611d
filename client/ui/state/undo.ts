import { useEffect } from 'react'
import { draftOf, keepDraft } from './memory-draft'
import { openStore } from './store'

/** An act that can be undone for a minute: its text and its undo. */
export type Undoable = { id: number; text: string; untilMs: number; undo: () => unknown }
/** What the tab keeps for a reload: which undo it is, and what it is given, as JSON. */
export type Kept = {
  by: 'products' | 'counts' | 'catalogue' | 'promo' | 'block' | 'cart'
  what: unknown
}

export const undoForMs = 60_000
const offered = openStore<Undoable | null>(null)
const draft = 'undo'
let lastId = 0

/** Offers the undo of the last act, and ends the former offer. */
export function offerUndo(
  text: string,
  undo: () => unknown,
  untilMs = Date.now() + undoForMs,
  kept?: Kept,
): void {
  lastId += 1
  offered.change({ id: lastId, text, untilMs, undo })
  keepDraft(draft, kept && { ...kept, text, untilMs }, true)
}

/** Offers a failed undo again for the rest of its minute, unless another is offered. */
export function offerAgain(text: string, undo: () => unknown, untilMs: number, kept?: Kept): void {
  if (Date.now() < untilMs && !offered.read()) offerUndo(text, undo, untilMs, kept)
}

export function forgetUndo(): void {
  offered.change(null)
  keepDraft(draft, undefined, true)
}

export const useOffered = offered.use

/** Offers the undo that the tab keeps again, after a reload within its minute. */
export function useUndoAgain<T>(
  by: Kept['by'],
  undo: (what: T, text: string, untilMs: number) => unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for the page
  useEffect(() => {
    const kept = draftOf<Kept & { what: T; text: string; untilMs: number }>(draft, true)
    if (kept?.by !== by) return
    const { what, text, untilMs } = kept
    offerAgain(text, () => undo(what, text, untilMs), untilMs, { by, what })
  }, [])
}

/** An act that can be taken back for a minute: what was done, and how to take it back. */
export type Undoable = { id: number; text: string; untilMs: number; undo: () => unknown }

export const undoForMs = 60_000
const listeners = new Set<() => void>()
let offered: Undoable | null = null
let lastId = 0

/** Offers to take back what was just done; what was offered before can no longer be. */
export function offerUndo(
  text: string,
  undo: () => unknown,
  untilMs = Date.now() + undoForMs,
): void {
  lastId += 1
  change({ id: lastId, text, untilMs, undo })
}

/** Offers again what did not get there, for what is left of its minute, unless another is offered. */
export function offerAgain(text: string, undo: () => unknown, untilMs: number): void {
  if (Date.now() < untilMs && !offered) offerUndo(text, undo, untilMs)
}

export function forgetUndo(): void {
  change(null)
}

/** For useSyncExternalStore. */
export function subscribeToUndo(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const readUndo = () => offered

function change(next: Undoable | null): void {
  offered = next
  for (const listener of listeners) listener()
}

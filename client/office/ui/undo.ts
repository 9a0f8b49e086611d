import { openStore } from '../../ui/store'

/** An act that can be taken back for a minute: what was done, and how to take it back. */
export type Undoable = { id: number; text: string; untilMs: number; undo: () => unknown }

export const undoForMs = 60_000
const offered = openStore<Undoable | null>(null)
let lastId = 0

/** Offers to take back what was just done; what was offered before can no longer be. */
export function offerUndo(
  text: string,
  undo: () => unknown,
  untilMs = Date.now() + undoForMs,
): void {
  lastId += 1
  offered.change({ id: lastId, text, untilMs, undo })
}

/** Offers again what did not get there, for what is left of its minute, unless another is offered. */
export function offerAgain(text: string, undo: () => unknown, untilMs: number): void {
  if (Date.now() < untilMs && !offered.read()) offerUndo(text, undo, untilMs)
}

export function forgetUndo(): void {
  offered.change(null)
}

export const useOffered = offered.use

import { openStore } from './store'

/** An act that can be undone for a minute: its text and its undo. */
export type Undoable = { id: number; text: string; untilMs: number; undo: () => unknown }

export const undoForMs = 60_000
const offered = openStore<Undoable | null>(null)
let lastId = 0

/** Offers the undo of the last act, and ends the former offer. */
export function offerUndo(
  text: string,
  undo: () => unknown,
  untilMs = Date.now() + undoForMs,
): void {
  lastId += 1
  offered.change({ id: lastId, text, untilMs, undo })
}

/** Offers a failed undo again for the rest of its minute, unless another is offered. */
export function offerAgain(text: string, undo: () => unknown, untilMs: number): void {
  if (Date.now() < untilMs && !offered.read()) offerUndo(text, undo, untilMs)
}

export function forgetUndo(): void {
  offered.change(null)
}

export const useOffered = offered.use

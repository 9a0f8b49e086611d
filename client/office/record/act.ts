import type { Call, InputOf, OutputOf } from '#contract/endpoint'
import { ApiError, isPassing } from '../../api/api-error'
import { toast } from '../../ui/overlay/toast'
import { openStore } from '../../ui/state/store'
import { type Kept, offerAgain, offerUndo, undoForMs, useUndoAgain } from '../../ui/state/undo'
import { ProofRefused } from '../api/proof'
import { sentenceOf, useSend } from '../api/send'

type Refused<E> = {
  error: ApiError
  why: string
  /** The row as another person has left it, which is stored already. */
  current: E | undefined
}
type Acting<C extends Call, E> = {
  /** The row in the answer. */
  rowOf: (answer: OutputOf<C>) => E
  put: (row: E) => void
  refreshes: readonly Call[]
  /** Shows the result before the answer; returns the way back. */
  ahead?: (input: InputOf<C>) => Promise<() => void>
  onDone?: (row: E, input: InputOf<C>) => unknown
  onRefused: (refused: Refused<E>, input: InputOf<C>) => void
}

/** An act on a row of a list: sent, shown, and refused beside the row. */
export function useRowAct<C extends Call, E>(endpoint: C, acting: Acting<C, E>) {
  const { rowOf, put, refreshes, ahead, onDone, onRefused } = acting
  return useSend(endpoint, {
    inForm: true,
    refreshes,
    optimistic: ahead,
    onSuccess: (answer, input) => {
      const row = rowOf(answer)
      put(row)
      return onDone?.(row, input)
    },
    onError: (error, input) => {
      if (error instanceof ProofRefused) return
      const current = currentOf<E>(error)
      if (current) put(current)
      onRefused({ error, why: sentenceOf(error), current }, input)
    },
  })
}

/** The present row of a refusal: another person was first. */
export function currentOf<E>(error: unknown): E | undefined {
  return error instanceof ApiError ? rowIn<E>(Object(error.body).current) : undefined
}

/** `current` of a refusal may also be something else, as who holds an order. */
export function rowIn<E>(current: unknown): E | undefined {
  return Object(current).id ? (current as E) : undefined
}

/** `by`: the tab keeps what the undo is given, as JSON, for a reload. */
export type UndoWay<T> = {
  by?: Kept['by']
  undo: (what: T) => Promise<unknown>
  undone?: string
}

/** Offers the way back of an act for a minute; one that did not arrive, for the rest of it. */
export function offerWayBack<T>(way: UndoWay<T>, said: string, what: T): void {
  const untilMs = Date.now() + undoForMs
  offerUndo(said, () => goBack(way, said, what, untilMs), untilMs, keptOf(way, what))
}

/** Offers it again after a reload within its minute. */
export function useWayBackAgain<T>(way: UndoWay<T> & { by: Kept['by'] }): void {
  useUndoAgain<T>(way.by, (what, said, untilMs) => goBack(way, said, what, untilMs))
}

async function goBack<T>(way: UndoWay<T>, said: string, what: T, untilMs: number) {
  try {
    await way.undo(what)
    if (way.undone) toast.success(way.undone)
  } catch (error) {
    const again = () => goBack(way, said, what, untilMs)
    if (isPassing(error)) offerAgain(said, again, untilMs, keptOf(way, what))
  }
}

function keptOf<T>({ by }: UndoWay<T>, what: T): Kept | undefined {
  return by && { by, what }
}

/**
 * Why the last act on a row failed. `lostAt`: the version of an act without an answer: a newer one
 * of the row ends the note. `field`: its typed value stays in its cell.
 */
export type Refusal = { why: string; lostAt?: number | undefined; field?: string | undefined }

/** Refusals by the row's id, until another act is done. */
export function openRefusals() {
  const refusals = openStore<ReadonlyMap<number, Refusal>>(new Map())
  return {
    use: refusals.use,
    note: (id: number, why: string, more: Omit<Refusal, 'why'> = {}) =>
      refusals.change(new Map([...refusals.read(), [id, { why, ...more }]])),
    forget(id: number) {
      const noted = refusals.read()
      if (noted.has(id)) refusals.change(new Map([...noted].filter(([each]) => each !== id)))
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Call } from '#contract/endpoint'
import { ApiError, isPassing } from '../../api/api-error'
import { keyOf } from '../../api/read'
import { type Kept, offerAgain } from '../../ui/state/undo'
import type { openRefusals } from './act'
import type { Row } from './rows'
import type { Selection } from './ticks'

/** What became of a row: `row` as it stands now, if the answer says so. */
export type RowResult<R> = { id: number; ok: boolean; why: string; row: R | undefined }
/** `of` is unknown until the whole list is read. */
export type Progress = { done: number; of: number | undefined }
type Many<R extends Row> = {
  selection: Selection<R>
  refusals: ReturnType<typeof openRefusals>
  /** Rows of one call. */
  atOnce: number
  /** Calls whose reads are stale afterwards. */
  stale: readonly Call[]
  put?: (rows: readonly R[]) => void
}

/**
 * Acts on all ticked rows, one call after another, until stopped. Failed and unsent rows stay
 * ticked; each failed one has its reason.
 */
export function useMany<R extends Row>({ selection, refusals, atOnce, stale, put }: Many<R>) {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<Progress | null>(null)
  const isStopped = useRef(false)

  /** `lost`: the error of the call that ended it. */
  async function run(rows: readonly R[], send: (part: R[]) => Promise<RowResult<R>[]>) {
    const left = [...rows]
    const failed: R[] = []
    let done = 0
    const lost = await untilStopped(async () => {
      if (left.length === 0) return true
      setProgress({ done: rows.length - left.length, of: rows.length })
      const part = left.slice(0, atOnce)
      const results = await send(part)
      left.splice(0, part.length)
      put?.(results.flatMap(({ row }) => row ?? []))
      for (const { id, ok, why, row } of results) {
        refusals.forget(id)
        if (ok) done += 1
        else refusals.note(id, why)
        const was = part.find((each) => each.id === id)
        if (!ok && was) failed.push(row ?? was)
      }
      return false
    })
    for (const call of stale) queryClient.invalidateQueries({ queryKey: keyOf(call) })
    selection.select([...failed, ...left])
    return { done, failed: failed.length, left: left.length, lost }
  }

  /** Ticks the whole list, read to its end; stopped, it ticks none. */
  async function selectAll(readPage: (after: string | undefined) => Promise<[R[], string | null]>) {
    const rows: R[] = []
    let after: string | undefined
    const lost = await untilStopped(async () => {
      setProgress({ done: rows.length, of: undefined })
      const [more, next] = await readPage(after)
      rows.push(...more)
      after = next ?? undefined
      return next === null
    })
    if (!lost && !isStopped.current) selection.select(rows)
    return lost
  }

  /** Goes on until it is done or stopped, or a call fails. */
  async function untilStopped(step: () => Promise<boolean>): Promise<ApiError | undefined> {
    isStopped.current = false
    try {
      while (!isStopped.current && !(await step()));
    } catch (error) {
      if (error instanceof ApiError) return error
      throw error
    } finally {
      setProgress(null)
    }
  }

  const stop = () => {
    isStopped.current = true
  }
  return { run, selectAll, progress, stop }
}

type Failed<S> = { step: S; error: ApiError }
type WayBack<S> = {
  undo: (step: S) => Promise<unknown>
  /** Calls in parallel. */
  atOnce: number
  /** The text of the bar for this number of steps. */
  saidOf: (n: number) => string
  /** What the tab keeps of these steps for a reload. */
  keptOf?: (left: readonly S[]) => Kept
  onEnd: (failed: Failed<S>[], done: number) => void
}

/**
 * Takes steps back, each by its own call. If the connection is lost or the session has ended, no
 * more are sent; unsent ones are offered again for the rest of the minute.
 */
export async function undoMany<S>(way: WayBack<S>, steps: readonly S[], untilMs: number) {
  const errors = new Map<S, ApiError>()
  const waiting = [...steps]
  let lost: ApiError | undefined
  async function goOn() {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const error = lost ?? (await errorOf(way.undo(step)))
      if (error) errors.set(step, error)
      if (error && isUnreached(error)) lost = error
    }
  }
  await Promise.all(Array.from({ length: way.atOnce }, goOn))
  const failed = steps.flatMap((step) => {
    const error = errors.get(step)
    return error ? [{ step, error }] : []
  })
  way.onEnd(failed, steps.length - failed.length)
  const unreached = failed.filter(({ error }) => isUnreached(error)).map(({ step }) => step)
  if (unreached.length > 0) {
    const again = () => undoMany(way, unreached, untilMs)
    offerAgain(way.saidOf(unreached.length), again, untilMs, way.keptOf?.(unreached))
  }
}

async function errorOf(act: Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await act
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

/** The next call would fail too, and this one was not refused. */
function isUnreached(error: ApiError): boolean {
  return isPassing(error) || error.status === 401
}

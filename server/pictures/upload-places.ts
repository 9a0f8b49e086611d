import type { Request, Response } from 'express'
import { tooManyTries, unavailable, unreadable } from '../failures/refusals.ts'
import { type Caller, narrow } from '../turns/fair-groups.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Only for pictures: aborted when the sender leaves, waits too long, loses its place, or the server stops. */
    leaving?: AbortSignal
  }
}

/** Requests with pictures that are received, queued or processed: of shoppers, and as many of staff. */
const mostAtOnce = 12
/** Places of one account: its slow uploads leave the others free. */
const mostOfOne = 3
const retryAfterSeconds = 5
/** From the end of the body, queue included. Shorter than a connection may be silent. */
const longestMs = 50_000

type Upload = { caller: Caller; leaving: AbortController }

export type UploadPlaces = {
  /**
   * Before the body is read; `caller` ends with the account. Throws a 503 or a 429 without a place,
   * a 400 after a disconnect.
   */
  take: (request: Request, response: Response, caller: Caller) => void
  close: () => void
}

/**
 * Limits uploads at once: it bounds the disk they take and the longest wait. When the places of a
 * class are full, the largest network in it loses its newest upload, of its largest account: a 503.
 */
export function openUploadPlaces(): UploadPlaces {
  const taken = new Set<Upload>()
  let isClosed = false
  return {
    take: (request, response, caller) => {
      // A closed response never closes again, so its place would be lost.
      if (response.closed) throw unreadable()
      if (isClosed) throw unavailable()
      const own = [...taken].filter((each) => each.caller.at(-1) === caller.at(-1)).length
      if (own >= mostOfOne) throw tooManyTries(retryAfterSeconds)
      const upload = { caller, leaving: new AbortController() }
      makeRoom(upload)
      taken.add(upload)
      request.leaving = upload.leaving.signal
      request.takeLongBody?.()
      let late: NodeJS.Timeout | undefined
      request.once('end', () => {
        // A refused body may end after its answer.
        if (!taken.has(upload)) return
        late = setTimeout(() => upload.leaving.abort(unavailable()), longestMs)
      })
      response.once('close', () => {
        clearTimeout(late)
        taken.delete(upload)
        upload.leaving.abort(unreadable())
      })
    },
    close: () => {
      isClosed = true
      for (const { leaving } of taken) leaving.abort(unavailable())
    },
  }

  function makeRoom(newcomer: Upload) {
    const ofClass = [...taken].filter(({ caller }) => caller[0] === newcomer.caller[0])
    if (ofClass.length < mostAtOnce) return
    // Between equal groups the newcomer's is the larger: no upload ends without a gain in fairness.
    const sizeOf = (group: Upload[]) => group.length + (group.includes(newcomer) ? 0.5 : 0)
    const last = narrow([...ofClass, newcomer], sizeOf)
    if (!last || last === newcomer) throw unavailable()
    taken.delete(last)
    last.leaving.abort(unavailable())
  }
}

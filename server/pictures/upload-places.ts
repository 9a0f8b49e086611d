import type { Request, Response } from 'express'
import { tooManyTries, unavailable, unreadable } from '../refusals.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Only for pictures: aborted when the sender leaves, waits too long, or the server stops. */
    leaving?: AbortSignal
  }
}

/** Requests with pictures that are received, queued or processed. */
const mostAtOnce = 12
/** Places of one account: its slow uploads leave the others free. */
const mostOfOne = 3
const retryAfterSeconds = 5
/** From the end of the body, queue included. Shorter than a connection may be silent. */
const longestMs = 50_000

export type UploadPlaces = {
  /** Before the body is read. Throws a 503 or a 429 without a place, a 400 after a disconnect. */
  take: (request: Request, response: Response, account: string) => void
  close: () => void
}

/** Limits uploads at once: it bounds the disk they take and the longest wait. */
export function openUploadPlaces(): UploadPlaces {
  const taken = new Map<AbortController, string>()
  let isClosed = false
  return {
    take: (request, response, account) => {
      // A closed response never closes again, so its place would be lost.
      if (response.closed) throw unreadable()
      if (isClosed || taken.size >= mostAtOnce) throw unavailable()
      const own = [...taken.values()].filter((each) => each === account).length
      if (own >= mostOfOne) throw tooManyTries(retryAfterSeconds)
      const leaving = new AbortController()
      taken.set(leaving, account)
      request.leaving = leaving.signal
      request.takeLongBody?.()
      let late: NodeJS.Timeout | undefined
      request.once('end', () => {
        // A refused body may end after its answer.
        if (!taken.has(leaving)) return
        late = setTimeout(() => leaving.abort(unavailable()), longestMs)
      })
      response.once('close', () => {
        clearTimeout(late)
        taken.delete(leaving)
        leaving.abort(unreadable())
      })
    },
    close: () => {
      isClosed = true
      for (const leaving of taken.keys()) leaving.abort(unavailable())
    },
  }
}

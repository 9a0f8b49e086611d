import type { Request, Response } from 'express'
import { tooManyTries, unavailable, unreadable } from '../refusals.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Of calls with pictures: aborted when the sender has left, waits too long, or the server stops. */
    leaving?: AbortSignal
  }
}

/** Requests with pictures that are being received, wait for their turn, or have it. */
const mostAtOnce = 12
/** Of one customer: slow bodies of one account leave places to the others. */
const mostOfOne = 3
const retryAfterSeconds = 5
/** From the body's end, with all that waits before it. Shorter than a connection may be silent. */
const longestMs = 50_000

export type UploadPlaces = {
  /**
   * Before the body is read. Throws a 503 where all places are taken, a 429 where the customer has
   * enough, a 400 where the sender has left.
   */
  take: (request: Request, response: Response, customerId: number) => void
  close: () => void
}

/** So many at once and no more: it bounds the disk they take and how long the last one waits. */
export function openUploadPlaces(): UploadPlaces {
  const taken = new Map<AbortController, number>()
  let isClosed = false
  return {
    take: (request, response, customerId) => {
      // It closes no second time: nothing would give the place back.
      if (response.closed) throw unreadable()
      if (isClosed || taken.size >= mostAtOnce) throw unavailable()
      const own = [...taken.values()].filter((id) => id === customerId).length
      if (own >= mostOfOne) throw tooManyTries(retryAfterSeconds)
      const leaving = new AbortController()
      taken.set(leaving, customerId)
      request.leaving = leaving.signal
      request.takeLongBody?.()
      let late: NodeJS.Timeout | undefined
      request.once('end', () => {
        // A body that was refused may come to its end after its answer.
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

import type { Request } from 'express'

/**
 * Counts what comes of a body and tells once it is more than `most`. To be called in the same tick as
 * what reads the body, which is lost otherwise.
 */
export function countBytes(request: Request, most: number, whenMore: () => void): void {
  let bytes = 0
  const count = (part: Buffer) => {
    bytes += part.length
    if (bytes <= most) return
    request.off('data', count)
    whenMore()
  }
  request.on('data', count)
}

/** The first call counts, the others are too late: body-parser and multer read a refused body to its end. */
export function firstOf(next: (error?: unknown) => void): (error?: unknown) => void {
  let isDone = false
  return (error) => {
    if (!isDone) {
      isDone = true
      next(error)
    }
  }
}

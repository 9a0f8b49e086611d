import type { Request } from 'express'

/** Call it in the same tick as the body's reader: later it misses the first bytes. */
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

/** Passes on the first call only: body-parser and multer read a refused body to its end. */
export function firstOf(next: (error?: unknown) => void): (error?: unknown) => void {
  let isDone = false
  return (error) => {
    if (!isDone) {
      isDone = true
      next(error)
    }
  }
}

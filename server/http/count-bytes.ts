import type { Request } from 'express'

/** To be called in the same tick as what reads the body, or that misses its beginning. */
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

/** Only the first call counts: body-parser and multer read a refused body to its end. */
export function firstOf(next: (error?: unknown) => void): (error?: unknown) => void {
  let isDone = false
  return (error) => {
    if (!isDone) {
      isDone = true
      next(error)
    }
  }
}

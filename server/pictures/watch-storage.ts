import type { Storage } from './storage.ts'

const askedAgainAfterMs = 2000
const toldAgainAfterMs = 60_000

/**
 * Whether pictures can be stored, as it was found last: a storage that hangs makes nobody wait. Asking
 * has it looked at again; while it takes none, that is told once a minute.
 */
export function watchStorage(storage: Storage, tell: (message: string) => void): () => boolean {
  let takesPictures = true
  let askedAtMs = Number.NEGATIVE_INFINITY
  let toldAtMs = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - askedAtMs > askedAgainAfterMs) {
      askedAtMs = now
      void ask()
    }
    return takesPictures
  }

  async function ask() {
    takesPictures = await storage.check().catch(() => false)
    if (takesPictures || askedAtMs - toldAtMs < toldAgainAfterMs) return
    toldAtMs = askedAtMs
    tell('no picture can be stored; reviews with pictures are refused until that is mended')
  }
}

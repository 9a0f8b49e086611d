import type { Storage } from './storage.ts'

const checkAfterMs = 2000
const warnAfterMs = 60_000

/**
 * Whether pictures could be stored at the last check: a hanging storage delays nobody. Each call
 * starts the next check.
 */
export function watchStorage(storage: Storage, warn: (message: string) => void): () => boolean {
  let takesPictures = true
  let checkedAtMs = Number.NEGATIVE_INFINITY
  let warnedAtMs = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - checkedAtMs > checkAfterMs) {
      checkedAtMs = now
      void check()
    }
    return takesPictures
  }

  async function isReady() {
    return (await storage.check()) && ((await storage.hasRoom?.()) ?? true)
  }

  async function check() {
    takesPictures = await isReady().catch(() => false)
    if (takesPictures || checkedAtMs - warnedAtMs < warnAfterMs) return
    warnedAtMs = checkedAtMs
    warn('no picture can be stored; reviews with pictures are refused until that is mended')
  }
}

/** Runs the act when it has a permit. */
type WithPermit = <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * At most `permits` acts run at once, the others wait in the order in which they came. Who gives up
 * by the signal leaves the queue at once, with its reason.
 */
export function openSemaphore(permits: number): WithPermit {
  let running = 0
  const waiting = new Set<() => void>()
  return async (act, signal) => {
    if (running >= permits) await wait(signal)
    else running++
    try {
      return await act()
    } finally {
      const [next] = waiting
      if (next) next()
      else running--
    }
  }

  /** Whoever is let go has taken over the permit of the one before. */
  function wait(signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const go = () => {
        waiting.delete(go)
        signal?.removeEventListener('abort', giveUp)
        resolve()
      }
      const giveUp = () => {
        waiting.delete(go)
        reject(signal?.reason)
      }
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp, { once: true })
      waiting.add(go)
    })
  }
}

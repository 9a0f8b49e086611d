type WithPermit = <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Acts beyond `permits` wait in the order they came; an aborted one leaves the queue at once. */
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

type WithPermit = <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

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

  /** A released waiter inherits the permit of the act before it. */
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

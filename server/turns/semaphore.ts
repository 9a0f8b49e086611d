type WithPermit = <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/** Acts one after another. */
export function openSemaphore(): WithPermit {
  let isTaken = false
  const waiting = new Set<() => void>()
  return async (act, signal) => {
    if (isTaken) await wait(signal)
    isTaken = true
    try {
      return await act()
    } finally {
      const [next] = waiting
      if (next) next()
      else isTaken = false
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

export type Turns = <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Lets at most `atOnce` acts run, the others waiting in the order they came. Returns the runner. Who
 * gives up by the signal leaves the queue at once, with its reason.
 */
export function takeTurns(atOnce: number): Turns {
  let running = 0
  const waiting = new Set<() => void>()
  return async (act, signal) => {
    if (running >= atOnce) await wait(signal)
    else running++
    try {
      return await act()
    } finally {
      const [next] = waiting
      if (next) next()
      else running--
    }
  }

  /** Whoever is let go has taken over the turn of the one before. */
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

import { setImmediate as othersFirst } from 'node:timers/promises'
import { unavailable } from '../refusals.ts'
import { openSemaphore } from '../semaphore.ts'

/** At eight milliseconds each, the last of them waits for a second and a half. */
const mostWaiting = 200

/**
 * Lets one rendering after another begin, and between two of them everything else that has come:
 * an order never waits for more than one. Rejects with a 503 where too many wait.
 */
export function openRenderTurns(): () => Promise<void> {
  const withPermit = openSemaphore(1)
  let waiting = 0
  return async () => {
    if (waiting >= mostWaiting) throw unavailable()
    waiting++
    await withPermit(() => othersFirst())
    waiting--
  }
}

import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { unavailable } from '../refusals.ts'
import { openSemaphore } from '../semaphore.ts'

/** At eight milliseconds each, the last of them waits for a second and a half. */
const mostWaiting = 200

/** Between two renderings all else has a turn: an order waits for one at most. Throws a 503. */
export function openRenderTurns(): () => Promise<void> {
  const withPermit = openSemaphore(1)
  let waiting = 0
  return async () => {
    if (waiting >= mostWaiting) throw unavailable()
    waiting++
    await withPermit(() => yieldToOthers())
    waiting--
  }
}

import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { unavailable } from '../failures/refusals.ts'
import { openTurn } from '../turns/turns.ts'

/** At 8 ms each, the last one waits 1.5 s. */
const mostWaiting = 200

/** One page at a time, so an order waits for at most one. Throws a 503. */
export function openRenderTurns(): () => Promise<void> {
  const inTurn = openTurn()
  let waiting = 0
  return async () => {
    if (waiting >= mostWaiting) throw unavailable()
    waiting++
    await inTurn(() => yieldToOthers())
    waiting--
  }
}

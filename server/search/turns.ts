import { setTimeout as delay } from 'node:timers/promises'
import { openSemaphore } from '../turns/semaphore.ts'

/**
 * Acts of one address one after another, those of others beside them. While further ones wait, each is
 * followed by a pause `rests` times as long as itself: with 2 an address has a third of a processor.
 */
export function openTurns(rests = 0): <T>(address: string, act: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { take: ReturnType<typeof openSemaphore>; acts: number }>()
  return (address, act) =>
    new Promise((resolve, reject) => {
      const turn = turns.get(address) ?? { take: openSemaphore(), acts: 0 }
      turns.set(address, turn)
      turn.acts++
      void turn.take(async () => {
        const started = performance.now()
        await act().then(resolve, reject)
        if (--turn.acts === 0) turns.delete(address)
        else if (rests > 0) await delay(rests * (performance.now() - started))
      })
    })
}

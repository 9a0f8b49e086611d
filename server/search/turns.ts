import { openSemaphore } from '../semaphore.ts'

/** Acts of one address one after another; those of others beside them. */
export function openTurns(): <T>(address: string, act: () => Promise<T>) => Promise<T> {
  const turns = new Map<string, { take: ReturnType<typeof openSemaphore>; acts: number }>()
  return async (address, act) => {
    const turn = turns.get(address) ?? { take: openSemaphore(), acts: 0 }
    turns.set(address, turn)
    turn.acts++
    try {
      return await turn.take(act)
    } finally {
      if (--turn.acts === 0) turns.delete(address)
    }
  }
}

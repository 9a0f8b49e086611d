import { tooManyTries } from '../refusals.ts'

const retryAfterSeconds = 5

/** `whose`: the address, or what else stands for one asker. */
type FairTurns = <T>(whose: string, act: () => Promise<T>) => Promise<T>

type Waiting = { go: () => void; refuse: (error: unknown) => void }

/**
 * Lets at most `atOnce` acts run and at most `mostWaiting` wait. Askers take turns, so that one who
 * asks a lot delays only himself; when all places are taken, who has the most gives up his last one.
 * Who finds or keeps no place is refused with a 429.
 */
export function takeFairTurns(atOnce: number, mostWaiting: number): FairTurns {
  let running = 0
  let places = 0
  /** In the order of their next turn; none is empty. */
  const queues = new Map<string, Waiting[]>()
  return async (whose, act) => {
    if (running >= atOnce) await wait(whose)
    else running++
    try {
      return await act()
    } finally {
      if (!letNextGo()) running--
    }
  }

  function wait(whose: string): Promise<void> {
    if (places >= mostWaiting) makePlace(queues.get(whose)?.length ?? 0)
    return new Promise((go, refuse) => {
      const own = queues.get(whose)
      if (own) own.push({ go, refuse })
      else queues.set(whose, [{ go, refuse }])
      places++
    })
  }

  /** Throws for who has as many places as any other already. */
  function makePlace(ownPlaces: number) {
    let [longest, most] = ['', ownPlaces + 1]
    for (const [whose, { length }] of queues) if (length > most) [longest, most] = [whose, length]
    const last = take(longest, 'pop')
    if (!last) throw tooManyTries(retryAfterSeconds)
    last.refuse(tooManyTries(retryAfterSeconds))
  }

  function letNextGo(): boolean {
    const [whose] = queues.keys()
    const next = whose === undefined ? undefined : take(whose, 'shift')
    if (whose === undefined || !next) return false
    const rest = queues.get(whose)
    queues.delete(whose)
    if (rest) queues.set(whose, rest)
    next.go()
    return true
  }

  function take(whose: string, end: 'pop' | 'shift'): Waiting | undefined {
    const queue = queues.get(whose)
    const taken = queue?.[end]()
    if (taken) places--
    if (queue?.length === 0) queues.delete(whose)
    return taken
  }
}

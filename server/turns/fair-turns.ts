import { tooManyTries } from '../failures/refusals.ts'
import { type Caller, nameOf, narrow } from './fair-groups.ts'

const retryAfterSeconds = 5
/** Below the minute of silence after which a connection is closed without an answer. */
const longestWaitMs = 30_000

type FairTurns = <T>(caller: Caller, act: () => Promise<T>) => Promise<T>

type Waiting = {
  caller: Caller
  since: number
  late: NodeJS.Timeout
  go: () => void
  refuse: (error: unknown) => void
}

/**
 * At most `atOnce` acts run and `places` wait. The group whose last turn is oldest is next, and so
 * on inside it: many requests of a group delay only itself. When the queue is full, the largest
 * group loses its newest one: a 429. So does a wait of half a minute.
 */
export function takeFairTurns(atOnce: number, places: number): FairTurns {
  let running = 0
  let turn = 0
  const waiting: Waiting[] = []
  /** Last turns by group; groups without a recent turn are equal. */
  const lastTurns = new Map<string, number>()
  return async (caller, act) => {
    if (running < atOnce) start(caller)
    else await wait(caller)
    try {
      return await act()
    } finally {
      running--
      const next = take(narrow(waiting.toReversed(), longestAgo))
      if (next) {
        start(next.caller)
        next.go()
      }
    }
  }

  function start(caller: Caller) {
    running++
    turn++
    for (const [nr] of caller.entries()) {
      const name = nameOf(caller, nr + 1)
      // Deleted first: a map keeps the order of insertion.
      lastTurns.delete(name)
      lastTurns.set(name, turn)
    }
    for (const [name, last] of lastTurns) {
      if (turn - last <= places) break
      lastTurns.delete(name)
    }
  }

  function wait(caller: Caller): Promise<void> {
    return new Promise((go, refuse) => {
      const late = setTimeout(() => refuseOne(one), longestWaitMs)
      const one: Waiting = { caller, since: turn - places, late, go, refuse }
      waiting.push(one)
      if (waiting.length > places) refuseOne(narrow(waiting, (group) => group.length))
    })
  }

  function refuseOne(one: Waiting | undefined) {
    take(one)?.refuse(tooManyTries(retryAfterSeconds))
  }

  /** Limits how many turns of newer groups may pass a group without a recent turn. */
  function longestAgo(group: Waiting[], name: string): number {
    return -Math.max(lastTurns.get(name) ?? 0, Math.min(...group.map(({ since }) => since)))
  }

  function take(found: Waiting | undefined): Waiting | undefined {
    if (!found) return
    clearTimeout(found.late)
    waiting.splice(waiting.indexOf(found), 1)
    return found
  }
}

import { tooManyTries } from '../refusals.ts'

const retryAfterSeconds = 5

/** Names of groups, the largest first: a class, a site in it, a network of that. */
export type Caller = readonly string[]
type FairTurns = <T>(caller: Caller, act: () => Promise<T>) => Promise<T>

type Waiting = { caller: Caller; since: number; go: () => void; refuse: (error: unknown) => void }

/**
 * Lets at most `atOnce` acts run and at most `places` wait. The group whose last turn is longest ago
 * is next, and within it the same, so that a group that asks a lot delays itself alone. When all
 * places are taken, the group with the most gives up its last one. An act without a place is a 429.
 */
export function takeFairTurns(atOnce: number, places: number): FairTurns {
  let running = 0
  let turn = 0
  const waiting: Waiting[] = []
  /** By group, of the last turns alone: before them all are equal. */
  const lastTurns = new Map<string, number>()
  return async (caller, act) => {
    if (running < atOnce) begin(caller)
    else await wait(caller)
    try {
      return await act()
    } finally {
      running--
      const next = take(narrow(waiting.toReversed(), longestAgo))
      if (next) {
        begin(next.caller)
        next.go()
      }
    }
  }

  function begin(caller: Caller) {
    running++
    turn++
    for (const [nr] of caller.entries()) {
      const name = nameOf(caller, nr + 1)
      // Taken out first: the map is in the order of turns.
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
      waiting.push({ caller, since: turn - places, go, refuse })
      if (waiting.length <= places) return
      take(narrow(waiting, (group) => group.length))?.refuse(tooManyTries(retryAfterSeconds))
    })
  }

  /** A group without a late turn is overtaken by so many turns of newer ones, and no more. */
  function longestAgo(group: Waiting[], name: string): number {
    return -Math.max(lastTurns.get(name) ?? 0, Math.min(...group.map(({ since }) => since)))
  }

  function take(found: Waiting | undefined): Waiting | undefined {
    if (found) waiting.splice(waiting.indexOf(found), 1)
    return found
  }
}

/** The last of the group that ranks highest; of equal groups the last one. */
function narrow(
  among: Waiting[],
  rank: (group: Waiting[], name: string) => number,
  level = 1,
): Waiting | undefined {
  const groups = new Map<string, Waiting[]>()
  for (const each of among) {
    const name = nameOf(each.caller, level)
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  let best = { group: among, rank: Number.NEGATIVE_INFINITY }
  for (const [name, group] of groups) {
    const own = rank(group, name)
    if (own >= best.rank) best = { group, rank: own }
  }
  const isOne = best.group.every(({ caller }) => caller.length <= level)
  return isOne ? best.group.at(-1) : narrow(best.group, rank, level + 1)
}

function nameOf(caller: Caller, level: number): string {
  return caller.slice(0, level).join('\n')
}

import { setTimeout as delay } from 'node:timers/promises'

type InTurn = <T>(name: string, act: () => Promise<T>, signal?: AbortSignal) => Promise<T>

/**
 * Acts of one name one after another, even if one fails; those of others beside them. Rejects with the
 * signal's reason for one that leaves while it waits. While further ones wait, each is followed by a
 * pause `rests` times as long as itself: with 2 a name has a third of a processor.
 */
export function openTurns(rests = 0): InTurn {
  /** Those who wait, by the name of an act that runs. */
  const waiting = new Map<string, Set<() => void>>()
  return async (name, act, signal) => {
    const others = waiting.get(name)
    if (others) await wait(others, signal)
    else waiting.set(name, new Set())
    const started = performance.now()
    try {
      return await act()
    } finally {
      void giveOn(name, rests * (performance.now() - started))
    }
  }

  /** A released waiter inherits the turn of the act before it. */
  async function giveOn(name: string, restMs: number): Promise<void> {
    const others = waiting.get(name)
    if (others?.size && restMs > 0) await delay(restMs)
    const [next] = others ?? []
    if (next) next()
    else waiting.delete(name)
  }
}

/** Acts one after another. */
export function openTurn(): <T>(act: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const inTurn = openTurns()
  return (act, signal) => inTurn('', act, signal)
}

function wait(others: Set<() => void>, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const go = () => {
      others.delete(go)
      signal?.removeEventListener('abort', giveUp)
      resolve()
    }
    const giveUp = () => {
      others.delete(go)
      reject(signal?.reason)
    }
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    others.add(go)
  })
}

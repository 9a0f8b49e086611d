import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let secondsLeft = 0

/** Counts the seconds down for all to see, then acts. */
export function countDown(seconds: number, act: () => void): void {
  show(seconds)
  const timer = setInterval(() => {
    show(secondsLeft - 1)
    if (secondsLeft > 0) return
    clearInterval(timer)
    act()
  }, 1000)
}

/** Seconds until what failed is asked for again by itself; 0 where nothing is planned. */
export function useSecondsToNextTry(): number {
  return useSyncExternalStore(subscribe, read, readNone)
}

function show(seconds: number): void {
  secondsLeft = seconds
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => secondsLeft
const readNone = () => 0

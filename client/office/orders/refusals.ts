import { useSyncExternalStore } from 'react'

/** Why the last act upon an order was not done, by the order's id, until it is read or another one is done. */
type Refusals = ReadonlyMap<number, string>

const listeners = new Set<() => void>()
let refusals: Refusals = new Map()

export function useRefusals(): Refusals {
  return useSyncExternalStore(subscribe, () => refusals)
}

export function keepRefusal(orderId: number, sentence: string): void {
  change(new Map([...refusals, [orderId, sentence]]))
}

export function forgetRefusal(orderId: number): void {
  if (refusals.has(orderId)) change(new Map([...refusals].filter(([id]) => id !== orderId)))
}

function change(next: Refusals): void {
  refusals = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

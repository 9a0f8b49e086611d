import { useSyncExternalStore } from 'react'

/**
 * Why the last act upon an order was not done. `lostAt`: the version that an act without an answer was
 * done to: where the order has a newer one, what was said of the connection is over.
 */
export type Refusal = { why: string; lostAt?: number | undefined }
/** By the order's id, until it is read or another act is done. */
type Refusals = ReadonlyMap<number, Refusal>

const listeners = new Set<() => void>()
let refusals: Refusals = new Map()

export function useRefusals(): Refusals {
  return useSyncExternalStore(subscribe, () => refusals)
}

export function keepRefusal(orderId: number, why: string, lostAt?: number): void {
  change(new Map([...refusals, [orderId, { why, lostAt }]]))
}

export function forgetRefusal(orderId: number): void {
  if (refusals.has(orderId)) change(new Map([...refusals].filter(([id]) => id !== orderId)))
}

/** Whether the order has changed since the act whose answer was lost. */
export function isOver({ lostAt }: Refusal, order: { v: number }): boolean {
  return lostAt !== undefined && order.v > lostAt
}

function change(next: Refusals): void {
  refusals = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { openStore } from '../../ui/store'

/**
 * Why the last act upon an order was not done. `lostAt`: the version that an act without an answer was
 * done to: where the order has a newer one, what was said of the connection is over.
 */
export type Refusal = { why: string; lostAt?: number | undefined }
/** By the order's id, until it is read or another act is done. */
type Refusals = ReadonlyMap<number, Refusal>

const refusals = openStore<Refusals>(new Map())
export const useRefusals = refusals.use

export function keepRefusal(orderId: number, why: string, lostAt?: number): void {
  refusals.change(new Map([...refusals.read(), [orderId, { why, lostAt }]]))
}

export function forgetRefusal(orderId: number): void {
  const kept = refusals.read()
  if (kept.has(orderId)) refusals.change(new Map([...kept].filter(([id]) => id !== orderId)))
}

/** Whether the order has changed since the act whose answer was lost. */
export function isOver({ lostAt }: Refusal, order: { v: number }): boolean {
  return lostAt !== undefined && order.v > lostAt
}

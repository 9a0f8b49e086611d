import { openStore } from '../../ui/state/store'

/**
 * The reason why an act on an order failed. `lostAt`: the version of an act without an answer: a
 * newer version of the order ends the note about the connection.
 */
export type Refusal = { why: string; lostAt?: number | undefined }
/** By the order's id, until the note is closed or another act is done. */
type Refusals = ReadonlyMap<number, Refusal>

const refusals = openStore<Refusals>(new Map())
export const useRefusals = refusals.use

export function noteRefusal(orderId: number, why: string, lostAt?: number): void {
  refusals.change(new Map([...refusals.read(), [orderId, { why, lostAt }]]))
}

export function forgetRefusal(orderId: number): void {
  const noted = refusals.read()
  if (noted.has(orderId)) refusals.change(new Map([...noted].filter(([id]) => id !== orderId)))
}

/** Whether the order has changed since the act whose answer was lost. */
export function isOver({ lostAt }: Refusal, order: { v: number }): boolean {
  return lostAt !== undefined && order.v > lostAt
}

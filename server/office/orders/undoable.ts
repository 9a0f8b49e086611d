import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { eventKinds } from '#contract/office/order-states'
import { undoSeconds } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import type { EventRead, OrderDetails } from './order-details.ts'
import type { Actor } from './order-rows.ts'

/** Steps, calls and outcomes can be undone; cancelling acts cannot. */
export function isUndoable({ kind, toStatus }: Pick<EventRead, 'kind' | 'toStatus'>): boolean {
  const { status, call, outcome } = eventKinds
  return [status, call, outcome].some((each) => each === kind) && toStatus !== orderStatus.cancelled
}

/** The person's act that can be undone now: the order's last change, younger than 60 seconds. */
export function undoableOf(
  actor: Actor,
  version: number,
  { events, now }: Pick<OrderDetails, 'events' | 'now'>,
): OfficeOrder['undo'] {
  const last = events.findLast((event) => isUndoable(event) && event.data.v === version)
  if (last?.staffId !== actor.id) return null
  const until = new Date(last.at).getTime() + undoSeconds * 1000
  return until > now.getTime() ? { event_id: last.id, until: new Date(until).toISOString() } : null
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { eventKinds, outcomeNameOf } from '#contract/office/order-states'
import { hasRight } from '#contract/office/rights'
import { correctDays } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import type { Actor } from './order-rows.ts'

const dayMs = 24 * 60 * 60 * 1000

type State = { status: number; outcome: number | null }
type StateEvent = {
  kind: number
  at: Date | string
  fromStatus: number | null
  toStatus: number | null
  data: unknown
}
/** The event by which an order came to its final state, the state before, and the end of its correction. */
export type Ending<E> = { event: E; before: State; until: Date }

/** Null of an order that is open, or whose final state has no event. */
export function endingOf<E extends StateEvent>(
  order: State,
  events: readonly E[],
): Ending<E> | null {
  if (order.status < orderStatus.delivered) return null
  const event = events.findLast(
    (each) =>
      isOfState(each) && isSame(stateAfter(each), order) && !isSame(stateBefore(each), order),
  )
  if (!event) return null
  return {
    event,
    before: stateBefore(event),
    until: new Date(new Date(event.at).getTime() + correctDays * dayMs),
  }
}

/** To which state this person can correct the order, and until when. */
export function correctionOf(
  { role }: Actor,
  order: State,
  { events, now }: { events: readonly StateEvent[]; now: Date },
): OfficeOrder['correct'] {
  const ending = hasRight(role, 'correct') ? endingOf(order, events) : null
  if (!ending || ending.until <= now) return null
  const { status, outcome } = ending.before
  return { status, outcome: outcomeNameOf(outcome), until: ending.until.toISOString() }
}

function isOfState({ kind, fromStatus }: StateEvent): boolean {
  return (kind === eventKinds.status || kind === eventKinds.outcome) && fromStatus !== null
}

function stateBefore({ fromStatus, data }: StateEvent): State {
  return { status: fromStatus ?? 0, outcome: Number(Object(data).from_outcome ?? 0) || null }
}

function stateAfter({ toStatus, data }: StateEvent): State {
  return { status: toStatus ?? 0, outcome: Number(Object(data).outcome ?? 0) || null }
}

function isSame(one: State, other: State): boolean {
  return one.status === other.status && one.outcome === other.outcome
}

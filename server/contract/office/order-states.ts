import { orderStatus } from '#contract/shop'

/** `orders.outcome`: the outcome of a parcel, beside the status that the customer sees. */
export const outcomes = { comingBack: 1, returned: 2, lost: 3 } as const
export const eventNames = [
  'placed',
  'status',
  'call',
  'claim',
  'edit',
  'note',
  'outcome',
  'undo',
  'correction',
] as const
type EventName = (typeof eventNames)[number]
/** `order_event.kind`; the trigger `note_event` writes the same numbers. */
export const eventKinds = {
  placed: 0,
  status: 1,
  call: 2,
  claim: 3,
  edit: 4,
  note: 5,
  outcome: 6,
  undo: 7,
  correction: 8,
} as const satisfies Record<EventName, number>

const outcomeNames = [null, 'coming_back', 'returned', 'lost'] as const
type OutcomeName = (typeof outcomeNames)[number]

/** Outcomes that staff can record. `received`: the parcel came back, or was returned later. */
export const parcelOutcomes = ['coming_back', 'received', 'lost'] as const
export type ParcelOutcome = (typeof parcelOutcomes)[number]

type State = { status: number; outcome: OutcomeName }

export function outcomeNameOf(outcome: number | null): OutcomeName {
  return outcomeNames[outcome ?? 0] ?? null
}

/** Whether the products may still reach the customer. */
export function isOpen({ status, outcome }: State): boolean {
  return status < orderStatus.delivered && outcome === null
}

/** The next status; null where the order has ended. */
export function nextStatus({ status, outcome }: State): number | null {
  return status >= orderStatus.delivered || outcome === 'returned' ? null : status + 1
}

/** A parcel in transit can turn back or be lost; a delivered one can come back. */
export function nextOutcomes({ status, outcome }: State): readonly ParcelOutcome[] {
  if (status === orderStatus.delivered) return outcome === 'returned' ? [] : ['received']
  if (status !== orderStatus.shipped) return []
  if (outcome === 'coming_back') return ['received', 'lost']
  return outcome === 'lost' ? ['coming_back'] : ['coming_back', 'lost']
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import {
  nextOutcomes,
  outcomeNameOf,
  outcomes,
  type ParcelOutcome,
} from '#contract/office/order-states'
import { orderStatus } from '#contract/shop'
import type { Transaction } from '../as-staff.ts'
import { cancelLocked } from './cancelling.ts'
import { describeNextEvent } from './events.ts'
import { type LockedOrder, lockSeenOrder, refuse } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { type Restock, restock } from './restock.ts'
import { settledOrder } from './settled.ts'

type OutcomeInput = {
  order_id: number
  v: number
  outcome: ParcelOutcome
  /** Pieces that go back in stock, of a parcel that was received. */
  restock?: Restock | null | undefined
}

/** The customer's text for a returned parcel. */
const cameBack = 'The parcel could not be delivered and came back to the shop'

/**
 * Records the outcome of a parcel: `received` cancels a returning order and marks a delivered one
 * as returned. Throws a 409 where the order cannot have this outcome, or has it.
 */
export async function recordOutcome(
  tx: Transaction,
  actor: Actor,
  { outcome, restock: wanted, ...seen }: OutcomeInput,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  const refusal = whyNot(order, outcome)
  if (refusal) throw await refuse(tx, actor, order.id, refusal)
  if (outcome === 'received' && wanted && wanted.length > 0) {
    await restock(tx, order.id, wanted)
    await describeNextEvent(tx, { restock: wanted.map((row) => ({ ...row })) })
  }
  if (outcome === 'received' && order.status === orderStatus.shipped) {
    await cancelLocked(tx, order.id, cameBack, { outcome: outcomes.returned })
  } else {
    await tx.order.update({
      where: { id: order.id },
      data: { outcome: numberOf[outcome] },
      select: { id: true },
    })
  }
  return settledOrder(tx, actor, order)
}

const numberOf: Record<ParcelOutcome, number> = {
  coming_back: outcomes.comingBack,
  received: outcomes.returned,
  lost: outcomes.lost,
}

function whyNot({ status, outcome }: LockedOrder, wanted: ParcelOutcome): string | null {
  if (outcome === numberOf[wanted]) return 'This is already recorded for the order'
  if (nextOutcomes({ status, outcome: outcomeNameOf(outcome) }).includes(wanted)) return null
  return wanted === 'received' ? 'This order is not coming back' : 'This order is not on its way'
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { CallOutcome } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import type { Prisma } from '../../database/generated/client.ts'
import { invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { callAfter, callAtWish, nextMorning } from './call-times.ts'
import { cancelLocked, reasonToCustomer } from './cancelling.ts'
import { isHeldByOther } from './claims.ts'
import { districtNamed, districtOf } from './districts.ts'
import { addEvent, describeNextEvent } from './events.ts'
import { type LockedOrder, lockSeenOrder, refuse } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

type CallResult = {
  order_id: number
  v: number
  outcome: CallOutcome
  call_at?: string | null | undefined
  district?: string | null | undefined
  note?: string | null | undefined
}

/**
 * Records the result of a call about a pending order and releases the order. Throws a 409 where it
 * is not pending or somebody else has claimed it, a 422 for `later` without a time within 30 days.
 */
export async function recordCall(
  tx: Transaction,
  actor: Actor,
  { outcome, call_at, district, note, ...seen }: CallResult,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (order.status !== orderStatus.pending) {
    throw await refuse(tx, actor, order.id, 'This order no longer waits for a call')
  }
  if (isHeldByOther(order, actor)) {
    throw await refuse(tx, actor, order.id, `${order.claimer} has this order in hand`)
  }
  const own = { district: district ? districtNamed(district) : order.district }
  if (outcome === 'refused') {
    if (district) await tx.order.update({ where: { id: order.id }, data: own })
    await describeNextEvent(tx, { call: outcome, reason: outcome, note })
    await cancelLocked(tx, order.id, reasonToCustomer(outcome, ''))
    return settledOrder(tx, actor, order)
  }
  if (outcome === 'confirmed') {
    await describeNextEvent(tx, { call: outcome, note, before: beforeOf(order) })
    await release(tx, order, {
      status: orderStatus.confirmed,
      wrongNumber: false,
      district: own.district ?? districtOf(order),
    })
    return settledOrder(tx, actor, order)
  }
  const next = nextCall(outcome, order, call_at)
  const { version, callAt } = await release(tx, order, { ...next, ...own })
  await addEvent(tx, actor, order.id, 'call', {
    outcome,
    call_at: callAt.toISOString(),
    note,
    before: beforeOf(order),
    v: version,
  })
  return settledOrder(tx, actor, order)
}

/** Values that an undo restores beside status and outcome. */
function beforeOf({ callAt, calls, wrongNumber, district }: LockedOrder) {
  return { call_at: callAt.toISOString(), calls, wrong_number: wrongNumber, district }
}

/** An answered call resets the count of unanswered ones. */
function nextCall(
  outcome: Exclude<CallOutcome, 'confirmed' | 'refused'>,
  { calls, now }: LockedOrder,
  wished: string | null | undefined,
): { callAt: Date; calls?: number; wrongNumber: boolean } {
  switch (outcome) {
    case 'no_answer':
      return { callAt: callAfter(calls + 1, now), calls: calls + 1, wrongNumber: false }
    case 'wrong_number':
      return { callAt: nextMorning(now), wrongNumber: true }
    case 'later': {
      if (!wished) throw invalid('call_at', 'Please say when to call again')
      const callAt = callAtWish(wished, now)
      if (!callAt) throw invalid('call_at', 'The next call can be from now to 30 days ahead')
      return { callAt, calls: 0, wrongNumber: false }
    }
  }
}

/** Always raises the version, so that each call can be undone separately. */
function release(tx: Transaction, { id }: LockedOrder, data: Prisma.OrderUncheckedUpdateInput) {
  return tx.order.update({
    where: { id },
    data: { ...data, version: { increment: 1 }, claimedBy: null, claimedUntil: null },
    select: { version: true, callAt: true },
  })
}

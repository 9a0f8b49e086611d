import { orderStatus } from '#contract/shop'
import type { Prisma } from '../../database/generated/client.ts'
import { invalid } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { callAfter, callAsked, nextMorning } from './call-times.ts'
import { cancelLocked, reasonToCustomer } from './cancelling.ts'
import { isHeldByOther } from './claims.ts'
import { addEvent, tellEvent } from './events.ts'
import { type LockedOrder, lockSeenOrder, refuse } from './lock-order.ts'
import type { Asker } from './order-rows.ts'
import { settledOrder } from './settled.ts'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { CallOutcome } from '#contract/office/rules'

type Told = {
  order_id: number
  v: number
  outcome: CallOutcome
  call_at?: string | null | undefined
  district?: string | null | undefined
  note?: string | null | undefined
}

/**
 * Keeps how a call about a pending order went, and lets the order go. Throws a 409 where it is not
 * pending or somebody else has it in hand, a 422 for `later` without a time of the next 30 days.
 */
export async function tellCall(
  tx: Transaction,
  asker: Asker,
  { outcome, call_at, district, note, ...seen }: Told,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, asker, seen)
  if (order.status !== orderStatus.pending) {
    throw await refuse(tx, asker, order.id, 'This order no longer waits for a call')
  }
  if (isHeldByOther(order, asker)) {
    throw await refuse(tx, asker, order.id, `${order.claimer} has this order in hand`)
  }
  if (district) await tx.order.update({ where: { id: order.id }, data: { district } })
  if (outcome === 'refused') {
    await tellEvent(tx, { call: outcome, reason: outcome, note })
    await cancelLocked(tx, order.id, reasonToCustomer(outcome, ''))
    return settledOrder(tx, asker, order.id)
  }
  if (outcome === 'confirmed') {
    await tellEvent(tx, { call: outcome, note, before: beforeOf(order) })
    await letGo(tx, order, { status: orderStatus.confirmed, wrongNumber: false })
    return settledOrder(tx, asker, order.id)
  }
  const next = nextCall(outcome, order, call_at)
  const { version, callAt } = await letGo(tx, order, next)
  await addEvent(tx, asker, order.id, 'call', {
    outcome,
    call_at: callAt.toISOString(),
    note,
    before: beforeOf(order),
    v: version,
  })
  return settledOrder(tx, asker, order.id)
}

/** What an undo restores beside status and outcome. */
function beforeOf({ callAt, calls, wrongNumber, district }: LockedOrder) {
  return { call_at: callAt.toISOString(), calls, wrong_number: wrongNumber, district }
}

/** Who answered is reached again: the calls without an answer begin anew. */
function nextCall(
  outcome: Exclude<CallOutcome, 'confirmed' | 'refused'>,
  { calls, now }: LockedOrder,
  asked: string | null | undefined,
): { callAt: Date; calls?: number; wrongNumber: boolean } {
  switch (outcome) {
    case 'no_answer':
      return { callAt: callAfter(calls + 1, now), calls: calls + 1, wrongNumber: false }
    case 'wrong_number':
      return { callAt: nextMorning(now), wrongNumber: true }
    case 'later': {
      if (!asked) throw invalid('call_at', 'Please, say when to call again')
      const callAt = callAsked(asked, now)
      if (!callAt) throw invalid('call_at', 'The next call can be from now to 30 days ahead')
      return { callAt, calls: 0, wrongNumber: false }
    }
  }
}

/** Raises the version also where nothing differs, since each call can be taken back on its own. */
function letGo(tx: Transaction, { id }: LockedOrder, data: Prisma.OrderUncheckedUpdateInput) {
  return tx.order.update({
    where: { id },
    data: { ...data, version: { increment: 1 }, claimedBy: null, claimedUntil: null },
    select: { version: true, callAt: true },
  })
}

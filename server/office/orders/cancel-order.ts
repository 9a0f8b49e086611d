import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import type { CancelReason } from '#contract/office/rules'
import { isCancellable, orderStatus } from '#contract/shop'
import { forbiddenHere } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { cancelLocked, reasonToCustomer } from './cancelling.ts'
import { describeNextEvent } from './events.ts'
import { lockSeenOrder, refuse } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

type Cancelling = {
  order_id: number
  v: number
  reason: CancelReason
  words?: string | null | undefined
}

/** Throws a 409 for a shipped order, and a 403 for an agent once it is confirmed. */
export async function cancelOrder(
  tx: Transaction,
  actor: Actor,
  { reason, words, ...seen }: Cancelling,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (!isCancellable(order.status)) {
    throw await refuse(
      tx,
      actor,
      order.id,
      order.status === orderStatus.cancelled
        ? 'This order is already cancelled'
        : 'This order is already on its way and cannot be cancelled',
    )
  }
  if (order.status > orderStatus.pending && !hasRight(actor.role, 'cancelAny'))
    throw forbiddenHere()
  await describeNextEvent(tx, { reason, words })
  await cancelLocked(tx, order.id, reasonToCustomer(reason, words ?? ''))
  return settledOrder(tx, actor, order)
}

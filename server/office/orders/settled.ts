import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { Transaction } from '../as-staff.ts'
import { renewClaims } from './claims.ts'
import type { LockedOrder } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrder } from './read-order.ts'

/** Extends the claim. */
export async function settledOrder(
  tx: Transaction,
  actor: Actor,
  order: LockedOrder,
): Promise<OfficeOrder> {
  await renewClaims(tx, actor, [order])
  return readSettled(tx, actor, order.id)
}

/** Runs deferred triggers now: the record of the number is then current. */
export async function readSettled(
  tx: Transaction,
  actor: Actor,
  orderId: number,
): Promise<OfficeOrder> {
  await tx.$executeRaw`set constraints all immediate`
  return readOfficeOrder(tx, actor, orderId)
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { Transaction } from '../as-staff.ts'
import { renewClaims } from './claims.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrder } from './read-order.ts'

/** Extends the claim. Runs deferred triggers now: the record of the number is then current. */
export async function settledOrder(
  tx: Transaction,
  actor: Actor,
  orderId: number,
): Promise<OfficeOrder> {
  await tx.$executeRaw`set constraints all immediate`
  await renewClaims(tx, actor, [orderId])
  return readOfficeOrder(tx, actor, orderId)
}

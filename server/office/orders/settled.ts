import type { Transaction } from '../as-staff.ts'
import { renewClaims } from './claims.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrder } from './read-order.ts'
import type { OfficeOrder } from '#contract/office/order-row-shapes'

/**
 * The order as it stands after an act, which renews a claim of who did it. Triggers that wait for the
 * end of the transaction run now, so that the record of its number is the new one.
 */
export async function settledOrder(
  tx: Transaction,
  actor: Actor,
  orderId: number,
): Promise<OfficeOrder> {
  await tx.$executeRaw`set constraints all immediate`
  await renewClaims(tx, actor, [orderId])
  return readOfficeOrder(tx, actor, orderId)
}

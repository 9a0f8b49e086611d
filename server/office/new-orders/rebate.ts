import type { z } from 'zod'
import type { setRebate as shape } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { isCancellable, orderTotal } from '#contract/shop'
import { invalid } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { lockSeenOrder, refuse, whyClosed } from '../orders/lock-order.ts'
import type { Actor } from '../orders/order-rows.ts'
import { settledOrder } from '../orders/settled.ts'
import { noteMoney } from './payments.ts'

/** Throws a 409 once the parcel has left, a 422 for more than the order comes to, or without a reason. */
export async function setRebate(
  tx: Transaction,
  actor: Actor,
  { taka, why, ...seen }: z.output<(typeof shape)['input']>,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (!isCancellable(order.status)) throw await refuse(tx, actor, order.id, whyClosed(order))
  const whole = orderTotal(order.subtotalTaka, order.feeTaka, order.promoPriceTaka)
  refuseRebate(taka, whole, 'taka')
  if (taka > 0 && !why) throw invalid('why', 'Please say why')
  const totalTaka = whole - taka
  await tx.order.update({
    where: { id: order.id },
    data: { rebateTaka: taka, rebateWhy: taka > 0 ? why : null, totalTaka },
    select: { id: true },
  })
  await noteMoney(tx, actor, order, { rebateTaka: taka, totalTaka }, { why })
  return settledOrder(tx, actor, order)
}

/** Throws a 422 for a rebate above what the order comes to without it. */
export function refuseRebate(taka: number, wholeTaka: number, field: string): void {
  if (taka > wholeTaka) throw invalid(field, 'The discount is more than the order comes to')
}

import type { OfficeOrder } from '#contract/office/order-row-shapes'
import type { Transaction } from '../as-staff.ts'
import { addEvent } from './events.ts'
import { lockOrder } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

export async function noteOrder(
  tx: Transaction,
  actor: Actor,
  { order_id, text }: { order_id: number; text: string },
): Promise<OfficeOrder> {
  const order = await lockOrder(tx, order_id)
  await addEvent(tx, actor, order_id, 'note', { text })
  return settledOrder(tx, actor, order)
}

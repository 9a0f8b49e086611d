import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import { isCancellable, orderStatus, orderTotal, promoDiscount, subtotalOf } from '#contract/shop'
import { forbiddenHere, invalid } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { changesOf } from './edit-changes.ts'
import { type LinesWanted, writeLines } from './edit-lines.ts'
import { addEvent } from './events.ts'
import { lockSeenOrder, refuse } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { settledOrder } from './settled.ts'

/** In taka; `shop_confirm_order` has the same limit. */
const mostTaka = 2_000_000_000

type Edit = {
  order_id: number
  v: number
  lines: LinesWanted
  fee: number
  name: string
  number: string
  address: string
}

/**
 * Edits an order before it is shipped; its promo stays. Throws a 409 later, or where a new line's
 * product is out of stock or needs more pieces; a 403 for an agent once it is confirmed.
 */
export async function editOrder(
  tx: Transaction,
  actor: Actor,
  { lines: wanted, fee, name, number, address, ...seen }: Edit,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  if (!isCancellable(order.status)) {
    const state = order.status === orderStatus.cancelled ? 'cancelled' : 'on its way'
    throw await refuse(tx, actor, order.id, `This order is already ${state} and stays as it is`)
  }
  if (order.status > orderStatus.pending && !hasRight(actor.role, 'editAny')) throw forbiddenHere()
  const lines = await writeLines(tx, order.id, wanted, (message) =>
    refuse(tx, actor, order.id, message),
  )
  const subtotalTaka = subtotalOf(lines.after)
  if (subtotalTaka > mostTaka) throw invalid('lines', 'This is too much for one order')
  const after = {
    feeTaka: fee,
    totalTaka: orderTotal(subtotalTaka, fee, order.promoPriceTaka),
    name,
    number,
    address,
  }
  const changes = changesOf(lines, order, after)
  if (Object.keys(changes).length === 0) return settledOrder(tx, actor, order)
  const { version } = await tx.order.update({
    where: { id: order.id },
    data: {
      // Raised even if only lines differ.
      version: { increment: 1 },
      feeTaka: fee,
      subtotalTaka,
      discountTaka: promoDiscount(subtotalTaka, fee, order.promoPriceTaka),
      totalTaka: after.totalTaka,
      addressName: name,
      addressNumber: number,
      address,
    },
    select: { version: true },
  })
  await addEvent(tx, actor, order.id, 'edit', { changes, v: version })
  return settledOrder(tx, actor, order)
}

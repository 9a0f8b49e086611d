import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { readAskedParts } from '../../cart/asked.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { readDetails } from './order-details.ts'
import { type Actor, readRowsOf } from './order-rows.ts'
import { presentOrder } from './present.ts'

/** The existing orders of these ids, as this person may see them. */
export async function readOfficeOrders(
  db: Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, OfficeOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await readRowsOf(db, actor, ids)
  const details = await readDetails(db, ids)
  const pending = rows.filter(({ status }) => status === orderStatus.pending)
  const askedOf = await readAskedParts(
    db,
    pending.flatMap(({ id }) => details.get(id)?.lines ?? []),
  )
  return new Map(
    rows.flatMap((row) => {
      const more = details.get(row.id)
      return more ? [[row.id, presentOrder(actor, row, more, askedOf)]] : []
    }),
  )
}

export async function readOfficeOrder(
  db: Transaction,
  actor: Actor,
  orderId: number,
): Promise<OfficeOrder> {
  const order = (await readOfficeOrders(db, actor, [orderId])).get(orderId)
  if (!order) throw notFound('The order')
  return order
}

/** Like `readOfficeOrder`, by the result of `readTransId`. */
export async function readOfficeOrderOf(
  db: Transaction,
  actor: Actor,
  transId: string | null,
): Promise<OfficeOrder> {
  const found = transId && (await db.order.findUnique({ where: { transId }, select: { id: true } }))
  if (!found) throw notFound('The order')
  return readOfficeOrder(db, actor, found.id)
}

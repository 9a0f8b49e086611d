import type { Slip } from '#contract/office/order-row-shapes'
import { eventKinds } from '#contract/office/order-states'
import { dueOf, orderStatus } from '#contract/shop'
import type { PrismaClient } from '../../database/generated/client.ts'
import { numberSeenBy } from './number-seen.ts'
import { type Actor, readRowsOf } from './order-rows.ts'
import { presentLine } from './present.ts'

/** Slips of these orders in this order, without missing ones and joined ones, whose products lie in another parcel. */
export async function readSlips(
  prisma: PrismaClient,
  actor: Actor,
  ids: number[],
): Promise<Slip[]> {
  const rows = await readRowsOf(prisma, actor, ids)
  const orders = await prisma.order.findMany({
    where: { id: { in: ids } },
    include: { lines: { orderBy: { id: 'asc' } } },
  })
  const packed = await readPacked(prisma, ids)
  const now = new Date()
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    const order = orders.find((each) => each.id === id)
    if (!row || !order || order.joinedInto !== null) return []
    return {
      id,
      trans_id: row.transId,
      invoiced_at: ((isPacked(row.status) && packed.get(id)) || now).toISOString(),
      name: row.name,
      number: numberSeenBy(actor.role, row)(row.number),
      address: row.address,
      district: row.district,
      lines: order.lines.map(presentLine),
      subtotal: order.subtotalTaka,
      fee: order.feeTaka,
      discount: order.discountTaka,
      ...(order.rebateTaka > 0 && { rebate: order.rebateTaka }),
      ...(row.paidTaka !== 0 && { paid: row.paidTaka }),
      due: dueOf(row.totalTaka, row.paidTaka),
    }
  })
}

/** When each of these orders was last packed. */
async function readPacked(prisma: PrismaClient, ids: number[]): Promise<Map<number, Date>> {
  const events = await prisma.orderEvent.findMany({
    where: {
      orderId: { in: ids },
      kind: { in: [eventKinds.placed, eventKinds.status] },
      toStatus: orderStatus.processing,
    },
    orderBy: { id: 'asc' },
    select: { orderId: true, at: true },
  })
  return new Map(events.map(({ orderId, at }) => [orderId, at]))
}

function isPacked(status: number): boolean {
  return status >= orderStatus.processing && status < orderStatus.cancelled
}

import type { PrismaClient } from '../../database/generated/client.ts'
import { numberSeenBy } from './number-seen.ts'
import { type Actor, readRowsOf } from './order-rows.ts'
import { presentLine } from './present.ts'
import type { Slip } from '#contract/office/order-row-shapes'

/** Slips of these orders in this order; missing orders are skipped. */
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
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    const order = orders.find((each) => each.id === id)
    if (!row || !order) return []
    return {
      id,
      trans_id: row.transId,
      created_at: row.createdAt.toISOString(),
      name: row.name,
      number: numberSeenBy(actor.role, row)(row.number),
      address: row.address,
      district: row.district,
      lines: order.lines.map(presentLine),
      subtotal: order.subtotalTaka,
      fee: order.feeTaka,
      discount: order.discountTaka,
      due: row.totalTaka,
    }
  })
}

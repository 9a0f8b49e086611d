import type { OrderEvent, OrderRow } from '#contract/office/order-row-shapes'
import { undoSeconds } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { EventRead } from './order-details.ts'
import { type Actor, readRowsOf } from './order-rows.ts'
import { presentEvent, presentRow } from './present.ts'
import { isUndoable } from './undoable.ts'

type Act = Omit<EventRead, 'at'> & { at: Date; orderId: number }

/** The person's last act that can be undone now, on each of its orders, which it changed together. */
export async function readUndoable(
  prisma: PrismaClient,
  actor: Actor,
): Promise<{ event: OrderEvent; until: string; order: OrderRow }[]> {
  const acts = await prisma.$queryRaw<Act[]>`
    select e.id::float8 as id, e.at, e.kind, e.from_status as "fromStatus", e.to_status as "toStatus",
      e.staff_id as "staffId", null as by, e.data, e.order_id as "orderId"
    from order_event e join orders o on o.id = e.order_id
    where e.at > now() - ${undoSeconds} * interval '1 second' and e.staff_id = ${actor.id}
      and (e.data ->> 'v')::int = o.version
    order by e.id`
  const undoable = acts.filter(isUndoable)
  const lastAt = undoable.at(-1)?.at.getTime()
  const together = undoable.filter(({ at }) => at.getTime() === lastAt)
  const rows = await readRowsOf(
    prisma,
    actor,
    together.map(({ orderId }) => orderId),
  )
  return together.flatMap((act) => {
    const row = rows.find(({ id }) => id === act.orderId)
    if (!row) return []
    const until = new Date(act.at.getTime() + undoSeconds * 1000).toISOString()
    const event = presentEvent({ ...act, at: act.at.toISOString() }, (number) => number)
    return { event, until, order: presentRow(actor, row) }
  })
}

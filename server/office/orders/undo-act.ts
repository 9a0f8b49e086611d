import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { undoSeconds } from '#contract/office/rules'
import type { OrderEventModel } from '../../database/generated/models.ts'
import { setLocal } from '../../database/local-settings.ts'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { claimOf, isHeldByOther } from './claims.ts'
import { addEvent } from './events.ts'
import { type LockedOrder, lockOrder, refuse, whatChanged } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { type Restock, undoRestock } from './restock.ts'
import { settledOrder } from './settled.ts'
import { isUndoable } from './undoable.ts'

/** Written by the event's trigger, for calls by `recordCall`. */
type Data = {
  v?: number
  call?: string
  from_outcome?: number | null
  /** Pieces of a received parcel that were put back in stock. */
  restock?: Restock
  before?: { call_at: string; calls: number; wrong_number: boolean; district?: string | null }
}
type Act = Omit<OrderEventModel, 'data'> & { data: Data }

/**
 * Undoes a person's own step, call or outcome within 60 seconds while nothing else changed the
 * order; a call's order returns to their claims. Otherwise throws a 409 with the current order.
 */
export async function undoAct(
  tx: Transaction,
  actor: Actor,
  { event_id: eventId }: { event_id: number },
): Promise<OfficeOrder> {
  const event = await tx.orderEvent.findUnique({ where: { id: eventId } })
  if (!event) throw notFound('The act')
  const act = { ...event, data: event.data as Data }
  const order = await lockOrder(tx, act.orderId)
  const refusal = whyNot(act, actor, order)
  if (refusal) throw await refuse(tx, actor, order.id, refusal)
  const { before, from_outcome: outcome = null } = act.data
  if (act.data.restock) {
    const short = await undoRestock(tx, order.id, act.data.restock)
    if (short !== null) throw await refuse(tx, actor, order.id, short)
  }
  const isStep = act.fromStatus !== null
  await setLocal(tx, { undo: String(eventId) })
  await tx.order.update({
    where: { id: order.id },
    data: {
      version: { increment: 1 },
      ...(act.fromStatus !== null && { status: act.fromStatus, outcome }),
      ...(before && {
        callAt: before.call_at,
        calls: before.calls,
        wrongNumber: before.wrong_number,
        ...(before.district !== undefined && { district: before.district }),
      }),
      ...(before && !isHeldByOther(order, actor) && claimOf(actor, order)),
    },
    select: { id: true },
  })
  if (!isStep) await addEvent(tx, actor, order.id, 'undo', { event: eventId })
  return settledOrder(tx, actor, order)
}

function whyNot(act: Act, actor: Actor, order: LockedOrder): string | null {
  if (act.staffId !== actor.id) return 'Only the person who did this can undo it'
  if (!isUndoable(act)) return 'This cannot be undone'
  if (act.data.v !== order.version) return whatChanged(order)
  const isYoung = act.at.getTime() > order.now.getTime() - undoSeconds * 1000
  if (!isYoung) return `This can only be undone within ${undoSeconds} seconds`
  return null
}

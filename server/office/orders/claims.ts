import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { literalsOf } from '../../database/literals.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict } from '../../failures/refusals.ts'
import { noteAct, type Transaction } from '../as-staff.ts'
import { isBlocked } from './blocked.ts'
import { addEvent } from './events.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrder } from './read-order.ts'

const { pending, confirmed, processing, shipped } = literalsOf(orderStatus)

/** Claims the free order that waits longest for a call, of no blocked number; null without one. */
export async function nextOrder(tx: Transaction, actor: Actor): Promise<OfficeOrder | null> {
  const [waiting] = await tx.$queryRaw<{ id: number }[]>`
    select o.id from orders o
    where o.status = ${pending} and o.call_at <= now() and not ${isBlocked}
      and (o.claimed_until is null or o.claimed_until <= now() or o.claimed_by = ${actor.id})
    order by o.call_at, o.id limit 1 for no key update of o skip locked`
  if (!waiting) return null
  return take(tx, actor, await lockOrder(tx, waiting.id))
}

/** Throws a 409 while another claim exists and `take_over` is not set. */
export async function claimOrder(
  tx: Transaction,
  actor: Actor,
  { order_id, take_over }: { order_id: number; take_over?: boolean | null | undefined },
): Promise<OfficeOrder> {
  const order = await lockOrder(tx, order_id)
  if (isHeldByOther(order, actor) && !take_over) {
    throw conflict(`${order.claimer} has this order in hand`, {
      current: { by: order.claimer, until: order.claimedUntil?.toISOString() },
    })
  }
  return take(tx, actor, order)
}

/** Releases an order; another person's claim stays. */
export async function releaseOrder(
  tx: Transaction,
  actor: Actor,
  { order_id }: { order_id: number },
): Promise<OfficeOrder> {
  const { claimer } = await lockOrder(tx, order_id)
  const { count } = await tx.order.updateMany({
    where: { id: order_id, claimedBy: actor.id },
    data: { claimedBy: null, claimedUntil: null },
  })
  if (count > 0 && claimer)
    await noteAct(tx, { entity: 'claim', id: order_id, before: { claimer } })
  return readOfficeOrder(tx, actor, order_id)
}

export function claimOf(actor: Actor, { now, claimMinutes }: LockedOrder) {
  return {
    claimedBy: actor.id,
    claimedUntil: new Date(now.getTime() + claimMinutes * 60_000),
  }
}

export function isHeldByOther({ claimedBy }: LockedOrder, actor: Actor): boolean {
  return claimedBy !== null && claimedBy !== actor.id
}

export async function renewClaims(
  tx: Transaction,
  actor: Actor,
  orders: readonly LockedOrder[],
): Promise<void> {
  const [order] = orders
  if (!order) return
  const id = { in: orders.map((each) => each.id) }
  await tx.order.updateMany({
    where: { id, claimedBy: actor.id, claimedUntil: { gt: order.now } },
    data: claimOf(actor, order),
  })
}

/** Counts only open orders: claims of closed ones do not count. */
export function inHandOf(staffId: number): Prisma.Sql {
  const claimed = Prisma.sql`claimed_by = ${staffId} and claimed_until > now()`
  return Prisma.sql`
    select id from orders where status = ${pending} and ${claimed}
    union all select id from orders
    where status in (${confirmed}, ${processing}, ${shipped}) and ${claimed}`
}

/** Releases a person's claims, except those in use at this moment. */
export async function releaseAll(tx: Transaction, staffId: number): Promise<void> {
  const free = await lockRows(tx, 'orders', inHandOf(staffId), 'no key update skip locked')
  await tx.order.updateMany({
    where: { id: { in: free } },
    data: { claimedBy: null, claimedUntil: null },
  })
}

/** Records an event only when an order changes hands. */
async function take(tx: Transaction, actor: Actor, order: LockedOrder): Promise<OfficeOrder> {
  await tx.order.updateMany({ where: { id: order.id }, data: claimOf(actor, order) })
  if (order.claimedBy !== actor.id)
    await addEvent(tx, actor, order.id, 'claim', { from: order.claimer })
  return readOfficeOrder(tx, actor, order.id)
}

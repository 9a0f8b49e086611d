import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { correctDays, stockReasons } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import type { OrderEventModel } from '../../database/generated/models.ts'
import { setLocal } from '../../database/local-settings.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { lockItems } from '../stock/items.ts'
import { type Ending, endingOf } from './endings.ts'
import { describeNextEvent } from './events.ts'
import { type LockedOrder, lockOrders, whatChanged } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrders } from './read-order.ts'
import { type Restock, undoRestock } from './restock.ts'
import { readSettled } from './settled.ts'
import type { Seen, StepResult } from './step-orders.ts'

const cancelMove = stockReasons.indexOf('cancel')

type Correction = { why: string; tell?: boolean | null | undefined }
type Correctable = { order: LockedOrder; ending: Ending<OrderEventModel> }

/** Throws a 409 for an order that is open, or whose final state is older than a week. */
export async function correctOrder(
  tx: Transaction,
  actor: Actor,
  { why, tell, ...seen }: Seen & Correction,
): Promise<OfficeOrder> {
  const [result] = await correctOrders(tx, actor, [seen], { why, tell })
  if (!result) throw notFound('The order')
  const { ok, status, message, current } = result
  if (!ok) throw new Refusal(status, message, current ? { body: { current } } : {})
  return readSettled(tx, actor, seen.order_id)
}

/**
 * Takes final states back to what the orders were before, each by itself: pieces are taken from the
 * stock again, and the promo is used again. One that cannot be gets its reason.
 */
export async function correctOrders(
  tx: Transaction,
  actor: Actor,
  seen: readonly Seen[],
  correction: Correction,
): Promise<StepResult[]> {
  const ids = seen.map(({ order_id }) => order_id)
  const orders = await lockAll(tx, ids)
  const events = await tx.orderEvent.findMany({
    where: { orderId: { in: ids } },
    orderBy: { id: 'asc' },
  })
  const refusals = new Map<number, Refusal>()
  for (const { order_id: id, v } of seen) {
    const order = orders.get(id)
    const ending =
      order &&
      endingOf(
        order,
        events.filter((each) => each.orderId === id),
      )
    const refusal = refusalOf(order, ending ?? null, v)
    if (refusal) refusals.set(id, refusal)
    else if (order && ending) await correctOrRefuse(order, ending)
  }
  const rows = await tx.order.findMany({ where: { id: { in: ids } } })
  const versions = new Map(rows.map((row) => [row.id, row.version]))
  const stale = seen.filter(({ order_id, v }) => (orders.get(order_id)?.version ?? v) !== v)
  const current = await readOfficeOrders(
    tx,
    actor,
    stale.map(({ order_id }) => order_id),
  )
  return ids.map((order_id): StepResult => {
    const refusal = refusals.get(order_id)
    const now = current.get(order_id)
    return {
      order_id,
      ok: !refusal,
      status: refusal?.status ?? 200,
      message: refusal?.message ?? 'success',
      v: refusal ? null : (versions.get(order_id) ?? null),
      undo: null,
      ...(now ? { current: now } : {}),
    }
  })

  /** A refused one leaves nothing behind, and the others stay corrected. */
  async function correctOrRefuse(order: LockedOrder, ending: Correctable['ending']) {
    await tx.$executeRaw`savepoint correction`
    try {
      await correct(tx, { order, ending }, correction)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await tx.$executeRaw`rollback to savepoint correction`
      refusals.set(order.id, error)
    }
    await tx.$executeRaw`release savepoint correction`
  }
}

/** Locks as a confirm does: customers, whose uses of a promo are numbered, before orders and products. */
async function lockAll(tx: Transaction, ids: readonly number[]): Promise<Map<number, LockedOrder>> {
  const buyers = Prisma.sql`select customer_id from orders
    where id = any(${ids}::int[]) and promo_code is not null`
  await lockRows(tx, 'customer', buyers)
  const orders = await lockOrders(tx, ids)
  const lines = await tx.orderLine.findMany({
    where: { orderId: { in: [...ids] }, restocked: { gt: 0 } },
    select: { stockItemId: true },
  })
  await lockItems(
    tx,
    lines.flatMap(({ stockItemId }) => stockItemId ?? []),
  )
  return orders
}

function refusalOf(
  order: LockedOrder | undefined,
  ending: Correctable['ending'] | null,
  version: number,
): Refusal | null {
  if (!order) return notFound('The order')
  if (order.version !== version) return new Refusal(409, whatChanged(order))
  if (order.status < orderStatus.delivered) return new Refusal(409, 'This order has not ended')
  // Its products would be there twice.
  if (order.joinedInto !== null) {
    return new Refusal(409, `The products of this order are in the order ${order.joinedInto}`)
  }
  const isYoung = ending !== null && ending.until > order.now
  return isYoung ? null : new Refusal(409, `This can only be corrected within ${correctDays} days`)
}

async function correct(
  tx: Transaction,
  { order, ending: { event, before } }: Correctable,
  { why, tell }: Correction,
): Promise<void> {
  const { id } = order
  const short = await undoRestock(tx, id, await givenBack(tx, order, event))
  if (short !== null) throw conflict(short)
  let reason: string | undefined
  if (order.status === orderStatus.cancelled) {
    const [refused] = await tx.$queryRaw<{ code: string | null }[]>`
      select shop_use_promo_again(${id}::int) as code`
    if (refused?.code) throw conflict(`The promo ${refused.code} is used up`)
    // Who cancelled, and why, stays in the events.
    const where = { orderId: id }
    reason = (await tx.cancellation.findUnique({ where }))?.reason
    await tx.cancellation.deleteMany({ where })
  }
  await describeNextEvent(tx, { why, reason, ...(tell && { tell }) })
  await setLocal(tx, { correct: String(event.id) })
  await tx.order.update({
    where: { id },
    data: {
      ...before,
      version: { increment: 1 },
      ...(before.status === orderStatus.pending && { callAt: order.now, calls: 0 }),
    },
    select: { id: true },
  })
}

/** The pieces that the final state put back in stock. */
async function givenBack(
  tx: Transaction,
  { id }: LockedOrder,
  { at, data }: OrderEventModel,
): Promise<Restock> {
  const told: Restock | undefined = Object(data).restock
  if (told) return told
  // A cancellation before the parcel left gave all back, in the transaction of its event.
  const moves = await tx.stockMove.groupBy({
    by: 'stockItemId',
    where: { orderId: id, at, why: cancelMove },
    _sum: { change: true },
  })
  const left = new Map(moves.map(({ stockItemId, _sum }) => [stockItemId, _sum.change ?? 0]))
  const lines = await tx.orderLine.findMany({ where: { orderId: id }, orderBy: { id: 'asc' } })
  return lines.flatMap(({ id: line_id, stockItemId, restocked }) => {
    const quantity = Math.min(restocked, left.get(stockItemId ?? 0) ?? 0)
    left.set(stockItemId ?? 0, (left.get(stockItemId ?? 0) ?? 0) - quantity)
    return quantity > 0 ? [{ line_id, quantity }] : []
  })
}

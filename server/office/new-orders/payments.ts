import type { z } from 'zod'
import type { payAdvance as payShape, undoAdvance as undoShape } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { type PayWay, undoSeconds } from '#contract/office/rules'
import { dueOf, isCancellable, orderStatus } from '#contract/shop'
import { violatedUnique } from '../../database/errors.ts'
import { conflict, invalid, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { changesOf } from '../orders/edit-changes.ts'
import { addEvent } from '../orders/events.ts'
import { type LockedOrder, lockSeenOrder, refuse } from '../orders/lock-order.ts'
import type { Actor } from '../orders/order-rows.ts'
import { settledOrder } from '../orders/settled.ts'

type Payment = { taka: number; way: PayWay; reference?: string | null | undefined }
/** The names of a payment's fields in a refusal. */
type Fields = { taka: string; reference: string }
const ownFields: Fields = { taka: 'taka', reference: 'reference' }

/**
 * Adds what came in advance, or what was given back. Throws a 409 once the parcel has left, a 422 for
 * more than is due or was paid, and for a reference that stands on an order.
 */
export async function payAdvance(
  tx: Transaction,
  actor: Actor,
  { taka, way, reference, back, ...seen }: z.output<(typeof payShape)['input']>,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  const isOwed = back && order.status === orderStatus.cancelled
  if (!isCancellable(order.status) && !isOwed) {
    throw await refuse(tx, actor, order.id, 'The parcel has left, an advance is taken before')
  }
  if (back && taka > order.paidTaka) {
    throw invalid('taka', `At most ${inTaka(order.paidTaka)} was paid`)
  }
  await addPayment(tx, actor, order, { taka: back ? -taka : taka, way, reference })
  return settledOrder(tx, actor, order)
}

/** Adds a payment to a locked order, with its event. */
export async function addPayment(
  tx: Transaction,
  actor: Actor,
  order: LockedOrder,
  { taka, way, reference, ...given }: Payment,
  fields: Fields = ownFields,
): Promise<void> {
  const due = dueOf(order.totalTaka, order.paidTaka)
  if (taka > due) throw invalid(fields.taka, `At most ${inTaka(due)} is due`)
  if (reference && way === 'cash') throw invalid(fields.reference, 'Cash has no reference')
  if (reference) await refuseTaken(tx, way, reference, fields)
  try {
    await tx.orderPayment.create({
      data: {
        ...given,
        orderId: order.id,
        staffId: actor.id,
        taka,
        way,
        reference: reference || null,
      },
      select: { id: true },
    })
  } catch (error) {
    if (violatedUnique(error)) throw invalid(fields.reference, standsElsewhere)
    throw error
  }
  await noteMoney(tx, actor, order, { paidTaka: order.paidTaka + taka }, { way, reference })
}

/** Takes an own payment of the last minute back: it was written by mistake. */
export async function undoAdvance(
  tx: Transaction,
  actor: Actor,
  { payment_id: id, ...seen }: z.output<(typeof undoShape)['input']>,
): Promise<OfficeOrder> {
  const order = await lockSeenOrder(tx, actor, seen)
  const payment = await tx.orderPayment.findFirst({
    where: { id, orderId: order.id, undoneAt: null },
  })
  if (!payment) throw notFound('The payment')
  if (payment.staffId !== actor.id) throw conflict('Only the person who did this can undo it')
  const paidTaka = order.paidTaka - payment.taka
  if (
    paidTaka < 0 ||
    order.status === orderStatus.shipped ||
    order.status === orderStatus.delivered
  ) {
    throw await refuse(tx, actor, order.id, 'This cannot be undone')
  }
  if (order.now.getTime() - payment.at.getTime() > undoSeconds * 1000) {
    throw conflict(`This can only be undone within ${undoSeconds} seconds`)
  }
  await tx.orderPayment.update({ where: { id }, data: { undoneAt: order.now } })
  await noteMoney(tx, actor, order, { paidTaka })
  return settledOrder(tx, actor, order)
}

type Money = { paidTaka?: number; rebateTaka?: number; totalTaka?: number }

/** The event of a change of money, under the order's next version. */
export async function noteMoney(
  tx: Transaction,
  actor: Actor,
  order: LockedOrder,
  after: Money,
  more: Record<string, string | null | undefined> = {},
): Promise<void> {
  const { version } = await tx.order.update({
    where: { id: order.id },
    data: { version: { increment: 1 } },
    select: { version: true },
  })
  await addEvent(tx, actor, order.id, 'edit', {
    changes: changesOf(order, after),
    v: version,
    ...more,
  })
}

/** Says which order has the reference. */
async function refuseTaken(tx: Transaction, way: PayWay, reference: string, fields: Fields) {
  const [taken] = await tx.$queryRaw<{ transId: string }[]>`
    select o.trans_id as "transId" from order_payment p join orders o on o.id = p.order_id
    where p.way = ${way} and upper(p.reference) = upper(${reference}) and p.undone_at is null`
  if (taken) {
    throw invalid(fields.reference, `This reference stands on the order ${taken.transId}`)
  }
}

const standsElsewhere = 'This reference stands on another order'
const inTaka = (taka: number) => `৳${taka.toLocaleString('en-US')}`

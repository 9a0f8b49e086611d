import type { z } from 'zod'
import { type JoinedSums, joinedSums } from '#contract/office/joined-sums'
import type { joinOrders as shape } from '#contract/office/new-orders'
import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { hasRight } from '#contract/office/rights'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { forbiddenHere, invalid, notFound } from '../../failures/refusals.ts'
import { termsOfOrder } from '../../orders/promo-terms.ts'
import type { Transaction } from '../as-staff.ts'
import { cancelLocked, joinedToCustomer } from '../orders/cancelling.ts'
import { changedLines, changesOf } from '../orders/edit-changes.ts'
import { mostTaka } from '../orders/edit-order.ts'
import { addEvent, describeNextEvent } from '../orders/events.ts'
import { type LockedOrder, lockOrders, refuse, whatChanged } from '../orders/lock-order.ts'
import type { Actor } from '../orders/order-rows.ts'
import { readOfficeOrder } from '../orders/read-order.ts'
import { settledOrder } from '../orders/settled.ts'
import { joinLines } from './join-lines.ts'
import { readAccounts } from './look-up.ts'

type Input = z.output<(typeof shape)['input']>
type Joined = { order: OfficeOrder; joined: OfficeOrder }

/**
 * Puts the products, advances and discounts of the newer order into the older one and cancels it, by the locks of a
 * correction: customers, orders, products, pieces. Throws a 409 with the current order where one of the two has changed or
 * is past a call's result, a 403 for an agent once one is confirmed, and a 422 for orders of two numbers or accounts.
 */
export async function joinOrders(tx: Transaction, actor: Actor, input: Input): Promise<Joined> {
  const [older, newer] = await lockBoth(tx, actor, input)
  if (older.numberKey !== newer.numberKey) {
    throw invalid('other_id', 'These orders are of two numbers')
  }
  const customerId = await accountOf(tx, older, newer)
  const sums = joinedSums(sumsOf(older), {
    ...sumsOf(newer),
    isDeliveryFree: await isDeliveryFree(tx, newer),
  })
  if (sums.subtotal > mostTaka) throw invalid('other_id', 'This is too much for one order')
  const lines = await joinLines(tx, actor, { into: older.id, from: newer.id })
  await movePayments(tx, older, newer)
  if (sums.isPromoOfNewer) await movePromo(tx, older, newer)
  const { version } = await tx.order.update({
    where: { id: older.id },
    data: {
      version: { increment: 1 },
      customerId,
      subtotalTaka: sums.subtotal,
      promoCode: sums.promo,
      promoPriceTaka: sums.discount,
      discountTaka: sums.discount,
      rebateTaka: sums.rebate,
      rebateWhy: whyOff(older, newer, sums),
      totalTaka: sums.total,
    },
    select: { version: true },
  })
  const after = { totalTaka: sums.total, rebateTaka: sums.rebate, paidTaka: sums.paid }
  await addEvent(tx, actor, older.id, 'edit', {
    changes: { ...changedLines(lines), ...changesOf(older, after) },
    v: version,
    joined: newer.transId,
    ...(input.tell && { tell: true }),
  })
  await describeNextEvent(tx, { reason: 'joined', into: older.transId })
  const reason = joinedToCustomer(older.transId)
  await cancelLocked(tx, newer.id, reason, { joinedInto: older.id })
  const order = await settledOrder(tx, actor, older)
  return { order, joined: await readOfficeOrder(tx, actor, newer.id) }
}

/** The older first. */
async function lockBoth(
  tx: Transaction,
  actor: Actor,
  { order_id, v, other_id, other_v }: Input,
): Promise<[LockedOrder, LockedOrder]> {
  const seen = new Map([
    [order_id, v],
    [other_id, other_v],
  ])
  const ids = [...seen.keys()].sort((one, other) => one - other)
  const buyers = Prisma.sql`select customer_id from orders where id = any(${ids}::int[])`
  await lockRows(tx, 'customer', buyers)
  const orders = await lockOrders(tx, ids)
  const [older, newer] = ids.map((id) => orders.get(id))
  if (!older || !newer) throw notFound('The order')
  const both = [older, newer]
  const stale = both.find(({ id, version }) => version !== seen.get(id))
  if (stale) throw await refuse(tx, actor, stale.id, whatChanged(stale))
  const late = both.find(({ status }) => status > orderStatus.confirmed)
  if (late) {
    const message = 'Only orders that wait for a call or are confirmed are joined'
    throw await refuse(tx, actor, late.id, message)
  }
  // The older is changed, and the newer is cancelled.
  const needs = [[older, 'editAny'] as const, [newer, 'cancelAny'] as const]
  const lacks = needs.some(
    ([{ status }, right]) => status > orderStatus.pending && !hasRight(actor.role, right),
  )
  if (lacks) throw forbiddenHere()
  return [older, newer]
}

/** Whoever has an account keeps seeing their goods, as far as the number is of no other account. */
async function accountOf(
  tx: Transaction,
  older: LockedOrder,
  newer: LockedOrder,
): Promise<number | null> {
  const [one, other] = [older.customerId, newer.customerId]
  if (one === other) return one
  if (one !== null && other !== null) {
    throw invalid('other_id', 'These orders are of two accounts')
  }
  const accounts = await readAccounts(tx, older.number)
  if (accounts.length !== 1) throw invalid('other_id', 'This number is not of one account alone')
  return one ?? other
}

function sumsOf(order: LockedOrder) {
  return {
    subtotal: order.subtotalTaka,
    fee: order.feeTaka,
    discount: order.discountTaka,
    promo: order.promoCode,
    rebate: order.rebateTaka,
    paid: order.paidTaka,
  }
}

async function isDeliveryFree(tx: Transaction, order: LockedOrder): Promise<boolean> {
  const { promoCode: code } = order
  if (code === null) return false
  const promo = await tx.promo.findUnique({ where: { code } })
  return termsOfOrder(order, promo).free_delivery === true
}

async function movePayments(tx: Transaction, older: LockedOrder, newer: LockedOrder) {
  await tx.orderPayment.updateMany({
    where: { orderId: newer.id, undoneAt: null },
    data: { orderId: older.id },
  })
}

/** Its use goes along: the customer has what the code took off. */
async function movePromo(tx: Transaction, older: LockedOrder, newer: LockedOrder) {
  await tx.promoRedemption.updateMany({
    where: { orderId: newer.id },
    data: { orderId: older.id },
  })
}

const longestWhy = 200

function whyOff(older: LockedOrder, newer: LockedOrder, sums: JoinedSums): string | null {
  if (sums.rebate === 0) return null
  const words = [older.rebateWhy, newer.rebateWhy, sums.isPromoInRebate && newer.promoCode]
  return [...new Set(words.filter(Boolean))].join(' · ').slice(0, longestWhy) || null
}

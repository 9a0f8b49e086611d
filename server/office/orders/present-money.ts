import type { OfficeOrder, OrderRow } from '#contract/office/order-row-shapes'
import { orderSources, type PayWay, undoSeconds } from '#contract/office/rules'
import { dueOf } from '#contract/shop'
import type { OrderDetails, PaymentRead } from './order-details.ts'
import type { Actor, OrderRead } from './order-rows.ts'

/** The sum to pay at the door, only of an order with an advance. */
export function presentDue({ totalTaka, paidTaka }: OrderRead): Pick<OrderRow, 'due'> {
  return paidTaka === 0 ? {} : { due: dueOf(totalTaka, paidTaka) }
}

/** The source of an order that staff took, none of the shop's site; and where a joined one went. */
export function presentSource({
  source,
  joinedInto,
}: OrderRead): Pick<OrderRow, 'source' | 'joined_into'> {
  const named = orderSources[source - 1]
  return {
    ...(named && { source: named }),
    ...(joinedInto !== null && { joined_into: joinedInto }),
  }
}

export function presentMoney(
  actor: Actor,
  { rebateTaka, rebateWhy, payments, now }: OrderDetails,
): Pick<OfficeOrder, 'rebate' | 'payments'> {
  return {
    ...(rebateTaka > 0 && { rebate: { taka: rebateTaka, why: rebateWhy } }),
    ...(payments.length > 0 && {
      payments: payments.map((payment) => presentPayment(actor, payment, now)),
    }),
  }
}

function presentPayment(actor: Actor, { staffId, at, way, ...payment }: PaymentRead, now: Date) {
  const paidAt = new Date(at)
  const until = new Date(paidAt.getTime() + undoSeconds * 1000)
  return {
    id: payment.id,
    taka: payment.taka,
    way: way as PayWay,
    reference: payment.reference,
    by: payment.by,
    at: paidAt.toISOString(),
    ...(staffId === actor.id && until > now && { undo_until: until.toISOString() }),
  }
}

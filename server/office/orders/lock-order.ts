import { claimMinutes } from '#contract/office/rules'
import { type Fees, orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import type { OrderModel } from '../../database/generated/models.ts'
import { planOnce } from '../../database/plans.ts'
import { conflict, notFound, type Refusal } from '../../failures/refusals.ts'
import { feesOfShop } from '../../settings/office-fees.ts'
import type { Transaction } from '../as-staff.ts'
import { wholeOfOrder } from './joined.ts'
import type { Actor } from './order-rows.ts'
import { paidOfOrder } from './paid.ts'
import { readOfficeOrder } from './read-order.ts'

/** A locked order; `now`: the start of the transaction by the database's clock. */
export type LockedOrder = Pick<
  OrderModel,
  | ('id' | 'version' | 'status' | 'outcome' | 'callAt' | 'calls' | 'wrongNumber' | 'district')
  | ('feeTaka' | 'promoCode' | 'promoPriceTaka' | 'subtotalTaka' | 'totalTaka' | 'address')
  | ('claimedUntil' | 'source' | 'rebateTaka' | 'rebateWhy' | 'discountTaka' | 'transId')
  | ('customerId' | 'numberKey')
> & {
  paidTaka: number
  /** The trans_id of the order into which its products went. */
  joinedInto: string | null
  name: OrderModel['addressName']
  number: OrderModel['addressNumber']
  now: Date
  /** The holder of a valid claim. */
  claimedBy: number | null
  claimer: string | null
  /** Minutes for which an act holds the order. */
  claimMinutes: number
  /** The shop's present fees. */
  fees: Fees
}

/** The minutes of the settings, or the usual ones. */
const minutesOfClaim = Prisma.sql`coalesce((select (value ->> 'claim_minutes')::int
  from setting where part = 'orders'), ${claimMinutes}::int)`

/** The existing orders by id, locked until the end of the transaction. */
export async function lockOrders(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, LockedOrder>> {
  const rows = await tx.$queryRaw<LockedOrder[]>`${planOnce}
    select o.id, o.version, o.status, o.outcome, o.call_at as "callAt", o.calls,
      o.wrong_number as "wrongNumber", o.district, o.fee_taka as "feeTaka",
      o.promo_code as "promoCode", o.promo_price_taka as "promoPriceTaka", o.subtotal_taka as "subtotalTaka",
      o.total_taka as "totalTaka", o.source, o.rebate_taka as "rebateTaka", o.rebate_why as "rebateWhy",
      o.discount_taka as "discountTaka", o.trans_id as "transId", o.customer_id as "customerId",
      o.number_key as "numberKey", ${wholeOfOrder} as "joinedInto",
      ${paidOfOrder} as "paidTaka", o.address_name as name, o.address_number as number,
      o.address, now() as now,
      case when o.claimed_until > now() then o.claimed_by end as "claimedBy",
      (select s.name from staff s where s.id = o.claimed_by and o.claimed_until > now()) as claimer,
      o.claimed_until as "claimedUntil", ${minutesOfClaim} as "claimMinutes",
      ${feesOfShop} as fees
    from orders o where o.id = any(${ids}::int[]) order by o.id for no key update of o`
  return new Map(rows.map((row) => [row.id, row]))
}

export async function lockOrder(tx: Transaction, orderId: number): Promise<LockedOrder> {
  const order = (await lockOrders(tx, [orderId])).get(orderId)
  if (!order) throw notFound('The order')
  return order
}

/** Like `lockOrder`; throws a 409 with the current order for another version. */
export async function lockSeenOrder(
  tx: Transaction,
  actor: Actor,
  { order_id, v }: { order_id: number; v: number },
): Promise<LockedOrder> {
  const order = await lockOrder(tx, order_id)
  if (order.version !== v) throw await refuse(tx, actor, order.id, whatChanged(order))
  return order
}

export function whatChanged({ status }: { status: number }): string {
  return status === orderStatus.cancelled
    ? 'This order was cancelled meanwhile'
    : 'This order has changed meanwhile, please look at it again'
}

/** Why an order that has ended is not edited. */
export function whyClosed({ status }: { status: number }): string {
  const state = status === orderStatus.cancelled ? 'cancelled' : 'delivered'
  return `This order is already ${state} and stays as it is`
}

/** A 409 with the current order. */
export async function refuse(
  tx: Transaction,
  actor: Actor,
  orderId: number,
  message: string,
): Promise<Refusal> {
  return conflict(message, { current: await readOfficeOrder(tx, actor, orderId) })
}

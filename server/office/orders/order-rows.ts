import { eventKinds } from '#contract/office/order-states'
import { type Fees, orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import type * as rows from '../../database/generated/models.ts'
import { planOnce } from '../../database/plans.ts'
import { feesOfShop } from '../../settings/office-fees.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { blockOfOrder } from './blocked.ts'
import { isHandledBy } from './handled.ts'
import { wholeOfOrder } from './joined.ts'
import { paidOfOrder } from './paid.ts'

/** Events by which an order comes to a status; not those that take one back. */
const { placed, status } = eventKinds

export type Actor = Pick<Staff, 'id' | 'role'>

/** An order in a list. `title` to `size` are of its first line; `more` counts the others. */
export type OrderRead = Pick<
  rows.OrderModel,
  | ('id' | 'version' | 'transId' | 'status' | 'outcome' | 'address' | 'district' | 'totalTaka')
  | ('feeTaka' | 'createdAt' | 'callAt' | 'calls' | 'wrongNumber' | 'claimedUntil' | 'source')
> &
  Pick<rows.OrderLineModel, 'title' | 'quantity' | 'color' | 'size'> &
  Pick<rows.PhoneRecordModel, 'delivered' | 'returned' | 'cancelled' | 'open'> & {
    name: rows.OrderModel['addressName']
    number: rows.OrderModel['addressNumber']
    paidTaka: number
    /** The trans_id of the order into which its products went. */
    joinedInto: string | null
    handedAt: Date | null
    more: number
    /** The holder of a valid claim. */
    claimedBy: number | null
    claimer: string | null
    isHandled: boolean
    /** Of the block of its number that holds now; `blockUntil` is a day. */
    blockReason: string | null
    blockUntil: string | null
    /** The shop's present ones. */
    fees: Fees
  }

export function readRowsOf(
  db: Transaction,
  actor: Actor,
  ids: readonly number[],
): Promise<OrderRead[]> {
  return readRows(db, actor, {
    once: planOnce,
    where: Prisma.sql`o.id = any(${ids}::int[])`,
    orderBy: Prisma.sql`o.id`,
    limit: ids.length,
  })
}

type Page = {
  once?: Prisma.Sql
  from?: Prisma.Sql
  where: Prisma.Sql
  orderBy: Prisma.Sql
  limit: number
}

/**
 * The orders `o` that fulfil `where`, in this order, without reading lines or records of others.
 * `from`: where to search, default all orders. `once`: `planOnce` for a constant text.
 */
export function readRows(
  db: Transaction,
  actor: Actor,
  { once = Prisma.empty, from = Prisma.sql`orders`, where, orderBy, limit }: Page,
): Promise<OrderRead[]> {
  return db.$queryRaw<OrderRead[]>`${once}
    with page as materialized (
      select o.* from ${from} o where ${where} order by ${orderBy} limit ${limit}
    )
    select o.id, o.version, o.trans_id as "transId", o.status, o.outcome, o.address_name as name,
      o.address_number as number, o.address, o.district, o.total_taka as "totalTaka", o.fee_taka as "feeTaka",
      o.created_at as "createdAt", o.call_at as "callAt", o.calls, o.wrong_number as "wrongNumber",
      o.source, ${paidOfOrder} as "paidTaka", ${wholeOfOrder} as "joinedInto", h.at as "handedAt", l.title, l.quantity, l.color,
      l.size, l.more,
      coalesce(r.delivered, 0) as delivered, coalesce(r.returned, 0) as returned,
      coalesce(r.cancelled, 0) as cancelled, coalesce(r.open, 0) as open,
      s.id as "claimedBy", s.name as claimer, o.claimed_until as "claimedUntil",
      ${isHandledBy(actor.id)} as "isHandled",
      b.reason as "blockReason", b.until::text as "blockUntil", ${feesOfShop} as fees
    from page o
    cross join lateral (
      select title, quantity, color, size, (count(*) over () - 1)::int as more
      from order_line where order_id = o.id order by id limit 1
    ) l
    left join lateral (
      select max(e.at) as at from order_event e
      where e.order_id = o.id and e.kind in (${placed}, ${status}) and e.to_status = ${orderStatus.shipped}
    ) h on o.status = ${orderStatus.shipped}
    left join phone_record r on r.number_key = o.number_key
    left join phone_block b on ${blockOfOrder}
    left join staff s on s.id = o.claimed_by and o.claimed_until > now()
    order by ${orderBy}`
}

import { claimMinutes } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import type { OrderModel } from '../../database/generated/models.ts'
import { readAct } from '../../database/local-settings.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, notFound, type Refusal } from '../../refusals.ts'
import { readOfficeSettings } from '../../settings/office-settings.ts'
import type { Transaction } from '../as-staff.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrder } from './read-order.ts'

/** A locked order; `now`: the start of the transaction by the database's clock. */
export type LockedOrder = OrderModel & {
  name: OrderModel['addressName']
  number: OrderModel['addressNumber']
  now: Date
  /** The holder of a valid claim. */
  claimedBy: number | null
  claimer: string | null
  /** Minutes for which an act holds the order. */
  claimMinutes: number
}

/** The existing orders by id, locked until the end of the transaction. */
export async function lockOrders(
  tx: Transaction,
  ids: readonly number[],
): Promise<Map<number, LockedOrder>> {
  const rows = await tx.order.findMany({
    where: { id: { in: await lockRows(tx, 'orders', ids) } },
    include: { claimer: { select: { name: true } } },
    orderBy: { id: 'asc' },
    relationLoadStrategy: 'join',
  })
  const { now } = await readAct(tx)
  const { claim_minutes } = await readOfficeSettings(tx)
  return new Map(
    rows.map(({ claimer, ...row }) => {
      const isClaimed = row.claimedUntil !== null && row.claimedUntil > now
      const order: LockedOrder = {
        ...row,
        name: row.addressName,
        number: row.addressNumber,
        now,
        claimedBy: isClaimed ? row.claimedBy : null,
        claimer: isClaimed ? (claimer?.name ?? null) : null,
        claimMinutes: claim_minutes ?? claimMinutes,
      }
      return [order.id, order]
    }),
  )
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

/** A 409 with the current order. */
export async function refuse(
  tx: Transaction,
  actor: Actor,
  orderId: number,
  message: string,
): Promise<Refusal> {
  return conflict(message, { current: await readOfficeOrder(tx, actor, orderId) })
}

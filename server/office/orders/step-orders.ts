import type { OfficeOrder } from '#contract/office/order-row-shapes'
import { nextStatus, outcomeNameOf } from '#contract/office/order-states'
import { hasRight } from '#contract/office/rights'
import { orderStatus } from '#contract/shop'
import { forbiddenHere, notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { renewClaims } from './claims.ts'
import { districtOf } from './districts.ts'
import { type LockedOrder, lockOrders, whatChanged } from './lock-order.ts'
import type { Actor } from './order-rows.ts'
import { readOfficeOrders } from './read-order.ts'
import { readSettled } from './settled.ts'

export type Seen = { order_id: number; v: number }
/** `status` of the order's own answer; `undo`: the event that can be undone. */
export type StepResult = {
  order_id: number
  ok: boolean
  status: number
  message: string
  v: number | null
  undo: number | null
  current?: OfficeOrder
}

/** Throws a 409 for another step, a 403 for an agent except from confirmed to packed. */
export async function stepOrder(
  tx: Transaction,
  actor: Actor,
  { to, ...seen }: Seen & { to: number },
): Promise<OfficeOrder> {
  const [result] = await stepOrders(tx, actor, [seen], to)
  if (!result) throw notFound('The order')
  const { ok, status, message, current } = result
  if (!ok) throw new Refusal(status, message, current ? { body: { current } } : {})
  return readSettled(tx, actor, seen.order_id)
}

/** Moves orders one status forward together; each that cannot move gets its reason. */
export async function stepOrders(
  tx: Transaction,
  actor: Actor,
  seen: readonly Seen[],
  to: number,
): Promise<StepResult[]> {
  const orders = await lockOrders(
    tx,
    seen.map(({ order_id }) => order_id),
  )
  const refusals = new Map(
    seen.map((each) => [each.order_id, refusalOf(actor, orders.get(each.order_id), each.v, to)]),
  )
  const going = [...orders.values()].filter(({ id }) => !refusals.get(id))
  const gone = await step(tx, actor, going, to)
  const stale = [...refusals].flatMap(([id, refusal]) => (refusal?.status === 409 ? [id] : []))
  const current = await readOfficeOrders(tx, actor, stale)
  return seen.map(({ order_id }): StepResult => {
    const refusal = refusals.get(order_id)
    const done = gone.get(order_id)
    const now = current.get(order_id)
    return {
      order_id,
      ok: !refusal,
      status: refusal?.status ?? 200,
      message: refusal?.message ?? 'success',
      v: done?.v ?? null,
      undo: done?.undo ?? null,
      ...(now ? { current: now } : {}),
    }
  })
}

function refusalOf(
  { role }: Actor,
  order: LockedOrder | undefined,
  version: number,
  to: number,
): Refusal | null {
  if (!order) return notFound('The order')
  const isPacking = to === orderStatus.processing
  if (!isPacking && !hasRight(role, 'stepAny')) return forbiddenHere()
  if (order.version !== version) return new Refusal(409, whatChanged(order))
  if (order.status === orderStatus.cancelled) return new Refusal(409, 'This order is cancelled')
  const outcome = outcomeNameOf(order.outcome)
  if (outcome === 'returned') return new Refusal(409, 'This order was returned')
  return nextStatus({ status: order.status, outcome }) === to
    ? null
    : new Refusal(409, 'This order cannot take that step now')
}

/** Clears the outcome of a returning or lost parcel that is delivered after all. */
async function step(tx: Transaction, actor: Actor, orders: readonly LockedOrder[], to: number) {
  if (orders.length === 0) return new Map<number, { v: number; undo: number }>()
  const data = {
    status: to,
    version: { increment: 1 },
    ...(to >= orderStatus.delivered && { outcome: null }),
  }
  const where = { id: { in: orders.map(({ id }) => id) } }
  const unplaced = orders.filter((order) => to <= orderStatus.shipped && order.district === null)
  for (const order of unplaced) {
    const district = districtOf(order)
    await tx.order.update({ where: { id: order.id }, data: { ...data, district } })
  }
  const placed = orders.filter((order) => !unplaced.includes(order)).map(({ id }) => id)
  await tx.order.updateMany({ where: { id: { in: placed } }, data })
  await renewClaims(tx, actor, orders)
  const last = { orderBy: { id: 'desc' }, take: 1, select: { id: true } } as const
  const rows = await tx.order.findMany({
    where,
    select: { id: true, version: true, events: last },
    relationLoadStrategy: 'join',
  })
  return new Map(
    rows.map(({ id, version: v, events: [event] }) => [id, { v, undo: Number(event?.id) }]),
  )
}

import { createHash } from 'node:crypto'
import { orderTotal, subtotalOf } from '#contract/shop'
import type { Transaction } from '../database/client.ts'
import { alphabet, withCheckCharacter } from '../orders/trans-id.ts'
import { placedInADemoMonth, stepsTo } from './data/days.ts'
import { agents, bought, buyers, newBuyers, waiting } from './data/office.ts'
import { orders as shopperOrders } from './data/people.ts'
import type { DemoStep } from './data/shapes.ts'
import { idOf } from './seed-catalog.ts'
import { openProducts } from './seed-orders.ts'

type Ids = {
  productIds: Map<string, number>
  /** By email. */
  buyerIds: Map<string, number>
  /** By login. */
  agentIds: Map<string, number>
}
type Draft = { buyer: number; hoursAgo: number; steps: DemoStep[]; callInHours: number }

const hourMs = 60 * 60 * 1000

/** Adds missing orders with their lines, and events to these and the shopper's. */
export async function seedOfficeOrders(tx: Transaction, ids: Ids): Promise<void> {
  const now = Date.now()
  const linesOf = await openProducts(tx, ids.productIds, bought)
  const all = draftOrders().map((draft, nr) => {
    const lines = linesOf(bought.slice((nr * 5) % 17, ((nr * 5) % 17) + 1 + (nr % 2)))
    return { ...draft, lines, row: orderRow(draft, nr, subtotalOf(lines), ids, now) }
  })
  const known = await tx.order.findMany({
    where: { transId: { in: all.map(({ row }) => row.transId) } },
    select: { transId: true },
  })
  const knownIds = new Set(known.map(({ transId }) => transId))
  const missing = all.filter(({ row }) => !knownIds.has(row.transId))
  if (missing.length === 0) return

  const added = await tx.order.createManyAndReturn({
    data: missing.map(({ row }) => row),
    select: { id: true, transId: true },
  })
  const orderIds = new Map(added.map(({ transId, id }) => [transId, id]))
  const withIds = missing.map((each) => ({ ...each, orderId: idOf(orderIds, each.row.transId) }))
  await tx.orderLine.createMany({
    data: withIds.flatMap(({ orderId, lines }) => lines.map((line) => ({ ...line, orderId }))),
  })
  const shoppers = await tx.order.findMany({
    where: { transId: { in: shopperOrders.map(({ id }) => withCheckCharacter(id)) } },
  })
  await setPlacedTimes(tx, [...orderIds.values(), ...shoppers.map(({ id }) => id)])
  const events = [
    ...withIds.flatMap(({ orderId, row, steps }) => eventsOf(steps, row, orderId, ids.agentIds)),
    ...shoppers.flatMap((row) => eventsOf(stepsTo(row.status), row, row.id, ids.agentIds)),
  ]
  events.sort((a, b) => a.at.getTime() - b.at.getTime())
  await tx.orderEvent.createMany({ data: events })
}

/** Orders of the month, then those waiting for a call. */
function draftOrders(): Draft[] {
  return [
    ...placedInADemoMonth(buyers.length).map((placed) => ({ ...placed, callInHours: 12 })),
    ...waiting.map(({ buyer, minutesAgo, called = [], callInMinutes }) => ({
      buyer,
      hoursAgo: minutesAgo / 60,
      steps: called.map(
        ([ago, outcome]): DemoStep => ({
          afterHours: (minutesAgo - ago) / 60,
          status: 0,
          outcome: null,
          agent: 1,
          isCall: true,
          data: { outcome },
        }),
      ),
      callInHours: (callInMinutes ?? -minutesAgo) / 60,
    })),
  ]
}

function orderRow(draft: Draft, nr: number, subtotalTaka: number, ids: Ids, now: number) {
  const buyer = [...buyers, ...newBuyers][draft.buyer]
  if (!buyer) throw new Error(`The demo shop has no buyer ${draft.buyer}`)
  const { name, number, address, district, email } = buyer
  const last = draft.steps.at(-1)
  const status = last?.status ?? 0
  const feeTaka = district === 'ঢাকা' ? 60 : 100
  const transId = demoTransId(nr)
  const createdAt = new Date(now - draft.hoursAgo * hourMs)
  return {
    customerId: idOf(ids.buyerIds, email),
    transId,
    confirmKey: `demo ${transId}`,
    confirmedLines: `demo ${transId}`,
    status,
    outcome: last?.outcome ?? null,
    feeTaka,
    subtotalTaka,
    totalTaka: orderTotal(subtotalTaka, feeTaka, 0),
    addressName: name,
    addressNumber: number,
    address: `${address}, ${district}`,
    district: status === 0 ? null : district,
    createdAt,
    callAt: status === 0 ? new Date(now + draft.callInHours * hourMs) : createdAt,
    calls: draft.steps.filter(({ data }) => data?.outcome === 'no_answer').length,
    wrongNumber: last?.data?.outcome === 'wrong_number',
    version: draft.steps.length,
  }
}

function demoTransId(nr: number): string {
  const bytes = createHash('sha256').update(`demo order ${nr}`).digest().subarray(0, 11)
  return withCheckCharacter(Array.from(bytes, (byte) => alphabet[byte % 32]).join(''))
}

/** The trigger dates the placed event now, with the inserted row's status. */
async function setPlacedTimes(tx: Transaction, orderIds: number[]) {
  await tx.$executeRaw`select set_config('shop.erasing', 'on', true)`
  await tx.$executeRaw`
    update order_event e set at = o.created_at, to_status = 0 from orders o
    where e.order_id = o.id and e.kind = 0 and o.id = any(${orderIds})`
  await tx.$executeRaw`select set_config('shop.erasing', '', true)`
}

function eventsOf(
  steps: DemoStep[],
  { createdAt, totalTaka }: { createdAt: Date; totalTaka: number },
  orderId: number,
  agentIds: Map<string, number>,
) {
  let [status, outcome]: [number, DemoStep['outcome']] = [0, null]
  return steps.map((step, nr) => {
    const at = new Date(createdAt.getTime() + step.afterHours * hourMs)
    const staffId = step.agent === null ? null : idOf(agentIds, agents[step.agent]?.login ?? '')
    const described = { ...step.data, v: nr + 1 }
    const [from, fromOutcome] = [status, outcome]
    status = step.status
    outcome = step.outcome
    if (step.isCall) return { orderId, at, kind: 2, staffId, data: described }
    const data = { ...described, from_outcome: fromOutcome, outcome }
    const kind = fromOutcome === outcome ? 1 : 6
    return { orderId, at, kind, staffId, data, fromStatus: from, toStatus: status, taka: totalTaka }
  })
}

import { eventKinds } from '#contract/office/order-states'
import type { MessageKind } from '#contract/outbox'
import { orderStatus } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Row } from './send-due.ts'
import { noMobile, smsNumber } from './sms-gateway.ts'

const minuteMs = 60_000
/** States of an order in which a message about it is still true. A receipt stays true until a cancel. */
const trueIn: Partial<Record<string, readonly number[]>> &
  Record<Exclude<MessageKind, 'reset'>, readonly number[]> = {
  placed: [orderStatus.pending, orderStatus.confirmed, orderStatus.processing, orderStatus.shipped],
  confirmed: [orderStatus.confirmed, orderStatus.processing],
  shipped: [orderStatus.shipped],
  delivered: [orderStatus.delivered],
  cancelled: [orderStatus.cancelled],
}

/** Why a message will not be sent at this moment, nor later; null where it will. */
export async function whyDropped(
  prisma: PrismaClient,
  row: Row,
  order: (Parameters<typeof whyUntrue>[2] & { addressNumber: string }) | null,
  at: Date,
): Promise<string | null> {
  if (row.recipient === '') return 'The person was erased'
  if (row.channel === 'sms') {
    const time = smsTime(row.createdAt, at)
    const isMobile = smsNumber(order?.addressNumber ?? row.recipient, '01') !== null
    // One that waits for the morning goes to the number of then.
    if (!isMobile && !(time instanceof Date)) return noMobile
    if (time === 'never') return 'Too late for an SMS'
  }
  return order && whyUntrue(prisma, row, order)
}

/** Why a message about an order is no longer true; null where it is. */
async function whyUntrue(
  prisma: PrismaClient,
  { kind, key }: Row,
  order: { id: number; status: number; outcome: number | null },
): Promise<string | null> {
  // What staff wrote about an order is true in any state of it.
  const states = trueIn[kind]
  if (!states) return null
  const [event = ''] = key.split(':')
  const undone = await prisma.orderEvent.count({
    where: {
      orderId: order.id,
      kind: { in: [eventKinds.undo, eventKinds.correction] },
      data: { path: ['event'], equals: Number(event) },
    },
  })
  if (undone > 0) return 'The act was undone'
  if (!states.includes(order.status) || (kind === 'shipped' && order.outcome !== null)) {
    return 'The order has changed meanwhile'
  }
  return null
}

const dhakaMs = 6 * 60 * minuteMs
const hourMs = 60 * minuteMs
const [firstHour, lastHour, mostHours] = [9, 22, 12]

/** When an SMS about an act may go: from 9 to 22 o'clock in Dhaka, and never after 12 hours. */
export function smsTime(actedAt: Date, now: Date): 'now' | 'never' | Date {
  if (now.getTime() - actedAt.getTime() > mostHours * hourMs) return 'never'
  const local = new Date(now.getTime() + dhakaMs)
  const hour = local.getUTCHours()
  if (hour >= firstHour && hour < lastHour) return 'now'
  const day = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate())
  const next = day + (hour >= lastHour ? 24 : 0) * hourMs + firstHour * hourMs
  return new Date(next - dhakaMs)
}

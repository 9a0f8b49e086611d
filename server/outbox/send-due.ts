import { setTimeout as delay } from 'node:timers/promises'
import { eventKinds } from '#contract/office/order-states'
import type { MessageKind } from '#contract/outbox'
import { orderStatus } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import type { Logger } from '../http/log.ts'
import { mask } from '../http/redact.ts'
import type { Counters } from '../metrics/counters.ts'
import { SendError } from './send-error.ts'
import { noMobile, smsNumber } from './sms-gateway.ts'

export type Row = OutboxMessageModel
/** The outcome of a taken row. `later` is no try: the row goes at another time. */
export type Outcome =
  | { state: 'sent'; parts?: number }
  | { state: 'dropped'; error: string }
  | { state: 'later'; at: Date }
/** Sends one row, or says why not. Throws a SendError. */
export type SendRow = (row: Row) => Promise<Outcome>

const atOnce = 8
const minuteMs = 60_000
/** Waits before each further try. */
const again = [1, 5, 30, 120, 720].map((minutes) => minutes * minuteMs)
/** A process that sends longer than this has ended: every send has a shorter limit. */
const longestSending = '2 minutes'

type Parts = { prisma: PrismaClient; log: Pick<Logger, 'warn'>; counters: Counters; send: SendRow }

/** Sender: takes due rows, some at a time; other processes skip them. */
export async function sendDue(parts: Parts): Promise<void> {
  const { prisma, counters } = parts
  await reclaim(parts)
  for (;;) {
    // The count is right before a send that hangs.
    counters.due = await readDue(prisma)
    const rows = await takeDue(prisma)
    if (rows.length === 0) return
    await Promise.all(rows.map((row) => sendOne(parts, row)))
    if (rows.length < atOnce) break
    await delay(0)
  }
  counters.due = await readDue(prisma)
}

async function readDue(prisma: PrismaClient): Promise<Counters['due']> {
  const { _count, _min } = await prisma.outboxMessage.aggregate({
    where: { state: { in: ['waits', 'sending'] }, dueAt: { lt: new Date() } },
    _count: true,
    _min: { dueAt: true },
  })
  return { messages: _count, since: _min.dueAt }
}

/** A row is committed as `sending` before anything leaves, so that no process sends it beside. */
function takeDue(prisma: PrismaClient): Promise<Row[]> {
  return prisma.$queryRaw<Row[]>`
    update outbox set state = 'sending', taken_at = now(), tries = tries + 1, parts = null
    where id in (select id from outbox where state = 'waits' and due_at <= now()
      order by due_at limit ${atOnce} for update skip locked)
    returning id, key, kind, channel, order_id as "orderId", customer_id as "customerId", recipient,
      lang, state, created_at as "createdAt", due_at as "dueAt", tries, taken_at as "takenAt",
      sent_at as "sentAt", parts, error`
}

/** What an ended process was sending: a mail goes again, the state of an SMS is requested. */
async function reclaim({ prisma, log, counters }: Parts): Promise<void> {
  const rows = await prisma.$queryRaw<Pick<Row, 'id' | 'state'>[]>`
    update outbox set state = case channel when 'mail' then 'waits' else 'unsure' end,
      error = 'The server ended while it was sending'
    where state = 'sending' and taken_at < now() - ${longestSending}::interval
    returning id, state`
  for (const { id, state } of rows) {
    if (state === 'unsure') counters.messages.unsure++
    log.warn({ message: String(id), state }, 'a process ended while it sent to a customer')
  }
}

async function sendOne({ prisma, log, counters, send }: Parts, row: Row): Promise<void> {
  const note = (data: Partial<Row>) =>
    // The row is written for this try alone: after two minutes another process may have it.
    prisma.outboxMessage.updateMany({
      where: { id: row.id, tries: row.tries, state: { in: ['sending', 'unsure'] } },
      data,
    })
  try {
    const outcome = await send(row)
    if (outcome.state === 'later') {
      await note({ state: 'waits', dueAt: outcome.at, tries: row.tries - 1 })
      return
    }
    if (outcome.state === 'sent') counters.messages.sent++
    const isDropped = outcome.state === 'dropped'
    await note({
      state: outcome.state,
      ...(isDropped ? { error: outcome.error } : { sentAt: new Date(), error: null }),
      ...('parts' in outcome && { parts: outcome.parts ?? null }),
      // A dropped message about no order keeps no address.
      ...(isDropped && row.orderId === null && { recipient: '' }),
    })
  } catch (error) {
    const outcome = error instanceof SendError ? error.outcome : 'again'
    const waitMs = again[row.tries - 1]
    const state =
      outcome === 'unsure' ? 'unsure' : outcome === 'again' && waitMs ? 'waits' : 'failed'
    if (state !== 'waits') counters.messages[state]++
    log.warn({ err: error, message: String(row.id), state }, 'a message to a customer did not go')
    await note({
      state,
      error: mask(String(Object(error).message)).slice(0, 300),
      ...(state === 'waits' && waitMs && { dueAt: new Date(Date.now() + waitMs) }),
    })
  }
}

/** States of an order in which a message about it is still true. A receipt stays true until a cancel. */
const trueIn: Record<Exclude<MessageKind, 'reset'>, readonly number[]> = {
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
    if (smsNumber(order?.addressNumber ?? row.recipient, '01') === null) return noMobile
    if (smsTime(row.createdAt, at) === 'never') return 'Too late for an SMS'
  }
  return order && whyUntrue(prisma, row, order)
}

/** Why a message about an order is no longer true; null where it is. */
async function whyUntrue(
  prisma: PrismaClient,
  { kind, key }: Row,
  order: { id: number; status: number; outcome: number | null },
): Promise<string | null> {
  const [event = ''] = key.split(':')
  const undone = await prisma.orderEvent.count({
    where: {
      orderId: order.id,
      kind: { in: [eventKinds.undo, eventKinds.correction] },
      data: { path: ['event'], equals: Number(event) },
    },
  })
  if (undone > 0) return 'The act was undone'
  const isTrue = trueIn[kind as keyof typeof trueIn].includes(order.status)
  if (!isTrue || (kind === 'shipped' && order.outcome !== null)) {
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

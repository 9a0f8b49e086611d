import { setTimeout as delay } from 'node:timers/promises'
import type { Channel } from '#contract/outbox'
import type { PrismaClient } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import type { Logger } from '../http/log.ts'
import { mask } from '../http/redact.ts'
import type { Counters } from '../metrics/counters.ts'
import { brokenFrom, roomOf } from './channel-state.ts'
import { SendError } from './send-error.ts'

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
/** Minutes before each further try: the last one is made within the hour. */
const again = [1, 5, 15, 30]
/** After it a message of a broken channel fails, whether it was tried or not. */
const longestWait = '55 minutes'
/** Longer than any send: a process that sends for longer has ended. */
const longestSending = { mail: '7 minutes', sms: '2 minutes' }

type Parts = {
  prisma: PrismaClient
  log: Pick<Logger, 'warn'>
  counters: Counters
  send: SendRow
  /** On stop no further message is taken. */
  isStopping: () => boolean
}

/** Sender: takes due rows of a channel, some at a time; other processes skip them. */
export async function sendDue(parts: Parts, channel: Channel): Promise<void> {
  const { prisma, counters } = parts
  await reclaim(parts, channel)
  while (!parts.isStopping()) {
    // The count is right before a send that hangs.
    counters.due = await readDue(prisma)
    const rows = await takeDue(prisma, channel)
    if (rows.length === 0) break
    await Promise.all(rows.map((row) => sendOne(parts, row)))
    if (rows.length < atOnce) break
    await delay(0)
  }
  await failLate(parts, channel)
  counters.due = await readDue(prisma)
}

async function readDue(prisma: PrismaClient): Promise<Counters['due']> {
  const [due] = await prisma.$queryRaw<Counters['due'][]>`
    select count(*)::int as messages, min(due_at) as since
    from outbox where state in ('waits', 'sending') and due_at < now()`
  return due ?? { messages: 0, since: null }
}

/** A row is committed as `sending` before anything leaves, so that no process sends it beside. */
function takeDue(prisma: PrismaClient, channel: Channel): Promise<Row[]> {
  return prisma.$queryRaw<Row[]>`
    update outbox set state = 'sending', taken_at = clock_timestamp(), tries = tries + 1, parts = null,
      first_due_at = coalesce(first_due_at, due_at)
    where id in (select id from outbox where state = 'waits' and channel = ${channel} and due_at <= now()
      order by due_at limit ${roomOf(channel, atOnce)} for update skip locked)
    returning id, key, kind, channel, order_id as "orderId", customer_id as "customerId", recipient,
      lang, state, created_at as "createdAt", due_at as "dueAt", tries, taken_at as "takenAt",
      sent_at as "sentAt", parts, error, message_id as "messageId", words,
      first_due_at as "firstDueAt"`
}

/** What an ended process was sending: a mail goes again, the state of an SMS is asked for. */
async function reclaim({ prisma, log, counters }: Parts, channel: Channel): Promise<void> {
  const state = channel === 'mail' ? 'waits' : 'unsure'
  const rows = await prisma.$queryRaw<Pick<Row, 'id'>[]>`
    update outbox set state = ${state}, error = 'The server ended while it was sending'
    where state = 'sending' and channel = ${channel}
      and taken_at < now() - ${longestSending[channel]}::interval
    returning id`
  for (const { id } of rows) {
    if (state === 'unsure') counters.messages.unsure++
    log.warn({ message: String(id), state }, 'a process ended while it sent to a customer')
  }
}

/** While a channel is broken few messages are tried: those that wait too long fail with its error. */
async function failLate({ prisma, log, counters }: Parts, channel: Channel): Promise<void> {
  const failed = await prisma.$executeRaw`
    update outbox o set state = 'failed', error = c.error from outbox_channel c
    where c.channel = ${channel} and c.failures >= ${brokenFrom}
      and c.failed_at > now() - interval '2 minutes'
      and o.state = 'waits' and o.channel = c.channel
      and coalesce(o.first_due_at, o.due_at) < now() - ${longestWait}::interval`
  if (failed === 0) return
  counters.messages.failed += failed
  log.warn({ channel, failed }, 'messages to customers waited for an hour and failed')
}

async function sendOne(parts: Parts, row: Row): Promise<void> {
  const { prisma, log, counters, send, isStopping } = parts
  const takenAt = row.takenAt?.getTime() ?? Date.now()
  const started = performance.now()
  /** By the database's clock. */
  const now = () => new Date(takenAt + performance.now() - started)
  // The row is written for this taking alone: later another process may have it, with as many tries.
  const note = (data: Partial<Row>) =>
    prisma.outboxMessage.updateMany({
      where: { id: row.id, takenAt: row.takenAt, state: { in: ['sending', 'unsure'] } },
      data,
    })
  if (isStopping()) return void (await note({ state: 'waits', tries: row.tries - 1 }))
  try {
    const outcome = await send(row)
    if (outcome.state === 'later') {
      await note({ state: 'waits', dueAt: outcome.at, tries: row.tries - 1, firstDueAt: null })
      return
    }
    counters.messages[outcome.state]++
    const isDropped = outcome.state === 'dropped'
    // A dropped message says why it did not go before.
    const reasons = isDropped ? [outcome.error, row.error] : []
    await note({
      state: outcome.state,
      error: isDropped ? reasons.filter(Boolean).join(' · ').slice(0, 300) : null,
      ...(!isDropped && { sentAt: now() }),
      ...('parts' in outcome && { parts: outcome.parts ?? null }),
      // A dropped message about no order keeps no address.
      ...(isDropped && row.orderId === null && { recipient: '' }),
    })
  } catch (error) {
    const outcome = error instanceof SendError ? error.outcome : 'again'
    // Ended by the stop before the letter left: no try.
    if (isStopping() && outcome === 'again') {
      return void (await note({ state: 'waits', tries: row.tries - 1 }))
    }
    const minutes = again[row.tries - 1]
    const state =
      outcome === 'unsure' ? 'unsure' : outcome === 'again' && minutes ? 'waits' : 'failed'
    if (state !== 'waits') counters.messages[state]++
    log.warn({ err: error, message: String(row.id), state }, 'a message to a customer did not go')
    const sentence = error instanceof SendError ? error.message : 'The shop could not write it'
    await note({
      state,
      error: mask(sentence).slice(0, 300),
      ...(state === 'waits' &&
        minutes && { dueAt: new Date(now().getTime() + minutes * minuteMs) }),
    })
  }
}

import type { Channel } from '#contract/outbox'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type { Logger } from '../http/log.ts'
import { mask } from '../http/redact.ts'
import type { Counters } from '../metrics/counters.ts'
import { claimRows, workThrough } from '../work/queue.ts'
import { brokenFrom, roomOf } from './channels.ts'
import type { Row } from './kinds.ts'
import { SendError } from './send-error.ts'

/** The outcome of a taken row. `later` is no try: the row goes at another time. */
export type Outcome =
  | { state: 'sent'; parts?: number }
  | { state: 'dropped'; error: string }
  | { state: 'later'; at: Date }

const atOnce = 8
const minuteMs = 60_000
/** Growing minutes before each further try: the last one is made within the hour. */
const pauses = [1, 5, 15, 30]
/** After it a message of a broken channel fails, whether it was tried or not. */
const longestWait = '55 minutes'
/** Longer than any send: a process that sends for longer has ended. */
const lease = { mail: '7 minutes', sms: '2 minutes' }

type Parts = {
  prisma: PrismaClient
  log: Pick<Logger, 'warn'>
  counters: Counters
  /** Sends one row, or says why not. Throws a SendError. */
  send: (row: Row) => Promise<Outcome>
  isStopping: () => boolean
}
/** `now`: the time by the database's clock. */
type Taken = Row & { now: () => Date }

/** Sends due rows of a channel, some at a time; other processes skip them. */
export async function sendDue(parts: Parts, channel: Channel): Promise<void> {
  const { prisma, counters, send, isStopping } = parts
  await reclaim(parts, channel)
  await workThrough<Taken>({
    atOnce,
    claim: () => takeDue(parts, channel),
    act: async (row) => {
      if (isStopping()) return giveBack(prisma, row)
      await record(parts, row, await send(row))
    },
    release: async (row, error) => {
      await recordFailure(parts, row, error)
      return true
    },
    isStopping,
  })
  await failLate(parts, channel)
  counters.due = await readDue(prisma)
}

async function readDue(prisma: PrismaClient): Promise<Counters['due']> {
  const { _count: messages, _min: first } = await prisma.outboxMessage.aggregate({
    where: { state: { in: ['waits', 'sending'] }, dueAt: { lt: new Date() } },
    _count: true,
    _min: { dueAt: true },
  })
  return { messages, since: first.dueAt }
}

/** A row is committed as `sending` before anything leaves, so that no process sends it beside. */
async function takeDue({ prisma, counters }: Parts, channel: Channel): Promise<Taken[]> {
  // The count is right before a send that hangs.
  counters.due = await readDue(prisma)
  const rows = await claimRows<Row>(prisma, 'outbox', {
    which: Prisma.sql`state = 'waits' and channel = ${channel} and due_at <= now()`,
    order: Prisma.sql`due_at`,
    most: roomOf(channel, atOnce),
    set: Prisma.sql`state = 'sending', taken_at = clock_timestamp(), tries = tries + 1,
      parts = null, first_due_at = coalesce(first_due_at, due_at)`,
  })
  const started = performance.now()
  return rows.map((row) => {
    const takenAt = row.takenAt?.getTime() ?? Date.now()
    return { ...row, now: () => new Date(takenAt + performance.now() - started) }
  })
}

/** What an ended process was sending: a mail goes again, the state of an SMS is asked for. */
async function reclaim({ prisma, log, counters }: Parts, channel: Channel): Promise<void> {
  const state = channel === 'mail' ? 'waits' : 'unsure'
  const rows = await prisma.$queryRaw<Pick<Row, 'id'>[]>`
    update outbox set state = ${state}, error = 'The server ended while it was sending'
    where state = 'sending' and channel = ${channel}
      and taken_at < now() - ${lease[channel]}::interval
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

/** Writes for this taking alone: later another process may have the row, with as many tries. */
async function note(prisma: PrismaClient, { id, takenAt }: Row, data: Partial<Row>) {
  await prisma.outboxMessage.updateMany({
    where: { id, takenAt, state: { in: ['sending', 'unsure'] } },
    data,
  })
}

/** As if it had not been taken: no try. */
const giveBack = (prisma: PrismaClient, row: Row, changes: Partial<Row> = {}) =>
  note(prisma, row, { state: 'waits', tries: row.tries - 1, ...changes })

async function record({ prisma, counters }: Parts, row: Taken, outcome: Outcome) {
  if (outcome.state === 'later') {
    return giveBack(prisma, row, { dueAt: outcome.at, firstDueAt: null })
  }
  counters.messages[outcome.state]++
  if (outcome.state === 'sent') {
    const { parts = null } = outcome
    return note(prisma, row, { state: 'sent', error: null, sentAt: row.now(), parts })
  }
  // A dropped message says why it did not go before, and one about no order keeps no address.
  const error = [outcome.error, row.error].filter(Boolean).join(' · ').slice(0, 300)
  await note(prisma, row, {
    state: 'dropped',
    error,
    ...(row.orderId === null && { recipient: '' }),
  })
}

async function recordFailure(parts: Parts, row: Taken, error: unknown) {
  const { prisma, log, counters, isStopping } = parts
  const outcome = error instanceof SendError ? error.outcome : 'again'
  // Ended by the stop before the letter left.
  if (isStopping() && outcome === 'again') return giveBack(prisma, row)
  const minutes = outcome === 'again' ? pauses[row.tries - 1] : undefined
  const state = outcome === 'unsure' ? 'unsure' : minutes ? 'waits' : 'failed'
  if (state !== 'waits') counters.messages[state]++
  log.warn({ err: error, message: String(row.id), state }, 'a message to a customer did not go')
  const sentence = error instanceof SendError ? error.message : 'The shop could not write it'
  await note(prisma, row, {
    state,
    error: mask(sentence).slice(0, 300),
    ...(minutes && { dueAt: new Date(row.now().getTime() + minutes * minuteMs) }),
  })
}

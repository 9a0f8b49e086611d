import { channels as allChannels, type Channel, type MessageLang } from '#contract/outbox'
import type { Config } from '../config/config.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Logger } from '../http/log.ts'
import type { Counters } from '../metrics/counters.ts'
import { orderPath } from '../orders/order-link.ts'
import { readAdvance } from '../orders/read-advance.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { underLease } from '../work/queue.ts'
import { openChannels } from './channels.ts'
import type { Message } from './compose.ts'
import { followEvents } from './follow-events.ts'
import { type Cause, causeOf, type Kind, orderOfMessage, type Row, whyDropped } from './kinds.ts'
import { refuseTooMany, TooMany } from './most-messages.ts'
import { aimReset } from './reset-message.ts'
import { type Outcome, sendDue } from './send-due.ts'
import { smsNumber, smsTime } from './sms-gateway.ts'
import { type MessageSettings, readMessageSettings } from './words.ts'

type Parts = {
  config: Config
  prisma: PrismaClient
  log: Pick<Logger, 'warn'>
  counters: Counters
  readFacts: ReadFacts
}
export type Outbox = ReturnType<typeof openOutbox>

const dayMs = 24 * 60 * 60 * 1000
const prunedAfterDays = 90
/** Longest wait of a stop for messages that are being sent. */
const stopWithinMs = 10_000

type Clock = () => Date
const day: Clock = () => new Date()

/** Follower: adds messages after the events of orders, and sends due ones. */
export function openOutbox({ config, prisma, log, counters, readFacts }: Parts) {
  const { publicUrl, sessionSecrets } = config
  const channels = openChannels({ config, prisma, log })
  const { sendable } = channels
  const origin = publicUrl ?? `http://localhost:${config.port}`
  let isStopping = false
  const running = new Set<Promise<void>>()

  return {
    sendable,
    /** Whether mails go to a folder, for a try of the shop. */
    isTrial: config.mail !== undefined && 'folder' in config.mail,
    /** Whether a link for a new password also goes by SMS. */
    takesNumbers: async () =>
      sendable.sms && (await readMessageSettings(prisma)).isOn('reset', 'sms'),
    send: channels.send,
    prepare,
    /** `now`: the clock of the hours in which SMS go. */
    work: async (now = day) => {
      await follow()
      await Promise.all(allChannels.map((channel) => sendBy(channel, now)))
    },
    /** The same for the background: a slow mail server delays no SMS. */
    works: [follow, ...allChannels.map((channel) => () => sendBy(channel, day))],
    /** Takes no further message, and waits for those on the wire. */
    stop: async () => {
      isStopping = true
      const late = setTimeout(channels.stop, stopWithinMs)
      await Promise.allSettled(running)
      clearTimeout(late)
    },
    prune: () =>
      prisma.outboxMessage.deleteMany({
        where: { createdAt: { lt: new Date(Date.now() - prunedAfterDays * dayMs) } },
      }),
  }

  async function follow(): Promise<void> {
    if (isStopping) return
    await followEvents(prisma, await readMessageSettings(prisma), sendable)
  }

  async function sendBy(channel: Channel, now: Clock): Promise<void> {
    if (isStopping) return
    const sending = (async () => {
      const settings = await readMessageSettings(prisma)
      const send = (row: Row) => sendRow(row, settings, now())
      await sendDue({ prisma, log, counters, send, isStopping: () => isStopping }, channel)
    })()
    running.add(sending)
    await sending.finally(() => running.delete(sending))
  }

  /** The message with the facts of now. */
  async function prepare(
    about: Omit<Message, 'hasAdvance' | 'link' | 'shop' | 'origin' | 'publicUrl'>,
    resetPath = '',
  ): Promise<Message> {
    const path = about.order ? orderPath(about.order.transId, sessionSecrets) : resetPath
    const hasAdvance = about.order !== null && (await readAdvance(prisma, about.order.lines))
    const shop = await readFacts()
    return { ...about, hasAdvance, link: origin + path, shop, origin, publicUrl }
  }

  async function sendRow(row: Row, settings: MessageSettings, now: Date): Promise<Outcome> {
    const [kind, lang] = [row.kind as Kind, row.lang as MessageLang]
    const about = { kind, lang, settings, written: await writtenOf(row) }
    if (kind === 'reset' && row.recipient !== '') {
      const aim = await aimReset(prisma, row, (by) => sendable[by] && settings.isOn(kind, by))
      if (typeof aim === 'string') return { state: 'dropped', error: aim }
      const message = await prepare({ ...about, order: null }, aim.path)
      return sendTo({ ...row, channel: aim.channel }, aim.to, message)
    }
    const where = { id: row.orderId ?? 0 }
    const order = await prisma.order.findUnique({ where, include: orderOfMessage })
    const why = await whyDropped(prisma, row, order, now)
    if (why) return { state: 'dropped', error: why }
    const time = row.channel === 'sms' ? smsTime(row.createdAt, now) : 'now'
    if (time instanceof Date) return { state: 'later', at: time }
    // As order and account have it now: it can be corrected until the message leaves.
    const own = order && (row.channel === 'mail' ? order.customer?.email : order.addressNumber)
    return sendTo(row, own ?? row.recipient, await prepare({ ...about, order }))
  }

  async function writtenOf({ words, messageId }: Row): Promise<Message['written']> {
    if (words === null) return undefined
    const answered = await prisma.message.findUnique({ where: { id: messageId ?? 0 } })
    return { words, subject: answered?.subject ?? null }
  }

  async function sendTo(row: Row, to: string, message: Message): Promise<Outcome> {
    const id = `${row.id}.${row.key.split(':').join('-')}`
    const cause = causeOf(message.kind, message.order)
    const admitted = (parts?: number) => admit(row, to, cause, parts)
    try {
      const parts = await channels.send(row.channel, { id, to }, message, admitted)
      return { state: 'sent', ...(parts !== undefined && { parts }) }
    } catch (error) {
      // What a customer caused needs no person of the shop.
      if (error instanceof TooMany && cause === 'customer') {
        return { state: 'dropped', error: error.message }
      }
      throw error
    }
  }

  /**
   * Notes whom the message goes to, and counts it: SMS one after another over all processes, so that
   * the last one of a day goes. Throws TooMany, and `Lost` where another process has it.
   */
  async function admit(row: Row, to: string, cause: Cause, parts: number | undefined) {
    const recipient = row.channel === 'sms' ? (smsNumber(to, '01') ?? to) : to
    await prisma.$transaction(async (tx) => {
      const all = Prisma.sql`select id from outbox_mark`
      if (row.channel === 'sms') await lockRows(tx, 'outbox_mark', all, 'update')
      await refuseTooMany(tx, { ...row, recipient }, cause, config.sms?.aDay ?? 0)
      const { id, takenAt } = row
      const data = { recipient, parts: parts ?? null }
      const where = { id, takenAt, state: 'sending' }
      await underLease(tx.outboxMessage.updateMany({ where, data }))
    })
  }
}

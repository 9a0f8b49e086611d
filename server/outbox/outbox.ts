// Over 200 lines: a message from its row to the wire, and what stops it.
import { countParts } from '#contract/message-text'
import { type Channel, channels, type MessageLang } from '#contract/outbox'
import { namesOf } from '#contract/shop-facts'
import type { Config } from '../config/config.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { Logger } from '../http/log.ts'
import type { Counters } from '../metrics/counters.ts'
import { orderPath } from '../orders/order-link.ts'
import type { ReadFacts } from '../settings/shop-facts.ts'
import { noteFailure, noteSuccess } from './channel-state.ts'
import {
  composeLetter,
  composeSms,
  composeWrittenSms,
  type Message,
  type OrderOfMessage,
  orderOfMessage,
} from './compose.ts'
import { followEvents } from './follow-events.ts'
import { openMail } from './mail-transport.ts'
import { type Cause, causeOf, refuseTooMany, TooMany } from './most-messages.ts'
import { findAccount, makeLinkOnce, refuseLateReset } from './reset-message.ts'
import { type Outcome, type Row, sendDue } from './send-due.ts'
import { SendError } from './send-error.ts'
import { noMobile, openSms, smsNumber } from './sms-gateway.ts'
import { type MessageSettings, readMessageSettings } from './texts.ts'
import { smsTime, whyDropped } from './why-dropped.ts'

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

/** Follower: adds messages after the events of orders, and sends due ones. */
export function openOutbox(parts: Parts) {
  const { config, prisma, log, counters, readFacts } = parts
  const { publicUrl, sessionSecrets } = config
  const mail = config.mail && openMail(config.mail)
  const sms = config.sms && openSms(config.sms)
  const origin = publicUrl ?? `http://localhost:${config.port}`
  const sendable = { mail: mail !== undefined, sms: sms !== undefined }
  let isStopping = false
  /** Aborted where the wire is slower than a stop. */
  const stopped = new AbortController()
  const running = new Set<Promise<void>>()
  type Clock = () => Date
  const day: Clock = () => new Date()

  return {
    sendable,
    /** Whether mails go to a folder, for a try of the shop. */
    isTrial: config.mail !== undefined && 'folder' in config.mail,
    send,
    prepare,
    /** `now`: the clock of the hours in which SMS go. */
    work: async (now = day) => {
      await follow()
      await Promise.all(channels.map((channel) => sendBy(channel, now)))
    },
    /** The same for the background: a slow mail server delays no SMS. */
    works: [follow, ...channels.map((channel) => () => sendBy(channel, day))],
    /** Takes no further message, and waits for those on the wire. */
    stop: async () => {
      isStopping = true
      const late = setTimeout(() => stopped.abort(), stopWithinMs)
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

  /** Notes whether the channel works; the note changes nothing about the message. */
  async function by(channel: Channel, sending: Promise<void>): Promise<void> {
    const unnoted = (error: unknown) =>
      log.warn({ err: error }, 'the state of a channel was not noted')
    try {
      await sending
    } catch (error) {
      const isOfChannel = error instanceof SendError && error.outcome !== 'for good'
      if (isOfChannel && !stopped.signal.aborted) {
        await noteFailure(prisma, channel, error.message).catch(unnoted)
      }
      throw error
    }
    await noteSuccess(prisma, channel).catch(unnoted)
  }

  /** The message with the facts of now. */
  async function prepare(
    about: Pick<Message, 'kind' | 'lang' | 'order' | 'settings' | 'written'>,
    resetPath = '',
  ): Promise<Message> {
    const path = about.order ? orderPath(about.order.transId, sessionSecrets) : resetPath
    return { ...about, link: origin + path, shop: await readFacts(), origin, publicUrl }
  }

  /** Returns the number of parts of an SMS. `admit` runs just before it leaves. Throws a SendError. */
  async function send(
    channel: string,
    { id, to }: { id: string; to: string },
    message: Message,
    admit: (parts?: number) => Promise<void> = async () => {},
  ): Promise<number | undefined> {
    if (channel === 'mail') {
      if (!mail) throw new SendError('for good', 'No mail is set up')
      const { name, latin_name, email } = { ...namesOf(message.shop), email: message.shop.email }
      const fromName = message.lang === 'en' ? latin_name : name
      await admit()
      const isAutomatic = message.written === undefined
      const letter = { ...composeLetter(message), id, to, fromName, replyTo: email, isAutomatic }
      await by('mail', mail(letter, stopped.signal))
      return undefined
    }
    if (!sms) throw new SendError('for good', 'No SMS gateway is set up')
    const text = textOfSms(message)
    const { parts } = countParts(text)
    await admit(parts)
    await by('sms', sms({ id, to, text }, stopped.signal))
    return parts
  }

  async function sendRow(row: Row, settings: MessageSettings, now: Date): Promise<Outcome> {
    const { kind, orderId } = row
    const about = {
      kind: kind as Message['kind'],
      lang: row.lang as MessageLang,
      settings,
      written: await writtenOf(row),
    }
    if (kind === 'reset' && row.recipient !== '') return sendReset(row, about)
    const order =
      orderId &&
      (await prisma.order.findUnique({ where: { id: orderId }, include: orderOfMessage }))
    const why = await whyDropped(prisma, row, order || null, now)
    if (why) return { state: 'dropped', error: why }
    if (row.channel === 'sms') {
      const time = smsTime(row.createdAt, now)
      if (time instanceof Date) return { state: 'later', at: time }
    }
    const to = order ? recipientOf(row, order) : row.recipient
    return sendTo(row, to, await prepare({ ...about, order: order || null }))
  }

  function textOfSms(message: Message): string {
    const { kind, written } = message
    if (written) return composeWrittenSms(message, written.words)
    if (kind === 'changed' || kind === 'answer' || kind === 'sentence') {
      throw new SendError('for good', 'Nothing to say by SMS')
    }
    return composeSms({ ...message, kind })
  }

  async function writtenOf({ words, messageId }: Row): Promise<Message['written']> {
    if (words === null) return undefined
    const where = { id: messageId ?? 0 }
    const answered = messageId && (await prisma.message.findUnique({ where }))
    return { words, subject: answered ? answered.subject : null }
  }

  /** By mail; by SMS to whom typed a number, or where no such mail goes. */
  async function sendReset(
    row: Row,
    about: Pick<Message, 'kind' | 'lang' | 'settings'>,
  ): Promise<Outcome> {
    const account = await findAccount(prisma, row)
    const goes = (by: Channel) => sendable[by] && about.settings.isOn('reset', by)
    const channel = row.channel === 'mail' && goes('mail') ? 'mail' : 'sms'
    const to = channel === 'mail' ? account?.email : account?.number
    if (!account || !to || !goes(channel)) return { state: 'dropped', error: 'No such account' }
    if (channel === 'sms' && smsNumber(to, '01') === null) {
      return { state: 'dropped', error: noMobile }
    }
    refuseLateReset(row)
    const path = await makeLinkOnce(prisma, { ...row, channel }, account.id)
    if (path === null) return { state: 'dropped', error: 'Asked too often' }
    return sendTo({ ...row, channel }, to, await prepare({ ...about, order: null }, path))
  }

  async function sendTo(row: Row, to: string, message: Message): Promise<Outcome> {
    const id = `${row.id}.${row.key.split(':').join('-')}`
    const cause = causeOf(message)
    try {
      const parts = await send(row.channel, { id, to }, message, (n) => admit(row, to, cause, n))
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
   * the last one of a day goes. Throws TooMany.
   */
  async function admit(row: Row, to: string, cause: Cause, parts: number | undefined) {
    const recipient = row.channel === 'sms' ? (smsNumber(to, '01') ?? to) : to
    const { count } = await prisma.$transaction(async (tx) => {
      const all = Prisma.sql`select id from outbox_mark`
      if (row.channel === 'sms') await lockRows(tx, 'outbox_mark', all, 'update')
      await refuseTooMany(tx, { ...row, recipient }, cause, config.sms?.aDay ?? 0)
      return tx.outboxMessage.updateMany({
        where: { id: row.id, takenAt: row.takenAt, state: 'sending' },
        data: { recipient, parts: parts ?? null },
      })
    })
    if (count === 0) throw new SendError('for good', 'The message was taken away meanwhile')
  }
}

/** The address as order and account have it now: it can be corrected until the message leaves. */
function recipientOf({ channel }: Row, order: OrderOfMessage): string {
  return channel === 'mail' ? order.customer.email : order.addressNumber
}

import { countParts } from '#contract/message-text'
import type { Channel } from '#contract/outbox'
import { namesOf } from '#contract/shop-facts'
import type { Config } from '../config/config.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type { Logger } from '../http/log.ts'
import { composeLetter, composeSms, type Message } from './compose.ts'
import { openMail } from './mail-transport.ts'
import { SendError } from './send-error.ts'
import { openSms } from './sms-gateway.ts'

/** From the second failure in a row on a channel is broken: staff see it, and one message a minute tries it. */
export const brokenFrom = 2

/** How many messages of a channel may be taken now. */
export const roomOf = (channel: Channel, atOnce: number) => Prisma.sql`(
  select case when failures < ${brokenFrom} then ${atOnce}::int
    when failed_at is null or failed_at < now() - interval '1 minute' then 1 else 0 end
  from outbox_channel where channel = ${channel})`

type Parts = { config: Config; prisma: PrismaClient; log: Pick<Logger, 'warn'> }
/** `id`: the same for a repeated message. */
type Address = { id: string; to: string }
/** Runs just before a message leaves, with the parts of an SMS. */
type Admit = (parts?: number) => Promise<void>

export type Channels = ReturnType<typeof openChannels>

export function openChannels({ config, prisma, log }: Parts) {
  const stopped = new AbortController()
  const mail = config.mail && openMail(config.mail)
  const sms = config.sms && openSms(config.sms)
  return {
    sendable: { mail: mail !== undefined, sms: sms !== undefined },
    /** Ends what is on the wire. */
    stop: () => stopped.abort(),
    /** Returns the number of parts of an SMS. Throws a SendError. */
    send: (channel: string, address: Address, message: Message, admit: Admit = async () => {}) =>
      (channel === 'mail' ? sendMail : sendSms)(address, message, admit),
  }

  async function sendMail(address: Address, message: Message, admit: Admit): Promise<undefined> {
    if (!mail) throw new SendError('for good', 'No mail is set up')
    const { lang, shop, written } = message
    const { name, latin_name } = namesOf(shop)
    const fromName = lang === 'en' ? latin_name : name
    const letter = { ...composeLetter(message), ...address, fromName, replyTo: shop.email }
    await admit()
    await noting('mail', mail({ ...letter, isAutomatic: written === undefined }, stopped.signal))
  }

  async function sendSms(address: Address, message: Message, admit: Admit): Promise<number> {
    if (!sms) throw new SendError('for good', 'No SMS gateway is set up')
    const text = composeSms(message)
    const { parts } = countParts(text)
    await admit(parts)
    await noting('sms', sms({ ...address, text }, stopped.signal))
    return parts
  }

  /** Notes whether the channel works; the note changes nothing about the message. */
  async function noting(channel: Channel, sending: Promise<void>): Promise<void> {
    const unnoted = (error: unknown) =>
      log.warn({ err: error }, 'the state of a channel was not noted')
    try {
      await sending
    } catch (error) {
      const isOfChannel = error instanceof SendError && error.outcome !== 'for good'
      if (isOfChannel && !stopped.signal.aborted) await noteFailure(channel, error).catch(unnoted)
      throw error
    }
    await noteSuccess(channel).catch(unnoted)
  }

  async function noteFailure(channel: Channel, { message }: SendError) {
    await prisma.$executeRaw`
      update outbox_channel set failures = failures + 1, since = coalesce(since, now()),
        failed_at = now(), error = ${message.slice(0, 300)} where channel = ${channel}`
  }

  async function noteSuccess(channel: Channel) {
    await prisma.outboxChannel.updateMany({
      where: { channel, failures: { gt: 0 } },
      data: { failures: 0, since: null, failedAt: null, error: null },
    })
  }
}

import { randomBytes } from 'node:crypto'
import { countParts } from '#contract/message-text'
import * as calls from '#contract/office/outbox'
import type { MessageKind, MessageLang } from '#contract/outbox'
import { email } from '#contract/wire'
import type { PrismaClient } from '../../database/generated/client.ts'
import { conflict, invalid, notFound } from '../../failures/refusals.ts'
import type { RateLimits } from '../../http/rate-limits.ts'
import { readTransId } from '../../orders/trans-id.ts'
import { composeLetter, composeSms } from '../../outbox/compose.ts'
import { kindAt, orderOfMessage } from '../../outbox/kinds.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { SendError } from '../../outbox/send-error.ts'
import { smsNumber } from '../../outbox/sms-gateway.ts'
import { messageSettings, readMessageSettings } from '../../outbox/words.ts'
import { readFeedKey } from '../../site/product-feed.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readChannelsOfDay } from './channels.ts'
import { readMessagesOf, sendAgain, sendAllAgain, settleMessage } from './messages.ts'
import { sendSentence, waysTo } from './written.ts'

type Written = {
  kind: MessageKind
  lang: MessageLang
  sms?: string | null | undefined
  subject?: string | null | undefined
  opening?: string | null | undefined
}

type Parts = {
  prisma: PrismaClient
  limits: RateLimits
  outbox: Outbox
  publicUrl: string | undefined
}

export function outboxRoutes(
  { read, write, act }: OfficeRoutes,
  { prisma, limits, outbox, publicUrl }: Parts,
) {
  read(calls.getOutbox)(async ({ input }) => {
    const transId = readTransId(input.trans_id)
    const order =
      transId && (await prisma.order.findUnique({ where: { transId }, include: orderOfMessage }))
    if (!order) throw notFound('The order')
    const settings = await readMessageSettings(prisma)
    const lang = order.lang === 'en' ? 'en' : 'bn'
    const kind = kindAt(order.status)
    const message = await outbox.prepare({ kind, lang, order, settings })
    const text = composeSms(message)
    return {
      messages: await readMessagesOf(prisma, order),
      whatsapp: text.includes(message.link) ? text : `${text}\n${message.link}`,
      ways: waysTo(outbox.sendable, { email: order.customer?.email, number: order.addressNumber }),
    }
  })

  write(calls.sendSentence)(async ({ input, staff, tx }) => {
    await limits.count('messagesWrittenByStaff', staff.id)
    await sendSentence(tx, outbox.sendable, input)
  })
  write(calls.sendAgain)(({ input, tx }) => sendAgain(tx, input.id))
  write(calls.sendAllAgain)(async ({ input, tx }) => ({ n: await sendAllAgain(tx, input) }))
  read(calls.getChannels)(async () => ({ channels: await readChannelsOfDay(prisma) }))
  write(calls.settleMessage)(({ input, tx }) => settleMessage(tx, input.id))

  read(calls.previewMessage)(async ({ input }) => {
    const message = await prepareWritten(input)
    const sms = composeSms(message)
    const { letters, parts } = countParts(sms)
    const { subject, text } = composeLetter(message)
    const mail = outbox.isTrial ? 'folder' : outbox.sendable.mail ? 'smtp' : 'none'
    return { sms, letters, parts, subject, text, sends: { mail, sms: outbox.sendable.sms } }
  })

  act(calls.tryMessage)(async ({ input, staff }) => {
    const { channel, to } = input
    const isRight = channel === 'mail' ? email().safeParse(to).success : smsNumber(to, '01')
    if (!isRight) {
      throw invalid(
        'to',
        channel === 'mail' ? 'Please enter a valid email' : 'Please enter a valid mobile number',
      )
    }
    await limits.count('messagesTriedByStaff', staff.id)
    try {
      const id = `try.${staff.id}.${Date.now()}`
      await outbox.send(channel, { id, to }, await prepareWritten(input))
    } catch (error) {
      if (!(error instanceof SendError)) throw error
      throw conflict(`It could not be sent: ${error.message.slice(0, 150)}`)
    }
  })

  const feedOf = (key: string | null) => ({
    link: key && publicUrl ? `${publicUrl}/feeds/products.csv?key=${key}` : null,
    mayBe: publicUrl !== undefined,
  })
  read(calls.getFeed)(async () => feedOf(await readFeedKey(prisma)))
  write(calls.setFeed)(async ({ input, tx }) => {
    const value = input.on ? { key: randomBytes(18).toString('base64url') } : {}
    const part = 'feed'
    await tx.setting.upsert({ where: { part }, create: { part, value }, update: { value } })
    return feedOf(value.key ?? null)
  })

  /** The newest order filled in; for a new password a link that opens nothing. */
  async function prepareWritten({ kind, lang, sms, subject, opening }: Written) {
    const stored = await prisma.setting.findUnique({ where: { part: 'texts' } })
    const own = { sms, subject, opening }
    const given = Object.entries(own).filter(([, text]) => text != null)
    const settings = messageSettings({
      ...Object(stored?.value),
      ...Object.fromEntries(given.map(([what, text]) => [`${kind}_${lang}_${what}`, text])),
    })
    const order =
      kind === 'reset'
        ? null
        : await prisma.order.findFirst({ orderBy: { id: 'desc' }, include: orderOfMessage })
    return { ...(await outbox.prepare({ kind, lang, order, settings }, '/reset/…')), kind }
  }
}

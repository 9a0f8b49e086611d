import { createHash, randomUUID } from 'node:crypto'
import type { MessageLang } from '#contract/outbox'
import { isPhoneNumber, localPhoneDigits } from '#contract/phone'
import { orderStatus } from '#contract/shop'
import { cleanText } from '#contract/wire'
import { emailKeyOf } from '../customers/email-key.ts'
import { makeResetToken } from '../customers/reset-password.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import { lockRows } from '../database/lock-rows.ts'
import { SendError } from './send-error.ts'

const lastsMs = 60 * 60 * 1000
const anHour = 3
const longestTyped = 254

/**
 * What was typed, as it is stored: without the unseen marks that the login drops too. PostgreSQL takes
 * no null letter and no half of a pair.
 */
export function recipientOf(typed: string): string {
  return cleanText(typed).replaceAll('\0', '').slice(0, longestTyped).toWellFormed()
}

/** The same for each spelling of an email or a number; a digest, since it is kept for an hour. */
export function accountKeyOf(recipient: string): string {
  const key = isPhoneNumber(recipient) ? localPhoneDigits(recipient) : emailKeyOf(recipient)
  return createHash('sha256').update(key).digest('base64url')
}

/**
 * Notes that somebody typed an email or a number to get a new password. The account is looked up
 * later, so that neither answer nor time depends on it.
 */
export async function wantReset(prisma: PrismaClient, recipient: string, lang: MessageLang) {
  const channel = isPhoneNumber(recipient) ? 'sms' : 'mail'
  const key = `reset:${randomUUID()}:${channel}`
  const columns = { key, kind: 'reset', channel, recipient, lang }
  await prisma.outboxMessage.create({ data: columns, select: { id: true } })
}

type Account = { id: number; email: string; number: string | null }

/**
 * The account with the typed email, or with the typed number in its address. Several may have a
 * number: it is the one that received an order there, else the one that ordered, else the oldest.
 */
export async function findAccount(
  prisma: PrismaClient,
  { customerId, recipient: typed }: Pick<OutboxMessageModel, 'customerId' | 'recipient'>,
): Promise<Account | null> {
  const typedOne = isPhoneNumber(typed)
    ? Prisma.sql`shop_number_key(a.number) = shop_number_key(${localPhoneDigits(typed)})`
    : Prisma.sql`c.email_key = ${emailKeyOf(typed)}`
  // After the first try the row has the account, and whom it went to.
  const where = customerId === null ? typedOne : Prisma.sql`c.id = ${customerId}`
  const [found] = await prisma.$queryRaw<Account[]>`
    select c.id, c.email, a.number from customer c
    left join address a on a.customer_id = c.id
    left join lateral (select bool_or(o.status = ${orderStatus.delivered}) as received, count(*) as orders
      from orders o
      where o.customer_id = c.id and shop_number_key(o.address_number) = shop_number_key(a.number)) o on true
    where ${where} order by o.received desc nulls last, o.orders > 0 desc, c.id limit 1`
  return found ?? null
}

/**
 * Whoever waited longer than the link lives has gone on. It fails, so that a person of the shop sees
 * it and can send it again. Throws a SendError.
 */
export function refuseLateReset({ createdAt, takenAt }: OutboxMessageModel): void {
  // Both are of the database's clock.
  const waitedMs = (takenAt?.getTime() ?? 0) - createdAt.getTime()
  if (waitedMs > lastsMs) throw new SendError('for good', 'Asked for more than an hour ago')
}

/**
 * A new link of the account, of which row `id` is the message; null if it has had one within two
 * minutes, or three within an hour. Notes the channel: an SMS is counted, and never repeated.
 */
export function makeLinkOnce(
  prisma: PrismaClient,
  { id, channel, takenAt }: Pick<OutboxMessageModel, 'id' | 'channel' | 'takenAt'>,
  customerId: number,
): Promise<string | null> {
  // The database's clock, as that of the former links.
  const at = takenAt?.getTime() ?? Date.now()
  return prisma.$transaction(async (tx) => {
    await lockRows(tx, 'customer', customerId)
    const former = await tx.outboxMessage.findMany({
      where: {
        customerId,
        kind: 'reset',
        id: { not: id },
        state: { in: ['waits', 'sending', 'sent', 'unsure'] },
        takenAt: { gt: new Date(at - lastsMs) },
      },
      select: { takenAt: true },
    })
    const isRecent = former.some((each) => at - (each.takenAt?.getTime() ?? 0) < 120_000)
    if (isRecent || former.length >= anHour) return null
    await tx.outboxMessage.update({
      where: { id },
      data: { customerId, channel },
      select: { id: true },
    })
    const { path } = await makeResetToken(tx, { customerId, staffId: null, lastsMs })
    return path
  })
}

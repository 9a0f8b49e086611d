import type { Channel } from '#contract/outbox'
import { isPhoneNumber, localPhoneDigits } from '#contract/phone'
import { orderStatus } from '#contract/shop'
import { emailKeyOf } from '../customers/email-key.ts'
import { makeResetToken } from '../customers/reset-password.ts'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import { lockRows } from '../database/lock-rows.ts'
import { SendError } from './send-error.ts'
import { noMobile, smsNumber } from './sms-gateway.ts'

const lastsMs = 60 * 60 * 1000
const anHour = 3

/**
 * Whom a link goes to: by mail; by SMS to whom typed a number, or where no such mail goes. Or why none
 * goes. Throws a SendError.
 */
export async function aimReset(
  prisma: PrismaClient,
  row: OutboxMessageModel,
  goes: (by: Channel) => boolean,
): Promise<string | { channel: Channel; to: string; path: string }> {
  const account = await findAccount(prisma, row)
  const channel = row.channel === 'mail' && goes('mail') ? 'mail' : 'sms'
  const to = channel === 'mail' ? account?.email : account?.number
  if (!account || !to || !goes(channel)) return 'No such account'
  if (channel === 'sms' && smsNumber(to, '01') === null) return noMobile
  // Whoever waited longer has gone on. It fails, so that a person of the shop sees it and can send it
  // again. Both are of the database's clock.
  const waitedMs = (row.takenAt?.getTime() ?? 0) - row.createdAt.getTime()
  if (waitedMs > lastsMs) throw new SendError('for good', 'Asked for more than an hour ago')
  const path = await makeLinkOnce(prisma, { ...row, channel }, account.id)
  if (path === null) return 'Asked too often'
  return { channel, to, path }
}

type Account = { id: number; email: string; number: string | null }

/**
 * The account with the typed email, or with the typed number in its address. Several may have a
 * number: it is the one that received an order there, else the one that ordered, else the oldest.
 */
async function findAccount(
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
 * A new link of the account, of which row `id` is the message; null if it has had one within two
 * minutes, or three within an hour. Notes the channel: an SMS is counted, and never repeated.
 */
function makeLinkOnce(
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

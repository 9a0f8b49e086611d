import type { Prisma } from '../database/generated/client.ts'
import type { Cause, Row } from './kinds.ts'
import { SendError } from './send-error.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Within a day to one recipient, and about one account unless staff act. */
const most = {
  mail: { customer: 12, reset: 20, staff: 60 },
  sms: { customer: 4, reset: 8, staff: 8 },
}
/** How much of the day's SMS is gone when those of a cause end: the rest is for resets, then staff. */
const share = { customer: 0.7, reset: 0.9, staff: 1 }

export class TooMany extends SendError {
  constructor(cause: string) {
    super('for good', cause)
  }
}

/** Mails count in the order of their ids, SMS behind a lock. Throws TooMany. */
export async function refuseTooMany(
  tx: Prisma.TransactionClient,
  { id, channel, recipient, orderId, customerId }: Row,
  cause: Cause,
  smsADay: number,
): Promise<void> {
  const isSms = channel === 'sms'
  const [limit, what] = isSms ? [most.sms[cause], 'SMS'] : [most.mail[cause], 'mails']
  const today: Prisma.OutboxMessageWhereInput = {
    channel,
    takenAt: { gt: new Date(Date.now() - dayMs) },
    OR: [
      { state: { in: ['sent', 'unsure'] } },
      // One that is being sent: an SMS has its parts once it is counted, a mail counts those before it.
      { state: 'sending', ...(isSms ? { parts: { not: null } } : { id: { lt: id } }) },
    ],
  }
  if (
    isSms &&
    (await tx.outboxMessage.count({ where: today })) >= Math.ceil(smsADay * share[cause])
  ) {
    throw new TooMany('The SMS of this day are used up (SMS_A_DAY)')
  }
  if ((await tx.outboxMessage.count({ where: { ...today, recipient } })) >= limit) {
    throw new TooMany(`This ${isSms ? 'number' : 'address'} had ${limit} ${what} within a day`)
  }
  if (cause === 'staff') return
  const order = orderId === null ? null : await tx.order.findUnique({ where: { id: orderId } })
  const account = order?.customerId ?? customerId
  if (account === null) return
  const theirs = { OR: [{ customerId: account }, { order: { customerId: account } }] }
  if ((await tx.outboxMessage.count({ where: { AND: [today, theirs] } })) >= limit) {
    throw new TooMany(`This account had ${limit} ${what} within a day`)
  }
}

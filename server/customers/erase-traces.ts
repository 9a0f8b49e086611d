import { Prisma } from '../database/generated/client.ts'
import { setLocal } from '../database/local-settings.ts'

export type Message = { id: number; email: string; number: string }
export type Gone = {
  emailKey: string
  customerId: number | null
  orders: { id: number; transId: string }[]
  reviewIds: number[]
  messages: Message[]
}

/**
 * Empties the office's records of a person. Events stay, with time and author. Runs in the caller's
 * transaction.
 */
export async function eraseTraces(tx: Prisma.TransactionClient, gone: Gone): Promise<void> {
  const { emailKey, customerId, orders, reviewIds, messages } = gone
  const orderIds = orders.map(({ id }) => id)
  await setLocal(tx, { erasing: 'on' })
  // An undone act is counted by the event that it names.
  await tx.$executeRaw`
    update order_event set data = case when data ? 'event'
      then jsonb_build_object('event', data -> 'event') else '{}' end
    where order_id = any(${orderIds}::int[]) and data <> '{}'`
  const sent = await tx.$queryRaw<{ id: bigint }[]>`
    update outbox set recipient = '', error = null,
      state = case when state in ('waits', 'sending') then 'dropped' else state end
    where order_id = any(${orderIds}::int[]) or lower(recipient) = ${emailKey}
    returning id`
  const audited = [
    ['orders', orderIds],
    ['cancellation', orderIds],
    ['review', reviewIds],
    // Of earlier versions: the audit holds no error of a message now.
    ['outbox', sent.map(({ id }) => id)],
    ['message', messages.map(({ id }) => id)],
    ['password_reset', customerId === null ? [] : [customerId]],
  ] as const
  await tx.auditEntry.updateMany({
    where: {
      OR: audited.map(([entity, ids]) => ({ entity, entityId: { in: ids.map(String) } })),
    },
    data: { before: Prisma.DbNull, after: Prisma.DbNull },
  })
  const words = [
    emailKey,
    ...orders.map(({ transId }) => transId),
    ...messages.flatMap(({ email, number }) => [email, number]),
  ]
  await tx.$executeRaw`
    delete from office_reply where exists (
      select from unnest(${words}::text[]) w where strpos(lower(answer::text), lower(w)) > 0)`
}

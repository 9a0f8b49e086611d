import { getCustomers } from '#contract/office/customers'
import { getReviews } from '#contract/office/inbox'
import { eventKinds } from '#contract/office/order-states'
import { isLocalMobileNumber } from '#contract/phone'
import { Prisma } from '../database/generated/client.ts'
import type { OutboxMessageModel } from '../database/generated/models.ts'
import { setLocal } from '../database/local-settings.ts'
import { asksOf, type Emptied, findTraces, type Person, type Texts } from './personal-rows.ts'

type Gone = { orders: { id: number; transId: string }[]; reviewIds: number[]; sentIds: bigint[] }

/**
 * Deletes messages and counters of a person, and empties the office's records of them. Events stay,
 * with time and author. Runs in the caller's transaction, behind the lock of the account.
 */
export async function eraseTraces(
  tx: Prisma.TransactionClient,
  person: Person,
  { orders, reviewIds, sentIds }: Gone,
): Promise<{ messages: number; counters: number }> {
  const { emailKey, customerId, names } = person
  const traces = await findTraces(tx, person)
  const theirs = { where: { id: { in: traces.messages } } }
  const select = { id: true, email: true, number: true }
  const messages = await tx.message.findMany({ ...theirs, select })
  await tx.message.deleteMany(theirs)
  await tx.phoneBlock.deleteMany({ where: { id: { in: traces.blocks } } })
  await tx.$executeRaw`delete from product_ask where ${asksOf(person)}`
  const counters = await tx.rateLimit.deleteMany({ where: { key: { in: traces.counters } } })
  const orderIds = orders.map(({ id }) => id)
  await setLocal(tx, { erasing: 'on' })
  // The event that an undo or a correction names stays: by it the act that it takes back is counted.
  await tx.orderEvent.updateMany({
    where: {
      orderId: { in: orderIds },
      kind: { notIn: [eventKinds.undo, eventKinds.correction] },
      data: { not: {} },
    },
    data: { data: {} },
  })
  await tx.$executeRaw`update order_event set data = jsonb_build_object('event', data -> 'event')
    where order_id = any(${orderIds}::int[]) and kind = ${eventKinds.correction}`
  const sent = await tx.outboxMessage.updateManyAndReturn({
    where: { OR: [{ orderId: { in: orderIds } }, { id: { in: traces.sent } }] },
    data: { recipient: '', error: null, words: null } satisfies Emptied<
      Texts<OutboxMessageModel>,
      'key' | 'kind' | 'channel' | 'lang' | 'state'
    >,
    select: { id: true },
  })
  const ids = sent.map(({ id }) => id)
  await tx.outboxMessage.updateMany({
    where: { id: { in: ids }, state: { in: ['waits', 'sending'] } },
    data: { state: 'dropped' },
  })
  const payments = await tx.orderPayment.findMany({
    where: { orderId: { in: orderIds } },
    select: { id: true },
  })
  const audited = [
    ['orders', orderIds],
    ['order_payment', payments.map(({ id }) => id)],
    ['cancellation', orderIds],
    ['review', reviewIds],
    // Earlier versions stored errors of messages in the audit.
    ['outbox', [...ids, ...sentIds]],
    ['message', messages.map(({ id }) => id)],
    ['phone_block', traces.blocks],
    ['customer', customerId === null ? [] : [customerId]],
    ['password_reset', customerId === null ? [] : [customerId]],
    ['cart_outcome', customerId === null ? [] : [customerId]],
  ] as const
  await tx.auditEntry.updateMany({
    where: {
      OR: audited.map(([entity, ids]) => ({ entity, entityId: { in: ids.map(String) } })),
    },
    data: { before: Prisma.DbNull, after: Prisma.DbNull },
  })
  // Words that shoppers did not find: a name among them may be theirs.
  await tx.$executeRaw`
    delete from empty_search where exists (
      select from unnest(${names}::text[]) w where strpos(' ' || keyword || ' ', ' ' || w || ' ') > 0)`
  const phones = person.called.map((key) => [...key].reverse().join('')).filter(isLocalMobileNumber)
  const words = [
    emailKey,
    ...orders.map(({ transId }) => transId),
    ...messages.flatMap(({ email, number }) => [email, number]),
    ...phones,
  ]
  // An answer about a customer may repeat a text about them alone, and one about a review its text.
  await tx.$executeRaw`
    delete from office_reply where starts_with(call, ${getCustomers.path})
      or starts_with(call, ${getReviews.path})
        and (answer -> 'review' ->> 'id')::int = any(${reviewIds})
      or exists (
      select from unnest(${words}::text[]) w where strpos(lower(answer::text), lower(w)) > 0)`
  return { messages: messages.length, counters: counters.count }
}

import type { SentMessage } from '#contract/office/outbox'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OutboxMessageModel } from '../../database/generated/models.ts'
import type { OrderOfMessage } from '../../outbox/compose.ts'
import { whyDropped } from '../../outbox/send-due.ts'
import { conflict, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'

/** States that wait for a person. */
export const needsPerson = ['failed', 'unsure']

/** A message that waits and will be dropped then, such as an SMS of the night, is shown as dropped. */
export async function readMessagesOf(prisma: PrismaClient, order: OrderOfMessage) {
  const rows = await prisma.outboxMessage.findMany({
    where: { orderId: order.id },
    orderBy: { id: 'asc' },
  })
  return Promise.all(
    rows.map(async (row) => {
      const at = new Date(Math.max(Date.now(), row.dueAt.getTime()))
      const error = row.state === 'waits' ? await whyDropped(prisma, row, order, at) : null
      return presentMessage(error ? { ...row, state: 'dropped', error } : row)
    }),
  )
}

export function presentMessage(row: OutboxMessageModel): SentMessage {
  return {
    id: Number(row.id),
    kind: row.kind as SentMessage['kind'],
    channel: row.channel as SentMessage['channel'],
    state: row.state as SentMessage['state'],
    at: (row.sentAt ?? row.dueAt).toISOString(),
    parts: row.parts,
    error: row.error,
  }
}

/** Throws a 409 where a colleague, or the server, was quicker. */
export async function sendAgain(tx: Transaction, id: number): Promise<void> {
  const now = new Date()
  await change(tx, id, { state: 'waits', dueAt: now, createdAt: now, tries: 0, error: null })
}

export async function settleMessage(tx: Transaction, id: number): Promise<void> {
  await change(tx, id, { state: 'dropped', error: 'told by hand' })
}

async function change(tx: Transaction, id: number, data: Partial<OutboxMessageModel>) {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, state: { in: needsPerson } },
    data,
  })
  if (count > 0) return
  const known = await tx.outboxMessage.count({ where: { id } })
  throw known === 0 ? notFound('The message') : conflict('This message is dealt with already')
}

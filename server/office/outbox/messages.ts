import type { SentMessage } from '#contract/office/outbox'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OutboxMessageModel } from '../../database/generated/models.ts'
import { conflict, notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'

/** States that wait for a person. */
export const needsPerson = ['failed', 'unsure']

export async function readMessagesOf(prisma: PrismaClient, orderId: number) {
  const rows = await prisma.outboxMessage.findMany({ where: { orderId }, orderBy: { id: 'asc' } })
  return rows.map(presentMessage)
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

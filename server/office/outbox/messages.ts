import type { SentMessage } from '#contract/office/outbox'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OutboxMessageModel } from '../../database/generated/models.ts'
import { conflict, notFound } from '../../failures/refusals.ts'
import { type OrderOfMessage, whyDropped } from '../../outbox/kinds.ts'
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
    words: row.words,
  }
}

/**
 * Also at once what waits for a further try; an undo's minute stays. A dropped one keeps its address only
 * if it is about an order. Throws a 409 where a colleague, or the server, was quicker.
 */
export async function sendAgain(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx.$queryRaw<{ channel: string }[]>`
    update outbox set state = 'waits', due_at = now(), created_at = now(), tries = 0,
      first_due_at = null
    where id = ${id} and recipient <> '' and (state in ('failed', 'unsure', 'dropped')
      or state = 'waits' and tries > 0)
    returning channel`
  if (!row) throw await whyNot(tx, id)
  await tryAtOnce(tx, row.channel)
}

/** Not a link for a new password that nobody waits for any more. */
export async function sendAllAgain(
  tx: Transaction,
  { channel, unsure }: { channel: string; unsure: boolean },
): Promise<number> {
  const states = unsure ? needsPerson : ['failed']
  const n = await tx.$executeRaw`
    update outbox set state = 'waits', due_at = now(), created_at = now(), tries = 0,
      first_due_at = null
    where channel = ${channel} and recipient <> '' and (state = any(${states}::text[])
      or state = 'waits' and tries > 0)
      and (kind <> 'reset' or created_at > now() - interval '1 hour')`
  await tryAtOnce(tx, channel)
  return n
}

/** A broken channel is else tried once a minute. */
async function tryAtOnce(tx: Transaction, channel: string): Promise<void> {
  await tx.outboxChannel.updateMany({ where: { channel }, data: { failedAt: null } })
}

export async function settleMessage(tx: Transaction, id: number): Promise<void> {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, state: { in: needsPerson } },
    data: { state: 'dropped', error: 'told by hand' },
  })
  if (count === 0) throw await whyNot(tx, id)
}

async function whyNot(tx: Transaction, id: number): Promise<Error> {
  const row = await tx.outboxMessage.findUnique({ where: { id }, select: { state: true } })
  if (!row) return notFound('The message')
  const isGoing = row.state === 'waits' || row.state === 'sending'
  return conflict(isGoing ? 'This message is about to go' : 'This message is dealt with already')
}

import type { Message } from '#contract/office/inbox'
import { hasRight } from '#contract/office/rights'
import { messageStates, rowsAtOnce } from '#contract/office/rules'
import type { Channel } from '#contract/outbox'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { conflict, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { idInCursor, pageOf } from '../cursor.ts'
import { isHandledBy } from '../orders/handled.ts'
import { maskNumber } from '../orders/number-seen.ts'
import type { Actor } from '../orders/order-rows.ts'
import { addWritten, type Sendable, waysTo } from '../outbox/written.ts'
import { type MessageRow, messageColumns, presentMessage, type TheirOrder } from './present.ts'

/** Who reads, and by what the shop can send. */
type Reader = { actor: Actor; sendable: Sendable }

type Wanted = {
  state?: Message['state'] | null | undefined
  /** `0:7` or `1:7`: continue after message 7 of the new or of the other ones. */
  after?: string | null | undefined
}

const stateNumber = (state: Message['state']) => messageStates.indexOf(state)

/** A page of messages, newest first: of one state, or new ones followed by all others. */
export async function readMessages(
  db: Transaction,
  reader: Reader,
  { state, after }: Wanted,
): Promise<{ messages: Message[]; next: string | null }> {
  const [part, id] = (after ?? '').split(':')
  const isBehindNew = part === '1'
  const before = idInCursor(id)
  const read = (where: { state: number | { not: number } }, isGoneOn: boolean) =>
    db.message.findMany({
      where: { ...where, ...(isGoneOn && { id: { lt: before } }) },
      select: messageColumns,
      orderBy: { id: 'desc' },
      take: rowsAtOnce + 1,
    })
  let rows: MessageRow[] = []
  if (state) rows = await read({ state: stateNumber(state) }, after != null)
  else {
    if (!isBehindNew) rows = await read({ state: 0 }, after != null)
    if (rows.length <= rowsAtOnce) {
      rows = [...rows, ...(await read({ state: { not: 0 } }, isBehindNew))]
    }
  }
  const { page, next } = pageOf(rows, (last) => `${last.state === 0 ? 0 : 1}:${last.id}`)
  return { messages: await presentAll(db, reader, page), next }
}

export async function readMessage(db: Transaction, reader: Reader, id: number): Promise<Message> {
  const row = await db.message.findUnique({ where: { id }, select: messageColumns })
  const [message] = row ? await presentAll(db, reader, [row]) : []
  if (!message) throw notFound('The message')
  return message
}

type Change = { id: number; v: number; state?: Message['state']; answer?: string }

/** Throws a 404, and a 409 for another version. */
export async function changeMessage(
  tx: Transaction,
  reader: Reader,
  { id, v, state, answer }: Change,
): Promise<Message> {
  const { count } = await tx.message.updateMany({
    where: { id, version: v },
    data: {
      ...(state && { state: stateNumber(state) }),
      staffId: state === 'new' ? null : reader.actor.id,
      ...(answer && { answer }),
    },
  })
  const current = await readMessage(tx, reader, id)
  if (count === 0) throw conflict('Somebody changed this message meanwhile', { current })
  return current
}

/** To the address of the message. Throws a 409 for a way that `entry` does not have, and a 422. */
export async function sendAnswer(
  tx: Transaction,
  { id, ways }: Pick<Message, 'id' | 'ways'>,
  { by, words }: { by: Channel; words: string },
): Promise<void> {
  const { email, number } = await tx.message.findUniqueOrThrow({ where: { id } })
  const row = { kind: 'answer', messageId: id, recipient: by === 'mail' ? email : number } as const
  await addWritten(tx, { ways, by, words, field: 'answer' }, row)
}

async function presentAll(
  db: Transaction,
  { actor, sendable }: Reader,
  rows: MessageRow[],
): Promise<Message[]> {
  const theirs = await readTheirs(db, actor, rows)
  return rows.map((row) => {
    const orders = theirs.filter(({ id }) => id === row.id)
    const isMasked = orders[0]?.isSeen === false
    const shown = isMasked ? { ...row, number: maskNumber(row.number) } : row
    return presentMessage(shown, orders, waysTo(sendable, shown))
  })
}

/**
 * The newest orders of each writer. `isSeen` masks the number as the closed orders beside it: for an
 * agent who handled none of the writer's orders, while none is open.
 */
function readTheirs(
  db: Transaction,
  { id, role }: Actor,
  rows: MessageRow[],
): Promise<(TheirOrder & { id: number; isSeen: boolean })[]> {
  const seen = Prisma.sql`
    select bool_or(o.status < ${orderStatus.delivered} or ${isHandledBy(id)}) as "isSeen"
    from orders o where o.number_key = shop_number_key(m.number) or o.customer_id in (
      select c.id from customer c where c.email_key = lower(normalize(m.email, NFC)))`
  return db.$queryRaw<(TheirOrder & { id: number; isSeen: boolean })[]>`
    select m.id, o.trans_id as "transId", o.status, s."isSeen"
    from message m
    cross join lateral (${hasRight(role, 'anyNumber') ? Prisma.sql`select true as "isSeen"` : seen}) s
    cross join lateral (
      select * from (
        (select o.id, trans_id, status from orders o join customer c on c.id = o.customer_id
          where c.email_key = lower(normalize(m.email, NFC)) order by o.id desc limit 3)
        union
        (select id, trans_id, status from orders
          where number_key = shop_number_key(m.number) order by id desc limit 3)
      ) both_ways order by id desc limit 3
    ) o
    where m.id = any(${rows.map((row) => row.id)}) order by m.id, o.id desc`
}

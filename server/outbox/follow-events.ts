import { undoSeconds } from '#contract/office/rules'
import { channels, messageKinds } from '#contract/outbox'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { lockRows } from '../database/lock-rows.ts'
import { kindAfter, kinds } from './kinds.ts'
import type { MessageSettings } from './words.ts'

/** Ids in which a transaction that began earlier may still commit its events. */
const overlap = 2000

type Wanted = { kind: string; channel: string }

/**
 * Adds a message for each new event of an order of which customers are notified. Events are numbered
 * before they are committed, so the last ones are read again; their keys are unique. Only one
 * process follows at a time.
 */
export async function followEvents(
  prisma: PrismaClient,
  settings: MessageSettings,
  sendable: { mail: boolean; sms: boolean },
): Promise<void> {
  const wanted: Wanted[] = messageKinds.flatMap((kind) =>
    channels
      .filter((channel) => kinds[kind].after && sendable[channel] && settings.isOn(kind, channel))
      .map((channel) => ({ kind, channel })),
  )
  await prisma.$transaction(async (tx) => {
    const all = Prisma.sql`select id from outbox_mark`
    const [mark] = await lockRows(tx, 'outbox_mark', all, 'update skip locked')
    if (mark === undefined) return
    // Read before the messages: an event between the two is read again.
    const last = await tx.orderEvent.findFirst({ select: { id: true }, orderBy: { id: 'desc' } })
    await tx.$executeRaw`
      insert into outbox (key, kind, channel, order_id, recipient, lang, created_at, due_at)
      select e.id || ':' || w.channel, w.kind, w.channel, o.id,
        case w.channel when 'mail' then c.email else o.address_number end, o.lang, e.at,
        e.at + ${undoSeconds} * interval '1 second'
      from order_event e
      cross join outbox_mark m
      join orders o on o.id = e.order_id
      cross join lateral (select ${kindAfter()} as kind) k
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, channel text)
        on w.kind = k.kind
      left join customer c on c.id = o.customer_id
      where (w.channel = 'sms' or c.id is not null) and e.id > m.event_id - ${overlap} and e.at >= m.since
        and (e.id > m.event_id or e.at > now() - interval '5 minutes')
        and not exists (select from outbox x where x.key = e.id || ':' || w.channel)
      on conflict (key) do nothing`
    await tx.outboxMark.updateMany({ data: { eventId: last?.id ?? 0n } })
  })
}

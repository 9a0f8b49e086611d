import { eventKinds } from '#contract/office/order-states'
import { undoSeconds } from '#contract/office/rules'
import { channels, messageKinds } from '#contract/outbox'
import { orderStatus } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { literalsOf } from '../database/literals.ts'
import { lockRows } from '../database/lock-rows.ts'
import type { MessageSettings } from './texts.ts'

/** Ids in which a transaction that began earlier may still commit its events. */
const overlap = 2000

const kind = literalsOf(eventKinds)
const is = literalsOf(orderStatus)

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
      .filter((channel) => kind !== 'reset' && sendable[channel] && settings.isOn(kind, channel))
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
      cross join lateral (select case
        when e.kind = ${kind.placed} and e.staff_id is null and e.to_status = ${is.pending} then 'placed'
        when e.data ->> 'tell' = 'true' and e.kind in (${kind.edit}, ${kind.correction}) then
          case coalesce(e.to_status, o.status) when ${is.pending} then 'placed' when ${is.shipped} then 'shipped'
            when ${is.delivered} then 'delivered' when ${is.cancelled} then null else 'confirmed' end
        when e.kind <> ${kind.status} then null
        when e.to_status = ${is.confirmed} then 'confirmed'
        when e.to_status = ${is.shipped} and e.from_status < ${is.shipped} then 'shipped'
        when e.to_status = ${is.delivered} then 'delivered'
        -- Who cancels an order that nobody confirmed needs no message about it.
        when e.to_status = ${is.cancelled} and e.from_status < ${is.shipped}
          and (e.staff_id is not null or e.from_status <> ${is.pending}) then 'cancelled' end as kind) k
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(kind text, channel text)
        on w.kind = k.kind
      join customer c on c.id = o.customer_id
      where e.id > m.event_id - ${overlap} and e.at >= m.since
        and (e.id > m.event_id or e.at > now() - interval '5 minutes')
        and not exists (select from outbox x where x.key = e.id || ':' || w.channel)
      on conflict (key) do nothing`
    await tx.outboxMark.updateMany({ data: { eventId: last?.id ?? 0n } })
  })
}

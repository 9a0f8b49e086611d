import type { z } from 'zod'
import type { ChannelState, Unsent } from '#contract/office/outbox'
import type { PrismaClient } from '../../database/generated/client.ts'
import { brokenFrom } from '../../outbox/channels.ts'
import { needsPerson, presentMessage } from './messages.ts'

const mostUnsent = 20

/** What the first screen says about messages to customers: at once, unlike its figures. */
export async function readTrouble(prisma: PrismaClient): Promise<{
  unsent: z.output<typeof Unsent>[]
  channels: ChannelState[]
}> {
  const [rows, channels] = await Promise.all([
    prisma.outboxMessage.findMany({
      where: { state: { in: needsPerson } },
      include: { order: { select: { transId: true } } },
      orderBy: { id: 'desc' },
      take: mostUnsent,
    }),
    readChannels(prisma),
  ])
  return {
    unsent: rows.map((row) => ({
      ...presentMessage(row),
      trans_id: row.order?.transId ?? null,
      customer_id: row.customerId,
    })),
    channels: channels.filter(({ since, failed, unsure }) => since || failed || unsure),
  }
}

type ChannelRow = Omit<ChannelState, 'since'> & { since: Date | null }

export async function readChannels(prisma: PrismaClient): Promise<ChannelState[]> {
  const rows = await prisma.$queryRaw<ChannelRow[]>`
    select c.channel, case when c.failures >= ${brokenFrom} then c.since end as since,
      case when c.failures >= ${brokenFrom} then c.error end as error,
      (select count(*)::int from outbox o where o.channel = c.channel
        and (o.state = 'sending' or o.state = 'waits' and (o.due_at <= now() or o.tries > 0))) as waits,
      (select count(*)::int from outbox o where o.channel = c.channel and o.state = 'failed') as failed,
      (select count(*)::int from outbox o where o.channel = c.channel and o.state = 'unsure') as unsure
    from outbox_channel c order by c.channel`
  return rows.map((row) => ({ ...row, since: row.since?.toISOString() ?? null }))
}

/** With the counts of the last day. */
export async function readChannelsOfDay(prisma: PrismaClient) {
  const [channels, counts] = await Promise.all([
    readChannels(prisma),
    prisma.$queryRaw<{ channel: string; state: string; n: number }[]>`
      select channel, state, count(*)::int as n from outbox
      where created_at > now() - interval '1 day' and state in ('sent', 'dropped') group by 1, 2`,
  ])
  const countOf = (channel: string, state: string) =>
    counts.find((each) => each.channel === channel && each.state === state)?.n ?? 0
  return channels.map((each) => ({
    ...each,
    sent: countOf(each.channel, 'sent'),
    dropped: countOf(each.channel, 'dropped'),
  }))
}

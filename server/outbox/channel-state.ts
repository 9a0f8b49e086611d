import type { Channel } from '#contract/outbox'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'

/** From the second failure in a row on a channel is broken: staff see it, and one message a minute tries it. */
export const brokenFrom = 2

export async function noteFailure(prisma: PrismaClient, channel: Channel, error: string) {
  await prisma.$executeRaw`
    update outbox_channel set failures = failures + 1, since = coalesce(since, now()), failed_at = now(),
      error = ${error.slice(0, 300)} where channel = ${channel}`
}

export async function noteSuccess(prisma: PrismaClient, channel: Channel) {
  await prisma.outboxChannel.updateMany({
    where: { channel, failures: { gt: 0 } },
    data: { failures: 0, since: null, failedAt: null, error: null },
  })
}

/** How many messages of a channel may be taken now. */
export const roomOf = (channel: Channel, atOnce: number) => Prisma.sql`(
  select case when failures < ${brokenFrom} then ${atOnce}::int
    when failed_at is null or failed_at < now() - interval '1 minute' then 1 else 0 end
  from outbox_channel where channel = ${channel})`

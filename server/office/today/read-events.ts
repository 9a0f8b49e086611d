import { eventKinds } from '#contract/office/order-states'
import { orderStatus } from '#contract/shop'
import type { PrismaClient } from '../../database/generated/client.ts'

const { placed, status, outcome, undo, correction } = eventKinds

/** A count of events of a kind and status, by day of 24 hours from 0. */
export type EventCount = { day: number; kind: number; status: number; n: number; taka: number }

/**
 * Counts events of orders since the first midnight; undone and corrected ones, and the end of joined orders, are
 * subtracted by a second scan of the same range. Two scans, since one that also reads `data` of every event takes twice as long.
 */
export async function readEvents(
  prisma: PrismaClient,
  midnights: readonly Date[],
): Promise<EventCount[]> {
  const [since = new Date()] = midnights
  // Computing the day from seconds takes longer than the scan.
  const [groups, undone] = await Promise.all([
    prisma.$queryRaw<EventCount[]>`
      select width_bucket(at, ${midnights}::timestamptz[]) - 1 as day, kind, to_status as status,
        count(*)::int as n, coalesce(sum(taka), 0)::float8 as taka
      from order_event where at >= ${since} and kind in (${placed}, ${status}, ${outcome}) group by 1, 2, 3`,
    readUndone(prisma, since),
  ])
  return [
    ...groups,
    ...undone.map(({ at, kind, toStatus, taka }) => ({
      day: midnights.filter((midnight) => midnight <= at).length - 1,
      kind,
      status: toStatus ?? -1,
      n: -1,
      taka: -(taka ?? 0),
    })),
  ]
}

async function readUndone(prisma: PrismaClient, since: Date) {
  const at = { gte: since }
  const undos = await prisma.orderEvent.findMany({
    where: { at, kind: { in: [undo, correction] } },
    select: { data: true },
  })
  const ids = undos.flatMap(({ data }) => Number(Object(data).event) || [])
  const isJoined = { toStatus: orderStatus.cancelled, order: { joinedInto: { not: null } } }
  return prisma.orderEvent.findMany({
    where: { OR: [{ id: { in: ids } }, isJoined], at, kind: { in: [status, outcome] } },
    select: { at: true, kind: true, toStatus: true, taka: true },
  })
}

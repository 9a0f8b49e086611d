import { eventKinds } from '#contract/office/order-states'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'

const { placed, status, outcome, undo } = eventKinds

/** A count of events of a kind and status, by day of 24 hours from 0. */
export type EventCount = { day: number; kind: number; status: number; n: number; taka: number }

/**
 * Counts events of orders since the first midnight; undone ones are subtracted by a second scan of
 * the same range. Two scans, since one that also reads `data` takes twice as long.
 */
export async function readEvents(
  prisma: PrismaClient,
  midnights: readonly Date[],
): Promise<EventCount[]> {
  const [since = new Date()] = midnights
  // Computing the day from seconds takes longer than the scan.
  const day = (at: string) => Prisma.sql`
    width_bucket(${Prisma.raw(at)}, ${midnights}::timestamptz[]) - 1`
  const [groups, undone] = await Promise.all([
    prisma.$queryRaw<EventCount[]>`
      select ${day('at')} as day, kind, to_status as status, count(*)::int as n,
        coalesce(sum(taka), 0)::float8 as taka
      from order_event where at >= ${since} and kind in (${placed}, ${status}, ${outcome}) group by 1, 2, 3`,
    prisma.$queryRaw<EventCount[]>`
      select ${day('e.at')} as day, e.kind, e.to_status as status, -1 as n,
        -coalesce(e.taka, 0)::float8 as taka
      from order_event u join order_event e on e.id = (u.data ->> 'event')::bigint
      where u.at >= ${since} and u.kind = ${undo} and e.at >= ${since} and e.kind in (${status}, ${outcome})`,
  ])
  return [...groups, ...undone]
}

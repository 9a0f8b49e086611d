import type { PrismaClient } from '../../database/generated/client.ts'

/** So many events of a kind to a status, in a day of 24 hours: 0 is the first. */
export type EventCount = { day: number; kind: number; status: number; n: number; taka: number }
type Group = EventCount & { firstOrder: number; undone: bigint[] | null }

/**
 * The events of orders since a midnight, counted in one walk through their times; of those that were
 * taken back there is a count below nought beside the first. `firstOrder`: the lowest id that was placed.
 */
export async function readEvents(prisma: PrismaClient, beginning: Date) {
  const begun = beginning.getTime() / 1000
  const groups = await prisma.$queryRaw<Group[]>`
    select floor((date_part('epoch', at) - ${begun}::float8) / 86400)::int as day, kind,
      to_status as status, count(*)::int as n, coalesce(sum(taka), 0)::float8 as taka,
      min(order_id) as "firstOrder",
      array_agg((data ->> 'event')::bigint) filter (where kind = 7 and data ? 'event') as undone
    from order_event where at >= ${beginning} and kind in (0, 1, 6, 7) group by 1, 2, 3`
  const undone = await prisma.$queryRaw<EventCount[]>`
    select floor((date_part('epoch', at) - ${begun}::float8) / 86400)::int as day, kind,
      to_status as status, -1 as n, -coalesce(taka, 0)::float8 as taka
    from order_event
    where id = any(${groups.flatMap((group) => group.undone ?? [])}::bigint[])
      and at >= ${beginning} and kind in (1, 6)`
  const placed = groups.filter(({ kind }) => kind === 0).map(({ firstOrder }) => firstOrder)
  return {
    counts: [...groups, ...undone] satisfies EventCount[],
    firstOrder: placed.length > 0 ? Math.min(...placed) : null,
  }
}

import type { z } from 'zod'
import type { PrismaClient } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import type { getCounts } from '#contract/office/orders-shapes'

type Row = Record<'calls' | 'laters' | 'packs' | 'hands' | 'ways' | 'backs', number> &
  Record<'call' | 'later' | 'pack' | 'hand' | 'way' | 'back', Date | null> & {
    messages: number
    reviews: number
  }

/**
 * How many orders are in each queue, and since when its first one waits, of `later` when it is next.
 * Every number is counted in a partial index that holds no other rows.
 */
export async function countQueues(
  prisma: PrismaClient,
): Promise<Omit<z.output<(typeof getCounts)['output']>, 'message'>> {
  const [row] = await prisma.$queryRaw<Row[]>`${planOnce}
    with c as (
      select count(*) filter (where call_at <= now())::int as calls,
        min(call_at) filter (where call_at <= now()) as call,
        count(*) filter (where call_at > now())::int as laters,
        min(call_at) filter (where call_at > now()) as later
      from orders where status = 0
    ),
    b as (select count(*)::int as backs from orders where outcome = 1),
    l as (select count(*)::int as losts from orders where outcome = 3)
    select c.*, b.backs,
      (select count(*)::int from orders where status = 1) as packs,
      (select created_at from orders where status = 1 order by id limit 1) as pack,
      (select count(*)::int from orders where status = 2) as hands,
      (select created_at from orders where status = 2 order by id limit 1) as hand,
      (select count(*)::int from orders where status = 3) - b.backs - l.losts as ways,
      (select created_at from orders where status = 3 and outcome is null
        order by id limit 1) as way,
      (select created_at from orders where outcome = 1 order by id limit 1) as back,
      (select count(*)::int from message where state = 0) as messages,
      (select count(*)::int from review where state = 1) as reviews
    from c, b, l`
  if (!row) throw new Error('The orders were not counted')
  const count = (n: number, oldest: Date | null) => ({ n, oldest: oldest?.toISOString() ?? null })
  return {
    call: count(row.calls, row.call),
    later: count(row.laters, row.later),
    pack: count(row.packs, row.pack),
    hand: count(row.hands, row.hand),
    way: count(row.ways, row.way),
    back: count(row.backs, row.back),
    messages: row.messages,
    reviews: row.reviews,
  }
}

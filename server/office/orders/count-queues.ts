import type { z } from 'zod'
import { outcomes } from '#contract/office/order-states'
import type { getCounts } from '#contract/office/orders'
import { messageStates, reviewStates } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { literalsOf } from '../../database/literals.ts'
import { planOnce } from '../../database/plans.ts'
import { inForce, isBlocked } from './blocked.ts'

const { pending, confirmed, processing, shipped } = literalsOf(orderStatus)
const { comingBack, lost } = literalsOf(outcomes)
const unanswered = Prisma.raw(String(messageStates.indexOf('new')))
const held = Prisma.raw(String(reviewStates.indexOf('held')))

type Row = Record<'call' | 'later' | 'pack' | 'ready' | 'inTransit' | 'returned', number> &
  Record<`${'call' | 'later' | 'pack' | 'ready' | 'inTransit' | 'returned'}Since`, Date | null> & {
    blocked: number
    blockedSince: Date | null
    newest: number | null
    messages: number
    reviews: number
  }

/**
 * The size of each queue and the time since its first order waits; for `later` the time of its next
 * call. Partial indexes without other rows answer every count; orders of blocked numbers are found by
 * their number, since there are few.
 */
export async function countQueues(
  prisma: PrismaClient,
): Promise<Omit<z.output<(typeof getCounts)['output']>, 'message'>> {
  const [row] = await prisma.$queryRaw<Row[]>`${planOnce}
    with c as (
      select count(*) filter (where call_at <= now())::int as due,
        count(*) filter (where call_at > now())::int as later
      from orders where status = ${pending}
    ),
    k as (
      select count(*) filter (where o.call_at <= now())::int as due,
        count(*) filter (where o.call_at > now())::int as later, min(o.call_at) as since
      from phone_block b join orders o on o.number_key = reverse(b.phone) and o.status = ${pending}
      where ${inForce}
    ),
    b as (select count(*)::int as returned from orders where outcome = ${comingBack}),
    l as (select count(*)::int as lost from orders where outcome = ${lost})
    select c.due - k.due as "call", c.later - k.later as later, k.due + k.later as blocked,
      k.since as "blockedSince", b.returned,
      (select o.call_at from orders o
        where o.status = ${pending} and o.call_at <= now() and not ${isBlocked}
        order by o.call_at limit 1) as "callSince",
      (select max(due.id) from (
        select o.id from orders o
        where o.status = ${pending} and o.call_at <= now() and o.source = 0 and not ${isBlocked}
        order by o.call_at desc limit 20
      ) due) as newest,
      (select o.call_at from orders o
        where o.status = ${pending} and o.call_at > now() and not ${isBlocked}
        order by o.call_at limit 1) as "laterSince",
      (select count(*)::int from orders where status = ${confirmed}) as pack,
      (select created_at from orders where status = ${confirmed} order by id limit 1) as "packSince",
      (select count(*)::int from orders where status = ${processing}) as ready,
      (select created_at from orders where status = ${processing} order by id limit 1) as "readySince",
      (select count(*)::int from orders where status = ${shipped}) - b.returned - l.lost as "inTransit",
      (select created_at from orders where status = ${shipped} and outcome is null
        order by id limit 1) as "inTransitSince",
      (select created_at from orders where outcome = ${comingBack} order by id limit 1) as "returnedSince",
      (select count(*)::int from message where state = ${unanswered}) as messages,
      (select count(*)::int from review where state = ${held}) as reviews
    from c, k, b, l`
  if (!row) throw new Error('The orders were not counted')
  const count = (n: number, oldest: Date | null) => ({ n, oldest: oldest?.toISOString() ?? null })
  return {
    call: count(row.call, row.callSince),
    later: count(row.later, row.laterSince),
    pack: count(row.pack, row.packSince),
    hand: count(row.ready, row.readySince),
    way: count(row.inTransit, row.inTransitSince),
    back: count(row.returned, row.returnedSince),
    blocked: count(row.blocked, row.blockedSince),
    newest: row.newest,
    messages: row.messages,
    reviews: row.reviews,
  }
}

import { Prisma } from '../../database/generated/client.ts'

/** What came in advance for an order `o`, without what was given back or undone. */
export const paidOfOrder = Prisma.sql`(
  select coalesce(sum(p.taka), 0)::int from order_payment p
  where p.order_id = o.id and p.undone_at is null)`

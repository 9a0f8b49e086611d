import { Prisma } from '../../database/generated/client.ts'
import type { Queue } from '#contract/office/rules'

/**
 * Conditions of each queue, written without parameters so that PostgreSQL uses the partial indexes.
 * A CHECK guarantees that orders with an `outcome` of 1 or 3 are in transit for the customer; a
 * lost one needs no further step.
 */
export const queueRules: Record<Queue, { where: Prisma.Sql; by: 'call_at' | 'oldest' | 'newest' }> =
  {
    call: { where: Prisma.sql`o.status = 0 and o.call_at <= now()`, by: 'call_at' },
    later: { where: Prisma.sql`o.status = 0 and o.call_at > now()`, by: 'call_at' },
    pack: { where: Prisma.sql`o.status = 1`, by: 'oldest' },
    hand: { where: Prisma.sql`o.status = 2`, by: 'oldest' },
    way: { where: Prisma.sql`o.status = 3 and o.outcome is null`, by: 'oldest' },
    back: { where: Prisma.sql`o.outcome = 1`, by: 'oldest' },
    all: { where: Prisma.sql`true`, by: 'newest' },
  }

import { outcomes } from '#contract/office/order-states'
import type { Queue } from '#contract/office/rules'
import { orderStatus } from '#contract/shop'
import { Prisma } from '../../database/generated/client.ts'
import { literalsOf } from '../../database/literals.ts'
import { isBlocked } from './blocked.ts'

const { pending, confirmed, processing, shipped } = literalsOf(orderStatus)
const { comingBack } = literalsOf(outcomes)

/**
 * Conditions of each queue, written without parameters so that PostgreSQL uses the partial indexes.
 * A CHECK guarantees that orders that come back or are lost are in transit for the customer; a
 * lost one needs no further step.
 */
export const queueRules: Record<Queue, { where: Prisma.Sql; by: 'call_at' | 'oldest' | 'newest' }> =
  {
    call: {
      where: Prisma.sql`o.status = ${pending} and o.call_at <= now() and not ${isBlocked}`,
      by: 'call_at',
    },
    later: {
      where: Prisma.sql`o.status = ${pending} and o.call_at > now() and not ${isBlocked}`,
      by: 'call_at',
    },
    pack: { where: Prisma.sql`o.status = ${confirmed}`, by: 'oldest' },
    hand: { where: Prisma.sql`o.status = ${processing}`, by: 'oldest' },
    way: { where: Prisma.sql`o.status = ${shipped} and o.outcome is null`, by: 'oldest' },
    back: { where: Prisma.sql`o.outcome = ${comingBack}`, by: 'oldest' },
    blocked: { where: Prisma.sql`o.status = ${pending} and ${isBlocked}`, by: 'call_at' },
    all: { where: Prisma.sql`true`, by: 'newest' },
  }

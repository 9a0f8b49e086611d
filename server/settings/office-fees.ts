import { usualFees } from '#contract/shop'
import { Prisma } from '../database/generated/client.ts'

/** The shop's present fees inside a statement of the office, as `feesIn` of the contract has them. */
export const feesOfShop = Prisma.sql`(select jsonb_build_object(
    'inside', coalesce((max(value ->> 'fee_inside'))::int, ${usualFees.inside}::int),
    'outside', coalesce((max(value ->> 'fee_outside'))::int, ${usualFees.outside}::int))
  from setting where part = 'delivery')`

import { Prisma } from '../../database/generated/client.ts'

/** The blocks `b` that hold today in Dhaka. */
export const inForce = Prisma.sql`
  (b.until is null or b.until >= (now() at time zone interval '6 hours')::date)`

/** The block `b` of the number of an order `o`, while it holds. */
export const blockOfOrder = Prisma.sql`b.phone = reverse(o.number_key) and ${inForce}`

/** Whether the number of an order `o` is blocked now. */
export const isBlocked = Prisma.sql`exists (select from phone_block b where ${blockOfOrder})`

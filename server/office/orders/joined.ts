import { Prisma } from '../../database/generated/client.ts'

/** The trans_id of the order into which the products of an order `o` went; null of nearly every one. */
export const wholeOfOrder = Prisma.sql`(select w.trans_id from orders w where w.id = o.joined_into)`

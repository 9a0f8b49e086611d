import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { cursor, listOf } from '#contract/office/wire'
import { done, Id, id, Taka, Time, text } from '#contract/wire'

const CustomerRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  number: z.string().nullable(),
  created_at: Time,
  orders: z.int(),
})
export type CustomerRow = z.infer<typeof CustomerRow>

/** `orders_list`: newest first, 30 at most. */
const CustomerCard = CustomerRow.extend({
  /** The last mail to this address was refused by its server. */
  bounced: z.boolean(),
  address: z.string().nullable(),
  record: z.object({
    delivered: z.int(),
    returned: z.int(),
    cancelled: z.int(),
    open: z.int(),
  }),
  orders_list: z.array(
    z.object({
      trans_id: z.string(),
      status: z.int(),
      total: Taka,
      created_at: Time,
      /** Its products went into another order. */
      joined: z.literal(true).optional(),
    }),
  ),
})
export type CustomerCard = z.infer<typeof CustomerCard>

/** By the end of a number, words of the name, or the beginning of the email; else newest first. */
export const getCustomers = staffRead('/api/office/customers', 'customers', {
  input: z.object({ q: text('search', 100, 0).nullish(), after: cursor() }),
  output: listOf('customers', CustomerRow),
})
export const getCustomer = staffRead('/api/office/customers/:id', 'customers', {
  input: z.object({ id: id('customer') }),
  output: done('success', { customer: CustomerCard }),
})
/** Returns a single-use link for 30 minutes, to read out or send; a former one ends. */
export const resetCustomer = staffChange('/api/office/customers/reset', 'customers', {
  proved: true,
  secret: true,
  input: z.object({ id: id('customer') }),
  output: done('success', { link: z.string(), until: Time }),
})

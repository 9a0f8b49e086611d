import { z } from 'zod'
import { done, Id, id, Taka, Time, text } from '#contract/wire'
import { cursor, listOf } from '#contract/office/wire'

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
    z.object({ trans_id: z.string(), status: z.int(), total: Taka, created_at: Time }),
  ),
})
export type CustomerCard = z.infer<typeof CustomerCard>

export const getCustomers = {
  input: z.object({ q: text('search', 100, 0).nullish(), after: cursor() }),
  output: listOf('customers', CustomerRow),
}
export const getCustomer = {
  input: z.object({ id: id('customer') }),
  output: done('success', { customer: CustomerCard }),
}
export const resetCustomer = {
  input: z.object({ id: id('customer') }),
  output: done('success', { link: z.string(), until: Time }),
}

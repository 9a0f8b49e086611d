import { staffChange, staffRead } from '#contract/calls'
import type * as shapes from '#contract/office/customers-shapes'

/** By the end of a number, words of the name, or the beginning of the email; else newest first. */
export const getCustomers = staffRead<typeof shapes.getCustomers>(
  '/api/office/customers',
  'customers',
)
export const getCustomer = staffRead<typeof shapes.getCustomer>(
  '/api/office/customers/:id',
  'customers',
)
/** Returns a single-use link for 30 minutes, to read out or send; a former one ends. */
export const resetCustomer = staffChange<typeof shapes.resetCustomer>(
  '/api/office/customers/reset',
  'customers',
  { proved: true, secret: true },
)

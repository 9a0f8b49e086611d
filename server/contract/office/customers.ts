import type { StaffCall } from '#contract/endpoint'
import type * as shapes from '#contract/office/customers-shapes'

/**
 * Matches the end of a number, words of the name, or the beginning of the email; without `q`,
 * newest first.
 */
export const getCustomers: StaffCall<typeof shapes.getCustomers> = {
  method: 'GET',
  path: '/api/office/customers',
  access: 'staff',
  right: 'customers',
}
export const getCustomer: StaffCall<typeof shapes.getCustomer> = {
  method: 'GET',
  path: '/api/office/customers/:id',
  access: 'staff',
  right: 'customers',
}
/** Returns a single-use link for 30 minutes, to read out or send; a former one ends. */
export const resetCustomer: StaffCall<typeof shapes.resetCustomer> = {
  method: 'POST',
  path: '/api/office/customers/reset',
  access: 'staff',
  right: 'customers',
  changes: true,
  proved: true,
  secret: true,
}

import type { CustomerCall } from '#contract/endpoint'
import type * as shapes from '#contract/password-shapes'

// Separate from the other calls of customers, which every page loads first.
/** Ends all other sessions. A wrong `current` is a 422. Not in the spec: decision 028. */
export const changePassword: CustomerCall<typeof shapes.changePassword> = {
  method: 'POST',
  path: '/api/customer/password',
  access: 'customer',
  changes: true,
}

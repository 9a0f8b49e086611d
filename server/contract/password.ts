import type { CustomerCall } from '#contract/endpoint'
import type * as shapes from '#contract/password-shapes'

/**
 * Ends all other sessions of the customer. A wrong `current` is a 422. Not in the spec: decision 028.
 * Apart from the other calls of customers, which are part of every page's first load.
 */
export const changePassword: CustomerCall<typeof shapes.changePassword> = {
  method: 'POST',
  path: '/api/customer/password',
  access: 'customer',
  changes: true,
}

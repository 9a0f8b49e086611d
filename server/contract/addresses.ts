import type * as shapes from '#contract/addresses-shapes'
import type { CustomerCall } from '#contract/endpoint'

/** `trans_id` is the newest order's, or null. */
export const getAddress: CustomerCall<typeof shapes.getAddress> = {
  method: 'GET',
  path: '/api/get/address/:userId',
  access: 'customer',
  owner: 'userId',
}
/** Each customer has one address; a new one replaces it. */
export const saveAddress: CustomerCall<typeof shapes.saveAddress> = {
  method: 'POST',
  path: '/api/add/address',
  access: 'customer',
  changes: true,
  owner: 'user_id',
}

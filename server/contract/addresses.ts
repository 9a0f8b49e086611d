import type * as shapes from '#contract/addresses-shapes'
import { ownChange, ownRead } from '#contract/calls'

/** `trans_id` is the newest order's, or null. */
export const getAddress = ownRead<typeof shapes.getAddress>('/api/get/address/:userId', {
  owner: 'userId',
})
/** Each customer has one address; a new one replaces it. */
export const saveAddress = ownChange<typeof shapes.saveAddress>('/api/add/address', {
  owner: 'user_id',
})

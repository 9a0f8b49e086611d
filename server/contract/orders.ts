import { ownChange, ownRead, publicChange } from '#contract/calls'
import type * as shapes from '#contract/orders-shapes'

/** Treated as a change: another site could use up the customer's tries. */
export const applyPromo = ownChange<typeof shapes.applyPromo>('/api/apply-promo')
/** The same lines, or the same `Idempotency-Key`, are one order: its first answer again. */
export const confirmOrder = ownChange<typeof shapes.confirmOrder>('/api/order/confirm', {
  isLong: true,
})
/** Newest first: twenty with a `page`, 100 without; `total` counts all. */
export const getOrders = ownRead<typeof shapes.getOrders>('/api/get/orders')
export const getOrder = ownRead<typeof shapes.getOrder>('/api/get/order/:trans_id')
/** The order of a link in a message: no number, no address. As a change, so that nothing caches it. */
export const getLinkedOrder = publicChange<typeof shapes.getLinkedOrder>('/api/get/linked/order')
export const cancelOrder = ownChange<typeof shapes.cancelOrder>('/api/add/cancel-order')
